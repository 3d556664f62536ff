/// What is missing in a world whose making the user ended, or in which a step was ended halfway. It is
/// repeated before the next command, so that Ctrl-C is answered at once and no step is lost.
struct WorldDebt {
    /// The step of the journal that the world is to stand on.
    let step: Int
    /// How many events of the log stay.
    let events: Int
}
