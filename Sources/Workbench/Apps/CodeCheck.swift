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

    /// Whether all of it is accepted.
    public var isAccepted: Bool { mistakes.isEmpty }
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
            paths: paths.map(\.text), notes: findings.leftOut.lines, mistakes: findings.mistakes)
    }

    private struct Findings {
        var leftOut = LeftOutLooks()
        var mistakes: [Diagnostic] = []

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
