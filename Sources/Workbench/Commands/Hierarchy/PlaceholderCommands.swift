import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// The command that puts a plain view where a child is to come, as the container guide advises (B12).
extension CommandTable {
    static let placeholderCommand = Command(
        "placeholder", .hierarchy, "Puts a plain view where a child is to come.",
        [
            Parameter("VIEW", .newName),
            Parameter("CONTAINER", .object(.controller), after: ["in"]),
            .optional("X Y W H", .numbers(4), after: "frame"),
        ],
        calls: [
            "let VIEW = UIView()", "VIEW.frame = CONTAINER.view.bounds",
            "CONTAINER.view.addSubview(VIEW)",
        ],
        code: .written(StepWriter.writePlaceholder),
        details: [Command.Detail("X Y W H", "the container's bounds unless given")],
        examples: [
            "new home; root home; placeholder side in home frame 0 0 120 852; views home"
        ], inWorld: placePlaceholder)

    static let promoteCommand = Command(
        "promote", .hierarchy, "Puts a child's view in the place of a plain view.",
        [
            Parameter("VIEW", .object(.placeholder)),
            Parameter("CHILD", .object(.addable), after: ["to"]),
        ],
        calls: [
            "CONTAINER.addChild(CHILD)", "CHILD.view.frame = VIEW.frame",
            "CHILD.view.autoresizingMask = VIEW.autoresizingMask",
            "VIEW.superview!.insertSubview(CHILD.view, aboveSubview: VIEW)",
            "VIEW.removeFromSuperview()", "CHILD.didMove(toParent: CONTAINER)",
        ],
        code: .written(StepWriter.writePromote),
        details: [Command.Detail("CONTAINER", "the controller whose view the plain view is in")],
        examples: [
            "new home; new menu; root home; placeholder side in home frame 0 0 120 852\n"
                + "promote side to menu; views home"
        ], inWorld: promotePlaceholder)
}

@MainActor
private func placePlaceholder(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard let word = arguments.word(0) else { return }
    try world.checkNewName(word)
    let container = try world.requiredController(arguments, 1)
    let (name, owner) = (word.text, world.name(of: container))
    let view = UIView()
    world.simulator.setName(name, of: view)
    world.names.hold(view, as: name)
    world.call("let \(name) = UIView()", on: view) {}
    let frame = arguments.isGiven(2) ? CGRect(arguments.numbers(2)) : nil
    world.call("\(name).frame = \(frame?.swift ?? "\(owner).view.bounds")", on: view) {
        view.frame = frame ?? container.view.bounds
    }
    world.call("\(owner).view.addSubview(\(name))", on: container.view) {
        container.view.addSubview(view)
    }
}

@MainActor
private func promotePlaceholder(
    _ world: World, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    let child = try world.requiredController(arguments, 1)
    let (view, superview, container) = try world.placeholder(arguments)
    if child.parent === container {
        throw world.isChildAlready(child, of: container, at: arguments.span(1))
    }
    try world.refuseCycle(child, in: container, at: arguments.span(1))
    world.promote(view, in: superview, to: child, of: container)
}

extension UIView {
    /// Whether it is a plain view in a controller's view.
    var canBePromoted: Bool { ownController == nil && superview?.nearestOwner != nil }
}

extension World {
    /// The plain view to promote, the view that it is in, and the controller that this belongs to.
    func placeholder(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> (view: UIView, superview: UIView, container: UIViewController) {
        guard let word = arguments.word(0), let view = try object(word) as? UIView else {
            throw Diagnostic(
                .wrongType, at: arguments.span(0),
                "'\(arguments.word(0)?.text ?? "")' is no view: 'placeholder' makes one")
        }
        if let owner = view.ownController {
            throw Diagnostic(
                .illegal, at: word.span,
                "'\(word.text)' is the view of '\(name(of: owner))' and no placeholder")
        }
        guard let superview = view.superview, let container = superview.nearestOwner else {
            throw Diagnostic(
                .illegal, at: word.span, "'\(word.text)' is in no controller's view")
        }
        return (view, superview, container)
    }

    fileprivate func promote(
        _ view: UIView, in superview: UIView, to child: UIViewController,
        of container: UIViewController
    ) {
        let (old, new) = (name(of: view), name(of: child))
        call(.addChild, on: container.objectID, child.objectID) { container.addChild(child) }
        if simulator.isStopped { return }
        call("\(new).view.frame = \(old).frame", on: child) { child.view.frame = view.frame }
        call("\(new).view.autoresizingMask = \(old).autoresizingMask", on: child) {
            child.view.autoresizingMask = view.autoresizingMask
        }
        call(
            "\(name(of: superview)).insertSubview(\(new).view, aboveSubview: \(old))",
            on: superview
        ) { superview.insertSubview(child.view, aboveSubview: view) }
        if simulator.isStopped { return }
        call("\(old).removeFromSuperview()", on: view) { view.removeFromSuperview() }
        call(.didMoveToParent, on: child.objectID, container.objectID) {
            child.didMove(toParent: container)
        }
    }
}
