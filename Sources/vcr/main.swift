import Console
import Glibc

Surroundings.openStandardChannels()
let status = Invocation.run(Array(CommandLine.arguments.dropFirst()))
SignalInterruption.passOn()
exit(status)
