/// A value in a storyboard or nib.
public enum AttributeValue: Sendable, Equatable {
    /// The text of an XML attribute, or of a `string` element.
    case text(String)
    case rect(RectValue)
    case point(x: Double, y: Double)
    case size(width: Double, height: Double)
    /// Edge insets; the directional ones have leading in the place of left.
    case insets(top: Double, left: Double, bottom: Double, right: Double)
    case range(location: Double, length: Double)
    case color(ColorRecord)
    case font(FontRecord)
    /// The names that are set to `YES`, as `widthSizable` of an autoresizing mask.
    case flags([String])
    /// An image by its name.
    case image(String)
    /// An explicit nothing (`nil`).
    case none

    /// The text, where it is one.
    public var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The finite number that the text is, in the unit of its attribute.
    public var number: Double? {
        guard let number = text.flatMap({ Double($0) }), number.isFinite else { return nil }
        return number
    }

    /// True for `YES`, false for `NO`, nil for other texts.
    public var flag: Bool? {
        switch text {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        case _: nil
        }
    }
}

/// A colour: by name, or by its components.
public struct ColorRecord: Sendable, Equatable {
    /// The name of a system colour or of a colour in the app's catalogue; nil where components count.
    public var name: String?
    public var red = 0.0
    public var green = 0.0
    public var blue = 0.0
    public var alpha = 1.0

    /// A colour by its name.
    public init(name: String) { self.name = name }

    /// A colour by its components, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// A font description.
public struct FontRecord: Sendable, Equatable {
    /// The kind of system font, as `system` or `boldSystem`; nil for a font by its name.
    public var type: String?
    public var name: String?
    /// The text style, as `UICTFontTextStyleBody`.
    public var style: String?
    public var weight: String?
    /// In points; nil where the style tells it.
    public var pointSize: Double?

    /// A description with nothing in it.
    public init() {}
}

/// A user-defined runtime attribute.
public struct RuntimeAttributeRecord: Sendable, Equatable {
    /// The type that the file names: `boolean`, `number`, `string`, `localizedString`, `point`, `size`,
    /// `rect`, `range`, `color`, `image`; `nil` for a value that is none.
    public enum Kind: String, Sendable, CaseIterable {
        case boolean, number, string, localizedString, point, size, rect, range, color, image
        case none = "nil"
    }

    public var keyPath: String
    public var kind: Kind
    public var value: AttributeValue

    /// A value for a key path.
    public init(keyPath: String, kind: Kind, value: AttributeValue) {
        self.keyPath = keyPath
        self.kind = kind
        self.value = value
    }
}
