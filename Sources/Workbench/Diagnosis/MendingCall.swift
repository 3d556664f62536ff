import CommandLanguage

/// A line that mends something, in either language. Objects are given by name.
enum MendingCall {
    case addChild(String, to: String)
    case addSubview(of: String, to: String)
    /// The parent is nil where it is to be `nil`.
    case didMove(String, to: String?)
    case willMoveToNil(String)
    case removeFromSuperview(String)
    case removeFromParent(String)
    case begin(String, appearing: Bool)
    case end(String)
    case fill(String, in: String)
    case dismiss(String)

    func text(in language: SourceLanguage) -> String {
        language == .objectiveC ? objectiveC : swift
    }

    private var swift: String {
        switch self {
        case .addChild(let child, let parent): "\(parent).addChild(\(child))"
        case .addSubview(let child, let parent): "\(parent).view.addSubview(\(child).view)"
        case .didMove(let child, let parent): "\(child).didMove(toParent: \(parent ?? "nil"))"
        case .willMoveToNil(let child): "\(child).willMove(toParent: nil)"
        case .removeFromSuperview(let child): "\(child).view.removeFromSuperview()"
        case .removeFromParent(let child): "\(child).removeFromParent()"
        case .begin(let child, let isAppearing):
            "\(child).beginAppearanceTransition(\(isAppearing), animated: false)"
        case .end(let child): "\(child).endAppearanceTransition()"
        case .fill(let child, let parent): "\(child).view.frame = \(parent).view.bounds"
        case .dismiss(let presenter): "\(presenter).dismiss(animated: false)"
        }
    }

    private var objectiveC: String {
        switch self {
        case .addChild(let child, let parent): "[\(parent) addChildViewController:\(child)];"
        case .addSubview(let child, let parent): "[\(parent).view addSubview:\(child).view];"
        case .didMove(let child, let parent):
            "[\(child) didMoveToParentViewController:\(parent ?? "nil")];"
        case .willMoveToNil(let child): "[\(child) willMoveToParentViewController:nil];"
        case .removeFromSuperview(let child): "[\(child).view removeFromSuperview];"
        case .removeFromParent(let child): "[\(child) removeFromParentViewController];"
        case .begin(let child, let isAppearing):
            "[\(child) beginAppearanceTransition:\(isAppearing ? "YES" : "NO") animated:NO];"
        case .end(let child): "[\(child) endAppearanceTransition];"
        case .fill(let child, let parent): "\(child).view.frame = \(parent).view.bounds;"
        case .dismiss(let presenter):
            "[\(presenter) dismissViewControllerAnimated:NO completion:nil];"
        }
    }
}
