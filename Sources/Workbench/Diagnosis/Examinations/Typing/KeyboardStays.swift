import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A field that gave up the keyboard in a form sheet, where UIKit leaves the keyboard on the screen (B61).
enum KeyboardStays: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard controller.isFormSheet, let field = world.lastResigned(in: controller),
                !world.answers("disablesAutomaticKeyboardDismissal", controller)
            else { return nil }
            return finding(field, in: controller, world)
        }
    }

    private static func finding(
        _ field: UIView, in sheet: UIViewController, _ world: ExaminedWorld
    ) -> Finding {
        let (name, sheetName) = (world.code(field), world.name(sheet))
        let declared = world.declaredClass(of: sheet.objectID)
        let place = declared?.name ?? "a subclass of \(world.log.objects.className(sheet.objectID))"
        let isSwift = (declared?.declaration.language ?? world.language) == .swift
        let line =
            isSwift
            ? "override var disablesAutomaticKeyboardDismissal: Bool { false }"
            : "- (BOOL)disablesAutomaticKeyboardDismissal { return NO; }"
        return Finding(
            "keyboard-stays", .advice, rule: .b61, objects: [name, sheetName],
            "\(name) has resigned in \(sheetName), a form sheet: UIKit leaves the keyboard on the screen there, "
                + "since disablesAutomaticKeyboardDismissal of \(sheetName) is true",
            mend: ["\(line) in \(place)"])
    }
}

extension UIViewController {
    /// Whether it is presented as a form sheet that leaves room around it.
    fileprivate var isFormSheet: Bool {
        parent == nil && modalPresentationStyle == .formSheet
            && traitCollection.userInterfaceIdiom == .pad
            && presentingViewController?.traitCollection.horizontalSizeClass == .regular
    }
}

extension ExaminedWorld {
    /// The field in the controller's view that was the last to resign, where nothing in it is being typed into.
    fileprivate func lastResigned(in controller: UIViewController) -> UIView? {
        let views = controller.viewIfLoaded?.subtreeOfViews ?? []
        guard !views.contains(where: \.isFirstResponder) else { return nil }
        let last = log.events.last {
            $0.callback == .resignFirstResponder && call(behind: $0) != nil
        }
        return last.flatMap { event in views.first { $0.objectID == event.object } }
    }

    /// Whether the class of a controller has a property of that name itself.
    fileprivate func answers(_ property: String, _ controller: UIViewController) -> Bool {
        declaredClass(of: controller.objectID)?.bodies.contains { $0.method == property } ?? false
    }
}
