import Console
import POSIX

Surroundings.openStandardChannels()
SignalInterruption.begin()
let status = Invocation.run(Array(CommandLine.arguments.dropFirst()))
SignalInterruption.passOn()
exit(status)
