import CommandLanguage
import HierarchyRecords

/// Makes a record of a claim: its script is run in a world of its own, and what its commands log is kept.
@MainActor
final class GuideRecording {
    private let place: GuidePlace
    private let session: Session
    /// How lines of what is shown, besides the log, are laid out.
    private let lines: ([ReplyContent], Session) -> [String]
    /// What the commands of each block logged, by the block's place.
    private var runs: [Int: [LoggedCommand]] = [:]

    /// Prepares to run in that session's world.
    init(
        _ place: GuidePlace, in session: Session,
        laidOutBy lines: @escaping ([ReplyContent], Session) -> [String]
    ) {
        self.place = place
        self.session = session
        self.lines = lines
        session.policy.isInteractive = false
        session.policy.keepsGoing = true
    }

    /// Runs the script; the passages of the claim, and what it says that its commands show and they do not.
    func record() -> (passages: [LessonPassage], unsaid: [String]) {
        run()
        return (place.claim.items.flatMap(passages), place.claim.sayings.compactMap(unsaid))
    }

    private func unsaid(of saying: GuideSaying) -> String? {
        saying.missing(from: (runs[saying.block] ?? []).flatMap(\.output))
    }

    private func run() {
        var block = place.claim.blocks.lowerBound
        let script = place.guide.script.keeping(place.claim.blocks)
        _ = LiterateRunner(session: session).run(script) { [self] parser in
            defer { block += 1 }
            noteNewWorld(before: block)
            return run(&parser, of: block)
        }
    }

    private func passages(of item: GuideItem) -> [LessonPassage] {
        switch item {
        case .prose(let parts): parts.compactMap(LessonPassage.init)
        case .script(let block, let isQuiet):
            [.script((runs[block] ?? []).map { isQuiet ? $0.withoutLog : $0 })]
        }
    }

    // MARK: Running

    /// A block that begins a new world in the middle of a claim is shown with the command that does so.
    private func noteNewWorld(before block: Int) {
        guard block > place.claim.blocks.lowerBound, place.guide.script.blocks[block].isFresh else {
            return
        }
        let log = session.world.simulator.log
        runs[block] = [LoggedCommand(source: "reset", log: log, events: [], output: [])]
    }

    private func run(_ parser: inout ScriptParser, of block: Int) -> ExitStatus {
        var result = ExitStatus.fine
        while !session.watch.ends() {
            let status: ExitStatus
            do throws(Diagnostic) {
                guard let command = try parser.next() else {
                    let end = session.closeExpectations()
                    return result == .fine ? end : result
                }
                status = take(command, of: block)
            } catch {
                status = refuse(error, in: block)
            }
            if result == .fine { result = status }
        }
        return .interrupted
    }

    private func take(_ command: ParsedCommand, of block: Int) -> ExitStatus {
        keep(command.typed, of: block, onlyIfItShows: command.speaksOfLog) {
            session.execute(command)
        }
    }

    /// Code that cannot be read as commands is shown with its block, as it stands there, and the reason.
    private func refuse(_ error: Diagnostic, in block: Int) -> ExitStatus {
        keep(place.guide.script.blocks[block].source, of: block, onlyIfItShows: false) {
            session.refuse(error, at: error.span)
        }
    }

    /// Keeps what that shows and logs as the run of a command.
    private func keep(
        _ source: String, of block: Int, onlyIfItShows isOptional: Bool, _ body: () -> ExitStatus
    ) -> ExitStatus {
        let begin = session.world.simulator.log.count
        var output: [String] = []
        session.host.onReply = { [lines, session] reply in
            output += lines(reply.contents, session)
        }
        let status = body()
        session.host.onReply = { _ in }
        if isOptional && output.isEmpty { return status }
        runs[block, default: []].append(
            LoggedCommand(
                source: source, log: session.world.simulator.log,
                events: session.shownEvents(from: begin), output: output,
                isRefused: status == .commandFailed))
        return status
    }
}

extension ParsedCommand {
    /// As it stands in the guide.
    fileprivate var typed: String {
        switch self {
        case .verb(let verb): verb.source
        case .statement(let line): line.typed
        }
    }

    /// Whether it marks a place in the log, or says what the log must be: a reader sees the log itself.
    fileprivate var speaksOfLog: Bool {
        guard case .verb(let verb) = self else { return false }
        switch verb.word.text {
        case "mark": return true
        case "expect":
            guard case .word(let form)? = verb.operands.first else { return false }
            return form.text == "log"
        default: return false
        }
    }
}

extension LiterateScript.Block {
    /// Its lines as they are written.
    fileprivate var source: String {
        content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
            .reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
    }
}

extension LoggedCommand {
    fileprivate var withoutLog: LoggedCommand {
        LoggedCommand(
            source: source, log: log, events: [], output: [], isRefused: isRefused)
    }
}

/// Records guides beside a session's world.
@MainActor
struct GuideRecorder {
    let session: Session

    /// A guide with the log of each of its claims.
    func record(_ guide: Guide) -> GuideRecord {
        GuideRecord(
            id: guide.id, title: guide.title,
            introduction: guide.introduction.compactMap(LessonPassage.init),
            claims: guide.claims.indices.map { record(GuidePlace(guide: guide, index: $0)) })
    }

    /// What the script of a claim shows in that language.
    private func recorded(
        _ place: GuidePlace, _ words: TeachingWords
    ) -> (passages: [LessonPassage], unsaid: [String]) {
        let layOut = session.host.layOut
        return session.apart { other in
            other.teaching.words = words
            return GuideRecording(place, in: other, laidOutBy: layOut).record()
        }
    }

    /// A claim with the log of its script, which runs beside the session's world.
    func record(_ place: GuidePlace) -> GuideClaimRecord {
        let words = session.teaching.words
        let told = recorded(place, words)
        // What a claim says that its commands show, it says in English.
        let unsaid =
            words.language == .english
            ? told.unsaid : recorded(place, TeachingWords(language: .english)).unsaid
        let finding = place.claim.finding
        let lessons = finding?.lessons ?? []
        return GuideClaimRecord(
            number: place.index + 1, id: finding?.id ?? "", part: place.claim.part,
            title: place.claim.title, passages: told.passages, unsaid: unsaid,
            verdict: finding?.verdict ?? .outside,
            rules: finding?.rules.compactMap { RuleID(rawValue: $0) } ?? [],
            lessons: LessonCourse.references(in: session.teaching.words.language).filter {
                lessons.contains($0.id)
            })
    }
}

extension Workbench {
    /// The guides in the language of teaching, with the logs of their scripts.
    public func guides() -> [GuideRecord] {
        whileCurrent {
            GuideShelf.guides(in: session.teaching.words.language).map(
                GuideRecorder(session: session).record)
        }
    }
}
