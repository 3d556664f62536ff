import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Commands that perform segues.
extension CommandTable {
    static let segueCommands = [segueCommand, unwindCommand]

    private static let segueCommand = Command(
        "segue", .presentation, "Performs a segue of a storyboard from code.",
        [
            Parameter("ID", .word, offering: { $0.segues { $0.kind != .unwind } }),
            .optional("NAME", .object(.controller), after: "from"),
        ],
        calls: ["NAME.performSegue(withIdentifier: ID, sender: nil)"],
        code: .written(StepWriter.writeSegue),
        details: [
            Command.Detail("NAME", "the controller in front that has the segue"),
            Command.Detail("", "shouldPerformSegue is not asked: 'tap' goes the user's way"),
        ],
        examples: ["help segue"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        guard let id = arguments.word(0) else { return }
        let source = try world.source(arguments) {
            $0.segue.kind != .unwind && $0.segue.identifier == id.text
        }
        world.performSegue(id.text, from: source)
    }

    private static let unwindCommand = Command(
        "unwind", .presentation, "Performs an unwind segue of a storyboard from code.",
        [
            Parameter("ID", .word, offering: { $0.segues { $0.kind == .unwind } }),
            .optional("NAME", .object(.controller), after: "from"),
        ],
        calls: ["NAME.performSegue(withIdentifier: ID, sender: nil)"],
        code: .written(StepWriter.writeSegue),
        details: [
            Command.Detail("ID", "the segue's identifier, or else the name of its action"),
            Command.Detail("NAME", "the controller in front that has the segue"),
        ],
        examples: ["help unwind"]
    ) { (world: World, arguments: borrowing Arguments) throws(Diagnostic) in
        guard let id = arguments.word(0) else { return }
        let source = try world.source(arguments) { $0.segue.isUnwind(called: id.text) }
        let found =
            source.seguesOfScene.first {
                $0.segue.kind == .unwind && $0.segue.identifier == id.text
            } ?? source.seguesOfScene.first { $0.segue.isUnwind(called: id.text) }
        guard let found else { return world.performSegue(id.text, from: source) }
        world.perform(found, from: source)
    }
}

extension SegueRecord {
    /// Whether it is an unwind segue with that identifier or that action: `unwindToList` or
    /// `unwindToList:`.
    func isUnwind(called name: String) -> Bool {
        guard kind == .unwind else { return false }
        return identifier == name || unwindAction == name
            || unwindAction?.prefix { $0 != ":" } == name[...]
    }
}

extension World {
    /// The controller that `from` names, or the nearest one in front whose scene has such a segue.
    func source(
        _ arguments: borrowing Arguments, where fits: (TriggeredSegue) -> Bool
    ) throws(Diagnostic) -> UIViewController {
        if let named = try controller(arguments, 1) { return named }
        let inSight = controllersInSight
        if let owner = inSight.first(where: { $0.seguesOfScene.contains(where: fits) }) {
            return owner
        }
        if let front = inSight.first { return front }
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span,
            "no controller is in front: say 'from NAME'")
    }

    func performSegue(_ identifier: String, from source: UIViewController) {
        let text =
            "\(name(of: source)).performSegue(withIdentifier: \"\(identifier)\", sender: nil)"
        call(text, on: source) { source.performSegue(withIdentifier: identifier, sender: nil) }
    }

    /// Performs a segue that has no identifier, or shares it with another.
    fileprivate func perform(_ found: TriggeredSegue, from source: UIViewController) {
        let identifier = found.segue.identifier ?? ""
        let text =
            "\(name(of: source)).performSegue(withIdentifier: \"\(identifier)\", sender: nil)"
        call(text, on: source) { source.perform(found.segue, trigger: found.trigger, sender: nil) }
    }
}

extension Completion {
    /// The segues of the controllers in front, by their identifiers, or by their actions.
    func segues(where fits: (SegueRecord) -> Bool) -> [CompletionItem] {
        var items: [CompletionItem] = []
        for controller in session.world.controllersInSight {
            for found in controller.seguesOfScene where fits(found.segue) {
                let action = found.segue.unwindAction.map { String($0.prefix { $0 != ":" }) }
                if let name = found.segue.identifier ?? action {
                    items.append(CompletionItem(name))
                }
            }
        }
        return items
    }
}
