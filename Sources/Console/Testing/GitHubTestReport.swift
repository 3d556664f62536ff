import Rendering
import Workbench

/// What people read, and behind each script that failed a command that makes GitHub mark it as an error.
struct GitHubTestReport: TestReport {
    let needsVerdictsAtEnd = false
    private let pretty: PrettyTestReport

    init(phrases: Phrasebook) { pretty = PrettyTestReport(phrases: phrases) }

    func opening(count: Int) -> [StyledText] { pretty.opening(count: count) }

    func entry(_ verdict: TestVerdict, number: Int) -> [StyledText] {
        let lines = pretty.entry(verdict, number: number)
        if verdict.passed { return lines }
        let place = "file=\(Self.escape(verdict.script, inProperty: true))"
        let title = Self.escape(verdict.reason.text + verdict.place, inProperty: true)
        let message = Self.escape(
            verdict.talk.isEmpty ? verdict.reason.text : verdict.talk.joined(separator: "\n"))
        return lines + [StyledText("::error \(place),title=\(title)::\(message)")]
    }

    func closing(_ sum: TestSum) -> [StyledText] { pretty.closing(sum) }

    /// Percent signs and line ends would end the command early; so would colons and commas in a property.
    private static func escape(_ text: String, inProperty: Bool = false) -> String {
        var result = ""
        for character in text {
            switch character {
            case "%": result += "%25"
            case "\n", "\r\n": result += "%0A"
            case "\r": result += "%0D"
            case ":" where inProperty: result += "%3A"
            case "," where inProperty: result += "%2C"
            default: result.append(character)
            }
        }
        return result
    }
}
