import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A class that implements a protocol of UIKit's whose asker the model does not follow, while nobody sets a delegate of
/// such an object (B22).
enum DelegateUnset: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller -> [Finding] in
            guard controller.viewIfLoaded?.window != nil,
                let declared = world.declaredClass(of: controller.objectID)
            else { return [] }
            return declared.protocolsUnknown.compactMap {
                finding(controller, $0, declared, in: world)
            }
        }
    }

    private static func finding(
        _ controller: UIViewController, _ protocolName: String, _ declared: DeclaredClass,
        in world: ExaminedWorld
    ) -> Finding? {
        let isSource = protocolName.hasSuffix("DataSource")
        let property = isSource ? "dataSource" : "delegate"
        let kind = protocolName.askerOfProtocol
        guard !world.hasSetting(where: { $0.property == property }),
            let path = path(to: kind, in: declared, of: controller)
        else {
            return nil
        }
        let names = (own: world.name(controller), code: world.code(controller))
        let isSwift = declared.declaration.language == .swift
        return Finding(
            "delegate-never-set", rule: .b22, objects: [names.own, "\(names.own).\(path)"],
            "\(names.own) adopts \(protocolName), and nobody asks it: no code sets "
                + "\(names.own).\(path).\(property)",
            mend: [
                "\(names.code).\(path).\(property) = \(names.code)"
                    + (world.language == .swift ? "" : ";"),
                (isSwift ? "\(path).\(property) = self" : "self.\(path).\(property) = self;")
                    + " in viewDidLoad of \(declared.name)",
            ])
    }

    /// The way to an object of that kind from the class's own properties.
    private static func path(
        to kind: String, in declared: DeclaredClass, of controller: UIViewController
    ) -> String? {
        if let property = declared.property(of: kind) { return property }
        if kind == "UIPresentationController" {
            if controller.presentedViewController != nil {
                return "presentedViewController?.presentationController?"
            }
            return controller.presentingViewController == nil || controller.parent != nil
                ? nil : "presentationController?"
        }
        return nil
    }
}

extension DeclaredClass {
    /// The protocols of UIKit's delegates and data sources that it adopts, and whose askers the model does not
    /// follow.
    @MainActor fileprivate var protocolsUnknown: [String] {
        let known = Set(DelegateRole.all.map(\.name))
        return declaration.protocols.compactMap(\.wholeName).filter { name in
            name.hasPrefix("UI") && !known.contains(name) && !Self.ofOthers.contains(name)
                && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
                && methods.contains { method in
                    method.parameters.contains { $0.type.unwrapped.isNamed(name.askerOfProtocol) }
                }
        }
    }

    /// Those that no `delegate` of a view leads to.
    private static let ofOthers: Set<String> = [
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    ]

    /// The stored property that has an object of that kind.
    fileprivate func property(of kind: String) -> String? {
        declaration.storedProperties.first {
            let type = $0.initialValue?.madeClass ?? $0.type?.unwrapped.wholeName
            return type == kind
                || kind == "UIGestureRecognizer" && type?.hasSuffix("GestureRecognizer") == true
        }?.name.text
    }
}

extension String {
    /// `UISearchBar` of `UISearchBarDelegate`
    fileprivate var askerOfProtocol: String {
        if self == "UIAdaptivePresentationControllerDelegate" { return "UIPresentationController" }
        return String(dropLast(hasSuffix("DataSource") ? 10 : 8))
    }
}
