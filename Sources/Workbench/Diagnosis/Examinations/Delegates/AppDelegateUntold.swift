import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A method of the app's delegate that the delegates of scenes have taken over (U27).
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
            }
        }
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
