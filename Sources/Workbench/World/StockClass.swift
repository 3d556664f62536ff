import HeadlessUIKit

/// The model's classes that `new NAME as CLASS` makes, with the short words for them.
enum StockClass: String, CaseIterable {
    case plain = "UIViewController"
    case stack = "UINavigationController"
    case tabs = "UITabBarController"

    /// As the language shortens it.
    var word: String? {
        switch self {
        case .plain: nil
        case .stack: "nav"
        case .tabs: "tab"
        }
    }

    /// The class of that name, whatever the case, or of that short word.
    init?(_ text: String) {
        let lowercased = text.lowercased()
        guard
            let found = Self.allCases.first(where: {
                $0.rawValue.lowercased() == lowercased || $0.word == text
            })
        else { return nil }
        self = found
    }

    /// A controller of the class.
    @MainActor
    func make() -> UIViewController {
        switch self {
        case .plain: UIViewController()
        case .stack: UINavigationController()
        case .tabs: UITabBarController()
        }
    }
}
