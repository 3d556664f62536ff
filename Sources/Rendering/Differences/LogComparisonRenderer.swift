import HierarchyRecords

/// Writes where the log of an app and that of a session differ: `-` what only the app had, `+` what only the
/// session has, with the rule that the session followed.
public struct LogComparisonRenderer: Sendable {
    /// Lines that agree and are shown before and behind each that differs.
    private static let context = 3

    private let encoding: TextEncoding

    /// Makes a renderer; of the encoding only the signs matter.
    public init(encoding: TextEncoding = .plain) { self.encoding = encoding }

    /// Where the logs are from, which objects are the same, and the lines.
    public func lines(_ comparison: LogComparison) -> [StyledText] {
        var lines = [
            StyledText("- \(comparison.app.summary)", .removed),
            StyledText("+ \(comparison.session.summary)", .added),
        ]
        lines += Self.remarks(comparison).map { StyledText($0, .dim) }
        if comparison.isSame {
            let count = comparison.appRows.count
            return lines + [StyledText("the same: \(count) callback\(count == 1 ? "" : "s")")]
        }
        return lines + difference(comparison)
    }

    /// What a reader has to know besides.
    static func remarks(_ comparison: LogComparison) -> [String] {
        var remarks = comparison.names + systems(comparison)
        if !comparison.alone.isEmpty {
            let names = comparison.alone.joined(separator: ", ")
            remarks.append("\(names): no object here; 'names NAME=OURS' says which it is")
        }
        if comparison.leftOut > 0 {
            let count = comparison.leftOut
            remarks.append(
                "\(count) line\(count == 1 ? "" : "s") of \(comparison.app.name) "
                    + "\(count == 1 ? "is" : "are") no callback")
        }
        return remarks
    }

    /// What to do where the app ran on another version of the system than the session's.
    private static func systems(_ comparison: LogComparison) -> [String] {
        let versions = [comparison.app, comparison.session].map { origin in
            origin.system.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
        }
        guard let app = versions[0], let session = versions[1], app != session else { return [] }
        return [
            "the app ran on iOS \(app), the session on \(session): --ios \(app) compares like with like"
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
                .actual, "\(line.text)  \(rule.rawValue) \(Rulebook.rule(rule).title)")
        }
        return DifferenceRenderer(encoding: encoding).lines(merged, context: Self.context)
    }
}
