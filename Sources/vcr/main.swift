import Console
import Glibc

Surroundings.openStandardChannels()
// The command line's parser is entered only when there is something to parse: it takes 2 ms.
let status =
    CommandLine.argc > 1
    ? Invocation.run(Array(CommandLine.arguments.dropFirst())) : Program().run(RunPlan())
SignalInterruption.passOn()
exit(status)
