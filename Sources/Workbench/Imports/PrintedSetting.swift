import HierarchyRecords

/// What `recursiveDescription` writes of a view beside its frame, as code sets it.
enum PrintedSetting {
    /// The property that a field is of; none for what changes nothing here, as its layer.
    static func settings(_ name: Substring, _ value: Substring) -> [PrintedView.Setting] {
        switch name {
        case "hidden": flag("isHidden", value)
        case "clipsToBounds": flag("clipsToBounds", value)
        case "userInteractionEnabled": flag("isUserInteractionEnabled", value)
        case "opaque": flag("isOpaque", value)
        case "alpha": number("alpha", value)
        case "tag": number("tag", value)
        case "autoresize": mask(value)
        case "text": text(value)
        default: []
        }
    }

    private static func flag(_ property: String, _ value: Substring) -> [PrintedView.Setting] {
        switch value {
        case "YES": [PrintedView.Setting(property: property, value: "true")]
        case "NO": [PrintedView.Setting(property: property, value: "false")]
        default: []
        }
    }

    private static func number(_ property: String, _ value: Substring) -> [PrintedView.Setting] {
        guard let number = Double(value), abs(number) < 1e9 else { return [] }
        return [PrintedView.Setting(property: property, value: numberText(number))]
    }

    /// `W+H`, `RM+BM`
    private static func mask(_ value: Substring) -> [PrintedView.Setting] {
        let names: [Substring: String] = [
            "W": "flexibleWidth", "H": "flexibleHeight", "LM": "flexibleLeftMargin",
            "RM": "flexibleRightMargin", "TM": "flexibleTopMargin", "BM": "flexibleBottomMargin",
        ]
        let parts = value.split(separator: "+").compactMap { names[$0].map { "." + $0 } }
        if parts.isEmpty { return [] }
        return [
            PrintedView.Setting(
                property: "autoresizingMask", value: "[" + parts.joined(separator: ", ") + "]")
        ]
    }

    private static func text(_ value: Substring) -> [PrintedView.Setting] {
        guard value.count >= 2, value.hasPrefix("'"), value.hasSuffix("'") else { return [] }
        let text = value.dropFirst().dropLast().map { character in
            switch character {
            case "\\", "\"": "\\\(character)"
            case "\n": "\\n"
            default: String(character)
            }
        }
        return [PrintedView.Setting(property: "text", value: "\"" + text.joined() + "\"")]
    }
}
