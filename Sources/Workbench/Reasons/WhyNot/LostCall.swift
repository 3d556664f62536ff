import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A call on a container that is nil: `navigationController?.pushViewController(…)` of a controller that is
/// on no stack. It does nothing, and the log has no line of it.
struct LostCall: Equatable {
    /// The controller whose property is nil.
    let owner: String
    let property: String
    let method: String
    /// `Wizard.finish, line 5`
    let place: String
    /// Why it is nil, in words; empty where that is not known.
    let reason: String
    /// What to do instead.
    let advice: String
    /// The names that it was given, and those that the call around it was given.
    private(set) var names: Set<String>
}

extension LostCall {
    /// The last such call in what the lines called; nil where there is none.
    @MainActor
    static func last(
        in lines: [RehearsedLine], _ classes: [DeclaredClass], of world: World
    ) -> LostCall? {
        for line in lines.reversed() {
            for command in line.commands.reversed() {
                guard case .statement(let line) = command,
                    let lost = last(in: line.statements, classes, of: world)
                else { continue }
                return lost
            }
        }
        return nil
    }

    @MainActor
    private static func last(
        in statements: [Statement], _ classes: [DeclaredClass], of world: World
    ) -> LostCall? {
        var found: LostCall?
        CodeWalk.expressions(of: statements.filter { !$0.isDefinition }) { expression in
            guard let call = CodeCall(expression) else { return }
            if let lost = LostCall(call, self: nil, at: "the line", in: world) { found = lost }
            guard case .name(let name) = call.receiver.kind,
                let owner = world.names.controller(name),
                var lost = inClass(of: owner, call.name, classes, in: world)
            else { return }
            lost.names.formUnion(call.arguments.names)
            found = lost
        }
        return found
    }

    /// The one that the method of that name makes on what is nil for that object.
    @MainActor
    private static func inClass(
        of owner: UIViewController, _ method: String, _ classes: [DeclaredClass], in world: World
    ) -> LostCall? {
        let name = world.simulator.log.objects.className(owner.objectID)
        guard let declared = classes.first(where: { $0.name == name }) else { return nil }
        var found: LostCall?
        for body in declared.bodies where body.method == method {
            CodeWalk.expressions(of: body.statements) { expression in
                guard let call = CodeCall(expression) else { return }
                let place = declared.text(of: call.span, in: method)
                if let lost = LostCall(call, self: owner, at: place, in: world) { found = lost }
            }
        }
        return found
    }

    /// Nil where the receiver is no property that leads to a container, or where that has a value.
    @MainActor
    private init?(
        _ call: CodeCall, self owner: UIViewController?, at place: String, in world: World
    ) {
        let member: (base: CommandLanguage.Expression?, name: String)? =
            call.receiver.member.map { ($0.base, $0.name) }
            ?? call.receiver.plainName.map { (nil, $0) }
        guard let member, let way = ContainerKind(rawValue: member.name), call.name.isOfContainer,
            let controller = Self.controller(member.base, self: owner, in: world),
            way.container(of: controller) == nil
        else { return nil }
        self.owner = world.code(of: controller)
        property = way.rawValue
        method = call.name
        self.place = place
        reason = way.reason(for: controller, in: world)
        advice = way.advice(for: controller, in: world)
        names = call.arguments.names
    }

    @MainActor
    private static func controller(
        _ base: CommandLanguage.Expression?, self owner: UIViewController?, in world: World
    ) -> UIViewController? {
        guard let base, !base.isName("self") else { return owner }
        guard case .name(let name) = base.unchained.kind else { return nil }
        return world.names.controller(name)
    }
}

extension ContainerKind {
    @MainActor
    fileprivate func reason(for controller: UIViewController, in world: World) -> String {
        let name = world.code(of: controller)
        if controller.searchAround != nil {
            return "\(name) shows the results of a search, which presents it: it is on no stack"
        }
        if let presenter = controller.presentingViewController {
            return
                "\(world.name(of: presenter)) has presented \(name), so that it is on no stack"
        }
        return hasLeft(controller, in: world)
            ? "\(name) has left its stack: it was popped" : "\(name) was never put on a stack"
    }

    @MainActor
    private func hasLeft(_ controller: UIViewController, in world: World) -> Bool {
        controller.parent == nil
            && world.simulator.log.events.contains {
                $0.callback == .didMoveToParent && $0.object == controller.objectID
            }
    }

    @MainActor
    fileprivate func advice(for controller: UIViewController, in world: World) -> String {
        if self != .navigation {
            return "Make it a child of such a container first, or call the container itself."
        }
        if controller.searchAround != nil {
            return "Go by what presents the search: "
                + "presentingViewController?.navigationController?.pushViewController(…), or let "
                + "the controller with the search bar push."
        }
        if controller.presentingViewController != nil {
            return
                "Present it within a stack, UINavigationController(rootViewController: …), or "
                + "present from it instead of pushing."
        }
        if !hasLeft(controller, in: world) {
            return "Show it within a stack: UINavigationController(rootViewController: "
                + "\(world.code(of: controller)))."
        }
        return
            "Keep the stack in a variable before the pop, let stack = navigationController, and "
            + "push on that; or let the controller below push."
    }
}

extension UIViewController {
    /// The search whose results it shows.
    fileprivate var searchAround: UISearchController? {
        parent as? UISearchController ?? presentingViewController as? UISearchController
            ?? (controllerAboveView as? UISearchController)
    }
}

extension String {
    /// Whether it shows or takes away a controller when it is called on a container.
    fileprivate var isOfContainer: Bool {
        let words = ["push", "pop", "show", "setViewControllers", "present"]
        return words.contains { hasPrefix($0) }
    }
}

extension [Argument] {
    /// The names in them, of variables and of properties.
    fileprivate var names: Set<String> {
        var names: Set<String> = []
        for argument in self {
            CodeWalk.expressions(of: argument.value) { expression in
                if let name = expression.plainName ?? expression.member?.name { names.insert(name) }
            }
        }
        return names
    }
}

extension CommandLanguage.Expression {
    /// The name that it is.
    fileprivate var plainName: String? {
        if case .name(let name) = unchained.kind { name } else { nil }
    }
}

extension Statement {
    fileprivate var isDefinition: Bool {
        if case .definition = self { true } else { false }
    }
}

extension DeclaredClass {
    /// The classes that lines declare, as they were typed last.
    static func all(in lines: [RehearsedLine]) -> [DeclaredClass] {
        var code = TypedCode()
        for line in lines {
            code.read(
                line.commands, of: Finding.Origin(step: line.step ?? 0, source: line.source)
            ) { _ in [] }
        }
        return code.classes
    }
}
