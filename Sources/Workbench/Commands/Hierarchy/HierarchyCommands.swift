import CommandLanguage
import Gallery
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Commands that make controllers and put them into each other.
extension CommandTable {
    static let hierarchyCommands = [
        newCommand, forgetCommand, rootCommand, addCommand, removeCommand, cycleCommand,
        placeholderCommand, promoteCommand,
    ]

    private static let newCommand = Command(
        "new", .hierarchy, "Makes a controller.",
        [
            Parameter("NAME", .newName),
            .optional("CLASS", .controllerClass, after: "as"),
            .optional("ROOT", .object(.pushable), after: "root"),
            .optional("A B C", .names, after: "with"),
            .optional("TITLE", .word, after: "titled"),
            .optional("MESSAGE", .word, after: "saying"),
            .optional("curl", .presence, after: "curl"),
            .optional("classic", .presence, after: "classic"),
        ],
        animation: .never,
        synopsis: "new NAME [as CLASS] [root ROOT] [with A B C] [WORDS]",
        calls: ["let NAME = CLASS()", "NAME.viewControllers = [A, B, C]"],
        code: .written(StepWriter.writeNew, plan: { $0.make($1) }),
        details: [
            Command.Detail("CLASS", StockClass.wordsOfUIKit),
            Command.Detail("", "of the gallery: " + StockClass.wordsOfGallery),
            Command.Detail("", "with a bug for 'doctor' to name: " + StockClass.wordsOfBroken),
            Command.Detail("ROOT", "of a navigation controller: init(rootViewController:)"),
            Command.Detail(
                "A B C",
                "the stack of a navigation controller, the tabs, the pages, "
                    + "or the columns of a split: primary, supplementary where there are three, "
                    + "secondary"),
            Command.Detail(
                "", "the centre, the left and the right of a drawer or a deck; segments; pages"),
            Command.Detail(
                "", "of a list: titles, controllers to show, or how many; of an alert: its actions"),
            Command.Detail(
                "", "'Cancel' is the cancel action, and '!' behind a title makes it destructive"),
            Command.Detail("WORDS", "'titled TITLE' and 'saying MESSAGE': what an alert says"),
            Command.Detail("", "'curl': pages curl; without it they scroll"),
            Command.Detail("", "'classic': a split of two without columns"),
        ],
        examples: [
            "new home", "new settings as UIViewController", "new a; new n as nav root a",
            "new a; new b; new t as tab with a b", "new a; new b; new p as page with a b curl",
            "new a; new b; new c; new s as split with a b c",
            "new c; new l; new r; new d as drawer with c l r",
            "new detail; new menu as table with detail \"Privacy\" \"About\"",
            "new home; root home; new ask as alert titled \"Delete?\" with Delete! Cancel; present ask",
        ], inWorld: makeController)

    private static let forgetCommand = Command(
        "forget", .hierarchy, "Drops the REPL's own strong reference to an object.",
        [Parameter("NAME", .object(.held))],
        code: .written(StepWriter.writeForget, plan: { $0.forget($1) }),
        details: [
            Command.Detail("NAME.deinit", "is logged if nothing else holds the object")
        ],
        examples: ["new a; forget a; expect dead a"], inWorld: forgetName)

    private static let rootCommand = Command(
        "root", .hierarchy, "Makes a controller the window's root, and shows the window.",
        [Parameter("NAME", .object(.controller))],
        calls: ["window.rootViewController = NAME", "window.makeKeyAndVisible()"],
        code: .written(StepWriter.writeRoot), examples: ["new home; root home"], run: setRoot)

