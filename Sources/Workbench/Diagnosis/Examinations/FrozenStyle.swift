import HeadlessUIKit
import HierarchyRecords

/// A style that was set after the presentation controller had been read (P13).
enum FrozenStyle: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let frozen = controller.frozenPresentationStyle else { return nil }
            let name = world.name(controller)
            let style = controller.modalPresentationStyle.name
            return Finding(
                "style-frozen", rule: .p13, objects: [name],
                "\(name) asks for \(style), and its presentation controller was made for "
                    + "\(frozen.name) when it was first read",
                mend: ["set modalPresentationStyle before anything reads presentationController"])
        }
    }
}
