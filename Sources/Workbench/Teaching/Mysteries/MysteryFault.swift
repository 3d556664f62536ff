import HierarchyRecords

/// One kind of fault: how it is planted in a scene, what it breaks, and what is to be accused.
struct MysteryFault: Sendable {
    /// What it is called: `forgotten-add-child`.
    let id: String
    let edit: MysteryEdit
    /// The method or property that is at fault, without its arguments.
    let call: String
    /// The rule that says why that is wrong.
    let rule: RuleID
    /// What the author of the app expects: it holds of the mended scene, and not of this one.
    let promise: String
    /// The rule of what `doctor` finds; nil where it finds nothing.
    let doctor: RuleID?
    /// What a user of the app tells.
    let report: MysteryText
    /// Why it is wrong, and what mends it.
    let reason: MysteryText

    /// Whether a call is missing.
    var isForgotten: Bool { if case .forget = edit { true } else { false } }

    init(
        _ id: String, _ edit: MysteryEdit, call: String, rule: RuleID, promise: String,
        doctor: RuleID?, report: MysteryText, reason: MysteryText
    ) {
        self.id = id
        self.edit = edit
        self.call = call
        self.rule = rule
        self.promise = promise
        self.doctor = doctor
        self.report = report
        self.reason = reason
    }
}

/// A text in each of the languages; names of the scene's cast stand in it behind `$`.
struct MysteryText: Sendable {
    let english: String
    let chinese: String

    init(_ english: String, _ chinese: String) {
        self.english = english
        self.chinese = chinese
    }
}

/// How a fault is planted: what is changed at a marked line of a scene's code.
enum MysteryEdit: Sendable {
    /// The line is forgotten.
    case forget(String)
    /// The line is another one.
    case change(String, to: String)
    /// The line is broken up into several, the last of which is at fault.
    case split(String, into: [String])
    /// A line too many stands behind it.
    case add(String, behind: String)
    /// The line stands behind another one.
    case move(String, behind: String)
}
