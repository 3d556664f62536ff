import CommandLanguage
import HeadlessUIKit

/// Commands on split views.
extension CommandTable {
    static let splitCommands = [columnCommand, displayModeCommand]

    private static let split = Command.Detail(
        "SPLIT", "the split view controller in front unless another is named")
    private static let columns = Choices(
        noun: "column", words: ["primary", "supplementary", "secondary", "compact"])
    private static let actions = Choices(noun: "action", words: ["show", "hide", "set"])
    /// Spelt out: to print an enumeration's cases would cost each start a millisecond.
    private static let modes = Choices(
        noun: "display mode",
        words: [
            "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
            "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary",
        ])

    private static let columnCommand = Command(
        "column", .containers, "Shows or hides a column, or gives it another controller.",
        [
            Parameter("ACTION", .choice(actions)), Parameter("COLUMN", .choice(columns)),
            .optional("NAME", .object(.addable), after: "to"),
            .optional("SPLIT", .object(.split), after: "in"),
        ],
        synopsis: "column show|hide COLUMN [in SPLIT], column set COLUMN to NAME [in SPLIT]",
        calls: [
            "SPLIT.show(.COLUMN)", "SPLIT.hide(.COLUMN)",
            "SPLIT.setViewController(NAME, for: .COLUMN)",
        ],
        code: .written(StepWriter.writeColumn),
        details: [split, Command.Detail("COLUMN", columns.words.joined(separator: ", "))],
        examples: [
            "device iPad; new a; new b; new s as split with a b; root s; column hide primary",
            "new a; new b; new c; new s as split with a b; column set compact to c in s",
        ], inWorld: changeColumn)

    private static let displayModeCommand = Command(
        "displaymode", .containers, "Asks a split for a display mode.",
        [
            Parameter("MODE", .choice(modes)), .optional("SPLIT", .object(.split), after: "in"),
        ],
        calls: ["SPLIT.preferredDisplayMode = .MODE"],
        code: .written(StepWriter.writeDisplayMode),
        details: [split, Command.Detail("MODE", modes.words.joined(separator: ", "))],
        examples: [
            "device iPad; new a; new b; new s as split with a b; root s\n"
                + "displaymode oneOverSecondary; displaymode secondaryOnly"
        ]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        let split = try world.split(arguments, 1)
        guard let word = arguments.choice(0),
            let mode = UISplitViewController.DisplayMode.allCases.first(where: { "\($0)" == word })
        else { return }
        world.call(
            "\(world.name(of: split)).preferredDisplayMode = .\(word)", on: split
        ) { split.preferredDisplayMode = mode }
    }
}

@MainActor
private func changeColumn(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let split = try world.split(arguments, 3)
    guard let word = arguments.choice(1),
        let column = UISplitViewController.Column.allCases.first(where: { "\($0)" == word })
    else { return }
    let name = world.name(of: split)
    guard split.has(column) else {
        throw Diagnostic(
            .illegal, at: arguments.span(1), "'\(name)' has no \(word) column")
    }
    switch arguments.choice(0) {
    case "set":
        let controller = try world.requiredController(arguments, 2)
        let text =
            "\(name).setViewController(\(world.name(of: controller)), for: .\(word))"
        world.call(text, on: split) { split.setViewController(controller, for: column) }
    case "hide": world.call("\(name).hide(.\(word))", on: split) { split.hide(column) }
    default: world.call("\(name).show(.\(word))", on: split) { split.show(column) }
    }
}

extension World {
    /// The split that the parameter names, or the one in front.
    func split(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UISplitViewController {
        guard let named = try controller(arguments, index) else {
            if let front = frontSplit { return front }
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span,
                "there is no split view controller on the screen",
                hint: "new s as split with NAME NAME; root s")
        }
        guard let split = named as? UISplitViewController else {
            throw Diagnostic(
                .wrongType, at: arguments.span(index),
                "'\(name(of: named))' is no split view controller")
        }
        return split
    }
}
