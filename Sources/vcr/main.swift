import Console
import POSIX

Surroundings.openStandardChannels()
let status = Invocation.run(Array(CommandLine.arguments.dropFirst()))
SignalInterruption.passOn()
exit(status)
