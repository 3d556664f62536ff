import CommandLanguage
import HierarchyRecords

extension Condition {
    /// The conditions of `willMove(toParent:)`: addChild sends it, removeFromParent does not.
    static func willMove(_ moment: Moment) -> [Condition] {
        let (name, old, new) = moment.move
        if let old, new == nil {
            return [
                Condition(
                    .c21, "the caller sends willMove(toParent: nil) before removeFromParent",
                    unless: [
                        "\(name).parent was \(old) and is nil",
                        "nobody called \(name).willMove(toParent: nil) in this step",
                    ])
            ]
        }
        return [unmoved(moment)]
    }

    /// The conditions of `didMove(toParent:)`: removeFromParent sends it, addChild does not.
    static func didMove(_ moment: Moment) -> [Condition] {
        let (name, old, new) = moment.move
        if let new, old != new {
            return [
                Condition(
                    .c11, "the caller sends didMove(toParent: \(new)) after addChild",
                    unless: [
                        "\(name).parent was \(old ?? "nil") and is \(new)",
                        "nobody called \(name).didMove(toParent: \(new)) in this step",
                    ])
            ]
        }
        return [unmoved(moment)]
    }

    /// C10, C20: a move needs another parent than before.
    private static func unmoved(_ moment: Moment) -> Condition {
        let (name, old, new) = moment.move
        let isRemoval = moment.query.arguments == "nil" || old != nil
        return Condition(
            isRemoval ? .c20 : .c10,
            isRemoval
                ? "somebody takes \(name) from its parent" : "somebody adds \(name) to a parent",
            unless: old == new ? ["\(name).parent is \(new ?? "nil"), before and after"] : [])
    }
}

extension Moment {
    /// The controller, its parent before and its parent after.
    fileprivate var move: (name: String, old: String?, new: String?) {
        (subject, before.parent?.name, after.parent?.name)
    }
}
