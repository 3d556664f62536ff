import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A call on the navigation controller, the tab bar controller or the split of a controller that has none, so that
/// nothing happens (B29).
enum CallOnNil: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let suspects = suspects(in: world)
        if suspects.isEmpty { return [] }
        let ran = world.methodsRun(on: Set(suspects.map(\.object.objectID)))
        return suspects.filter { suspect in
            world.isCalledOutside(suspect.call.method)
                || ran[suspect.object.objectID]?.contains(suspect.call.method) ?? false
        }.map { finding($0.call, $0.declared, $0.object, in: world) }
    }

    private typealias Suspect = (
        call: CallOnContainer, declared: DeclaredClass, object: UIViewController
    )

    /// The calls on containers in classes of which an object on the screen has no such container.
    private static func suspects(in world: ExaminedWorld) -> [Suspect] {
        world.classes.flatMap { declared -> [Suspect] in
            let calls = declared.callsOnContainers
            if calls.isEmpty { return [] }
            return world.controllers.filter {
                world.isDeclared(declared, for: $0) && $0.viewIfLoaded?.window != nil
            }.flatMap { object in
                calls.filter { $0.kind.nearest(to: object) == nil }.map { ($0, declared, object) }
            }
        }
    }

    private static func finding(
        _ call: CallOnContainer, _ declared: DeclaredClass, _ object: UIViewController,
        in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(object)
        return Finding(
            "call-on-nil", rule: .b29, objects: [name, call.kind.rawValue],
            "\(name).\(call.kind.rawValue) is nil, so that \(call.name) does nothing: \(name) is in no "
                + "\(call.kind.words) (\(declared.text(of: call.span, in: call.method)))",
            mend: [mend(call.kind, object, in: world)])
    }

    private static func mend(
        _ kind: ContainerKind, _ object: UIViewController, in world: ExaminedWorld
    ) -> String {
        let name = world.code(object)
        switch kind {
        case .navigation:
            if let search = object.parent as? UISearchController {
                let around = search.presentingViewController.map(world.name) ?? "the searched one"
                return "presentingViewController?.navigationController in place of "
                    + "navigationController: \(around) is in the stack, and presents the results"
            }
            return world.presentingInStack(object, called: name)
                ?? "show \(world.inStack(name)) in place of \(name)"
        case .tabs, .split:
            return "show \(name) in a \(kind.words), or ask the container for it by a delegate"
        }
    }
}

extension ContainerKind {
    /// The container that the controller is or is in.
    @MainActor
    fileprivate func nearest(to controller: UIViewController) -> UIViewController? {
        let own: UIViewController? =
            switch self {
            case .navigation: controller as? UINavigationController
            case .tabs: controller as? UITabBarController
            case .split: controller as? UISplitViewController
            }
        return own ?? container(of: controller)
    }
}

/// A call on the container of the object itself.
struct CallOnContainer {
    let kind: ContainerKind
    let name: String
    let method: String
    let span: SourceSpan
}

extension DeclaredClass {
    /// The calls of its methods on a container of its own, each method's first. A method that asks whether there is
    /// one, or does something else without, has thought of it.
    fileprivate var callsOnContainers: [CallOnContainer] {
        bodies.flatMap { method, statements in
            ContainerKind.allCases.compactMap { kind in
                statements.asks(for: kind.rawValue)
                    ? nil : statements.firstCall(on: kind, in: method)
            }
        }
    }
}

extension [Statement] {
    fileprivate func firstCall(on kind: ContainerKind, in method: String) -> CallOnContainer? {
        var found: CallOnContainer?
        CodeWalk.expressions(of: self) { expression in
            guard found == nil, let call = CodeCall(expression), call.receiver.isOwn(kind.rawValue)
            else { return }
            found = CallOnContainer(
                kind: kind, name: call.name, method: method, span: call.span)
        }
        return found
    }

    /// Whether a condition speaks of the container, or the code dismisses, which is for a controller without one.
    fileprivate func asks(for name: String) -> Bool {
        contains { statement in
            if statement.isCondition(on: name) { return true }
            return statement.blocks.contains { $0.asks(for: name) }
        } || firstCall(of: "dismiss") != nil || firstCall(of: "present") != nil
    }
}

extension Statement {
    fileprivate func isCondition(on name: String) -> Bool {
        guard case .branch = self else { return false }
        var found = false
        for expression in expressions {
            CodeWalk.expressions(of: expression) { if $0.isOwn(name) { found = true } }
        }
        return found
    }
}

extension ExaminedWorld {
    /// The methods that have run on some objects, as far as is seen: UIKit has called them.
    fileprivate func methodsRun(on objects: Set<ObjectID>) -> [ObjectID: Set<String>] {
        var ran: [ObjectID: Set<String>] = [:]
        for event in log.events where event.callback != .call && objects.contains(event.object) {
            ran[event.object, default: []].insert(
                log.ownMethod(event)?.base ?? event.callback.spelling.base)
        }
        return ran
    }
}
