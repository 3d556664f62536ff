import CommandLanguage
import HeadlessUIKit

/// Commands that steer the run loop.
extension CommandTable {
    static let timeCommands = [
        togetherCommand, holdCommand, releaseCommand, waitCommand, settleCommand,
    ]

    private static let togetherCommand = Command(
        "together", .callbacks, "Runs commands in one turn of the run loop, as one step.",
        [Parameter("{ … }", .block)],
        code: .commands { ($0.block(0), 1) },
        details: [Command.Detail("{ … }", "layout and deferred work happen after it")],
        examples: ["new p; new a; new b; root p; together { add a; add b }"], run: runTogether)

    private static let holdCommand = Command(
        "hold", .callbacks,
        "From now on animations and deferred work wait for 'wait', 'settle' or 'release'.",
        effect: .turn,
        code: .nothing("an app cannot stop its run loop"),
        details: [Command.Detail("", "no turn of the run loop runs by itself until 'release'")],
        examples: ["new p; new a; root p; hold; present a; wait 0.1; release"]
    ) { (session, _) throws(Diagnostic) in session.world.isHeld = true }

    private static let releaseCommand = Command(
        "release", .callbacks, "Ends 'hold', and lets all animations and deferred work finish.",
        effect: .turn, code: .nothing("an app's run loop goes on by itself"),
        examples: ["hold; release"]
    ) { (session, _) throws(Diagnostic) in session.world.isHeld = false }

    private static let waitCommand = Command(
        "wait", .callbacks, "Lets simulated time pass.", [Parameter("SECONDS", .number)],
        effect: .turn, code: .nothing("in an app time passes by itself"),
        details: [Command.Detail("SECONDS", "0 runs exactly one turn of the run loop")],
        examples: [
            "new p; new a; root p; hold; present a; wait 0.2", "new p; hold; root p; wait 0",
        ], inWorld: wait)

    private static let settleCommand = Command(
        "settle", .callbacks, "Lets all animations and deferred work finish; 'hold' goes on.",
        effect: .turn,
        code: .nothing("an app's run loop comes to rest by itself"),
        examples: ["new p; new a; root p; hold; present a; settle; release"]
    ) { (session, arguments) throws(Diagnostic) in
        try session.settle(session.world, at: arguments.verb.word.span)
    }
}

@MainActor
private func runTogether(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let block = arguments.block(0) else { return }
    try session.runInside(block.commands())
}

@MainActor
private func wait(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let seconds = try world.duration(arguments, 0) else { return }
    if seconds == 0 { return world.simulator.takeOneTurn() }
    world.simulator.advance(by: seconds)
}
