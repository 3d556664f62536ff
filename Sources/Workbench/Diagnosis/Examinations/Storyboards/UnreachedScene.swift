import HeadlessUIKit
import HierarchyRecords

/// A scene to which no segue leads, and that code cannot name.
enum UnreachedScene: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.storyboards.known.flatMap { entry in
            entry.document.kind == .storyboard ? findings(in: entry) : []
        }
    }

    private static func findings(in entry: InterfaceFileStore.Entry) -> [Finding] {
        let reached = reached(in: entry)
        return entry.document.scenes.compactMap(\.controller).filter {
            !reached.contains($0.id)
        }.map { controller in
            Finding(
                "scene-unreached", .advice, rule: .g10, objects: [entry.name, controller.words],
                "\(entry.path):\(controller.line): nothing leads to \(controller.words), and it "
                    + "has no storyboard identifier",
                mend: ["draw a segue to it, give it an identifier, or remove it"])
        }
    }

    /// The ids of the scenes that segues and relationships lead to, from those that code can make.
    private static func reached(in entry: InterfaceFileStore.Entry) -> Set<String> {
        let document = entry.document
        let scenes = Dictionary(
            document.scenes.compactMap { scene in scene.controller.map { ($0.id, scene) } },
            uniquingKeysWith: { first, _ in first })
        var waiting = document.scenes.compactMap(\.controller).filter {
            $0.storyboardIdentifier != nil || $0.id == document.initialControllerID
        }.map(\.id)
        var reached = Set(waiting)
        while let id = waiting.popLast() {
            for next in scenes[id]?.destinations ?? [] where reached.insert(next).inserted {
                waiting.append(next)
            }
        }
        return reached
    }
}

extension SceneRecord {
    /// The ids that the segues and relationships of the scene lead to.
    fileprivate var destinations: [String] {
        var result: [String] = []
        var waiting = objects
        while let element = waiting.popLast() {
            for case .segue(let segue) in element.connections.map(\.body) {
                result.append(segue.destination)
            }
            waiting += element.parts + element.subviews
        }
        return result
    }
}
