import CommandLanguage
import HierarchyRecords

/// A call of UIKit that people forget: `why not` tries it, and `doctor` advises it. It keeps names, not
/// objects.
enum UIKitCall: Hashable {
    case addChild(String, to: String)
    case addSubview(of: String, to: String)
    /// The parent is nil where it is to be `nil`.
    case didMove(String, to: String?)
    /// A name for the controller at the end of a path.
    case keep(String, as: String)
    case willMove(String, to: String)
    case willMoveToNil(String)
    case removeFromSuperview(String)
    case removeFromParent(String)
    case begin(String, appearing: Bool)
    case end(String)
    case fill(String, in: String)
    case dismiss(String)
    case setStyle(String, of: String)
    case loadViewIfNeeded(String)
    case setNeedsLayout(viewOf: String)
    case setNeedsUpdateConstraints(viewOf: String)
    case becomeFirstResponder(String)
    /// A view put into a controller's.
    case addView(String, to: String)
    case enable(String)
    /// What keeps fingers from a view, taken away: that it is hidden, transparent, switched off, or
    /// behind another view of its superview.
    case show(String)
    case makeOpaque(String)
    case takeTouches(String)
    case bringToFront(String, in: String)
    /// A view with a name, where that controller's view is.
    case makeView(String, around: String)
    /// A controller's view put into such a view, which it fills.
    case putView(of: String, into: String)
    case fillView(of: String, in: String)
    /// A value given to the property at the end of a path.
    case assign(String, String)
    /// Lets touches through beside the sheet of a controller that is at its medium detent.
    case letThroughSheet(String)
    case present(String, from: String)
    case pop(String)
    case popTo(String, on: String)
    case push(String, on: String)
    /// A tab selected.
    case select(String, in: String)
    case sendActions(String, event: String)
    case reloadData(String)
    /// Shows a window.
    case makeKeyAndVisible(String)
    /// One of the calls that have the system ask again.
    case setNeedsUpdate(String, by: Callback)

    /// The call as a session in that language would have it.
    func text(in language: SourceLanguage) -> String {
        switch language {
        case .swift: swift
        case .objectiveC: objectiveC
        }
    }

    private var swift: String {
        switch self {
        case .addChild(let child, let parent): "\(parent).addChild(\(child))"
        case .addSubview(let child, let parent): "\(parent).view.addSubview(\(child).view)"
        case .didMove(let child, let parent): "\(child).didMove(toParent: \(parent ?? "nil"))"
        case .keep(let path, let name): "let \(name) = \(path)"
        case .willMove(let child, let parent): "\(child).willMove(toParent: \(parent))"
        case .willMoveToNil(let child): "\(child).willMove(toParent: nil)"
        case .removeFromSuperview(let child): "\(child).view.removeFromSuperview()"
        case .removeFromParent(let child): "\(child).removeFromParent()"
        case .begin(let child, let isAppearing):
            "\(child).beginAppearanceTransition(\(isAppearing), animated: false)"
        case .end(let child): "\(child).endAppearanceTransition()"
        case .fill(let child, let parent): "\(child).view.frame = \(parent).view.bounds"
        case .dismiss(let presenter): "\(presenter).dismiss(animated: false)"
        case .setStyle(let style, let name): "\(name).modalPresentationStyle = .\(style)"
        case .loadViewIfNeeded(let name): "\(name).loadViewIfNeeded()"
        case .setNeedsLayout(let name): "\(name).view.setNeedsLayout()"
        case .setNeedsUpdateConstraints(let name): "\(name).view.setNeedsUpdateConstraints()"
        case .becomeFirstResponder(let name): "\(name).becomeFirstResponder()"
        case .addView(let view, let parent): "\(parent).view.addSubview(\(view))"
        case .enable(let name): "\(name).isEnabled = true"
        case .show(let name): "\(name).isHidden = false"
        case .makeOpaque(let name): "\(name).alpha = 1"
        case .takeTouches(let name): "\(name).isUserInteractionEnabled = true"
        case .bringToFront(let name, let superview):
            "\(superview).bringSubviewToFront(\(name))"
        case .makeView(let view, let child):
            "let \(view) = UIView(frame: \(child).view.frame)"
        case .putView(let child, let view): "\(view).addSubview(\(child).view)"
        case .fillView(let child, let view): "\(child).view.frame = \(view).bounds"
        case .assign(let path, let value): "\(Self.chained(path)) = \(value)"
        case .letThroughSheet(let name):
            "\(name).sheetPresentationController?.largestUndimmedDetentIdentifier = .medium"
        case .present(let name, let presenter): "\(presenter).present(\(name), animated: true)"
        case .pop(let stack): "\(stack).popViewController(animated: true)"
        case .popTo(let name, let stack):
            "\(stack).popToViewController(\(name), animated: true)"
        case .push(let name, let stack):
            "\(stack).pushViewController(\(name), animated: true)"
        case .select(let tab, let tabs): "\(tabs).selectedViewController = \(tab)"
        case .sendActions(let name, let event): "\(name).sendActions(for: .\(event))"
        case .reloadData(let name): "\(name).reloadData()"
        case .makeKeyAndVisible(let name): "\(name).makeKeyAndVisible()"
        case .setNeedsUpdate(let name, let call): "\(name).\(call.spelling.base)()"
        }
    }

