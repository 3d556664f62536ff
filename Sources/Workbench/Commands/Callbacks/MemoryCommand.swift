import CommandLanguage
import HeadlessUIKit
import Statements

/// The command for a device whose memory runs short.
extension CommandTable {
    static let memoryCommand = Command(
        "memory", .callbacks, "Sends a memory warning, and shows what each controller released.",
        code: .nothing("the system warns"),
        details: [
            Command.Detail("", "every controller is warned, on the screen or not"),
            Command.Detail("", "before iOS 6 views outside the window go: 'set ios 5'"),
        ],
        examples: [
            "class Home: UIViewController { var cache = [1, 2]; "
                + "override func didReceiveMemoryWarning() { cache = [] } }\n"
                + "new home as Home; root home; memory",
            "set ios 5; new home; new a; root home; _ = a.view; memory",
        ], run: warnOfMemory)
}

@MainActor
private func warnOfMemory(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let simulator = session.world.simulator
    let before = simulator.livingControllers.map { Belongings($0, in: session.world) }
    simulator.warnOfMemory()
    let rows = before.compactMap { belongings in
        belongings.lostWords.map { Fact(belongings.name, $0) }
    }
    guard !before.isEmpty else { return }
    if rows.isEmpty {
        return session.note("no controller released anything")
    }
    let rest = before.count == rows.count ? [] : [Fact("others", "nothing")]
    session.say(FactList(title: "let go", rows: rows + rest))
}

/// How much a controller holds, without keeping any of it alive.
@MainActor
private struct Belongings {
    let name: String
    private weak var controller: UIViewController?
    private let hadView: Bool
    private let amounts: [(name: String, amount: Int, isList: Bool)]

    init(_ controller: UIViewController, in world: World) {
        name = world.name(of: controller)
        self.controller = controller
        hadView = controller.isViewLoaded
        amounts = Self.amounts(of: controller)
    }

    private static func amounts(
        of controller: UIViewController
    ) -> [(name: String, amount: Int, isList: Bool)] {
        guard let script = (controller as? any ScriptedObject)?.script else { return [] }
        return script.storedValues.map { ($0.name, $0.value.amount, $0.value.isList) }
    }

    /// What it no longer has; nil where it let nothing go.
    var lostWords: String? {
        guard let controller else { return "itself" }
        var words = hadView && !controller.isViewLoaded ? ["its view"] : []
        let now = Self.amounts(of: controller)
        for had in amounts {
            let left = now.first { $0.name == had.name }?.amount ?? 0
            guard left < had.amount else { continue }
            words.append(
                had.isList ? "\(had.name) (\(had.amount - left) of \(had.amount))" : had.name)
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension Value {
    /// How many elements a list has; one for any other value, and none for `nil`.
    fileprivate var amount: Int {
        switch self {
        case .null, .void: 0
        case .array(let values), .set(let values): values.count
        case .dictionary(let entries): entries.count
        case .bool, .int, .double, .sized, .float, .string, .object, .point, .size, .rect,
            .insets, .vector, .transform, .transform3D, .structure, .choice, .carrying, .options,
            .function, .tuple, .range, .weak, .typed:
            1
        }
    }

    fileprivate var isList: Bool {
        switch self {
        case .array, .set, .dictionary: true
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .object, .point, .size,
            .rect, .insets, .vector, .transform, .transform3D, .structure, .choice, .carrying,
            .options, .function, .tuple, .range, .weak, .typed:
            false
        }
    }
}
