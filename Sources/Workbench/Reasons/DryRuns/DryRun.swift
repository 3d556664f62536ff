import HierarchyRecords

/// What commands would do to the world as it stands; they were tried beside it.
public struct DryRun: Answer {
    /// The commands, and the system version where one was asked for.
    public let title: String
    /// The log of the world beside.
    public let log: EventLog
    /// The events of the commands in it.
    public let events: Range<Int>
    /// The tree when all had come to rest.
    public let tree: HierarchySnapshot
    /// What the commands changed in it.
    public let difference: SnapshotDifference
}

/// Dry runs from the same moment: the first, and at least one that is held against it.
public struct DryRunComparison: Answer {
    public let first: DryRun
    public let others: [DryRun]
}
