import HierarchyRecords

@testable import Statements
@testable import Workbench

/// What `doctor` finds after a script: `id rule objects @step`, with the lines that mend it.
@MainActor
func findings(_ script: String, ios: Int = 26) -> [String] {
    let session = TestSession(world: WorldSettings(ios: ios))
    session.run(script + "\ndoctor")
    guard let findings = session.foundLast else { return ["?"] }
    return findings.map { finding in
        let since = finding.since.map { "@\($0.step)" } ?? "@-"
        let names = finding.objects.joined(separator: ",")
        return "\(finding.id) \(finding.rule.rawValue) \(names) \(since): "
            + finding.mend.joined(separator: " | ")
    }
}

/// The sentences of what `doctor` finds after a script.
@MainActor
func sentences(_ script: String) -> [String] {
    let session = TestSession()
    session.run(script + "\ndoctor")
    guard let findings = session.foundLast else { return ["?"] }
    return findings.map { "\($0.gravity.rawValue): \($0.text)" }
}
