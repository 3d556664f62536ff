/// Definitions of types that are checked together.
struct GroupInProgress {
    /// Whether the types that are checked may need each other.
    var isOpen = false
    /// Enumerations whose cases carry what is not known yet.
    var waitingCases: [WaitingCases] = []
}
