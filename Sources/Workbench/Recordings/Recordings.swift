import CommandLanguage
import HierarchyRecords

/// The log of an app that was read, and what a person said of its objects.
struct ImportedLog {
    let name: String
    let log: AppLog
    let given: [LogPartners.Pair]
}

/// The logs of apps beside a session's own.
@MainActor
struct Recordings {
    let session: Session

    /// `log import FILE [pattern PATTERN] [names NAME=OURS,…]`: reads the log and says where it differs from the
    /// session's.
    func importLog(_ file: Word, as pattern: Word?, names: Word?) throws(Diagnostic) {
        try session.policy.checkSafety(file)
        let pattern = try pattern.map { (word) throws(Diagnostic) in try Self.pattern(word) }
        let given = try names.map { (word) throws(Diagnostic) in try Self.pairs(word) } ?? []
        let path = session.files.scripts.resolve(file.text, from: file.span.file)
        let bytes = try SessionStore.read(path, limit: AppLogReader.sizeLimit, at: file.span)
        var log = AppLogReader.read(bytes, pattern)
        if log.lines.isEmpty, pattern == nil, let usual = AppLogReader.readUsual(bytes) {
            log = usual.log
            session.note("the lines of '\(file.text)' are read as '\(usual.form)'")
        }
        if log.lines.isEmpty { throw Self.emptyLog(file, hasPattern: pattern != nil) }
        let name = file.text.fileName
        session.files.importedLog = ImportedLog(name: name, log: log, given: given)
        if let comparison = logComparison { session.say(comparison) }
    }

    /// The app's log that was read last beside the session's.
    var logComparison: LogComparison? {
        guard let imported = session.files.importedLog else { return nil }
        let simulator = session.world.simulator
        let matching = LogMatching(
            imported.log, simulator.log, undone: session.journal.undone.map(\.events),
            given: imported.given)
        return matching.comparison(
            LogComparison.Origin(
                name: imported.name, device: imported.log.device, system: imported.log.system),
            LogComparison.Origin(
                name: session.host.sessionTitle, device: session.world.device.name,
                system: "\(simulator.version)"))
    }

    /// What `export report [STEP]` writes: about the log that was imported, where one was and no step is named.
    func report(_ step: Int?, at span: SourceSpan) throws(Diagnostic) -> String {
        guard step == nil, let logComparison else { return try stepReport(step, at: span) }
        let script = session.journal.currentPath.map { session.journal[$0].source }
        return session.host.writeReport(LogReport(logComparison, script: script))
    }

    private static func pattern(_ word: Word) throws(Diagnostic) -> LogPattern {
        do {
            return try LogPattern(word.text)
        } catch {
            throw Diagnostic(.wrongValue, at: word.span, error.text)
        }
    }

    private static func pairs(_ word: Word) throws(Diagnostic) -> [LogPartners.Pair] {
        try word.text.split(separator: ",").map { (part) throws(Diagnostic) in
            let names = part.split(separator: "=", omittingEmptySubsequences: false)
            guard names.count == 2, !names.contains("") else {
                throw Diagnostic(
                    .wrongValue, at: word.span, "'\(part)' is no pair of names, as Home-1=home is")
            }
            return LogPartners.Pair(app: String(names[0]), here: String(names[1]))
        }
    }

    private static func emptyLog(_ file: Word, hasPattern: Bool) -> Diagnostic {
        let advice: Message =
            hasPattern
            ? "no line looks like the pattern, in which {*} stands for what is passed over"
            : "say how its lines look: pattern \"{class} {function}\""
        return Diagnostic(.file, at: file.span, "'\(file.text)' has no callbacks: \(advice)")
    }
}
