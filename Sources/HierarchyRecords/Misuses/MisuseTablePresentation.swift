extension MisuseTable {
    /// Presenting and dismissing: E05 to E10 and E13 to E17.
    static let presentation: [MisuseText] = [
        notInWindow("E05a", on: 12, through: 12), notInWindow("E05b", on: 13, since: 13),
        presenting("E06a", on: 10, through: 10), presenting("E06b", on: 12, since: 11, through: 12),
        presenting("E06c", on: 13, since: 13),
        inProgress("E07a", on: 12, since: 7, through: 12), inProgress("E07b", on: 13, since: 13),
        raised("E08", .attemptToPresentDelayed("<B>", on: "<S>", waitingFor: "<Q>")),
        raised("E09", .attemptToDismiss(from: "<X>"), since: 6, through: 13),
        raised("E10", .dismissingInTransition("<PC>"), since: 8),
        raised("E13", .presentingPresented("<B>", by: "<A>", ios: 12), through: 13.0),
        raised("E14", .presentingPresented("<B>", by: "<A>", ios: 13.1), since: 13.1),
        raised("E14b", .presentingChild("<B>", of: "<P>", ios: 13.1), since: 13.1),
        raised("E15", .presentingNil(on: "<S>")),
        raised("E16", .noPresentationController),
        detached("E17a", on: 12, since: 7, through: 12),
        detached("E17b", on: 13, since: 13, through: 15), detached("E17c", on: 16, since: 16),
    ]

    private static func notInWindow(
        _ id: String, on version: Int, since: SystemVersion? = nil, through: SystemVersion? = nil
    ) -> MisuseText {
        raised(
            id, .attemptToPresentNotInWindow("<B>", on: "<R>", from: "<S>", ios: version),
            since: since, through: through)
    }

    private static func presenting(
        _ id: String, on version: Int, since: SystemVersion? = nil, through: SystemVersion? = nil
    ) -> MisuseText {
        raised(
            id,
            .attemptToPresentWhilePresenting(
                "<B>", on: "<R>", from: "<S>", alreadyPresenting: "<Q>", ios: version),
            since: since, through: through)
    }

    private static func inProgress(
        _ id: String, on version: Int, since: SystemVersion, through: SystemVersion? = nil
    ) -> MisuseText {
        raised(
            id, .attemptToPresentInProgress("<B>", on: "<R>", from: "<S>", ios: version),
            since: since, through: through)
    }

    private static func detached(
        _ id: String, on version: Int, since: SystemVersion, through: SystemVersion? = nil
    ) -> MisuseText {
        raised(
            id, .presentingFromDetached("<B>", from: "<S>", ios: version), since: since,
            through: through)
    }
}
