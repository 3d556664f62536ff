import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// An object of a scene's class that code has made by itself: its outlets stay nil (L01).
enum MadeWithoutStoryboard: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let scenes = world.scenesWithOutlets
        if scenes.isEmpty { return [] }
        return living(scenes, in: world) + made(scenes, in: world)
    }

    private static func living(_ scenes: [SceneOfClass], in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard controller.storyboard == nil, controller.nibName == nil,
                let scene = scenes.first(where: { world.isDeclared($0.declared, for: controller) })
            else { return nil }
            return finding(
                scene, [world.name(controller)],
                "\(world.name(controller)) was made by code, and not from \(scene.path): its outlets stay "
                    + "nil")
        }
    }

    /// What classes of the session make, also where that has failed.
    private static func made(_ scenes: [SceneOfClass], in world: ExaminedWorld) -> [Finding] {
        world.classes.flatMap { declared in
            declared.bodies.flatMap { method, statements -> [Finding] in
                var found: [Finding] = []
                CodeWalk.expressions(of: statements) { expression in
                    guard let name = expression.madeClass,
                        let scene = scenes.first(where: { $0.declared.name == name })
                    else { return }
                    found.append(
                        finding(
                            scene, [name, declared.name],
                            "\(declared.text(of: expression.span, in: method)) makes a \(name) by "
                                + "itself, and not from \(scene.path): its outlets stay nil"))
                }
                return found
            }
        }
    }

    private static func finding(
        _ scene: SceneOfClass, _ objects: [String], _ text: String
    ) -> Finding {
        Finding(
            "made-without-storyboard", rule: .l01, objects: objects, text,
            mend: [
                "UIStoryboard(name: \"\(scene.name)\", bundle: nil)"
                    + ".instantiateViewController(withIdentifier: \"\(scene.identifier ?? "…")\") in "
                    + "place of \(scene.declared.name)()"
                    + (scene.identifier == nil ? ", once the scene has an identifier" : "")
            ])
    }
}

/// A scene of a storyboard whose controller is of a class of the session with outlets.
struct SceneOfClass {
    let declared: DeclaredClass
    let path: String
    let name: String
    let identifier: String?
}

extension ExaminedWorld {
    fileprivate var scenesWithOutlets: [SceneOfClass] {
        let outlets = classes.filter { !$0.outlets.isEmpty }
        if outlets.isEmpty { return [] }
        return world.storyboards.known.flatMap { entry -> [SceneOfClass] in
            guard entry.document.kind == .storyboard else { return [] }
            return entry.document.scenes.compactMap(\.controller).compactMap { controller in
                outlets.first { $0.name == controller.customClass }.map {
                    SceneOfClass(
                        declared: $0, path: entry.path, name: entry.name,
                        identifier: controller.storyboardIdentifier)
                }
            }
        }
    }
}
