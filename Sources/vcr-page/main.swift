import POSIX

signal(SIGPIPE, SIG_IGN)
exit(await PageProgram.run(Array(CommandLine.arguments.dropFirst())))
