import CommandLanguage
import HierarchyRecords

/// What a container's class keeps to itself.
extension Condition {
    /// B10: an override of a container that does not call super hands nothing on to its children.
    static func handedOn(_ moment: Moment, _ callback: Callback) -> Condition {
        let demand: Message = "what contains \(moment.subject) hands it on"
        guard !moment.got(callback),
            let silent = moment.silentOverrides.first(where: { moment.got(callback, by: $0.name) })
        else { return Condition(.b10, demand, unless: []) }
        return Condition(
            .b10, demand,
            unless: [
                "\(silent.name) got \(silent.method), and \(silent.place) does not call super"
            ], Remedy("Call super there: \(silent.mend)."))
    }
}
