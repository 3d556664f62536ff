import CommandLanguage
import InterfaceBuilder
import Statements

/// Reads an app: its code, its storyboards and nibs, and what its `Info.plist` says of the launch.
///
/// The code is one step, or one in each language; each storyboard is a step, and what the system has to know of
/// the app is the last one. So the session holds the app's code, and needs its folder no more but for the
/// storyboards.
@MainActor
struct AppOpening {
    let session: Session

    /// Reads the app in those folders and files; `name` is what it is called. Where one of them cannot be read,
    /// nothing happens.
    func open(_ paths: [Word], called name: String) throws(Diagnostic) {
        let files = try AppFiles(paths) {
            session.files.scripts.resolve($0.text, from: $0.span.file)
        }
        guard !files.isEmpty else {
            throw Diagnostic(
                .file, at: paths[0].span, "'\(name)' holds no code and no storyboard")
        }
        let place = paths[0].span
        var lists: [PropertyList] = []
        for path in files.informationLists { lists.append(try list(path, at: place)) }
        for path in files.interfaces {
            _ = try session.files.storyboards.entry(path, digest: nil, again: false, at: place)
        }
        guard take(try code(of: files, at: place)) else { return }
        for path in files.interfaces where !take("storyboard \(quoted(path))") { return }
        guard keep(lists, files.images.map(AppImage.init(path:)), called: name) else { return }
        session.say(.notes(summary(of: files, called: name)))
    }

    // MARK: Code

    /// The code of each language as one line, in an order in which both are understood.
    private func code(of files: AppFiles, at span: SourceSpan) throws(Diagnostic) -> [StatementLine]
    {
        let lines = [
            try AppCode.swift(files.swift, at: span),
            try AppCode.objectiveC(files.objectiveC, at: span),
        ]
        .compactMap(\.self)
        guard lines.count == 2, session.world.statements.mistake(in: lines[0]) != nil,
            session.world.statements.mistake(in: lines[1]) == nil
        else { return lines }
        return lines.reversed()
    }

    /// Takes the code; where the second language's is refused, the first one's is undone.
    private func take(_ lines: [StatementLine]) -> Bool {
        let start = session.journal.current
        for line in lines {
            let status = session.execute(.statement(line))
            if status.isFine { continue }
            if session.journal.current != start, session.go(to: start) { session.remember("undo") }
            session.draft.status = status
            return false
        }
        return true
    }

    // MARK: Commands

    private func take(_ source: String) -> Bool {
        let status = session.host.hearing(.failures) { () -> ExitStatus in
            var parser = ScriptParser(file: nil)
            parser.feed(source)
            parser.finish()
            do throws(Diagnostic) {
                return try parser.next().map(session.execute) ?? .fine
            } catch {
                return session.refuse(error, at: error.span)
            }
        }
        session.draft.status = status
        return status.isFine
    }

    private func quoted(_ text: String) -> String {
        Word(text, isQuoted: true, span: SourceSpan(line: 1, column: 1)).source
    }

    // MARK: What the system has to know

    private func list(_ path: String, at span: SourceSpan) throws(Diagnostic) -> PropertyList {
        let bytes = try SessionStore.read(path, limit: AppFiles.mostBytes, at: span)
        do throws(UnreadableInterface) {
            return try PropertyListReader.list(bytes, file: path)
        } catch {
            throw Diagnostic(.file, at: span, "\(error)")
        }
    }

    private func keep(
        _ lists: [PropertyList], _ images: [AppImage], called name: String
    ) -> Bool {
        var description = session.world.appAsDeclared
        if let list = lists.first { description.take(list) }
        let named = images.map { " " + quoted($0.text) }.joined()
        if description.isEmpty, named.isEmpty { return true }
        let parts = description.parts.map { " \($0.word) \(quoted($0.value))" }.joined()
        return take("app \(quoted(name))\(parts)" + (named.isEmpty ? "" : " images" + named))
    }

    private func summary(of files: AppFiles, called name: String) -> [Message] {
        var counts = [
            Self.count(files.swift.count, "file", "of Swift"),
            Self.count(files.objectiveC.count, "file", "of Objective-C"),
            Self.count(
                files.interfaces.count, "storyboard or nib", "", plural: "storyboards and nibs"),
            Self.count(files.images.count, "image", ""),
        ]
        counts.removeAll { $0.hasPrefix("0 ") }
        var lines: [Message] = ["'\(name)': \(counts.joined(separator: ", "))"]
        if !files.leftOut.isEmpty {
            lines.append("left out: \(Self.names(of: files.leftOut))")
        }
        if !files.unbuilt.isEmpty {
            lines.append(
                "left out, since the project does not build it: \(Self.names(of: files.unbuilt))")
        }
        let app = session.world.app ?? AppDescription()
        lines.append(
            app.isEmpty
                ? "no class of it is a UIApplicationDelegate: 'launch NAME' shows a controller of it"
                : "'launch' starts it: "
                    + "\(app.parts.map { "\($0.word) \($0.value)" }.joined(separator: ", "))")
        return lines
    }

    /// The names of files, of many only the first.
    private static func names(of paths: [String]) -> String {
        let names = paths.prefix(8).map(SessionStore.lastPart)
        let rest = paths.count - names.count
        return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private static func count(
        _ number: Int, _ noun: String, _ kind: String, plural: String? = nil
    ) -> String {
        let words = number == 1 ? noun : plural ?? noun + "s"
        return kind.isEmpty ? "\(number) \(words)" : "\(number) \(words) \(kind)"
    }
}
