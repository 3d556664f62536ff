import CommandLanguage
import Statements

/// What a check of code found out, without running it.
public struct CodeVerdict: Sendable {
    /// The files that belong together, as they were named.
    public let paths: [String]
    /// What of the code the model lacks, one line a kind; it is kept, and does nothing.
    public let notes: [String]
    /// Everything that is wrong, file by file.
    public let mistakes: [Diagnostic]
    /// The types that nobody knows, where empty ones would make the code run; empty otherwise.
    public let stubs: [String]
    /// Whether declarations of types or of members that another file may have would make the code run.
    public let hasStubs: Bool

    /// Whether all of it is accepted.
    public var isAccepted: Bool { mistakes.isEmpty }
}

/// The declarations that code lacks.
public struct StubVerdict: Sendable {
    /// The declarations as code; empty where it lacks none.
    public let text: String
    /// The types that they declare, by name.
    public let names: [String]
    /// What is wrong with the code whatever anybody declares.
    public let mistakes: [Diagnostic]
}

/// Tells of code whether it runs, without running it.
@MainActor
struct CodeCheck {
    let session: Session

    /// What comes of all those files as one program, as a run takes them. Throws where one cannot be read.
    func verdict(_ paths: [Word]) throws(Diagnostic) -> CodeVerdict {
        _ = session.payDebt()
        let start = session.journal.current
        defer { if session.journal.current != start { _ = session.go(to: start) } }
        if let folder = paths.first(where: { SessionStore.isFolder($0.text) }) {
            try session.policy.checkSafety(folder)
        }
        let files = try AppFiles(paths) {
            session.files.scripts.resolve($0.text, from: $0.span.file)
        }
        guard !files.isEmpty else {
            throw Diagnostic(
                .file, at: paths[0].span, "'\(paths[0].text)' holds no code and no storyboard")
        }
        var findings = Findings()
        for path in files.interfaces {
            findings.take { () throws(Diagnostic) in
                _ = try session.files.storyboards.entry(
                    path, digest: nil, again: false, at: paths[0].span)
            }
        }
        check(files, at: paths[0].span, into: &findings)
        return CodeVerdict(
            paths: paths.map(\.text), notes: findings.leftOut.lines, mistakes: findings.mistakes,
            stubs: findings.stubs?.named ?? [], hasStubs: findings.stubs?.isEmpty == false)
    }

    /// The declarations that the code in those files lacks. Throws where one cannot be read.
    func stubs(_ paths: [Word]) throws(Diagnostic) -> StubVerdict {
        _ = session.payDebt()
        let files = try AppFiles(paths) {
            session.files.scripts.resolve($0.text, from: $0.span.file)
        }
        guard !files.swift.isEmpty || !files.objectiveC.isEmpty else {
            throw Diagnostic(.file, at: paths[0].span, "'\(paths[0].text)' holds no code")
        }
        let start = session.journal.current
        defer { if session.journal.current != start { _ = session.go(to: start) } }
        do throws(Diagnostic) {
            let ofC = try AppCode.objectiveC(files.objectiveC, at: paths[0].span)
            let swift = try AppCode.swift(files.swift, at: paths[0].span)
            // Code of both languages lacks what its Swift part does.
            if swift != nil, let ofC { session.declare(ofC) }
            guard let line = swift ?? ofC else {
                return StubVerdict(text: "", names: [], mistakes: [])
            }
            let stubs = try session.stubs(for: line)
            return StubVerdict(text: stubs.text, names: stubs.names, mistakes: [])
        } catch {
            return StubVerdict(text: "", names: [], mistakes: [error] + error.others)
        }
    }

    private struct Findings {
        var leftOut = LeftOutLooks()
        var mistakes: [Diagnostic] = []
        /// What would make the Swift code run that was refused.
        var stubs: StubDeclarations?

        mutating func take(_ check: () throws(Diagnostic) -> Void) {
            do throws(Diagnostic) { try check() } catch { add(error) }
        }

        mutating func add(_ mistake: Diagnostic) { mistakes += [mistake] + mistake.others }
    }

    private func check(_ files: AppFiles, at span: SourceSpan, into findings: inout Findings) {
        var lines: [StatementLine] = []
        let readers = [
            (AppCode.swift, files.swift), (AppCode.objectiveC, files.objectiveC),
        ]
        for (read, paths) in readers {
            findings.take { () throws(Diagnostic) in
                if let line = try read(paths, span) { lines.append(line) }
            }
        }
        if lines.count == 2, (try? session.examine(lines[0])) == nil,
            (try? session.examine(lines[1])) != nil
        {
            lines.reverse()
        }
        for index in lines.indices {
            do throws(Diagnostic) {
                findings.leftOut.add(try session.examine(lines[index]))
            } catch {
                findings.add(error)
                findings.stubs = findings.stubs ?? (try? session.stubs(for: lines[index]))
            }
            guard index + 1 < lines.count else { continue }
            if findings.mistakes.isEmpty {
                session.declare(lines[index])
            } else {
                // What it declares is not known to the other language's code, for that reason alone.
                lines[index + 1].unread.doubt(lines[index].declaredNames)
            }
        }
    }
}

extension Session {
    /// Declares what the code has, so that other code can be checked that needs it; nothing else of it runs.
    fileprivate func declare(_ line: StatementLine) {
        _ = host.hearing(.none) { execute(.statement(line.declarations)) }
    }
}
