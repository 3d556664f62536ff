import CommandLanguage
import HierarchyRecords

/// A colour of a layer that was made of a dynamic one, and is not made again when the traits change (A124).
enum FixedColour: Advice {
    private static let properties = [
        "borderColor", "shadowColor", "backgroundColor", "fillColor", "strokeColor", "tintColor",
    ]
    /// Methods that come again when the traits have changed, or whose class takes care of it.
    private static let later = [
        "traitCollectionDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "layoutSubviews", "tintColorDidChange", "updateProperties",
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        if declared.followsTraits { return [] }
        return declared.settings { setting in
            properties.contains(setting.property) && setting.value.isFixedFromDynamic
        }.filter { !declared.comesAgain($0.method, later) }.map { method, setting in
            declared.advice(
                "colour-fixed", rule: .a124, method: method, at: setting.span,
                "gives \(setting.path) a CGColor, which stays as the colour was then: it does not follow "
                    + "the traits as a UIColor does",
                mend: [mend(setting, declared.declaration.language)])
        }
    }

    private static func mend(_ setting: CodeSetting, _ language: SourceLanguage) -> String {
        switch language {
        case .swift:
            "set \(setting.path) again when the style changes: in registerForTraitChanges("
                + "[UITraitUserInterfaceStyle.self]), or in traitCollectionDidChange before iOS 17"
        case .objectiveC:
            "set \(setting.path) again in traitCollectionDidChange:, or with registerForTraitChanges:"
        }
    }
}

extension DeclaredClass {
    /// Whether it hears of changed traits, or has one style for good.
    fileprivate var followsTraits: Bool {
        !methods(named: "traitCollectionDidChange").isEmpty
            || calls("registerForTraitChanges")
            || placeOfSetting { $0.property == "overrideUserInterfaceStyle" } != nil
    }

    /// Whether a method is one of those that come again, or called by one of them.
    fileprivate func comesAgain(_ method: String, _ later: [String]) -> Bool {
        if later.contains(method) { return true }
        return bodies.contains { body in
            later.contains(body.method) && body.statements.firstCall(of: method) != nil
        }
    }
}

extension Expression {
    /// Whether it is the CGColor of a colour that depends on traits.
    fileprivate var isFixedFromDynamic: Bool {
        guard let member, ["cgColor", "CGColor"].contains(member.name) else { return false }
        return member.base.isDynamicColour
    }

    private var isDynamicColour: Bool {
        if let made = dynamicColourMade { return made }
        guard let member, member.base.isName("UIColor") else { return false }
        let name = member.name.hasSuffix("Color") ? String(member.name.dropLast(5)) : member.name
        return name.hasPrefix("system") || Self.dynamic.contains(name)
    }

    /// Whether a call makes one: of a name in the catalogue, or with a closure; nil for what is no call.
    private var dynamicColourMade: Bool? {
        if case .link(.call(let called, let arguments)) = unchained.kind, called.isName("UIColor") {
            guard let first = arguments.first else { return false }
            if case .closure = first.value.kind { return true }
            return ["named", "dynamicProvider"].contains(first.label)
        }
        guard case .message(let receiver, let selector, let values) = unchained.kind,
            receiver.isName("UIColor"), !values.isEmpty
        else { return nil }
        return selector.hasPrefix("colorNamed:") || selector.hasPrefix("colorWithDynamicProvider:")
    }

    private static let dynamic: Set<String> = [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText",
        "separator", "opaqueSeparator", "link", "secondarySystemBackground",
        "tertiarySystemBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "tintColor", "tint",
    ]
}
