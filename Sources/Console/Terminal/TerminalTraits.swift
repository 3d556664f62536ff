import Rendering

/// What the place that output goes to can do.
public struct TerminalTraits: Sendable, Equatable {
    public var isTerminal: Bool
    public var usesColor: Bool
    /// Whether glyphs outside ASCII arrive as they are.
    public var usesUTF8: Bool
    /// Whether escapes of any kind are understood; false under `TERM=dumb` and without `TERM`.
    public var understandsEscapes: Bool
    /// Whether OSC 133 prompt marks are known to be understood.
    public var understandsMarks: Bool
    /// Columns; a terminal that says 0 counts as 80.
    public var width: Int
    /// Rows; a terminal that says 0 counts as 24.
    public var height: Int

    /// Makes traits; those of a file or a pipe where nothing is given.
    public init(
        isTerminal: Bool = false, usesColor: Bool = false, usesUTF8: Bool = true,
        understandsEscapes: Bool = false, understandsMarks: Bool = false, width: Int = 80,
        height: Int = 24
    ) {
        self.isTerminal = isTerminal
        self.usesColor = usesColor
        self.usesUTF8 = usesUTF8
        self.understandsEscapes = understandsEscapes
        self.understandsMarks = understandsMarks
        self.width = width
        self.height = height
    }

    /// Concludes from the environment what the terminal can do.
    public init(
        environment: (String) -> String?, isTerminal: Bool, columns: Int, rows: Int = 0,
        color: ColorChoice?
    ) {
        let understandsEscapes = isTerminal && Self.understandsEscapes(environment)
        self.init(
            isTerminal: isTerminal,
            usesColor: ColorPolicy.usesColor(
                color, environment: environment, isTerminal: isTerminal && understandsEscapes),
            usesUTF8: !isTerminal || Self.usesUTF8(environment),
            understandsEscapes: understandsEscapes,
            understandsMarks: understandsEscapes && Self.understandsMarks(environment),
            width: Self.width(columns: columns, environment: environment),
            height: Self.height(rows: rows, environment: environment))
    }

    private static func understandsEscapes(_ environment: (String) -> String?) -> Bool {
        switch environment("TERM") {
        case nil, "", "dumb", "unknown": false
        default: true
        }
    }

    /// As the C library chooses a locale: the first of the three that is set.
    private static func usesUTF8(_ environment: (String) -> String?) -> Bool {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            guard let value = environment(name), !value.isEmpty else { continue }
            return ["UTF-8", "utf-8", "UTF8", "utf8"].contains { value.hasSuffix($0) }
        }
        return false
    }

    private static let programsWithMarks = ["iTerm.app", "WezTerm", "vscode", "ghostty", "rio"]
    private static let terminalsWithMarks = [
        "xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "contour", "wezterm",
    ]

    private static func understandsMarks(_ environment: (String) -> String?) -> Bool {
        let term = environment("TERM") ?? ""
        if terminalsWithMarks.contains(term) { return true }
        if term.hasPrefix("screen") || term.hasPrefix("tmux") { return false }
        return environment("TERM_PROGRAM").map(programsWithMarks.contains) ?? false
            || environment("WT_SESSION") != nil || environment("KONSOLE_VERSION") != nil
    }

    /// The columns that the terminal says, or else `COLUMNS`, or else 80.
    public static func width(columns: Int, environment: (String) -> String? = { _ in nil }) -> Int {
        if columns > 0 { return columns }
        if let told = environment("COLUMNS").flatMap({ Int($0) }), told > 0 { return told }
        return 80
    }

    /// The rows that the terminal says, or else `LINES`, or else 24.
    public static func height(rows: Int, environment: (String) -> String? = { _ in nil }) -> Int {
        if rows > 0 { return rows }
        if let told = environment("LINES").flatMap({ Int($0) }), told > 0 { return told }
        return 24
    }
}

extension TerminalTraits {
    /// The lines, broken between words where they are wider than the terminal.
    func fitting(_ lines: [StyledText]) -> [StyledText] {
        isTerminal && width >= 20 ? lines.flatMap { TextWrapping.wrap($0, to: width) } : lines
    }

    /// How text is turned into bytes for it, under a theme's name; an unknown one is the default.
    public func encoding(theme name: String = Theme.standard.name) -> TextEncoding {
        TextEncoding(theme: .orStandard(name), color: usesColor, unicode: usesUTF8)
    }
}

extension Theme {
    /// The theme of that name, or the default; the others are made only when one is wanted.
    static func orStandard(_ name: String) -> Theme {
        name == standard.name ? .standard : named(name) ?? .standard
    }
}
