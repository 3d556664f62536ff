import HeadlessUIKit
import HierarchyRecords

extension Circumstances {
    /// What decides whether a controller's state is kept (U46, U47).
    struct Keeping: Equatable {
        let hasScenes: Bool
        let isInBackground: Bool
        let hasDelegate: Bool
        /// What the app's delegate answered last; nil where it was not asked.
        let answer: Bool?
        /// Those among it and all above it that have no identifier.
        let lacking: [String]
        /// The one above it, where that is a container of the app's own.
        let above: String?
    }
}

extension Circumstances.Keeping {
    @MainActor
    init(of controller: UIViewController, in world: World) {
        let simulator = world.simulator
        let lineage = Array(sequence(first: controller) { $0.restorationParent })
        hasScenes = simulator.keepsByScenes
        isInBackground = simulator.application.applicationState == .background
        hasDelegate = simulator.application.delegate != nil
        answer = simulator.system.restoration.keepsState
        lacking = lineage.filter { $0.restorationIdentifier == nil }.map { world.code(of: $0) }
        above = controller.parent.flatMap { parent in
            parent.keepsItsChildren ? nil : world.code(of: parent)
        }
    }
}
