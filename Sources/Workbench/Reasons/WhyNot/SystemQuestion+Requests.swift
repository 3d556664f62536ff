import HeadlessUIKit
import HierarchyRecords

extension SystemQuestion {
    /// The call that brings the callback about: the callback itself where it is such a call; empty
    /// where the system's questions have nothing to do with it.
    static func requests(for callback: Callback) -> [Callback] {
        let question = allCases.first { $0.request == callback || $0.callback == callback }
        return question.map { [$0.request] } ?? []
    }

    /// The calls that have a property asked for again; empty for any other name.
    static func requests(forProperty name: String) -> [Callback] {
        allCases.filter { $0.property == name }.map(\.request)
    }
}
