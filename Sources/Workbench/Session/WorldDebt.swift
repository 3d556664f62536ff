import HierarchyRecords

/// What has to be done before there is a world that commands may see: steps are to be repeated. It is
/// made where the user goes back, and where the user ends a step halfway, so that both are answered
/// at once and no step is lost. It is paid before the next command that needs a world, and while a
/// person thinks or types.
struct WorldDebt {
    /// The step of the journal that the world is to stand on.
    let step: Int
    /// How many events of the log stay.
    let events: Int
    /// The log; nil for that of the world that stands.
    var log: EventLog?
    /// The step on which the world stands that was begun; nil where none was begun yet.
    var reached: Int?
}
