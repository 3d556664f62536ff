import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A class that implements the delegate's methods of a presentation which has gone, while nobody was set as its delegate
/// (B22).
enum PresentationUnheard: Examination {
    private static let protocolName = "UIAdaptivePresentationControllerDelegate"

    static func findings(in world: ExaminedWorld) -> [Finding] {
        if world.hasSetting(where: \.isDelegateOfPresentation) { return [] }
        return world.controllers.compactMap { controller in
            guard controller.presentedViewController == nil,
                let declared = world.declaredClass(of: controller.objectID),
                declared.declaration.protocols.contains(where: { $0.isNamed(protocolName) }),
                let event = world.unheard(by: declared, of: protocolName)
            else { return nil }
            return finding(controller, declared, event, in: world)
        }
    }

    private static func finding(
        _ controller: UIViewController, _ declared: DeclaredClass, _ event: Event,
        in world: ExaminedWorld
    ) -> Finding {
        let own = world.name(controller)
        let presented = world.log.objects.name(event.object)
        let property =
            declared.declaration.language == .swift
            ? "presentationController?.delegate = self" : "presentationController.delegate = self;"
        return Finding(
            "delegate-never-set", rule: .b22, objects: [own, presented],
            "\(own) adopts \(protocolName), and nobody asked it: the delegate of \(presented)'s presentation was "
                + "nil when \(event.callback.spelling.base) was due",
            mend: [
                "\(property) on what \(declared.name) presents, before present in \(declared.name)"
            ])
    }
}

extension ExaminedWorld {
    /// The last event that the class has a method of that protocol for.
    fileprivate func unheard(by declared: DeclaredClass, of protocolName: String) -> Event? {
        let names = Set(declared.methods.map(\.name.text))
        return log.events.last {
            $0.callback.receivingProtocol == protocolName
                && names.contains($0.callback.spelling.base)
        }
    }
}

extension CodeSetting {
    /// Whether it gives a presentation a delegate.
    fileprivate var isDelegateOfPresentation: Bool {
        property == "delegate" && owner.lowercased().contains("presentationcontroller")
    }
}
