import CommandLanguage

/// Runs a script in the present world.
@MainActor
struct ScriptRunner {
    let session: Session

    /// Runs a script, each command for itself, in the present world.
    func run(_ file: Word) throws(Diagnostic) {
        let path = session.files.scripts.resolve(file.text, from: file.span.file)
        try session.files.scripts.enter(path, calledBy: file)
        defer { session.files.scripts.leave() }
        let bytes = try SessionStore.read(path, at: file.span)
        if let refusal = SessionFormat.refusal(ofScript: bytes) {
            throw Diagnostic(.sessionFormat, at: file.span, "\("'\(file.text)'") \(refusal)")
        }
        session.draft.status =
            MarkdownDocument.isName(path)
            ? runBlocks(of: try LiterateScript(bytes, in: ScriptName(path), called: file))
            : runCommands(of: bytes, in: path)
    }

    private func runCommands(of bytes: [UInt8], in path: String) -> ExitStatus {
        if ObjectiveCProgram.isPart(path) { return runProgram(of: bytes, in: path) }
        var parser = ScriptParser(file: path)
        parser.feed(bytes)
        parser.finish()
        return runCommands(of: &parser)
    }

    /// Runs a file of Objective-C as a whole.
    private func runProgram(of bytes: [UInt8], in path: String) -> ExitStatus {
        var program = ObjectiveCProgram()
        program.add(bytes, in: ScriptName(path))
        do throws(Diagnostic) {
            guard let line = try program.line() else { return .fine }
            return session.execute(.statement(line))
        } catch {
            return session.refuse(error, at: error.span)
        }
    }

    private func runBlocks(of script: LiterateScript) -> ExitStatus {
        LiterateRunner(session: session).run(script) { parser in
            let status = runCommands(of: &parser)
            if status != .fine { session.forgive() }
            return status
        }
    }

    private func runCommands(of parser: inout ScriptParser) -> ExitStatus {
        var result = ExitStatus.fine
        while true {
            if session.watch.ends() { return .interrupted }
            if session.expectations.isBlockOver { return result }
            let status: ExitStatus
            do throws(Diagnostic) {
                guard let command = try parser.next() else { return result }
                status = session.execute(command)
            } catch {
                status = session.refuse(error, at: error.span)
            }
            if session.stops(status) { return status }
            if result == .fine { result = status }
        }
    }
}

extension LiterateScript {
    /// Reads a script; refuses a lesson.
    init(_ bytes: [UInt8], in script: ScriptName, called file: Word) throws(Diagnostic) {
        self.init(bytes, in: script)
        guard isLesson else { return }
        throw Diagnostic(
            .illegal, at: file.span,
            "'\(file.text)' is a lesson, which 'lesson \(file.source)' starts")
    }
}

/// The scripts that are running, each called by the one before.
struct ScriptStack {
    private var paths: [String] = []

    /// How many scripts may run inside each other.
    static let depthLimit = 64

    /// The file that a script means: relative to where the script itself stands.
    func resolve(_ name: String, from script: String?) -> String {
        guard let script, !name.hasPrefix("/"), !name.hasPrefix("~"), script.contains("/") else {
            return name
        }
        return SessionStore.directory(of: script) + "/" + name
    }

    /// Refuses a script that is running already.
    mutating func enter(_ path: String, calledBy file: Word) throws(Diagnostic) {
        let real = SessionStore.followingLinks(path)
        // A file may be called `-c`, too.
        let script = file.span.script
        let caller = script.isPersonal ? nil : script.text.map(SessionStore.followingLinks)
        if paths.contains(real) || caller == real {
            throw Diagnostic(.limit, at: file.span, "'\(file.text)' sources itself")
        }
        if paths.count >= Self.depthLimit {
            throw Diagnostic(
                .limit, at: file.span, "scripts source scripts \(Self.depthLimit) deep")
        }
        paths.append(real)
    }

    /// The innermost script has ended.
    mutating func leave() { paths.removeLast() }
}
