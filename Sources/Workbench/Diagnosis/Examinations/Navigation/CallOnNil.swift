import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A call on the navigation controller, the tab bar controller or the split of a controller that has none, so that
/// nothing happens (B29).
enum CallOnNil: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        suspects(in: world).filter { world.hasRun($0.call.method, of: $0.object.objectID) }
            .map { finding($0.call, $0.declared, $0.object, in: world) }
    }

    private typealias Suspect = (
        call: CallOnContainer, declared: DeclaredClass, object: UIViewController
    )

    /// The calls on containers in classes of which an object that was shown has no such container.
    private static func suspects(in world: ExaminedWorld) -> [Suspect] {
        world.classes.flatMap { declared -> [Suspect] in
            let calls = declared.callsOnContainers
            if calls.isEmpty { return [] }
            return world.controllers.filter {
                world.isDeclared(declared, for: $0) && world.wasShownAlone($0)
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
            mend: [dismissal(for: call, object, in: world), mend(call.kind, object, in: world)]
                .compactMap(\.self))
    }

    /// What closes a controller that was presented, where a pop was meant to do so.
    private static func dismissal(
        for call: CallOnContainer, _ object: UIViewController, in world: ExaminedWorld
    ) -> String? {
        guard call.kind == .navigation, call.name.hasPrefix("pop"), world.isPresented(object)
        else { return nil }
        let line =
            world.language == .swift
            ? "dismiss(animated: true)" : "[self dismissViewControllerAnimated:YES completion:nil]"
        return "\(line) in place of \(call.name), since it was presented and not pushed"
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
            let type = kind == .tabs ? "UITabBarController" : "UISplitViewController"
            if world.isPresented(object), world.hasContainer(kind) {
                return world.language == .swift
                    ? "(presentingViewController as? \(type))? in place of \(kind.rawValue)?: what is "
                        + "presented is in no container, and its presenter is the outermost one"
                    : "(\(type) *)self.presentingViewController in place of self.\(kind.rawValue): what "
                        + "is presented is in no container, and its presenter is the outermost one"
            }
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
    /// What its methods do with a container of its own, each method's first. A method that asks whether there is
    /// one, or does something else without, has thought of it.
    fileprivate var callsOnContainers: [CallOnContainer] {
        bodies.flatMap { method, statements in
            ContainerKind.allCases.compactMap { kind in
                statements.asks(for: kind.rawValue)
                    ? nil : statements.firstUse(of: kind, in: method)
            }
        }
    }
}

extension [Statement] {
    /// The first call on the container, or the first setting of something of it; none that stands before `??`.
    fileprivate func firstUse(of kind: ContainerKind, in method: String) -> CallOnContainer? {
        let answered = answered
        let dismisses = firstCall(of: "dismiss") != nil
        var found: CallOnContainer?
        func keep(_ name: String, _ span: SourceSpan) {
            guard found == nil, !answered.contains(where: { $0 == span }),
                !(dismisses && name.hasPrefix("pop"))
            else { return }
            found = CallOnContainer(kind: kind, name: name, method: method, span: span)
        }
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall(expression), call.receiver.beginsWithOwn(kind.rawValue)
            else { return }
            keep(call.name, call.span)
        }
        CodeWalk.assignments(of: self) { target, _ in
            guard let member = target.member, member.base.beginsWithOwn(kind.rawValue) else {
                return
            }
            keep("setting " + member.name, target.span)
        }
        return found
    }

    /// The places of calls for whose nil there is an answer: `a ?? b`.
    private var answered: [SourceSpan] {
        var spans: [SourceSpan] = []
        CodeWalk.expressions(of: self) { expression in
            guard case .operation(.infix("??", let left, _)) = expression.kind else { return }
            CodeWalk.expressions(of: left) { spans.append($0.span) }
        }
        return spans
    }

    /// Whether a condition speaks of the container, also within closures.
    fileprivate func asks(for name: String) -> Bool {
        var isAsked = contains {
            $0.isCondition(on: name) || $0.blocks.contains { $0.asks(for: name) }
        }
        for statement in self where !isAsked {
            for part in statement.expressions {
                CodeWalk.expressions(of: part) { inner in
                    if case .closure(let closure) = inner.kind, closure.body.asks(for: name) {
                        isAsked = true
                    }
                    if inner.compares(name) { isAsked = true }
                }
            }
        }
        return isAsked
    }
}

extension CommandLanguage.Expression {
    /// Whether it is a path from a member of the object itself on: `self.name?.part.other`.
    fileprivate func beginsWithOwn(_ name: String) -> Bool {
        if isOwn(name) { return true }
        switch unchained.kind {
        case .link(.member(let base, _, _)), .link(.call(let base, _)), .link(.index(let base, _)),
            .link(.optionalChain(let base)), .message(let base, _, _):
            return base.beginsWithOwn(name)
        case .name, .type, .implicitMember, .literal, .link(.forceUnwrap), .operation, .closure,
            .attempt, .address:
            return false
        }
    }

    /// Whether it compares the container with something, or chooses by it.
    fileprivate func compares(_ name: String) -> Bool {
        guard case .operation(let operation) = kind else { return false }
        switch operation {
        case .infix(let op, let left, let right):
            return ["==", "!=", "===", "!==", "??"].contains(op)
                && (left.isOwn(name) || right.isOwn(name))
        case .ternary(let condition, _, _): return condition.compares(name)
        case .prefix, .cast: return false
        }
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
    /// Whether a method of an object has run, as far as is seen: UIKit has called it, or code outside of classes.
    func hasRun(_ method: String, of object: ObjectID) -> Bool {
        isCalledOutside(method)
            || log.events.contains { event in
                event.object == object && event.callback != .call
                    && (log.ownMethod(event)?.base ?? event.callback.spelling.base) == method
            }
    }

    /// Whether it is on the screen, or was there without a parent and has gone.
    fileprivate func wasShownAlone(_ controller: UIViewController) -> Bool {
        if controller.viewIfLoaded?.window != nil { return true }
        let id = controller.objectID
        return histories.departed.contains(id) && controller.parent == nil
            && histories.moves(of: id).arrival == nil
            && !histories.departedFromParents.contains(id)
    }

    /// Whether somebody presents it, or did.
    func isPresented(_ controller: UIViewController) -> Bool {
        controller.outermost.presentingViewController != nil
            || histories.departed.contains(controller.objectID) && controller !== world.root
    }

    fileprivate func hasContainer(_ kind: ContainerKind) -> Bool {
        controllers.contains {
            switch kind {
            case .navigation: $0 is UINavigationController
            case .tabs: $0 is UITabBarController
            case .split: $0 is UISplitViewController
            }
        }
    }
}
