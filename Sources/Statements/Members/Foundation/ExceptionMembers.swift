import CommandLanguage
import HierarchyRecords

/// An exception of Objective-C that code caught or makes.
@MainActor
final class ScriptException: ScriptObject {
    let name: String
    let reason: String?
    let information: Value

    init(name: String, reason: String?, information: Value = .null) {
        self.name = name
        self.reason = reason
        self.information = information
    }

    /// UIKit's own; nil for a warning.
    convenience init?(_ misuse: Misuse) {
        guard case .exception(let name) = misuse.kind else { return nil }
        self.init(name: name, reason: misuse.text)
    }

    /// One of Foundation's; nil for any other error.
    convenience init?(_ diagnostic: Diagnostic) {
        guard let exception = diagnostic.exception else { return nil }
        self.init(name: exception.name, reason: exception.reason)
    }

    /// `NSRangeException: reason`
    var text: String { "\(name): \(reason ?? "(null)")" }
}

extension TypeDescription {
    static let exception = TypeDescription("NSException", class: ScriptException.self) { type in
        type.initialiser("init(name:reason:userInfo:)", defaults: ["userInfo": .null]) {
            (name: String, reason: String?, information: ScriptElement?) in
            ScriptException(
                name: name, reason: reason, information: information?.value ?? .null)
        }
        type.property("name", { $0.name })
        type.property("reason", { $0.reason })
        type.property("userInfo", { ScriptElement(value: $0.information) })
    }
}
