import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

/// Commands for fingers on a view.
extension CommandTable {
    static let gestureCommands = [
        touchCommand, panCommand, pinchCommand, twistCommand, hoverCommand,
    ]

    private static let seconds = Command.Detail(
        "SECONDS", "of the simulated clock: under 'hold' the finger stays until 'wait'")

    private static let fingers = Parameter.optional("N", .count, after: "fingers")
    private static let number = Command.Detail("N", "how many, side by side: up to 5")

    private static let touchCommand = Command(
        "touch", .containers, "Puts a finger on a view, and lifts it again.",
        [
            Parameter("VIEW", .view), .optional("X Y", .numbers(2), after: "at"),
            .optional("SECONDS", .number, after: "for"), .optional("N", .count, after: "times"),
            fingers,
        ],
        isByHand: true,
        code: .finger,
        details: [
            Command.Detail("X Y", "in the view's coordinates; its middle unless given"),
            Command.Detail("SECONDS", "how long, 0.1 unless given: from 0.5 on it is a long press"),
            Command.Detail("N", "how often: twice is a double tap; or how many fingers, up to 5"),
        ],
        examples: [
            "new home; root home; let tap = UITapGestureRecognizer()\n"
                + "home.view.addGestureRecognizer(tap); touch home; touch home for 1"
        ], run: touch)

    private static let panCommand = Command(
        "pan", .containers, "Drags a finger over a view, or pans a map.",
        [
            Parameter(
                "VIEW", .view,
                offering: { completion in
                    completion.names {
                        completion.session.world.names.object($0) is MapController
                    }
                        + completion.views
                }), .optional("LAT LON", .numbers(2)),
            .optional("DX DY", .numbers(2), after: "by"),
            .optional("X Y", .numbers(2), after: "from"),
            .optional("SECONDS", .number, after: "over"), fingers,
        ],
        isByHand: true,
        synopsis: "pan VIEW by DX DY [from X Y] [over SECONDS] [fingers N], pan MAP LAT LON",
        code: .written(StepWriter.writePan),
        details: [
            Command.Detail(
                "DX DY",
                "how far, in points: what scrolls there follows, where no button keeps the finger"),
            Command.Detail("X Y", "in the view's coordinates; its middle unless given"),
            seconds, number,
            Command.Detail("MAP", "a map of the antipodal maps: its delegate is told"),
            Command.Detail("LAT", "degrees north, from -90 to 90"),
            Command.Detail("LON", "degrees east; they go round"),
        ],
        examples: [
            "new home; root home; let drag = UIPanGestureRecognizer()\n"
                + "home.view.addGestureRecognizer(drag); pan home by 100 0",
            "new maps as antipodal; root maps; pan map1 52.5 13.4; info map2",
        ], run: pan)

    private static let pinchCommand = Command(
        "pinch", .containers, "Spreads two fingers on a view, or draws them together.",
        [
            Parameter("VIEW", .view), Parameter("SCALE", .number, after: ["to"]),
            .optional("SECONDS", .number, after: "over"),
        ],
        isByHand: true,
        code: .nothing("the user's fingers do it"),
        details: [
            Command.Detail("SCALE", "2 for twice as far apart, 0.5 for half; up to 10"), seconds,
        ],
        examples: [
            "new home; root home; let zoom = UIPinchGestureRecognizer()\n"
                + "home.view.addGestureRecognizer(zoom); pinch home to 2"
        ], run: pinch)

    private static let twistCommand = Command(
        "twist", .containers, "Turns two fingers on a view around each other.",
        [
            Parameter("VIEW", .view), Parameter("DEGREES", .number, after: ["by"]),
            .optional("SECONDS", .number, after: "over"),
        ],
        isByHand: true,
        details: [
            Command.Detail("DEGREES", "clockwise, -90 for a quarter back; up to 3600"), seconds,
        ],
        examples: [
            "new home; root home; let dial = UIRotationGestureRecognizer()\n"
                + "home.view.addGestureRecognizer(dial); twist home by 90"
        ], run: twist)

    private static let hoverCommand = Command(
        "hover", .containers, "Moves the pointer of an iPad over a view, or away.",
        [Parameter("VIEW", .view), .optional("X Y", .numbers(2), after: "at")],
        isByHand: true,
        synopsis: "hover VIEW [at X Y], hover off",
        details: [Command.Detail("X Y", "in the view's coordinates; its middle unless given")],
        examples: [
            "device iPad; new home; root home; let over = UIHoverGestureRecognizer()\n"
                + "home.view.addGestureRecognizer(over); hover home; hover off"
        ], run: hover)
}

@MainActor
private func touch(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    let view = try UserHand(session).viewToTouch(word)
    let times = arguments.count(3) ?? 1
    guard (1...100).contains(times) else {
        throw Diagnostic(.wrongValue, at: arguments.span(3), "a finger taps from 1 to 100 times")
    }
    let seconds = try session.world.fingerTime(arguments, 2) ?? 0.1
    let landing = session.world.simulator.userTouches(
        at: view.place(arguments.numbers(1)), of: view, for: seconds, times: times,
        fingers: try session.world.fingerCount(arguments, 4))
    try UserHand(session).judge(landing, called: word)
}

