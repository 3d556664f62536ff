import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

extension SessionFile {
    /// The session as it stands: the steps that lead to where it stands; the first of them where the
    /// user ends that. `path` is where it is going to be written, nil where it is not: the storyboards
    /// of its steps are named as they are found from there.
    @MainActor
    init(of session: Session, savedAs path: String? = nil) {
        let journal = session.journal
        self.init(
            settings: session.settings.commands,
            steps: journal.currentPath.map { step in
                if session.watch.ends() { return "" }
                let source = journal[step].source
                return path.map { session.source(source, savedAs: $0) } ?? source
            },
            world: Fingerprint(of: session))
    }
}

extension Session {
    /// The command as a session in that file has it: the file that it opens is named relative to the
    /// folder of the session's.
    fileprivate func source(_ source: String, savedAs path: String) -> String {
        let block = Block(text: source, span: SourceSpan(line: 1, column: 1))
        guard source.hasPrefix("storyboard"),
            case .verb(let verb)? = try? parse(block).first, verb.word.text == "storyboard",
            case .word(let file)? = verb.operands.first,
            let now = files.storyboards.path(of: file, from: path),
            let place = source.dropFirst(verb.word.text.count).firstRange(of: file.text)
        else { return source }
        let name = file.isQuoted ? now : Value.quoted(now)
        return source[..<place.lowerBound] + name + String(source[place.upperBound...])
    }
}

extension Fingerprint {
    /// The fingerprint of the tree, and of the events of the steps that lead to where the session
    /// stands.
    @MainActor
    init(of session: Session) {
        let (journal, simulator) = (session.journal, session.world.simulator)
        self = Self.ofWorld(
            tree: simulator.snapshot(), log: simulator.log,
            indices: journal.currentPath.lazy.flatMap {
                session.watch.ends() ? 0..<0 : journal[$0].events
            })
    }
}
