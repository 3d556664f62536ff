import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A screen that is still the delegate of its stack, and gives the animator for what other screens do (B62).
enum DelegateLeftBehind: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let stack = controller as? UINavigationController,
                let screen = stack.delegate as? UIViewController,
                let declared = world.declaredClass(of: screen.objectID),
                let method = declared.method(for: .animatorOfStack), method.looksAtNobody,
                let place = declared.placeOfSetting(where: { $0.isDelegateOfStack }),
                let pair = world.transition(of: stack, without: screen)
            else { return nil }
            return finding(screen, of: stack, pair, method, place, declared, world)
        }
    }

    private static func finding(
        _ screen: UIViewController, of stack: UINavigationController,
        _ pair: (from: ObjectID, to: ObjectID), _ method: FunctionDeclaration, _ place: String,
        _ declared: DeclaredClass, _ world: ExaminedWorld
    ) -> Finding {
        let names = (screen: world.name(screen), stack: world.name(stack))
        let (from, to) = (world.log.objects.name(pair.from), world.log.objects.name(pair.to))
        let parameters = method.parameters.suffix(2).map(\.name.text)
        let guarding =
            declared.declaration.language == .swift
            ? "guard \(parameters.map { "\($0) === self" }.joined(separator: " || ")) else { return nil }"
            : "if (\(parameters.map { "\($0) != self" }.joined(separator: " && "))) return nil;"
        return Finding(
            "delegate-left-behind", rule: .b62, objects: [names.screen, names.stack],
            "\(names.screen) gave the animator from \(from) to \(to), which it has nothing to do with: it made "
                + "itself the delegate of \(names.stack) (\(place)), and is that for all screens",
            mend: [
                "\(guarding) at the beginning of \(declared.name).\(method.plainName)"
            ])
    }
}

extension CodeSetting {
    /// Whether it makes the object itself the delegate of its stack.
    fileprivate var isDelegateOfStack: Bool {
        let path = self.path.filter { $0 != "?" }
        return path == "navigationController.delegate" && value.isName("self")
    }
}

extension FunctionDeclaration {
    /// Whether it gives an animator without a look at the two controllers.
    fileprivate var looksAtNobody: Bool {
        guard parameters.count == 4 else { return false }
        let controllers = Set(parameters.suffix(2).map(\.name.text))
        var (looks, gives) = (false, false)
        CodeWalk.expressions(of: body) { expression in
            if controllers.contains(where: expression.isName) { looks = true }
            if case .link(.call) = expression.unchained.kind { gives = true }
            if case .message = expression.unchained.kind { gives = true }
            if case .name = expression.unchained.kind { gives = true }
        }
        return gives && !looks
    }
}

extension ExaminedWorld {
    /// The last change of the stack for which an animator was asked and that the screen had no part in.
    fileprivate func transition(
        of stack: UINavigationController, without screen: UIViewController
    ) -> (from: ObjectID, to: ObjectID)? {
        for event in log.events.reversed()
        where event.callback == .animatorOfStack && event.object == stack.objectID {
            guard case .pair(let from, let to, _) = event.argument, from != screen.objectID,
                to != screen.objectID
            else { continue }
            return (from, to)
        }
        return nil
    }
}
