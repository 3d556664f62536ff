import HeadlessUIKit
import Testing

@testable import Statements
@testable import Workbench

/// Sets every property of every class to extreme values in both languages and by `set`, and looks at
/// the world after that.
@MainActor @Suite("Extreme values", .serialized)
struct ExtremeValueTests {
    /// The classes whose objects code can make, each with an expression that makes one.
    private static let makers: [(type: TypeDescription, expression: String)] =
        MemberTable.types.compactMap { type in
            guard type.isClass, let maker = maker(of: type) else { return nil }
            return (type, maker)
        }

    private static func maker(of type: TypeDescription) -> String? {
        let session = TestSession()
        let known = [
            "UIApplication": "UIApplication.shared", "UIScreen": "UIScreen.main",
            "UIDevice": "UIDevice.current", "UIWindow": "home.view.window!",
            "UIWindowScene": "home.view.window!.windowScene!",
            "UIPresentationController": "home.presentedViewController!.presentationController!",
            "UISheetPresentationController":
                "home.presentedViewController!.sheetPresentationController!",
            "NSLayoutConstraint": "a.view.widthAnchor.constraint(equalToConstant: 3)",
            "CALayer": "a.view.layer", "UINavigationItem": "a.navigationItem",
            "UIViewPropertyAnimator": "UIViewPropertyAnimator(duration: 1, curve: .linear)",
            "UIButton": "UIButton(type: .system)",
            "UIPageViewController":
                "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)",
            "UIAlertController":
                "UIAlertController(title: nil, message: nil, preferredStyle: .alert)",
            "UICollectionView":
                "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
            "UITabBarItem": "a.tabBarItem!",
        ]
        let candidates = [known[type.name], "\(type.name)()"].compactMap { $0 }
        return candidates.first { text in
            session.run(scene) == .fine && session.run("let made = \(text)") == .fine
        }
    }

    private static let scene = """
        new home; new a; new p; root home; add a; present p as pageSheet
        """

    private static let looks = [
        "doctor", "tree", "views", "screen", "info home", "info a", "layoutof a", "log --why",
        "history",
    ]

    private static let numbers = [
        "-1", "9223372036854775807", "1e38", "Double.infinity", "Double.nan",
    ]

    private static let numbersInC = [
        "0", "-9223372036854775807 - 1", "1e19", "-1e38", "-INFINITY", "NAN",
    ]

    @Test("end in a refusal or a world that can be looked at")
    func properties() throws {
        var count = 0
        for (type, maker) in Self.makers {
            for property in type.members.properties where property.set ?? property.override != nil {
                count += 1
                let session = TestSession()
                try #require(session.run(Self.scene + "\nlet made = \(maker)") == .fine)
                if type.isDeclared(as: .view), !type.isDeclared(as: .window) {
                    session.run("a.view.addSubview(made)")
                }
                for value in Self.swiftValues(of: property.assignedType) {
                    session.run("made.\(property.name) = \(value)")
                }
                for value in Self.valuesInC(of: property.assignedType) {
                    session.run("made.\(property.name) = \(value);")
                }
                for command in Self.looks { session.run(command) }
            }
        }
        #expect(count > 300)
    }

    private static func swiftValues(of type: ValueType) -> [String] {
        guard case .named(let description) = type.unwrapped else { return ["[]"] }
        switch description.kind {
        case .choices: return numbers.map { "\(description.name)(rawValue: \($0))!" }
        case .options: return numbers.map { "\(description.name)(rawValue: \($0))" }
        case .object: return ["nil"]
        case .simple: return simple(description)
        }
    }

    private static func simple(_ type: TypeDescription) -> [String] {
        switch type.name {
        case "CGPoint": numbers.map { "CGPoint(x: \($0), y: \($0))" }
        case "CGSize": numbers.map { "CGSize(width: \($0), height: \($0))" }
        case "CGRect":
            numbers.flatMap {
                [
                    "CGRect(x: \($0), y: \($0), width: \($0), height: \($0))",
                    "CGRect(x: 0, y: 0, width: \($0), height: 5)",
                ]
            }
        case "UIEdgeInsets":
            numbers.map { "UIEdgeInsets(top: \($0), left: \($0), bottom: \($0), right: \($0))" }
        case "CGAffineTransform":
            numbers.flatMap {
                [
                    "CGAffineTransform(scaleX: \($0), y: \($0))",
                    "CGAffineTransform(rotationAngle: \($0))",
                    "CGAffineTransform(translationX: \($0), y: 0)",
                ]
            }
        case "String": ["\"\"", "String(repeating: \"m\", count: 100_000)"]
        default: numbers
        }
    }

    private static func valuesInC(of type: ValueType) -> [String] {
        guard case .named(let description) = type.unwrapped else { return ["@[]", "nil"] }
        switch description.name {
        case "CGPoint": return numbersInC.map { "CGPointMake(\($0), \($0))" }
        case "CGSize": return numbersInC.map { "CGSizeMake(\($0), \($0))" }
        case "CGRect": return numbersInC.map { "CGRectMake(\($0), \($0), \($0), \($0))" }
        case "UIEdgeInsets": return numbersInC.map { "UIEdgeInsetsMake(\($0), 0, \($0), 0)" }
        case "CGAffineTransform": return numbersInC.map { "CGAffineTransformMakeScale(\($0), 1)" }
        case "String": return ["@\"\"", "nil"]
        default: return numbersInC + ["nil"]
        }
    }
}