    private static let addCommand = Command(
        "add", .hierarchy, "Adds a child, and its view, to a container.",
        [
            Parameter("CHILD", .object(.addable)),
            .optional("PARENT", .object(.controller), after: "to"),
            .optional("X Y W H", .numbers(4), after: "frame"),
            .optional("", .presence, after: "pinned"),
        ],
        animation: .never,
        calls: [
            "PARENT.addChild(CHILD)", "CHILD.view.frame = PARENT.view.bounds",
            "PARENT.view.addSubview(CHILD.view)", "CHILD.didMove(toParent: PARENT)",
        ],
        code: .written(StepWriter.writeAdd), additions: [.parent],
        details: [
            Command.Detail("PARENT", "the window's root unless another is named"),
            Command.Detail("pinned", "in place of the frame: its four edges are constrained"),
        ],
        examples: [
            "new home; new a; root home; add a", "new p; new c; add c to p frame 0 64 393 700",
            "new home; new a; root home; add a pinned",
        ], inWorld: addChild)

    private static let removeCommand = Command(
        "remove", .hierarchy, "Removes a child, and its view, from its container.",
        [Parameter("CHILD", .object(.child))], animation: .never,
        calls: [
            "CHILD.willMove(toParent: nil)", "CHILD.view.removeFromSuperview()",
            "CHILD.removeFromParent()",
        ],
        code: .written(StepWriter.writeRemove),
        details: [
            Command.Detail("constraints", "that tie its view to others are deactivated before")
        ],
        examples: ["new home; new a; root home; add a; remove a"], inWorld: removeChild)
}

// MARK: Running them

extension StockClass {
    /// What `new` can make, as its help tells it.
    fileprivate static var wordsOfUIKit: String {
        let classes = all.filter { $0.home == .uikit && $0.word != nil && $0.word != sheet.word }
        let names = classes.map { kind in
            kind.word == alert.word
                ? "\(kind.name) (alert, or sheet for an action sheet)" : kind.nameWithWord
        }
        return "UIViewController unless another is named, \(names.joined(separator: ", ")), or a "
            + "class of your own"
    }

    fileprivate static var wordsOfGallery: String {
        guided.map(\.nameWithWord).joined(separator: ", ")
    }

    fileprivate static var wordsOfBroken: String {
        guided.compactMap(\.guide?.broken).joined(separator: ", ")
    }
}

extension World {
    /// Names the controllers that a new container made itself, where no object has the name yet.
    fileprivate func nameParts(of container: UIViewController) {
        guard let parts = StockClass.describing(container)?.parts else { return }
        for (name, child) in zip(parts.names, parts.controllers(container))
        where names.object(name) == nil {
            simulator.setName(name, of: child)
            names.hold(child, as: name)
        }
    }
}

@MainActor
private func makeController(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    try world.checkNewName(word)
    if let list = try ListOfNew(arguments, in: world) {
        let controller = list.make(in: world)
        world.simulator.setName(word.text, of: controller)
        world.names.hold(controller, as: word.text)
        return list.addActions(to: controller, in: world)
    }
    let content = try ContentOfNew(arguments, in: world)
    let controller = try ControllerClass.make(
        arguments.word(1), shape: content.shape, in: world)
    try content.check(for: controller, in: world)
    world.simulator.setName(word.text, of: controller)
    world.names.hold(controller, as: word.text)
    world.nameParts(of: controller)
    content.put(into: controller, in: world)
}

@MainActor
private func forgetName(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    _ = try world.object(word)
    if Name.isReserved(word.text) {
        throw Diagnostic(.reservedName, at: word.span, "'\(word.text)' cannot be forgotten")
    }
    guard world.names.isKnown(word.text) else {
        throw Diagnostic(
            .illegal, at: word.span, "'\(word.text)' has no name that holds it")
    }
    guard world.names.holds(word.text) else {
        throw Diagnostic(.illegal, at: word.span, "'\(word.text)' is forgotten already")
    }
    world.names.forget(word.text)
}

@MainActor
private func setRoot(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let world = session.world
    try world.refuseEndedApp(at: arguments.verb.word.span)
    let root = try world.requiredController(arguments, 0)
    session.noteDelegateWithoutLaunch()
    let window: UIWindow = world.simulator.window
    let name = world.name(of: root)
    world.call("window.rootViewController = \(name)", on: window) {
        window.rootViewController = root
    }
    world.call("window.makeKeyAndVisible()", on: window) { window.makeKeyAndVisible() }
}

