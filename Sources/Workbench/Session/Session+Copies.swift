import CommandLanguage
import HierarchyRecords

/// What the running copies of the session are told.
extension Session {
    /// Appends a command to the running copies, where there are any, and where the session stands
    /// after it.
    func remember(_ command: String) {
        if files.copies.isEmpty { return }
        let step = journal.current
        remember(
            lines: StreamRecord.lines(
                ofCommand: command, step: step,
                digest: digest(of: step == 0 ? 0..<0 : journal[step].events)))
    }

    /// Appends a step that an exception undid, for those who follow.
    func remember(raised source: String, _ events: Range<Int>, of log: EventLog) {
        var digest = Fingerprint()
        digest.combine(events, of: log)
        remember(lines: StreamRecord.lines(ofRaised: source, digest: digest))
    }

    /// Appends what a look was answered to the copy for those who follow.
    func remember(look: SessionLook) {
        let notes = files.copies.share(StreamRecord.lines(of: look))
        if !notes.isEmpty { say(.notes(notes)) }
    }

    /// Appends lines, behind the files that were opened meanwhile.
    func remember(lines: [String]) {
        let opened = files.storyboards.takeUnsent().flatMap {
            StreamRecord.lines(ofFile: $0.path, digest: $0.digest, $0.bytes)
        }
        let notes = files.copies.append(opened + lines)
        if !notes.isEmpty { say(.notes(notes)) }
    }

    /// The log up to where the session stands, also where the world is still owed.
    var keptLog: EventLog { debt?.log ?? standing.simulator.log }

    /// The lines with which a copy begins: the settings, and the steps that lead to where the session
    /// stands.
    var linesOfCopy: [String] {
        StreamRecord.lines(ofSettings: settings.commands)
            + journal.currentPath.flatMap { step in
                StreamRecord.lines(
                    ofCommand: journal[step].source, step: step,
                    digest: digest(of: journal[step].events))
            }
    }
}
