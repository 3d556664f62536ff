import HierarchyRecords

/// Writes where the log of an app and that of a session differ: `-` what only the app had, `+` what only the
/// session has, with the rule that the session followed.
public struct LogComparisonRenderer: Sendable {
    /// Lines that agree and are shown before and behind each that differs.
    private static let context = 3

    private let encoding: TextEncoding
    private let said: Wording

    /// Makes a renderer; of the encoding only the signs matter.
    public init(encoding: TextEncoding = .plain, said: @escaping Wording = { $0 }) {
        (self.encoding, self.said) = (encoding, said)
    }

    /// Where the logs are from, which objects are the same, and the lines.
    public func lines(_ comparison: LogComparison) -> [StyledText] {
        var lines = [
            StyledText("- \(comparison.app.summary)", .removed),
            StyledText("+ \(comparison.session.summary)", .added),
        ]
        lines += remarks(comparison).map { StyledText($0, .dim) }
        if comparison.isSame {
            let count = comparison.appRows.count
            let words = said(count == 1 ? "the same: % callback" : "the same: % callbacks")
            return lines + [StyledText(words.filled(with: "\(count)"))]
        }
        return lines + difference(comparison)
    }

    /// What a reader has to know besides.
    func remarks(_ comparison: LogComparison) -> [String] {
        var remarks = names(comparison) + systems(comparison)
        if !comparison.alone.isEmpty {
            let names = comparison.alone.joined(separator: ", ")
            remarks.append(
                said("%: no object here; 'names NAME=OURS' says which it is").filled(with: names))
        }
        if comparison.leftOut > 0 {
            let count = comparison.leftOut
            let words = said(
                count == 1 ? "% line of % is no callback" : "% lines of % are no callback")
            remarks.append(words.filled(with: "\(count)", comparison.app.name))
        }
        return remarks
    }

    /// Which objects are the same: `HomeViewController-1 is home`.
    private func names(_ comparison: LogComparison) -> [String] {
        comparison.names.map { said("% is %").filled(with: $0.app, $0.ours) }
    }

    /// What to do where the app ran on another version of the system than the session's.
    private func systems(_ comparison: LogComparison) -> [String] {
        let versions = [comparison.app, comparison.session].map { origin in
            origin.system.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
        }
        guard let app = versions[0], let session = versions[1], app != session else { return [] }
        return [
            said("the app ran on iOS %, the session on %: --ios % compares like with like")
                .filled(with: "\(app)", "\(session)", "\(app)")
        ]
    }

    /// The lines of both logs, those that differ marked.
    func difference(_ comparison: LogComparison) -> [StyledText] {
        var rules = comparison.sessionRows.map(\.rule).makeIterator()
        let merged = LineDifference(
            expected: comparison.appRows.map(\.text), actual: comparison.sessionRows.map(\.text)
        ).lines.map { line in
            let rule = line.side == .expected ? nil : rules.next() ?? nil
            guard line.side == .actual, let rule else { return line }
            return LineDifference.Line(
                .actual, "\(line.text)  \(rule.rawValue) \(said(Rulebook.rule(rule).title))")
        }
        return DifferenceRenderer(encoding: encoding, said: said).lines(
            merged, context: Self.context)
    }
}
