/// One of the 16 colors whose look the user's terminal decides.
public enum PaletteColor: UInt8, CaseIterable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
}

/// How a role looks on a terminal; the background is never touched.
public struct TextAttributes: Sendable, Equatable {
    /// Nil is the terminal's own text color.
    public var color: PaletteColor?
    public var bold: Bool
    public var underlined: Bool
    public var dim: Bool

    /// Plain text but for what is given.
    public init(
        _ color: PaletteColor? = nil, bold: Bool = false, underlined: Bool = false,
        dim: Bool = false
    ) {
        self.color = color
        self.bold = bold
        self.underlined = underlined
        self.dim = dim
    }
}

/// A look for every role, chosen by `set theme`.
public struct Theme: Sendable, Equatable {
    public let name: String
    private let attributes: [TextAttributes]

    /// Makes a theme; roles that are not given look plain.
    public init(name: String, _ attributes: KeyValuePairs<Role, TextAttributes>) {
        self.name = name
        var all = [TextAttributes](repeating: TextAttributes(), count: Role.allCases.count)
        for (role, look) in attributes { all[Int(role.rawValue)] = look }
        self.attributes = all
    }

    /// How the role looks.
    public func attributes(of role: Role) -> TextAttributes { attributes[Int(role.rawValue)] }

    /// Every theme, the default first.
    public static let all: [Theme] = [.standard, .mono, .highContrast, .quiet]

    /// The theme of that name; nil where there is none.
    public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }
}

extension Theme {
    /// Colors that most kinds of color blindness tell apart.
    public static let standard = Theme(
        name: "default",
        [
            .willAppear: TextAttributes(.cyan), .didAppear: TextAttributes(.green),
            .willDisappear: TextAttributes(.magenta), .didDisappear: TextAttributes(.magenta),
            .load: TextAttributes(.blue, bold: true), .containment: TextAttributes(bold: true),
            .traits: TextAttributes(.yellow, underlined: true),
            .problem: TextAttributes(.red, bold: true),
            .removed: TextAttributes(.red), .added: TextAttributes(.green),
            .changed: TextAttributes(.cyan, bold: true), .dim: TextAttributes(dim: true),
            .strong: TextAttributes(bold: true), .prompt: TextAttributes(bold: true),
        ])

    /// No color: weight and underline only.
    public static let mono = Theme(
        name: "mono",
        [
            .didAppear: TextAttributes(bold: true), .didDisappear: TextAttributes(dim: true),
            .load: TextAttributes(bold: true), .containment: TextAttributes(bold: true),
            .traits: TextAttributes(underlined: true),
            .problem: TextAttributes(bold: true, underlined: true),
            .removed: TextAttributes(underlined: true), .added: TextAttributes(bold: true),
            .changed: TextAttributes(bold: true), .dim: TextAttributes(dim: true),
            .strong: TextAttributes(bold: true), .prompt: TextAttributes(bold: true),
        ])

    /// Nothing faint: every color bold, every lesser text plain.
    public static let highContrast = Theme(
        name: "high-contrast",
        [
            .object: TextAttributes(bold: true),
            .willAppear: TextAttributes(.cyan, bold: true),
            .didAppear: TextAttributes(.green, bold: true),
            .willDisappear: TextAttributes(.magenta, bold: true),
            .didDisappear: TextAttributes(.magenta, bold: true, underlined: true),
            .load: TextAttributes(bold: true, underlined: true),
            .containment: TextAttributes(bold: true), .presentation: TextAttributes(bold: true),
            .traits: TextAttributes(bold: true, underlined: true),
            .problem: TextAttributes(.red, bold: true, underlined: true),
            .removed: TextAttributes(.red, bold: true), .added: TextAttributes(.green, bold: true),
            .changed: TextAttributes(.cyan, bold: true), .strong: TextAttributes(bold: true),
            .prompt: TextAttributes(bold: true),
        ])

    /// Only problems and changes stand out.
    public static let quiet = Theme(
        name: "quiet",
        [
            .problem: TextAttributes(.red, bold: true), .removed: TextAttributes(.red),
            .added: TextAttributes(.green), .changed: TextAttributes(bold: true),
            .dim: TextAttributes(dim: true), .strong: TextAttributes(bold: true),
        ])
}
