import HierarchyRecords

/// Brings the log of an app and that of the session into the same words.
struct LogMatching {
    private let app: AppLog
    private let here: Names
    private let events: [Event]
    private let partners: LogPartners
    /// What the session's objects are called, by the app's names.
    private let names: [String: String]
    /// The callbacks whose arguments a line of the app's log lacks.
    private let untold: Set<Callback>

    /// `undone`: the events of steps that exceptions took back.
    init(
        _ app: AppLog, _ log: EventLog, undone: [Range<Int>], given: [LogPartners.Pair]
    ) {
        self.app = app
        let here = Names(
            log: log, merged: Set(app.lines.filter { $0.object == $0.className }.map(\.object)),
            isNameless: app.lines.contains { $0.object == AppLog.nameless })
        let recorded = app.recorded ?? Set(app.lines.map(\.callback))
        let kept = log.events.indices.filter { index in !undone.contains { $0.contains(index) } }
        let events = kept.map { log.events[$0] }.filter {
            recorded.contains($0.callback) && log.objects.record($0.object)?.kind == .controller
        }
        partners = LogPartners(
            app: Self.objects(app.lines), here: here.objects(of: events), given: given)
        names = Dictionary(
            partners.pairs.map { ($0.app, $0.here) }, uniquingKeysWith: { first, _ in first })
        let known = Set(partners.pairs.map(\.here))
        self.here = here
        self.events =
            app.recorded == nil ? events.filter { known.contains(here[$0.object]) } : events
        untold = Self.untold(app.lines, names)
    }

    /// What there is to show.
    func comparison(_ origin: LogComparison.Origin, _ session: LogComparison.Origin)
        -> LogComparison
    {
        LogComparison(
            app: origin, session: session,
            appRows: app.lines.map { LogComparison.Row(text: text($0), rule: nil) },
            sessionRows: events.map { LogComparison.Row(text: text($0), rule: $0.rule) },
            names: partners.pairs.filter { $0.app != $0.here }.map {
                LogComparison.Pair(app: $0.app, ours: $0.here)
            },
            alone: partners.alone, leftOut: app.leftOut)
    }

    // MARK: Objects

    private static func objects(_ lines: [AppLog.Line]) -> [LogPartners.Named] {
        var seen: Set<String> = []
        return lines.filter { seen.insert($0.object).inserted }
            .map { LogPartners.Named(name: $0.object, className: $0.className) }
    }

    // MARK: Words

    private func text(_ line: AppLog.Line) -> String {
        let argument = line.argument.flatMap { Self.word($0, names) }
        return text(names[line.object] ?? line.object, line.callback, argument)
    }

    private func text(_ event: Event) -> String {
        text(here[event.object], event.callback, argument(event))
    }

    private func text(_ name: String, _ callback: Callback, _ argument: String?) -> String {
        let spelling = callback.spelling.base
        let base = name == AppLog.nameless ? spelling : "\(name).\(spelling)"
        guard !untold.contains(callback), let argument else { return base }
        return "\(base)(\(argument))"
    }

    private func argument(_ event: Event) -> String? {
        switch event.argument {
        case .flag(let flag): flag ? "true" : "false"
        case .object(let id): id == .none ? "nil" : here[id]
        case .none, .shown, .pair, .size, .traits, .text, .transition, .call: nil
        }
    }

    /// The callbacks of which a line does not say what was given, in words that the session has, too.
    private static func untold(
        _ lines: [AppLog.Line], _ names: [String: String]
    ) -> Set<Callback> {
        Set(
            lines.filter { $0.argument.flatMap { word($0, names) } == nil }.map(\.callback))
    }

    /// What an app printed as an argument, in the session's words; nil where they have none for it.
    private static func word(_ argument: String, _ names: [String: String]) -> String? {
        switch argument {
        case "true", "YES", "1": "true"
        case "false", "NO", "0": "false"
        case "nil", "(null)": "nil"
        case _: names[argument]
        }
    }
}

/// What the session's objects are called beside an app's log.
private struct Names {
    let log: EventLog
    /// Classes whose objects the app's log does not tell apart: all of them have their class's name.
    let merged: Set<String>
    /// Whether the app's log tells no objects apart at all.
    let isNameless: Bool

    subscript(_ id: ObjectID) -> String {
        let className = log.objects.className(id)
        if isNameless, mayPrint(className) { return AppLog.nameless }
        return merged.contains(className) ? className : log.objects.name(id)
    }

    /// Whether an app's own code prints what objects of the class are told: the system's containers have
    /// none, and its plain controllers stand for an app's.
    private func mayPrint(_ className: String) -> Bool {
        let plain = ["UIViewController", "UITableViewController", "UICollectionViewController"]
        return !className.hasPrefix("UI") || plain.contains(className)
    }

    /// Those that the events are about, in the order of the first of them.
    func objects(of events: [Event]) -> [LogPartners.Named] {
        var seen: Set<String> = []
        return events.compactMap { event in
            let name = self[event.object]
            guard seen.insert(name).inserted else { return nil }
            return LogPartners.Named(name: name, className: log.objects.className(event.object))
        }
    }
}
