/// Turns styled text into bytes: the only place that emits an escape sequence.
public struct TextEncoding: Sendable {
    public let theme: Theme
    /// Whether roles are shown by escape sequences.
    public let color: Bool
    /// Whether the renderers may draw signs beyond ASCII; names and texts stay UTF-8 anyway.
    public let unicode: Bool
    /// The escapes between roles.
    let switches: RoleSwitches

    /// Makes an encoding.
    public init(theme: Theme = .standard, color: Bool, unicode: Bool = true) {
        self.theme = theme
        self.color = color
        self.unicode = unicode
        let openings = Role.allCases.map { role in
            color && role != .plain ? TextEncoding.opening(theme.attributes(of: role)) : ""
        }
        switches = RoleSwitches(openings: openings, closing: TextEncoding.closing)
    }

    /// No escapes: what goes to a file or a pipe.
    public static let plain = TextEncoding(color: false)

    /// The signs that renderers draw under this encoding.
    public var glyphs: Glyphs { unicode ? .unicode : .ascii }

    /// Appends the text, everything hostile in it spelt out, without a newline.
    public func append(_ text: StyledText, to bytes: inout [UInt8]) {
        var start = 0
        var role = Role.plain
        for mark in text.marks {
            bytes.append(contentsOf: switches[role, mark.role].utf8)
            VisibleText.append(
                text.utf8[start..<mark.end], keepingTabs: text.keepsTabs, to: &bytes)
            start = mark.end
            role = mark.role
        }
        bytes.append(contentsOf: switches[role, .plain].utf8)
    }

    /// Appends the text and a newline.
    public func appendLine(_ text: StyledText, to bytes: inout [UInt8]) {
        append(text, to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Appends each text and a newline.
    public func appendLines(_ lines: [StyledText], to bytes: inout [UInt8]) {
        for line in lines { appendLine(line, to: &bytes) }
    }

    /// The text as a string, without a newline.
    public func string(_ text: StyledText) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text as a prompt for readline: `\001` and `\002` stand around all that does not print.
    public func prompt(_ text: StyledText) -> String {
        Self.prompt(text, theme: theme, color: color)
    }

    /// The same without an encoding, so that a first prompt need not wait for one to be made.
    public static func prompt(_ text: StyledText, theme: Theme, color: Bool) -> String {
        var bytes: [UInt8] = []
        for run in text.runs {
            let opening = color ? opening(theme.attributes(of: run.role)) : ""
            appendUnprinted(opening, to: &bytes)
            VisibleText.append(Array(run.text.utf8)[...], to: &bytes)
            if !opening.isEmpty { appendUnprinted(closing, to: &bytes) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func appendUnprinted(_ escape: String, to bytes: inout [UInt8]) {
        guard !escape.isEmpty else { return }
        bytes.append(1)
        bytes.append(contentsOf: escape.utf8)
        bytes.append(2)
    }
}

extension TextEncoding {
    /// What switches every role off.
    private static let closing = "\u{1B}[0m"

    private static func opening(_ attributes: TextAttributes) -> String {
        var codes = ""
        // By hand: the library's `joined` and substrings cost the first prompt 0.1 ms.
        func add(_ code: Int) { codes += codes.isEmpty ? String(code) : ";" + String(code) }
        if attributes.bold { add(1) }
        if attributes.dim { add(2) }
        if attributes.underlined { add(4) }
        if let color = attributes.color {
            let value = Int(color.rawValue)
            add(value < 8 ? 30 + value : 90 + value - 8)
        }
        return codes.isEmpty ? "" : "\u{1B}[" + codes + "m"
    }
}

extension TextEncoding {
    /// The marks of OSC 133, by which a terminal knows where the prompt, the input and the output
    /// of a
    /// command begin.
    public enum ShellMark: Sendable, Equatable {
        case promptStart, commandStart, outputStart
        /// With the command's exit status.
        case outputEnd(Int32)
    }

    /// What clears a terminal that understands escapes.
    public static let clearedScreen = Array("\u{1B}[H\u{1B}[2J".utf8)

    /// The mark's bytes; write them only to a terminal that is known to understand them.
    public static func shellMark(_ mark: ShellMark) -> [UInt8] {
        let code =
            switch mark {
            case .promptStart: "A"
            case .commandStart: "B"
            case .outputStart: "C"
            case .outputEnd(let status): "D;\(status)"
            }
        return Array("\u{1B}]133;\(code)\u{7}".utf8)
    }
}
