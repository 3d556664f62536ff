/// The classes that an import needs, and the lines that declare those that nobody knows.
struct ImportedClasses {
    /// What a line of code would be refused for.
    private let isRefused: (String) -> Bool
    private(set) var lines: [String] = []
    /// The app's classes of which nothing but the name is known, in order.
    private(set) var unknown: [String] = []
    /// Each class that was asked for, and whether the import declares it.
    private var asked: [String: Bool] = [:]

    init(isRefused: @escaping (String) -> Bool) { self.isRefused = isRefused }

    /// UIKit's class by which one is made that can neither be made by its name nor declared.
    private var standIns: [String: String] = [:]

    /// The class of which an object is made.
    func made(_ name: String) -> String { standIns[name] ?? name }

    /// Whether the import declares a class of that name: its objects do nothing of their own.
    func declares(_ name: String) -> Bool { asked[name] ?? false }

    /// Makes sure that there is such a class of controllers.
    mutating func needController(_ name: String, of kind: ImportedKind) {
        let probe = "UIViewController().addChild(\(name)\(kind.arguments(presentedBy: nil)))"
        need(name, probe: probe, as: kind.rawValue)
    }

    /// Makes sure that there is such a class of views.
    mutating func needView(_ name: String, base: String?) {
        need(
            name, probe: "UIView().addSubview(\(Self.maker(name)))",
            as: base ?? Self.guessedBase(name))
    }

    /// Makes sure that there are a presentation controller of that class and a delegate that brings it; the
    /// delegate's class.
    mutating func needPresentation(_ name: String) -> String {
        let delegate = "Bringing\(name)"
        if asked.updateValue(true, forKey: name) == nil {
            if isRefused("print(\(name).self)") {
                lines.append("class \(name): UIPresentationController {}")
                unknown.append(name)
            }
            lines.append(Self.delegate(delegate, bringing: name))
        }
        return delegate
    }

    private mutating func need(_ name: String, probe: String, as superclass: String) {
        if asked[name] != nil { return }
        let declaration = "class \(name): \(superclass) {}"
        let isUnknown = isRefused(probe)
        let isRefused = isUnknown && self.isRefused(declaration)
        asked[name] = isUnknown && !isRefused
        if isRefused { standIns[name] = superclass }
        guard isUnknown, !isRefused else { return }
        lines.append(declaration)
        let isSystems = ["UI", "NS", "_"].contains { name.hasPrefix($0) }
        if !isSystems { unknown.append(name) }
    }

    private static func delegate(_ name: String, bringing controller: String) -> String {
        """
        class \(name): NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                return \(controller)(presentedViewController: presented, presenting: presenting)
            }
        }
        """
    }

    /// What UIKit's private views are most like, by their names.
    private static func guessedBase(_ name: String) -> String {
        guard name.hasPrefix("UI") || name.hasPrefix("_UI") else { return "UIView" }
        return ["Label", "ImageView", "Button"].first { name.hasSuffix($0) }.map { "UI" + $0 }
            ?? "UIView"
    }

    /// The code that makes a view of the class.
    static func maker(_ name: String) -> String {
        switch name {
        case "UICollectionView":
            "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        case "UIVisualEffectView": "UIVisualEffectView(effect: nil)"
        default: "\(name)()"
        }
    }
}
