import Testing

@testable import Workbench

extension TestSession {
    /// Makes each difference between the world and the one of its journal an issue of the running test.
    func recordDifferencesFromJournal() {
        workbench.session.onDifference = { [unowned self] difference in
            let steps = workbench.steps.map(\.source).joined(separator: "; ")
            Issue.record("the world is not the one of its journal: \(difference): \(steps)")
        }
    }
}
