import CommandLanguage
import HierarchyRecords

/// Writes the steps that lead to the present one in another form. The worlds after the steps are made again,
/// beside the present one, one at a time.
@MainActor
struct SessionExport {
    /// What can be seen of a world.
    @MainActor
    private struct Sight {
        let tree: HierarchySnapshot
        let screen: ScreenSnapshot?
        let time: Double

        init(of world: World, showingScreen: Bool) {
            tree = world.simulator.snapshot()
            screen = showingScreen ? world.simulator.screenSnapshot() : nil
            time = world.simulator.runLoop.now
        }
    }

    private let session: Session
    private var writer: any SessionWriter
    /// Steps that were undone and left their events in the log; those that are not written yet.
    private var undone: ArraySlice<UndoneStep>
    /// What was asked behind the step that was written last.
    private var looks: LooksInTurn
    /// How many of the steps that exceptions undid are written.
    private var raised = 0
    /// What literate scripts say that is not written yet.
    private var prose: ArraySlice<ScriptProse>

    /// The whole text in that form.
    static func text(_ session: Session, as form: SessionForm) -> String {
        var export = SessionExport(session, session.host.makeWriter(form, session.record))
        session.rehearse { export.addSteps($0) }
        return export.writer.finish()
    }

    private init(_ session: Session, _ writer: any SessionWriter) {
        self.session = session
        self.writer = writer
        undone = session.journal.undone[...]
        looks = session.looks(behind: 0)
        prose = session.files.prose[...]
    }

    private mutating func addSteps(_ rehearsal: Rehearsal) {
        let journal = session.journal
        let path = journal.currentPath
        let showsScreens = writer.showsScreens
        var sight = Sight(of: rehearsal.world, showingScreen: showsScreens)
        _ = rehearsal.takeOutput()
        addProse(upTo: prose.lastIndex { $0.span == nil })
        _ = rehearsal.runTellingSteps(session.lines(to: journal.current, in: rehearsal)) {
            let entry = journal[path[$0]]
            addUndone(before: entry.events.lowerBound, sight)
            addProse(before: entry.span)
            sight = Sight(of: rehearsal.world, showingScreen: showsScreens)
            writer.add(
                SessionStep(
                    number: path[$0], source: entry.source, outcome: .taken,
                    events: entry.events, output: rehearsal.takeOutput(), time: sight.time,
                    tree: sight.tree, screen: sight.screen))
            looks = session.looks(behind: path[$0])
        }
        addUndone(before: .max, sight)
        writer.add(prose.map(\.part))
    }

    /// Adds what its script says before the step, as far as it was not added yet.
    private mutating func addProse(before step: SourceSpan) {
        addProse(upTo: prose.lastIndex { $0.span?.stands(before: step) ?? false })
    }

    private mutating func addProse(upTo last: Int?) {
        guard let last else { return }
        writer.add(prose[...last].map(\.part))
        prose = prose[(last + 1)...]
    }

    /// Adds the undone steps whose events stand before that one of the log.
    private mutating func addUndone(before end: Int, _ sight: Sight) {
        while let step = undone.first, step.events.lowerBound < end {
            undone.removeFirst()
            addLooks(upTo: raised)
            raised += step.wasRefused ? 0 : 1
            addProse(before: step.span)
            writer.add(
                SessionStep(
                    number: step.number, source: step.source,
                    outcome: step.wasRefused ? .refused : .exception, events: step.events,
                    output: [], time: sight.time, tree: sight.tree, screen: sight.screen))
        }
        addLooks(upTo: .max)
    }

    private mutating func addLooks(upTo count: Int) {
        for look in looks.take(upTo: count) { writer.add(session.record(look)) }
    }
}
