import HeadlessUIKit
import Statements

extension Facts {
    /// Who presents whom as what, and where a sheet rests or a popover points. Nothing here is computed
    /// by an app's own class.
    mutating func addPresentationController(_ presentation: UIPresentationController) {
        add("class", className(presentation.objectID))
        add("presented", name(presentation.presentedIfAlive))
        add("presenting", name(presentation.presentingViewController))
        let style = presentation.presentationStyle.name
        let shown = presentation.shownStyle.name
        add("style", shown == style ? style : "\(style), adapted to \(shown)")
        add("delegate", presentation.delegate.map { name(of: $0) } ?? "nil")
        switch presentation {
        case let sheet as UISheetPresentationController: addSheet(sheet)
        case let popover as UIPopoverPresentationController: addPopover(popover)
        default: break
        }
    }

    private mutating func addSheet(_ sheet: UISheetPresentationController) {
        add("detents", sheet.detents.map { Self.short($0.identifier) }.joined(separator: " "))
        add("selected detent", sheet.selectedDetentIdentifier.map(Self.short) ?? "nil")
        if let largest = sheet.largestUndimmedDetentIdentifier {
            add("undimmed up to", Self.short(largest))
        }
        if sheet.prefersGrabberVisible { add("grabber", "visible") }
    }

    /// `medium` for the system's own, in full for an app's.
    private static func short(
        _ identifier: UISheetPresentationController.Detent.Identifier
    ) -> String {
        let name = identifier.rawValue
        return name.hasPrefix("com.apple.UIKit.") ? String(name.dropFirst(16)) : name
    }

    private mutating func addPopover(_ popover: UIPopoverPresentationController) {
        if let view = popover.sourceView {
            let place = popover.sourceRect.isNull ? "" : " at \(popover.sourceRect.words)"
            add("anchor", name(view) + place)
        } else {
            add("anchor", popover.barButtonItem == nil ? "nil" : "a bar button item")
        }
    }
}
