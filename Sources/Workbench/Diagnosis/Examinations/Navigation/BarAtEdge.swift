import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A bar whose colours are set in a way that does not show at the edge of its content, from iOS 15 on (B40).
enum BarAtEdge: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        guard world.world.simulator.systemVersion >= 15 else { return [] }
        return world.controllers.compactMap { controller in
            guard let stack = controller as? UINavigationController,
                stack.viewIfLoaded?.window != nil, !stack.isNavigationBarHidden,
                let bar = stack.madeBar, bar.scrollEdgeAppearance == nil,
                stack.topViewController?.navigationItemIfMade?.scrollEdgeAppearance == nil,
                let place = world.barColour(of: stack)
            else { return nil }
            return finding(bar, of: stack, place, in: world)
        }
    }

    private static func finding(
        _ bar: UINavigationBar, of stack: UINavigationController, _ place: BarColour,
        in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(stack)
        return Finding(
            "bar-at-edge", rule: .b40, objects: [name, world.code(responder: bar)],
            "the bar of \(name) is transparent at the edge of its content: \(place.property) does not show "
                + "there, and scrollEdgeAppearance is nil (\(place.text))",
            mend: place.lines(
                world.code(stack) + ".navigationBar", isSwift: world.language == .swift))
    }
}

/// Where code gives a bar a colour.
struct BarColour {
    let property: String
    let text: String
    let value: String?

    /// The lines that give it the colour at the edge, too.
    fileprivate func lines(_ bar: String, isSwift: Bool) -> [String] {
        if property == "standardAppearance" {
            return [
                isSwift
                    ? "\(bar).scrollEdgeAppearance = \(bar).standardAppearance"
                    : "\(bar).scrollEdgeAppearance = \(bar).standardAppearance;"
            ]
        }
        let colour = value ?? "the colour"
        guard isSwift else {
            return [
                "UINavigationBarAppearance *appearance = [[UINavigationBarAppearance alloc] init];",
                "[appearance configureWithOpaqueBackground];",
                "\(bar).standardAppearance = appearance;",
                "\(bar).scrollEdgeAppearance = appearance;",
                "and its backgroundColor in place of \(property) (\(text))",
            ]
        }
        return [
            "let appearance = UINavigationBarAppearance()",
            "appearance.configureWithOpaqueBackground()",
            "appearance.backgroundColor = \(colour)",
            "\(bar).standardAppearance = appearance",
            "\(bar).scrollEdgeAppearance = appearance",
        ]
    }
}

extension ExaminedWorld {
    private static let painting: Set<String> = [
        "barTintColor", "standardAppearance", "isTranslucent", "translucent",
    ]

    /// The colour that code gives the bar of a stack.
    fileprivate func barColour(of stack: UINavigationController) -> BarColour? {
        let found = setting(in: stack.objectID) { _, setting in
            ["barTintColor", "standardAppearance"].contains(setting.property)
                && setting.owner.filter { $0 != "?" }.isNavigationBar
        }
        return found.map {
            BarColour(
                property: $0.setting.property, text: $0.text, value: $0.setting.value.colourText)
        }
    }
}

extension String {
    /// Whether the path is that of a stack's bar, or of what all bars look like.
    fileprivate var isNavigationBar: Bool {
        hasSuffix("navigationBar") || hasPrefix("UINavigationBar.appearance")
    }
}

extension CommandLanguage.Expression {
    /// A colour by its name: `UIColor.red`, `.red`.
    fileprivate var colourText: String? {
        let path = ownPath
        if path.hasPrefix("UIColor.") { return path }
        if case .implicitMember(let name) = kind { return "UIColor.\(name)" }
        return nil
    }
}
