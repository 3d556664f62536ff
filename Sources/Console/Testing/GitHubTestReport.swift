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
        let title = Self.escape(verdict.reason.text + verdict.place, inProperty: true)
        return lines
            + marks(of: verdict).map { place, message in
                StyledText("::error \(place),title=\(title)::\(Self.escape(message))")
            }
    }

    /// A mark for each failure at its place; of a script that ended otherwise one for all that it said.
    private func marks(of verdict: TestVerdict) -> [(place: String, message: String)] {
        guard verdict.failures.isEmpty else {
            return verdict.failures.map { failure in
                let file = Self.escape(failure.file, inProperty: true)
                return ("file=\(file),line=\(failure.line),col=\(failure.column)", failure.text)
            }
        }
        let message = verdict.talk.isEmpty ? [verdict.reason.text] : verdict.talk
        let file = Self.escape(verdict.script, inProperty: true)
        return [("file=\(file)", message.joined(separator: "\n"))]
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