    /// The path as Swift takes it: behind what may be nil stands a `?`.
    private static func chained(_ path: String) -> String {
        var parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropLast() where mayBeNil.contains(parts[index]) {
            parts[index] += "?"
        }
        return parts.joined(separator: ".")
    }

    private static let mayBeNil: Set<String> = [
        "navigationController", "parent", "popoverPresentationController", "presentationController",
        "presentedViewController", "presentingViewController", "sheetPresentationController",
        "splitViewController", "superview", "tabBarController", "window",
    ]

    /// The same without what ends a statement, as it stands in a sentence.
    func words(in language: SourceLanguage) -> String {
        let text = text(in: language)
        return text.hasSuffix(";") ? String(text.dropLast()) : text
    }

    private var objectiveC: String {
        switch self {
        case .addChild(let child, let parent): "[\(parent) addChildViewController:\(child)];"
        case .addSubview(let child, let parent): "[\(parent).view addSubview:\(child).view];"
        case .didMove(let child, let parent):
            "[\(child) didMoveToParentViewController:\(parent ?? "nil")];"
        case .keep(let path, let name): "UIViewController *\(name) = \(path);"
        case .willMove(let child, let parent):
            "[\(child) willMoveToParentViewController:\(parent)];"
        case .willMoveToNil(let child): "[\(child) willMoveToParentViewController:nil];"
        case .removeFromSuperview(let child): "[\(child).view removeFromSuperview];"
        case .removeFromParent(let child): "[\(child) removeFromParentViewController];"
        case .begin(let child, let isAppearing):
            "[\(child) beginAppearanceTransition:\(isAppearing ? "YES" : "NO") animated:NO];"
        case .end(let child): "[\(child) endAppearanceTransition];"
        case .fill(let child, let parent): "\(child).view.frame = \(parent).view.bounds;"
        case .dismiss(let presenter):
            "[\(presenter) dismissViewControllerAnimated:NO completion:nil];"
        case .setStyle(let style, let name):
            "\(name).modalPresentationStyle = \(Self.objectiveCStyle(style));"
        case .loadViewIfNeeded(let name): "[\(name) loadViewIfNeeded];"
        case .setNeedsLayout(let name): "[\(name).view setNeedsLayout];"
        case .setNeedsUpdateConstraints(let name): "[\(name).view setNeedsUpdateConstraints];"
        case .becomeFirstResponder(let name): "[\(name) becomeFirstResponder];"
        case .addView(let view, let parent): "[\(parent).view addSubview:\(view)];"
        case .enable(let name): "\(name).enabled = YES;"
        case .show(let name): "\(name).hidden = NO;"
        case .makeOpaque(let name): "\(name).alpha = 1;"
        case .takeTouches(let name): "\(name).userInteractionEnabled = YES;"
        case .bringToFront(let name, let superview):
            "[\(superview) bringSubviewToFront:\(name)];"
        case .makeView(let view, let child):
            "UIView *\(view) = [[UIView alloc] initWithFrame:\(child).view.frame];"
        case .putView(let child, let view): "[\(view) addSubview:\(child).view];"
        case .fillView(let child, let view): "\(child).view.frame = \(view).bounds;"
        case .assign(let path, let value): "\(path) = \(value);"
        case .letThroughSheet(let name):
            "\(name).sheetPresentationController.largestUndimmedDetentIdentifier = "
                + "UISheetPresentationControllerDetentIdentifierMedium;"
        case .present(let name, let presenter):
            "[\(presenter) presentViewController:\(name) animated:YES completion:nil];"
        case .pop(let stack): "[\(stack) popViewControllerAnimated:YES];"
        case .popTo(let name, let stack):
            "[\(stack) popToViewController:\(name) animated:YES];"
        case .push(let name, let stack):
            "[\(stack) pushViewController:\(name) animated:YES];"
        case .select(let tab, let tabs): "\(tabs).selectedViewController = \(tab);"
        case .sendActions(let name, let event):
            "[\(name) sendActionsForControlEvents:UIControlEvent\(event.prefix(1).uppercased())\(event.dropFirst())];"
        case .reloadData(let name): "[\(name) reloadData];"
        case .makeKeyAndVisible(let name): "[\(name) makeKeyAndVisible];"
        case .setNeedsUpdate(let name, let call): "[\(name) \(call.spelling.base)];"
        }
    }

    /// `UIModalPresentationPageSheet`
    static func objectiveCStyle(_ style: String) -> String {
        "UIModalPresentation" + style.prefix(1).uppercased() + style.dropFirst()
    }
}
