import CommandLanguage
import HierarchyRecords

/// A last step that was code and sent no event: what it did, and that nothing is told of that.
@MainActor
struct SilentStep {
    let lines: [Message]

    /// Nil where the last step has sent something that is shown, or was no code.
    init?(of session: Session) {
        let current = session.journal.current
        guard current != 0 else { return nil }
        let code = Diagnosis(session: session).typedCode
        let entry = session.journal[current]
        guard let last = code.loose.last, last.origin.step == current else { return nil }
        let log = session.world.simulator.log
        let shown = session.display.categories
        let events = session.journal.events(of: current) ?? 0..<0
        let isHeard = events.clamped(to: 0..<log.count).contains { index in
            let callback = log.events[index].callback
            return callback != .mark && shown.contains(callback.category)
        }
        if isHeard { return nil }
        lines = Self.words(
            current, entry.source, settings: Self.settings(in: last.statements, code),
            calls: last.statements.namesCalled)
    }

    private static func words(
        _ step: Int, _ source: String, settings: [String], calls: [String]
    ) -> [Message] {
        let first: Message = "step \(step) sent nothing: \(TypedStep.oneLine(source))"
        if !settings.isEmpty {
            return [
                first,
                "it set \(settings.joined(separator: ", ")): no callback tells a controller of that",
            ]
        }
        if calls.isEmpty { return [first, "it called nothing of which a callback tells"] }
        return [
            first,
            "it called \(calls.joined(separator: ", ")), and no callback came of it: 'why not "
                + "NAME.CALLBACK' asks for the one that should have",
        ]
    }

    /// The properties that the code sets, and that the methods of the session's classes set which it calls.
    private static func settings(in statements: [Statement], _ code: TypedCode) -> [String] {
        let called = Set(statements.namesCalled)
        let bodies = code.classes.flatMap(\.methods).filter { called.contains($0.plainName) }
            .map(\.body)
        var paths: [String] = []
        for setting in ([statements] + bodies).flatMap(CodeSetting.all)
        where !paths.contains(setting.path) {
            paths.append(setting.path)
        }
        return paths
    }
}

extension [Statement] {
    /// The methods that it calls, each once and in the order of the text.
    fileprivate var namesCalled: [String] {
        var names: [String] = []
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall(expression), !names.contains(call.name) else { return }
            names.append(call.name)
        }
        return names
    }
}
