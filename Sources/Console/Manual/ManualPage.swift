import Rendering
import Workbench

/// The manual page in roff, made from the values that `help` and `--help` are made from.
@MainActor
public struct ManualPage {
    private let help: (String?) -> HelpPage?
    private var lines: [String] = []

    /// Makes the page of a program of that version; `help` answers as `Workbench.help` does.
    public static func text(version: String, help: @escaping (String?) -> HelpPage?) -> String {
        var page = ManualPage(help: help)
        page.writeOpening(version)
        page.writeOptions()
        page.writeCommands()
        page.writeClosing()
        return page.lines.joined(separator: "\n") + "\n"
    }

    private init(help: @escaping (String?) -> HelpPage?) { self.help = help }

    private mutating func writeOpening(_ version: String) {
        lines.append(".TH VCR 1 \"\" \"vcr \(Self.escape(version))\" \"User Commands\"")
        lines += [".SH NAME", "vcr \\- the View Controller REPL", ".SH SYNOPSIS"]
        for use in Self.uses { lines += [".br", ".B vcr", Self.escape(use)] }
        lines.append(".SH DESCRIPTION")
        lines += Self.description.map(Self.escape)
    }

    private mutating func writeOptions() {
        lines.append(".SH OPTIONS")
        for option in CommandLineOption.all { entry(option.usage, option.summary) }
        for subcommand in Subcommand.allCases {
            for option in CommandLineOption.own(of: subcommand) {
                entry("\(subcommand.rawValue) \(option.usage)", option.summary)
            }
        }
    }

    private mutating func writeCommands() {
        guard let index = help("all") else { return }
        lines.append(".SH COMMANDS")
        for group in index.sections {
            lines.append(".SS " + Self.escape(group.heading))
            for row in group.rows { writeCommand(row) }
        }
    }

    private mutating func writeCommand(_ row: Fact) {
        let page = help(row.name)
        entry(page?.synopsis ?? row.name, page?.summary ?? row.value)
        for call in page?.calls ?? [] { lines += [".br", Self.escape(call)] }
    }

    private mutating func writeClosing() {
        lines.append(".SH EXIT STATUS")
        for (status, meaning) in Self.statuses { entry(status, meaning) }
        lines.append(".SH FILES")
        for (file, meaning) in Self.files { entry(file, meaning) }
        lines.append(".SH ENVIRONMENT")
        for (name, meaning) in Self.environment { entry(name, meaning) }
    }

    private mutating func entry(_ term: String, _ text: String) {
        lines += [".TP", ".B " + Self.escape(term), Self.escape(text)]
    }

    /// Text that roff prints as it stands: no request, no escape, nothing a terminal is hurt by.
    static func escape(_ text: String) -> String {
        let result = VisibleText.of(text).unicodeScalars.map(escape).joined()
        return result.hasPrefix(".") ? "\\&" + result : result
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\e"
        case "-": "\\-"
        case "\"": "\\(dq"
        case "'": "\\(aq"
        default: scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar))]"
        }
    }

    /// At least four digits, as groff wants them.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
