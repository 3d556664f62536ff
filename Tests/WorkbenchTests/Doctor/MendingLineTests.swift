import CommandLanguage
import HierarchyRecords
import Testing

@testable import Workbench

/// What `doctor` tells people to type does what it says, in every situation of the library of questions that is
/// put to `doctor`.
@MainActor
@Suite("doctor: lines that mend make their finding go")
struct MendingLineTests {
    private static let questions = QuestionLibrary.all.filter { $0.inquiry.source == "doctor" }

    /// A situation in a world of its own.
    @MainActor
    private final class Situation {
        let workbench = Workbench()
        private var found: [Finding] = []

        init(_ question: AskedQuestion) {
            workbench.onReply = { [unowned self] reply in
                for case .answer(let answer as FindingsAnswer) in reply.contents {
                    found = answer.findings
                }
            }
            for block in question.situation {
                for command in (try? block.commands()) ?? [] { _ = workbench.execute(command) }
            }
        }

        /// Types a line; whether nothing was wrong with it.
        @discardableResult
        func type(_ line: String) -> Bool {
            var parser = ScriptParser(file: nil)
            parser.feed(line + "\n")
            parser.finish()
            var isFine = false
            while let command = try? parser.next() { isFine = workbench.execute(command) == .fine }
            return isFine
        }

        /// What `doctor` says now.
        var findings: [Finding] {
            found = []
            type("doctor")
            return found
        }

        /// Whether the finding is about the code of a class, which no line of the session mends.
        func isAboutCode(_ finding: Finding) -> Bool {
            let classes = Diagnosis(session: workbench.session).typedCode.classes
            return finding.wording != nil || classes.contains { $0.name == finding.objects.first }
        }
    }

    /// The lines that were typed for a finding of the question's; nil where none of them is one to type.
    private func typed(_ finding: Finding, _ question: AskedQuestion) -> (Situation, [String])? {
        let situation = Situation(question)
        if situation.isAboutCode(finding) { return nil }
        let lines = finding.mend.filter { !$0.hasPrefix("or ") && situation.type($0) }
        return lines.isEmpty ? nil : (situation, lines)
    }

    @Test func `each kind that a line mends`() {
        var mended: Set<String> = []
        var staying: [String] = []
        for question in Self.questions {
            for finding in Situation(question).findings where !mended.contains(finding.id) {
                guard let (situation, lines) = typed(finding, question) else { continue }
                if situation.findings.contains(where: { $0.subject == finding.subject }) {
                    staying.append("\(question.id): \(finding.id): \(lines)")
                } else {
                    mended.insert(finding.id)
                }
            }
        }
        #expect(staying == [])
        #expect(mended.count >= 20)
    }
}