@MainActor
private func addChild(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let child = try world.requiredController(arguments, 0)
    let parent = try world.parent(arguments, 1, ofNew: child)
    let isPinned = arguments.isGiven(3)
    if isPinned, arguments.isGiven(2) {
        throw Diagnostic(
            .illegal, at: arguments.span(3), "'pinned' takes the place of 'frame': say one of them")
    }
    let simulator = world.simulator
    let (id, container) = (child.objectID, parent.objectID)
    world.call(.addChild, on: container, id) { parent.addChild(child) }
    if simulator.isStopped { return }
    if isPinned {
        world.freeFromFrame(child)
    } else if arguments.isGiven(2) {
        world.setFrame(of: child, to: CGRect(arguments.numbers(2)))
    } else {
        world.call(.frameFillsParent, on: id, container) {
            child.view.frame = parent.view.bounds
        }
    }
    world.call(.addSubviewOfChild, on: container, id) { parent.view.addSubview(child.view) }
    if simulator.isStopped { return }
    if isPinned { world.pin(child, to: parent) }
    world.call(.didMoveToParent, on: id, container) { child.didMove(toParent: parent) }
}

@MainActor
private func removeChild(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let child = try world.requiredController(arguments, 0)
    guard child.isChild else {
        throw Diagnostic(
            .illegal, at: arguments.span(0), "'\(world.name(of: child))' has no parent")
    }
    let id = child.objectID
    world.call(.willMoveToParent, on: id) { child.willMove(toParent: nil) }
    world.untie(child)
    world.call(.removeViewFromSuperview, on: id) { child.view.removeFromSuperview() }
    if world.simulator.isStopped { return }
    world.call(.removeFromParent, on: id) { child.removeFromParent() }
}

extension World {
    /// The container that a new child goes to; refuses the child's own descendants, and a parent
    /// that has the child already.
    func parent(
        _ arguments: borrowing Arguments, _ index: Int, ofNew child: UIViewController
    ) throws(Diagnostic) -> UIViewController {
        let span = arguments.span(index)
        guard let parent = try controller(arguments, index) ?? root else {
            throw Diagnostic(
                .illegal, at: span, "there is no root to add to: say 'root NAME' or 'to PARENT'")
        }
        if child.isChild(of: parent) { throw isChildAlready(child, of: parent, at: span) }
        try refuseCycle(child, in: parent, at: span)
        return parent
    }

    /// What is wrong with adding a child to its own parent.
    func isChildAlready(
        _ child: UIViewController, of parent: UIViewController, at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .illegal, at: span,
            "'\(name(of: child))' is a child of '\(name(of: parent))' already")
    }

    /// Refuses a controller as its own descendant.
    func refuseCycle(
        _ child: UIViewController, in parent: UIViewController, at span: SourceSpan
    ) throws(Diagnostic) {
        if child === parent {
            throw Diagnostic(.illegal, at: span, "'\(name(of: child))' cannot contain itself")
        }
        // A controller without children is no other controller's ancestor.
        var ancestor = !child.hasChildren ? nil : parent.parent
        while let current = ancestor {
            if current === child {
                throw Diagnostic(
                    .illegal, at: span,
                    "'\(name(of: child))' contains '\(name(of: parent))' and cannot go into it")
            }
            ancestor = current.parent
        }
    }

    /// Refuses a name that is no name, is reserved or belongs to a living object.
    func checkNewName(_ word: Word) throws(Diagnostic) {
        guard Name.isWellFormed(word.text) else {
            throw Diagnostic(
                .wrongValue, at: word.span,
                "'\(word.text)' is no name: letters, digits, '_' and '-', a letter or '_' first")
        }
        if Name.isReserved(word.text) {
            throw Diagnostic(.reservedName, at: word.span, "'\(word.text)' is a reserved name")
        }
        if names.object(word.text) != nil || statements.variables.type(of: word.text) != nil {
            throw Diagnostic(
                .duplicateName, at: word.span, "'\(word.text)' exists already",
                hint: "'undo' takes a step back; in a lesson 'again' begins its step afresh")
        }
    }
}
