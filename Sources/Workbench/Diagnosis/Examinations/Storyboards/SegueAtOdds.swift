import HeadlessUIKit
import HierarchyRecords
import Statements

/// Segues that cannot do what they are drawn for: an embed into a view with other subviews, and an
/// unwind to an action that no class has.
enum SegueAtOdds: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.storyboards.known.flatMap { entry in
            entry.document.scenes.indices.flatMap { place in
                findings(entry, place, in: world)
            }
        }
    }

    private static func findings(
        _ entry: InterfaceFileStore.Entry, _ place: Int, in world: ExaminedWorld
    ) -> [Finding] {
        let scene = entry.document.scenes[place]
        let name = scene.controller?.words ?? scene.id
        return entry.index.segues(ofScene: place).compactMap { found in
            if found.segue.kind == .embed, scene.hasSubviews(in: found.trigger) {
                return Finding(
                    "embed-into-filled-view", rule: .e49, objects: [entry.name, found.trigger],
                    "\(entry.path): the container view '\(found.trigger)' of \(name) has subviews "
                        + "beside what is embedded",
                    mend: ["move the other subviews out of the container view"])
            }
            let action = found.segue.unwindAction ?? ""
            guard found.segue.kind == .unwind, !world.hasAction(action) else { return nil }
            return Finding(
                "unwind-without-action", rule: .g07, objects: [entry.name, action],
                "\(entry.path): \(name) unwinds to '\(action)', and no class has that action",
                mend: ["declare '@IBAction func' for it in the class to unwind to"])
        }
    }
}

extension SceneRecord {
    /// Whether the view with that id has subviews in the file.
    fileprivate func hasSubviews(in id: String) -> Bool {
        var waiting = objects
        while let element = waiting.popLast() {
            if element.id == id { return !element.subviews.isEmpty }
            waiting += element.parts + element.subviews
        }
        return false
    }
}

extension ExaminedWorld {
    /// Whether a class of the session has the action.
    @MainActor
    fileprivate func hasAction(_ selector: String) -> Bool {
        world.statements.variables.classes.controllerClasses.contains { $0.answers(selector) }
    }
}
