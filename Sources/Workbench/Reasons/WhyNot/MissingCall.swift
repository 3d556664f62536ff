import CommandLanguage

/// A call that people forget, in either language.
struct MissingCall {
    /// Where it makes sense: what closes something may come after the step, or only there.
    enum Order { case before, either, after }

    private let swift: String
    private let objectiveC: String
    let order: Order

    /// A call with both its spellings.
    private init(_ swift: String, _ objectiveC: String, _ order: Order = .before) {
        self.swift = swift
        self.objectiveC = objectiveC
        self.order = order
    }

    /// A verb, which is the same in both.
    init(verb: String, _ order: Order = .before) { self.init(verb, verb, order) }

    /// The call as a session in that language would have it.
    func source(in language: SourceLanguage) -> String {
        language == .swift ? swift : objectiveC
    }

    static func addChild(_ child: String, to parent: String) -> MissingCall {
        MissingCall("\(parent).addChild(\(child))", "[\(parent) addChildViewController:\(child)];")
    }

    static func willMoveToNil(_ child: String) -> MissingCall {
        MissingCall(
            "\(child).willMove(toParent: nil)", "[\(child) willMoveToParentViewController:nil];")
    }

    static func didMove(_ child: String, to parent: String) -> MissingCall {
        MissingCall(
            "\(child).didMove(toParent: \(parent))",
            "[\(child) didMoveToParentViewController:\(parent)];", .after)
    }

    static func addView(of child: String, to parent: String) -> MissingCall {
        MissingCall(
            "\(parent).view.addSubview(\(child).view)",
            "[\(parent).view addSubview:\(child).view];", .either)
    }

    static func begin(_ name: String, appearing: Bool) -> MissingCall {
        MissingCall(
            "\(name).beginAppearanceTransition(\(appearing), animated: false)",
            "[\(name) beginAppearanceTransition:\(appearing ? "YES" : "NO") animated:NO];")
    }

    static func end(_ name: String) -> MissingCall {
        MissingCall(
            "\(name).endAppearanceTransition()", "[\(name) endAppearanceTransition];", .either)
    }

    static func removeView(of name: String) -> MissingCall {
        MissingCall(
            "\(name).view.removeFromSuperview()", "[\(name).view removeFromSuperview];", .either)
    }

    static func removeFromParent(_ name: String) -> MissingCall {
        MissingCall(
            "\(name).removeFromParent()", "[\(name) removeFromParentViewController];", .either)
    }

    static func dismiss(_ name: String) -> MissingCall {
        MissingCall(
            "\(name).dismiss(animated: false)",
            "[\(name) dismissViewControllerAnimated:NO completion:nil];", .either)
    }

    /// A call without arguments, of the controller or of its view: `view.setNeedsLayout`.
    static func plain(_ method: String, of name: String) -> MissingCall {
        let parts = (name + "." + method).split(separator: ".")
        let receiver = parts.dropLast().joined(separator: ".")
        return MissingCall("\(name).\(method)()", "[\(receiver) \(parts.last ?? "")];")
    }

    static func style(_ style: String, of name: String) -> MissingCall {
        MissingCall(
            "\(name).modalPresentationStyle = .\(style)",
            "\(name).modalPresentationStyle = \(objectiveCStyle(style));")
    }

    /// `UIModalPresentationPageSheet`
    static func objectiveCStyle(_ style: String) -> String {
        "UIModalPresentation" + style.prefix(1).uppercased() + style.dropFirst()
    }
}
