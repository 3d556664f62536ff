import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// `import hierarchy FILE`: makes the controllers and views that an app printed, as steps of code that the
/// session keeps, says what the text does not tell, and lets the doctor look at them.
@MainActor
struct HierarchyImport {
    let session: Session

    /// Imports a file.
    func run(_ file: Word) throws(Diagnostic) {
        try session.policy.checkSafety(file)
        let path = session.files.scripts.resolve(file.text, from: file.span.file)
        let bytes = try SessionStore.read(
            path, limit: PrintedHierarchyReader.sizeLimit, at: file.span)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Diagnostic(.file, at: file.span, "'\(file.text)' is no text in UTF-8")
        }
        try make(
            PrintedHierarchyReader.read(text, file: path), called: "'\(file.text)'", at: file.span)
    }

    /// Imports what was pasted.
    func run(pasted text: String, at span: SourceSpan) throws(Diagnostic) {
        try make(PrintedHierarchyReader.read(text, file: nil), called: "the paste", at: span)
    }

    // MARK: Making

    private func make(
        _ printed: PrintedHierarchy, called name: String, at span: SourceSpan
    ) throws(Diagnostic) {
        let start = session.journal.current
        var names = ImportedNames(isTaken: isTaken)
        var tree = ImportedTree(printed.controllers, names: &names)
        let firstNames = names
        while true {
            names = firstNames
            var script = ImportScript(tree, ImportedClasses(isRefused: isRefused))
            script.take(printed.views, names: &names)
            guard let failure = take(script, on: device(of: printed)) else {
                try checkEnd(at: span, since: start)
                correct(tree)
                return say(script, printed, called: name, since: start)
            }
            goBack(to: start)
            // A container that refuses its children as they were printed keeps them by calls of its own.
            guard !failure.isInterruption, let index = failure.controller,
                tree.nodes[index].kind.placesViews
            else { throw failure.diagnostic(at: span) }
            tree.simplify(index)
        }
    }

    /// Takes the lines of an import, each as a step; what failed first.
    private func take(_ script: ImportScript, on device: String?) -> Failure? {
        let first = (device.map { ["set device \($0)"] } ?? []) + script.classes.lines
        for line in first.map({ ImportScript.Line(source: $0, controller: nil) }) + script.lines {
            if let failure = take(line.source) {
                return Failure(controller: line.controller, line: line.source, cause: failure)
            }
        }
        return nil
    }

    /// The device whose window has the size of the one that was printed; nil where that is the session's own,
    /// or no window was printed, or no device has such a one.
    private func device(of printed: PrintedHierarchy) -> String? {
        guard let window = printed.views.first,
            window.object.className.hasSuffix("Window") || window.baseClass == "UIWindow"
        else { return nil }
        let own = session.world.simulator.window.frame
        if own.width == window.frame.width, own.height == window.frame.height { return nil }
        return SimulatedDevice.all.first {
            $0.width == window.frame.width && $0.height == window.frame.height
        }?.name
    }

    /// Takes a line as a step; what was said where it failed.
    private func take(_ source: String) -> Failure.Cause? {
        if session.watch.ends() { return .interruption }
        var cause: Failure.Cause?
        let outer = session.host.onReply
        session.host.onReply = { reply in
            guard cause == nil else { return }
            for case .diagnostic(let mistake) in reply.contents {
                cause = .mistake(mistake.message)
            }
            for case .exception(_, let misuse) in reply.contents { cause = .mistake(misuse.text) }
        }
        defer { session.host.onReply = outer }
        let block = Block(text: source, span: SourceSpan(line: 1, column: 1))
        guard let commands = try? session.parse(block) else { return .mistake("") }
        for command in commands {
            let status = session.execute(command)
            if status == .interrupted { return .interruption }
            if !status.isFine { return cause ?? .mistake("") }
        }
        return nil
    }

    private func goBack(to start: Int) {
        guard session.journal.current != start else { return }
        if session.go(to: start) { session.remember("goto \(start)") }
    }

    private func checkEnd(at span: SourceSpan, since start: Int) throws(Diagnostic) {
        guard session.watch.ends() else { return }
        goBack(to: start)
        throw .interruption(at: span)
    }

    private func isTaken(_ name: String) -> Bool {
        session.world.names.isKnown(name) || session.world.statements.isNamed(name)
            || session.vocabulary.table[name] != nil
            || session.vocabulary.definitions[name] != nil
    }

    /// Whether code would be refused; nothing of it happens.
    private func isRefused(_ source: String) -> Bool {
        let block = Block(text: source, span: SourceSpan(line: 1, column: 1))
        guard case .statement(let line)? = (try? session.parse(block))?.first else { return true }
        return session.world.statements.mistake(in: line) != nil
    }

    // MARK: States

    /// Brings controllers into the states in which they were printed, from the root down, by the calls with
    /// which a container's code would.
    private func correct(_ tree: ImportedTree) {
        var states = ImportedStates(of: session.world)
        for node in tree.nodes {
            if session.watch.ends() { return }
            if let call = states.placing(node, in: tree) {
                _ = take(call)
                states = ImportedStates(of: session.world)
            }
            if let call = states.moving(node, in: tree) {
                _ = take(call)
                states = ImportedStates(of: session.world)
            }
        }
    }

    // MARK: What is said

    private func say(
        _ script: ImportScript, _ printed: PrintedHierarchy, called name: String, since start: Int
    ) {
        session.draft.begin()
        let report = ImportReport(
            script: script, printed: printed, live: session.world.simulator.snapshot(),
            views: session.world.simulator.viewSnapshot(of: nil))
        session.say(
            .notes(report.lines(called: name, steps: session.journal.steps(behind: start))))
        let diagnosis = Diagnosis(session: session)
        diagnosis.tell(diagnosis.diagnose())
    }
}

extension HierarchyImport {
    /// Why an import did not come to its end.
    struct Failure {
        enum Cause {
            case interruption
            /// In the words of the line that failed.
            case mistake(String)
        }

        let controller: Int?
        let line: String
        let cause: Cause

        var isInterruption: Bool { if case .interruption = cause { true } else { false } }

        func diagnostic(at span: SourceSpan) -> Diagnostic {
            switch cause {
            case .interruption: .interruption(at: span)
            case .mistake(let words):
                Diagnostic(
                    .illegal, at: span, "the hierarchy cannot be made: \(words)",
                    hint: "it failed at: \(line.split(separator: "\n").first ?? "")")
            }
        }
    }
}

extension Journal {
    /// The steps that lead from one to the current one, in order.
    fileprivate func steps(behind start: Int) -> [Int] {
        let path = currentPath
        return path.firstIndex(of: start).map { Array(path[($0 + 1)...]) } ?? path
    }
}
