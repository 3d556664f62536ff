import CommandLanguage
import HierarchyRecords
import Rendering
import Workbench

/// A session that another process writes, taken again here, as sections of a page.
@MainActor
public final class FollowedSession {
    /// What became of the session since it was last looked at.
    public enum Change: Sendable {
        /// Only so many of its steps stand.
        case cut(Int)
        /// One more step.
        case step(PageSection)
        /// What is to be said to whoever started the program.
        case note(String)
        /// It has ended.
        case over
    }

    /// A step as the page shows it, with what was asked behind it.
    private struct Shown: Equatable {
        let place: Place
        let looks: [SessionLook]
    }

    /// What tells a step from all others: its number, or all that is known of an undone one.
    private enum Place: Hashable {
        case taken(Int)
        case undone(number: Int, source: String, events: Range<Int>)

        init(_ step: Workbench.FollowedStep) {
            self =
                step.isUndone
                ? .undone(number: step.number, source: step.source, events: step.events)
                : .taken(step.number)
        }
    }

    /// A session whose file cannot be followed.
    public struct OpenError: Error, Equatable {
        /// In one line.
        public let message: String
    }

    /// What the page is called.
    public let title: String
    private let workbench = Workbench(policy: RunPolicy(isInteractive: true))
    private var shown: [Shown] = []
    /// The sections that were made, each always after the same steps.
    private var made: [Place: PageSection] = [:]
    private var writer = PageSectionWriter()
    /// Behind which step the writer's next section stands.
    private var written: Place?
    private var output: [String] = []
    private var openLine = ""
    private var notes: [String] = []
    private var isOver = false

    /// Begins to follow a file, for readers of the language of that code; nothing of it is taken before the first look.
    public init(_ file: String, in language: String = "en") throws(OpenError) {
        title = file.fileName
        workbench.teachingLanguage = TeachingLanguage(language) ?? .english
        workbench.sessionTitle = title
        workbench.onReply = { [unowned self] in take($0) }
        do throws(Diagnostic) {
            try workbench.beginFollowing(file)
        } catch {
            throw OpenError(message: error.summary)
        }
    }

    /// The device and the system that are simulated, and what the readers read.
    public var world: (device: String, system: SystemVersion, language: ReaderLanguage) {
        let record = workbench.sessionRecord
        return (record.device, record.system, record.language)
    }

    /// Takes at most so many commands of what has come, and tells what they did.
    public func look(taking most: Int = 64) -> [Change] {
        var changes: [Change] = []
        var count = 0
        while !isOver, count < most, workbench.hasNews {
            var isFirst = true
            workbench.keepUp {
                defer { isFirst = false }
                return isFirst
            }
            changes += update()
            count += 1
        }
        // A file that was replaced leaves nothing to take, and another world.
        if !notes.isEmpty { changes += update() }
        changes += notes.map(Change.note)
        notes = []
        return changes
    }

    /// The difference between what was shown and what stands.
    private func update() -> [Change] {
        var changes: [Change] = []
        let steps = workbench.followedSteps
        let stands = steps.map { Shown(place: Place($0), looks: $0.looks) }
        let same = zip(shown, stands).prefix { $0 == $1 }.count
        if same < shown.count { changes.append(.cut(same)) }
        for index in same..<steps.count {
            changes.append(.step(section(of: steps[index])))
        }
        shown = stands
        if stands.last?.place != written {
            writer.goBack(to: steps.last.map { workbench.record($0, output: []) })
            written = stands.last?.place
        }
        (output, openLine) = ([], "")
        if workbench.isFollowedOver {
            isOver = true
            changes.append(.over)
        }
        return changes
    }

    private func section(of step: Workbench.FollowedStep) -> PageSection {
        step.looks.reduce(sectionAlone(of: step)) {
            $0.answering($1, workbench.sessionRecord.language.said)
        }
    }

    /// The section without what was asked behind it.
    private func sectionAlone(of step: Workbench.FollowedStep) -> PageSection {
        let place = Place(step)
        if let known = made[place] { return known }
        let lines = output + (openLine.isEmpty ? [] : [openLine])
        let section = writer.section(
            workbench.record(step, output: lines), in: workbench.sessionRecord)
        (made[place], written) = (section, place)
        return section
    }

    private func take(_ reply: Reply) {
        for content in reply.contents {
            switch content {
            case .printed(let lines):
                output += lines.enumerated().map { $0 == 0 ? openLine + $1 : $1 }
                openLine = ""
            case .unfinished(let text): openLine += text
            case .notes(let remarks): notes += remarks.map(\.text)
            case .lines, .echoed, .followed, .log, .answer, .clearedScreen, .failure, .diagnostic,
                .exception:
                continue
            }
        }
    }
}
