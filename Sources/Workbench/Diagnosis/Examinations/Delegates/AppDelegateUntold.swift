import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What the delegates of scenes have taken over from the app's delegate (U27): methods, and the window.
enum AppDelegateUntold: Examination {
    /// The methods of the app's delegate with those of the scene's.
    private static let successors = [
        "applicationDidEnterBackground": "sceneDidEnterBackground",
        "applicationWillEnterForeground": "sceneWillEnterForeground",
        "applicationDidBecomeActive": "sceneDidBecomeActive",
        "applicationWillResignActive": "sceneWillResignActive",
    ]

    static func findings(in world: ExaminedWorld) -> [Finding] {
        guard world.world.simulator.systemVersion >= 13,
            let scene = world.classes.first(where: {
                $0.adopts(["UIWindowSceneDelegate", "UISceneDelegate"])
            })
        else { return [] }
        return world.classes.filter {
            $0.adopts(["UIApplicationDelegate"]) && $0.name != scene.name
        }
        .flatMap { declared in
            declared.methods.compactMap { method in
                successors[method.plainName].map {
                    finding(method, $0, declared, scene)
                }
            } + [windowWithoutScene(in: declared, scene)].compactMap(\.self)
        }
    }

    /// A window that the app's delegate makes is of no scene, and not shown.
    private static func windowWithoutScene(
        in declared: DeclaredClass, _ scene: DeclaredClass
    ) -> Finding? {
        for (method, statements) in declared.bodies {
            var made: SourceSpan?
            CodeWalk.expressions(of: statements) { expression in
                if made == nil, expression.makesWindowWithoutScene { made = expression.span }
            }
            guard let made else { continue }
            let isSwift = scene.declaration.language == .swift
            return Finding(
                "window-without-scene", rule: .u27, objects: [declared.name, method, scene.name],
                "the window that \(declared.name).\(method) makes is of no scene, and not shown: from "
                    + "iOS 13 on an app with scenes shows their windows alone "
                    + "(\(declared.text(of: made, in: method)))",
                since: declared.origin,
                mend: [
                    isSwift
                        ? "window = UIWindow(windowScene: scene) in scene(_:willConnectTo:options:) of "
                            + "\(scene.name), with its root and makeKeyAndVisible()"
                        : "self.window = [[UIWindow alloc] initWithWindowScene:scene] in "
                            + "scene:willConnectToSession:options: of \(scene.name), with its root and "
                            + "makeKeyAndVisible"
                ])
        }
        return nil
    }

    private static func finding(
        _ method: FunctionDeclaration, _ successor: String, _ declared: DeclaredClass,
        _ scene: DeclaredClass
    ) -> Finding {
        let name = method.plainName
        let line =
            scene.declaration.language == .swift
            ? "func \(successor)(_ scene: UIScene)" : "- (void)\(successor):(UIScene *)scene"
        return Finding(
            "app-delegate-untold", rule: .u27, objects: [declared.name, name, scene.name],
            "\(declared.name).\(name) does not come: from iOS 13 on the delegate of the scene is told, "
                + "\(scene.name) (\(declared.text(of: method.name.span, in: name)))",
            since: declared.origin, mend: ["\(line) in \(scene.name), in its place"])
    }
}

extension DeclaredClass {
    fileprivate func adopts(_ names: [String]) -> Bool {
        names.contains { adopts($0) }
    }
}

extension CommandLanguage.Expression {
    /// `UIWindow(frame: …)`, `[[UIWindow alloc] initWithFrame:…]`, but not with a scene.
    fileprivate var makesWindowWithoutScene: Bool {
        guard madeClass == "UIWindow" else { return false }
        switch unchained.kind {
        case .link(.call(_, let arguments)): return arguments.first?.label != "windowScene"
        case .message(_, let selector, _): return selector != "initWithWindowScene:"
        case .name, .type, .implicitMember, .literal, .link, .operation, .closure, .attempt,
            .address:
            return false
        }
    }
}
