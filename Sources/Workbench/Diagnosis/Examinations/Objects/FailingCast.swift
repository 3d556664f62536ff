import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A cast of a container to the class of the controller that it contains (B31).
enum FailingCast: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let written = ofCode(in: world)
        let known = Set(written.map(\.objects))
        return written + ofRun(in: world).filter { !known.contains($0.objects) }
    }

    /// What the code and the world as it is tell.
    private static func ofCode(in world: ExaminedWorld) -> [Finding] {
        world.classes.flatMap { declared in
            declared.bodies.flatMap { method, statements in
                statements.castsToClasses.compactMap { cast -> Finding? in
                    guard !world.classes(castTo: cast.className).isEmpty,
                        let stack = container(cast, statements, in: world)
                    else { return nil }
                    return finding(
                        cast, stack, declared.text(of: cast.span, in: method), declared)
                }
            }
        }
    }

    /// What failed when it ran, of a container around an object of the class.
    private static func ofRun(in world: ExaminedWorld) -> [Finding] {
        world.world.statements.failedCasts.all.compactMap { failed in
            let (meant, stack) = (world.classes(castTo: failed.type), failed.container)
            let isMeant = { (child: ObjectID) in
                world.lineage(of: child).contains { meant.contains($0.name) }
            }
            guard !failed.succeededOnce, let home = failed.home, !meant.isEmpty,
                failed.children.contains(where: isMeant)
            else { return nil }
            for declared in world.classes {
                for (method, statements) in declared.bodies(of: home) {
                    let casts = statements.castsToClasses
                    guard let cast = casts.first(where: { $0.span == failed.span }) else {
                        continue
                    }
                    // The code that looks for the container as well knows what it may be.
                    if casts.contains(where: { $0.className == stack }) { return nil }
                    return finding(cast, stack, declared.text(of: cast.span, in: method), declared)
                }
            }
            return nil
        }
    }

    private static func finding(
        _ cast: CodeCast, _ stack: String, _ place: String, _ declared: DeclaredClass
    ) -> Finding {
        let way =
            stack == "UINavigationController" ? "viewControllers.first" : "viewControllers?.first"
        return Finding(
            "cast-of-container", rule: .b31, objects: [declared.name, cast.className],
            "the cast of \(cast.operand) to \(cast.className) fails: it is a \(stack), and the "
                + "\(cast.className) is in it (\(place))",
            mend: [
                "(\(cast.operand) as? \(stack))?.\(way) as? \(cast.className) in place of "
                    + "\(cast.operand) \(cast.op) \(cast.className) (\(place))"
            ])
    }

    /// The class of the container that the operand is; nil where it may be an object of the class.
    private static func container(
        _ cast: CodeCast, _ statements: [Statement], in world: ExaminedWorld
    ) -> String? {
        statements.containerMade(in: cast.operand, around: cast.className)
            ?? containerInWorld(cast, in: world)
    }

    private static func containerInWorld(_ cast: CodeCast, in world: ExaminedWorld) -> String? {
        let candidates = candidates(for: cast.lastName, in: world)
        let meant = world.classes(castTo: cast.className)
        let isMeant = { (controller: UIViewController) in
            world.lineage(of: controller.objectID).contains { meant.contains($0.name) }
        }
        if candidates.contains(where: isMeant) { return nil }
        let stacks = candidates.compactMap { $0 as? UINavigationController }
        return stacks.contains { $0.viewControllers.first.map(isMeant) ?? false }
            ? "UINavigationController" : nil
    }

    /// Those that a property of that name may lead to.
    private static func candidates(
        for property: String, in world: ExaminedWorld
    ) -> [UIViewController] {
        switch property {
        case "presentedViewController", "destination", "destinationViewController":
            return world.controllers.filter {
                $0.presentingViewController != nil && $0.parent == nil
            }
        case "viewControllers", "children", "childViewControllers", "selectedViewController":
            return world.controllers.filter {
                $0.parent is UITabBarController || $0.parent is UISplitViewController
            }
        case "rootViewController": return world.world.root.map { [$0] } ?? []
        case _: return []
        }
    }
}

/// `nav as? Detail`
private struct CodeCast {
    /// As far as it is a path of names: `segue.destination`.
    let operand: String
    /// The last property of the path: `destination`, also of `viewControllers?[0]` and `children.first`.
    let lastName: String
    let op: String
    let className: String
    let span: SourceSpan

    init?(_ expression: CommandLanguage.Expression) {
        guard case .operation(.cast(let operand, let op, let type)) = expression.kind, op != "as",
            let className = type.unwrapped.wholeName
        else { return nil }
        let path = operand.ownPath
        if path.contains("…") && !path.contains("[…]") { return nil }
        let plain = path.replacing("[…]", with: "")
        let names = plain.split(separator: ".").map(String.init)
        lastName = names.last { !["first", "last"].contains($0) } ?? plain
        self.operand = plain == path ? path : plain + "[0]"
        self.op = op
        self.className = className
        span = expression.span
    }
}

extension [Statement] {
    fileprivate var castsToClasses: [CodeCast] {
        var casts: [CodeCast] = []
        CodeWalk.expressions(of: self) { if let cast = CodeCast($0) { casts.append(cast) } }
        return casts
    }

    /// The container that a local variable of that name is, if code makes it around an object of the class.
    fileprivate func containerMade(in variable: String, around className: String) -> String? {
        let locals = localObjects
        guard let made = locals.first(where: { $0.name.text == variable }),
            let container = made.value.madeClass,
            ["UINavigationController", "UITabBarController", "UISplitViewController"]
                .contains(container)
        else { return nil }
        let classes = Dictionary(
            locals.compactMap { local in local.value.madeClass.map { (local.name.text, $0) } },
            uniquingKeysWith: { first, _ in first })
        var parts: [CommandLanguage.Expression] = [made.value]
        for setting in CodeSetting.all(in: self)
        where setting.path == "\(variable).viewControllers" { parts.append(setting.value) }
        var isAround = false
        for part in parts {
            CodeWalk.expressions(of: part) { inner in
                if inner.madeClass == className { isAround = true }
                if case .name(let name) = inner.kind, classes[name] == className { isAround = true }
            }
        }
        return isAround ? container : nil
    }
}

extension ExaminedWorld {
    /// The session's classes whose objects a cast to that class or protocol takes.
    fileprivate func classes(castTo name: String) -> Set<String> {
        Set(classes.filter { $0.name == name || $0.adopts(name) }.map(\.name))
    }
}
