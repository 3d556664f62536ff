import HierarchyRecords

/// A session up to the step in question, run once: what came of it, and how it stood.
@MainActor
struct Scene {
    let lines: [RehearsedLine]
    private(set) var moment: Moment
    let cast: Cast
    /// The texts of the warnings, for comparison: an alternative must bring no others.
    let warnings: [String]
    /// Controllers that are where they should not be; an alternative must leave no others there.
    let strays: Set<String>
    /// How often the callback was sent in each line.
    let counts: [Int]
    private let texts: [String]

    /// Whether the callback was sent in the step; a request to become first responder must have been
    /// granted, too.
    var isSent: Bool { counts.last ?? 0 > 0 && !moment.refusedFocus }

    /// Nil where the lines do not run to their end; the last may be undone by an exception, and may be
    /// a finger's that reaches nothing.
    init?(
        _ lines: [RehearsedLine], of pattern: EventQuery.Pattern, subject: String,
        in rehearsal: Rehearsal
    ) {
        var before: Circumstances?
        var heldSince: Int?
        var telling: Telling?
        var senders = MethodSenders()
        let classes = DeclaredClass.all(in: lines)
        var lastCover: Circumstances.Cover?
        let start = Circumstances(of: subject, in: rehearsal.world)
        let run = rehearsal.run(lines) { position in
            if position < lines.count - 1, let object = rehearsal.world.names.controller(subject) {
                lastCover = Circumstances.Cover(over: object, in: rehearsal.world) ?? lastCover
            }
            if position == lines.count - 2 {
                before = Circumstances(of: subject, in: rehearsal.world)
                telling = Telling(pattern, in: rehearsal.world)
                senders = MethodSenders(of: pattern, in: rehearsal.world, classes)
            }
            let isHeld = rehearsal.world.isHeld
            heldSince = isHeld ? heldSince ?? lines[position].step : nil
            return false
        }
        guard let own = run.events.last, run.events.count == lines.count,
            run.refusal.map({ $0.leavesAScene }) ?? true
        else { return nil }
        self.lines = lines
        telling = Self.telling(pattern, before: telling, in: rehearsal.world)
        // Who has no delegate before the step may have got one in it, as where the step loads the view.
        if senders.touched.isEmpty, senders.calls.isEmpty {
            senders = MethodSenders(of: pattern, in: rehearsal.world, classes)
        }
        let query = pattern.also(called: telling?.names ?? [])
        moment = Moment(
            query: query, subject: subject,
            before: before ?? start.asAtTheStart,
            after: Circumstances(of: subject, in: rehearsal.world), run: run, lines: lines,
            heldSince: heldSince, telling: telling, senders: senders, lastCover: lastCover,
            silentOverrides: SilentOverride.all(
                around: subject, pattern, in: rehearsal.world, classes),
            lostCall: LostCall.last(in: lines, classes, of: rehearsal.world))
        cast = Cast(around: moment, in: rehearsal.world)
        warnings = run.warnings
        strays = rehearsal.world.strays
        counts = run.events.map { query.matches(in: $0, of: run.log).count }
        texts = own.map { run.log.text(run.log.events[$0]) }
        // Last, since the data source is asked, which may do anything.
        if run.refusal == nil {
            moment.telling = moment.telling?.withContent(in: rehearsal.world)
        }
    }

    /// Who tells whom, as it was before the step; as it is after it where the step itself let a list be
    /// answered, or set what was nil.
    private static func telling(
        _ pattern: EventQuery.Pattern, before: Telling?, in world: World
    ) -> Telling? {
        let after = Telling(pattern, in: world)
        guard let before else { return after }
        if before.receiver == nil, let after, after.receiver != nil { return after }
        guard ListContent.ofCells.contains(before.callback), let after, after.isHeard else {
            return before
        }
        return after
    }

    /// Whether the step goes as it does in the other scene, seen from the subject.
    func isLike(_ other: Scene) -> Bool {
        moment.before == other.moment.before && moment.after == other.moment.after
            && texts == other.texts && isSent == other.isSent
    }
}

extension Circumstances {
    /// Nothing is there before the first step.
    fileprivate var asAtTheStart: Circumstances {
        var start = self
        start.life = .unmade
        start.holders = []
        return start
    }
}

extension Rehearsal.Refusal {
    /// Whether the line came to nothing by what the world is like, and not by what it says.
    fileprivate var leavesAScene: Bool { diagnostic.map { $0.code == .missed } ?? true }
}

extension Rehearsal.Run {
    /// The texts of its warnings, in order.
    var warnings: [String] {
        log.events.filter { $0.callback == .warning }.map { log.text($0) }
    }
}
