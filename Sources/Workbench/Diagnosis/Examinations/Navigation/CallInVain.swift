import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A `dismiss` or a pop of which nothing came, and the controller still stands where it stood (A08, E28).
enum CallInVain: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.histories.callsInVain.compactMap { index in
            let call = world.log.events[index]
            guard let receiver = world.controllers(among: [call.object]).first,
                let method = world.log.calledMethod(call)
            else { return nil }
            if method.hasPrefix("dismiss") { return dismissal(of: receiver, call, in: world) }
            guard let stack = receiver as? UINavigationController else { return nil }
            return method == "popToViewController"
                ? popToStranger(in: stack, call, in: world) : popOfRoot(of: stack, call, in: world)
        }
    }

    // MARK: dismiss

    /// A08, P24: nobody presents the controller, and it presents nobody; mostly it was pushed.
    private static func dismissal(
        of receiver: UIViewController, _ call: Event, in world: ExaminedWorld
    ) -> Finding? {
        guard receiver.presentingViewController == nil, receiver.presentedViewController == nil
        else { return nil }
        guard let stack = receiver.navigationController,
            stack.viewControllers.dropFirst().contains(where: { $0 === receiver })
        else { return nil }
        let name = world.name(receiver)
        return Finding(
            "dismiss-pushed", rule: .a08, objects: [name, world.name(stack)],
            "dismiss on \(name) dismisses nobody: \(world.name(stack)) has pushed it, and it leaves "
                + "by a pop" + words(call, in: world),
            mend: mends(pop(world.code(receiver), world.language), call, in: world) {
                pop("self", $0)
            })
    }

    private static func pop(_ receiver: String, _ language: SourceLanguage) -> String {
        switch language {
        case .swift:
            (receiver == "self" ? "" : receiver + ".")
                + "navigationController?.popViewController(animated: true)"
        case .objectiveC: "[\(receiver).navigationController popViewControllerAnimated:YES];"
        }
    }

    // MARK: pop

    /// E28: the stack does not hold the controller that it was to pop to, but another one of its class.
    private static func popToStranger(
        in stack: UINavigationController, _ call: Event, in world: ExaminedWorld
    ) -> Finding? {
        let place = world.place(of: call)
        let name = world.name(stack)
        let controllers = stack.viewControllers
        guard controllers.count > 1 else { return nil }
        let wanted = place?.call.arguments.first?.value.madeClass
        let meant =
            controllers.dropLast().firstIndex {
                world.log.objects.className($0.objectID) == wanted
            } ?? 0
        let target = controllers[meant]
        return Finding(
            "pop-to-stranger", rule: .e28, objects: [name, world.name(target)],
            "\(name) pops to nobody: the controller that it was given is not in its stack, which has "
                + controllers.map(world.name).joined(separator: ", ")
                + (wanted.map { "; \($0)() makes another \($0)" } ?? "") + words(call, in: world),
            mend: mends(
                popTo(world.code(stack), meant, world.language), call, in: world
            ) { language in
                popTo(
                    language == .swift ? "navigationController?" : "self.navigationController",
                    meant, language)
            })
    }

    private static func popTo(
        _ stack: String, _ index: Int, _ language: SourceLanguage
    ) -> String {
        switch language {
        case .swift:
            if index == 0 { return "\(stack).popToRootViewController(animated: true)" }
            let plain = stack.hasSuffix("?") ? String(stack.dropLast()) + "!" : stack
            return
                "\(plain).popToViewController(\(plain).viewControllers[\(index)], animated: true)"
        case .objectiveC:
            return index == 0
                ? "[\(stack) popToRootViewControllerAnimated:YES];"
                : "[\(stack) popToViewController:\(stack).viewControllers[\(index)] animated:YES];"
        }
    }

    /// C36: the root of a stack is never popped; where the stack was presented, a dismissal is meant.
    private static func popOfRoot(
        of stack: UINavigationController, _ call: Event, in world: ExaminedWorld
    ) -> Finding? {
        guard stack.viewControllers.count == 1, let presenter = stack.presentingViewController
        else { return nil }
        let name = world.name(stack)
        return Finding(
            "pop-presented", rule: .c36, objects: [name, world.name(presenter)],
            "\(name) has its root alone, which is never popped: \(world.name(presenter)) has "
                + "presented it, and it leaves by a dismissal" + words(call, in: world),
            mend: world.lines(.dismiss(world.code(presenter))))
    }

    // MARK: Words

    private static func words(_ call: Event, in world: ExaminedWorld) -> String {
        world.place(of: call).inParentheses
    }

    /// The line to type now, then the line that the class has to have.
    private static func mends(
        _ line: String, _ call: Event, in world: ExaminedWorld,
        own: (SourceLanguage) -> String
    ) -> [String] {
        guard let place = world.place(of: call) else { return [line] }
        return [line, "\(own(place.language)) in place of \(place.call.name) (\(place.text))"]
    }
}
