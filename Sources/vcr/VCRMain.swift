import Console
import POSIX
import Statements

/// The whole program: it reads the arguments, does what they ask for, and returns the exit status.
///
/// What is adopted are the types of an app with which the program is linked, so that they are known at the prompt.
@MainActor
public func vcrMain(adopting types: AdoptedTypes? = nil) -> Int32 {
    types?.adopt()
    Surroundings.openStandardChannels()
    SignalInterruption.begin()
    let status = Invocation.run(Array(CommandLine.arguments.dropFirst()))
    SignalInterruption.passOn()
    return status
}

/// The same for a program that is compiled without this room, as `vcr --package` makes one; it has adopted its types.
@MainActor
@_cdecl("vcr_main")
public func runProgram() -> Int32 { vcrMain() }
