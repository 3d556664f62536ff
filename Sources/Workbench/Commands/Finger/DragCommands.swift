import CommandLanguage
import HeadlessUIKit
import Statements

/// The command that drags what scrolls, and sheets.
extension CommandTable {
    static let dragCommands = [dragCommand]

    private static let dragCommand = Command(
        "drag", .containers, "Drags what scrolls, or a sheet, and lets it go, as the user does.",
        [
            .optional("DX", .number), .optional("DY", .number),
            .optional("DIRECTION", .choice(dragDirections)),
            .optional("PLACE", .object(.any), after: "in"),
            .optional("SPEED", .number, after: "at"),
        ],
        isByHand: true,
        synopsis: "drag DX DY [in PLACE], drag up|down POINTS [at SPEED] [in SHEET]",
        code: .finger,
        details: [
            Command.Detail("DX DY", "how far the content moves on, in points"),
            Command.Detail("PLACE", "a scroll view, or a controller; the one in front if left out"),
            Command.Detail("POINTS", "how far the finger goes; the sheet follows after 10"),
            Command.Detail("SPEED", "in points a second, where it lifts: 1000 make a flick"),
            Command.Detail("SHEET", "the sheet in front unless another is named"),
        ],
        examples: [
            "new menu as table with 100; root menu; drag 0 300; info menu.tableView",
            "new home; new m; root home; present m; drag down 300; drag down 500",
            "new home; new m; root home; present m; detent medium; drag up 200; drag down 20 at 1200",
        ]
    ) { (session, arguments) throws(Diagnostic) in
        if let direction = arguments.choice(2) {
            guard let points = arguments.number(0), points >= 0, !arguments.isGiven(1) else {
                throw Diagnostic(
                    .wrongArity, at: arguments.span(2), "'drag \(direction)' takes POINTS")
            }
            return try session.world.dragsSheet(
                direction, by: points, at: arguments.number(4), arguments.word(3),
                arguments.isGiven(3) ? arguments.span(3) : arguments.verb.word.span)
        }
        try UserHand(session).drags(arguments)
    }

    private static let dragDirections = Choices(noun: "direction", words: ["up", "down"])
}

extension UserHand {
    /// Drags what scrolls.
    fileprivate func drags(_ arguments: borrowing Arguments) throws(Diagnostic) {
        guard let dx = arguments.number(0), let dy = arguments.number(1) else {
            if let word = arguments.word(3), world.names.object(word.text) == nil {
                throw Diagnostic(
                    .wrongValue, at: word.span,
                    "\(Decimal.complaint(word.text)): \(arguments.command.synopsis)")
            }
            throw Diagnostic(
                .wrongArity, at: arguments.verb.word.span,
                "'drag' needs DX DY: \(arguments.command.synopsis)")
        }
        let place = try arguments.word(3).map { (word) throws(Diagnostic) in
            try world.object(word)
        }
        guard let scrollView: UIScrollView = TapTarget.scrolling(in: place ?? world.front) else {
            throw Diagnostic(
                .illegal, at: arguments.isGiven(3) ? arguments.span(3) : arguments.verb.word.span,
                world.underCover("nothing scrolls on the screen there"))
        }
        try checkReach(scrollView, called: word(3, arguments, for: scrollView))
        scrollView.userDrags(by: CGPoint(x: dx, y: dy))
    }
}
