import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What is wrong in the world as it stands, and since when.
extension Interpreter {
    /// Every finding, the oldest first.
    func diagnose() -> [Finding] {
        let found = examinedWorld.findings
        return ((found.isEmpty ? [] : dated(found)) + adviceOnClasses())
            .sorted { age($0) < age($1) }
    }

    /// The world as a diagnosis sees it.
    var examinedWorld: ExaminedWorld {
        ExaminedWorld(
            world, undone: undoneSteps.map(\.events), language: languageOfLastStatement)
    }

    private func age(_ finding: Finding) -> Int { finding.since?.step ?? .max }

    /// The language of the last step that was UIKit code; Swift where none was.
    private var languageOfLastStatement: SourceLanguage {
        for step in journal.path(to: journal.current).reversed() {
            let block = Block(text: journal[step].source, span: journal[step].span)
            if case .statement(let line)? = try? parse(block).last { return line.language }
        }
        return .swift
    }

    /// Repeats the steps beside the world, and notes for each finding the step after which it was
    /// there and has stayed.
    private func dated(_ findings: [Finding]) -> [Finding] {
        var since: [Int?] = Array(repeating: nil, count: findings.count)
        rehearse { rehearsal in
            let lines = lines(to: journal.current, in: rehearsal)
            _ = rehearsal.run(lines) { position in
                let present = ExaminedWorld(rehearsal.world).findings
                for (index, finding) in findings.enumerated() {
                    if !present.contains(where: finding.isSame) {
                        since[index] = nil
                    } else if since[index] == nil {
                        since[index] = lines[position].step
                    }
                }
                return isInterrupted()
            }
        }
        return zip(findings, since).map { finding, step in
            var finding = finding
            finding.since = step.map { Finding.Origin(step: $0, source: journal[$0].source) }
            return finding
        }
    }
}
