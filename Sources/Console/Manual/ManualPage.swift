import Rendering
import Workbench

/// The manual page in roff, made from the values that `help` and `--help` are made from.
@MainActor
public struct ManualPage {
    private let help: (String?) -> HelpPage?
    private let said: Wording
    private var lines: [String] = []

    /// Makes the page of a program of that version, in a person's language; `help` answers as `Workbench.help` does.
    public static func text(
        version: String, said: @escaping Wording = { $0 }, help: @escaping (String?) -> HelpPage?
    ) -> String {
        var page = ManualPage(help: help, said: said)
        page.writeOpening(version)
        page.writeOptions()
        page.writeCommands()
        page.writeClosing()
        return page.lines.joined(separator: "\n") + "\n"
    }

    private init(help: @escaping (String?) -> HelpPage?, said: @escaping Wording) {
        (self.help, self.said) = (help, said)
    }

    private mutating func writeOpening(_ version: String) {
        lines.append(".TH VCR 1 \"\" \"vcr \(Self.escape(version))\" \"User Commands\"")
        section("NAME")
        lines.append("vcr \\- " + Self.escape(said("the View Controller REPL")))
        section("SYNOPSIS")
        for use in Self.uses { lines += [".br", ".B vcr", Self.escape(use)] }
        section("DESCRIPTION")
        lines += Self.description.map { Self.escape(said($0)) }
    }

    private mutating func writeOptions() {
        section("OPTIONS")
        for option in CommandLineOption.all { entry(option.usage, option.summary) }
        for subcommand in Subcommand.allCases {
            for option in CommandLineOption.own(of: subcommand) {
                entry("\(subcommand.rawValue) \(option.usage)", option.summary)
            }
        }
    }

    private mutating func writeCommands() {
        guard let index = help("all") else { return }
        section("COMMANDS")
        for group in index.sections {
            lines.append(".SS " + Self.escape(said(group.heading)))
            for row in group.rows { writeCommand(row) }
        }
    }

    private mutating func writeCommand(_ row: Fact) {
        let page = help(row.name)
        entry(page?.synopsis ?? row.name, page?.summary ?? row.value)
        for call in page?.calls ?? [] { lines += [".br", Self.escape(call)] }
    }

    private mutating func writeClosing() {
        section("EXIT STATUS")
        for (status, meaning) in Self.statuses { entry(status, meaning) }
        section("FILES")
        for (file, meaning) in Self.files { entry(file, meaning) }
        section("ENVIRONMENT")
        for (name, meaning) in Self.environment { entry(name, meaning) }
    }

    private mutating func section(_ heading: String) {
        lines.append(".SH " + Self.escape(said(heading)))
    }

    private mutating func entry(_ term: String, _ text: String) {
        lines += [".TP", ".B " + Self.escape(term), Self.escape(said(text))]
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