@MainActor
private func pan(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    if arguments.isGiven(1) { return try session.world.panMap(arguments) }
    guard arguments.isGiven(2) else {
        throw Diagnostic(
            .wrongArity, at: arguments.verb.word.span, "'pan' needs a way: pan VIEW by DX DY")
    }
    guard let word = arguments.word(0) else { return }
    let view = try UserHand(session).viewToTouch(word)
    let way = arguments.numbers(2)
    let seconds = try session.world.fingerTime(arguments, 4) ?? 0.3
    let landing = session.world.simulator.userPans(
        from: view.place(arguments.numbers(3)), of: view, by: CGPoint(x: way[0], y: way[1]),
        over: seconds, fingers: try session.world.fingerCount(arguments, 5))
    if let landing, landing.isOnScrollView { return }
    try UserHand(session).judge(landing, called: word)
}

@MainActor
private func pinch(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    let view = try UserHand(session).viewToTouch(word)
    guard let scale = arguments.number(1), (0.05...10).contains(scale) else {
        throw Diagnostic(.wrongValue, at: arguments.span(1), "a pinch goes from 0.05 to 10")
    }
    let seconds = try session.world.fingerTime(arguments, 2) ?? 0.3
    let landing = session.world.simulator.userPinches(view, to: scale, over: seconds)
    try UserHand(session).judge(landing, called: word)
}

@MainActor
private func twist(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    let view = try UserHand(session).viewToTouch(word)
    guard let degrees = arguments.number(1), (-3600...3600).contains(degrees) else {
        throw Diagnostic(
            .wrongValue, at: arguments.span(1), "fingers turn by -3600 to 3600 degrees")
    }
    let seconds = try session.world.fingerTime(arguments, 2) ?? 0.3
    let landing = session.world.simulator.userTwists(
        view, by: degrees / 180 * .pi, over: seconds)
    try UserHand(session).judge(landing, called: word)
}

@MainActor
private func hover(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let simulator = session.world.simulator
    guard let word = arguments.word(0) else { return }
    guard simulator.display.device.isPad, simulator.systemVersion >= 13 else {
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span,
            "an \(simulator.display.device.name) with iOS \(simulator.systemVersion) has no pointer",
            hint: "device iPad")
    }
    if word.text == "off", session.world.names.object("off") == nil {
        return simulator.userStopsHovering()
    }
    let view = try session.world.view(word)
    try session.world.checkShown(view, word)
    try UserHand(session).checkPresentations(over: view, called: word)
    let landing = simulator.userHovers(at: view.place(arguments.numbers(1)), of: view)
    try UserHand(session).checkLanding(landing, called: word)
    guard landing?.recognizers.isEmpty ?? false else { return }
    session.note("no UIHoverGestureRecognizer is under the pointer there")
}

extension UserHand {
    /// The view under the fingers.
    fileprivate func viewToTouch(_ word: Word) throws(Diagnostic) -> UIView {
        let view = try world.view(word)
        try world.checkShown(view, word)
        try checkNoFingers(at: word.span)
        try checkPresentations(over: view, called: word)
        return view
    }
}

extension World {
    /// Seconds that a finger takes.
    fileprivate func fingerTime(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> Double? {
        guard let seconds = arguments.number(index) else { return nil }
        guard (0...3600).contains(seconds) else {
            throw Diagnostic(
                .wrongValue, at: arguments.span(index), "a finger takes from 0 to 3600 seconds")
        }
        return seconds
    }

    /// How many fingers there are.
    fileprivate func fingerCount(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> Int {
        let count = arguments.count(index) ?? 1
        guard (1...5).contains(count) else {
            throw Diagnostic(
                .wrongValue, at: arguments.span(index), "a hand has from 1 to 5 fingers")
        }
        return count
    }

    fileprivate func panMap(_ arguments: borrowing Arguments) throws(Diagnostic) {
        let word = arguments.word(0)
        guard let map = word.flatMap({ names.controller($0.text) }) as? MapController else {
            let problem: Message = word.map { "'\($0.text)' is no map" } ?? "there is no map"
            throw Diagnostic(
                .wrongType, at: arguments.span(0), problem, hint: "pan VIEW by DX DY")
        }
        let numbers = arguments.numbers(1)
        guard (-90...90).contains(numbers[0]) else {
            throw Diagnostic(
                .wrongValue, at: arguments.span(1), "a latitude goes from -90 to 90 degrees")
        }
        call(
            "\(name(of: map)).pan(toLatitude: \(Decimal.text(numbers[0])), "
                + "longitude: \(Decimal.text(numbers[1])))", on: map
        ) { map.pan(toLatitude: numbers[0], longitude: numbers[1]) }
    }
}

extension UIView {
    /// The point of the numbers, or the middle.
    fileprivate func place(_ numbers: [Double]) -> CGPoint {
        numbers.count == 2
            ? CGPoint(x: numbers[0], y: numbers[1]) : CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
