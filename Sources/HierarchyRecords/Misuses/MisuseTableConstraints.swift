extension MisuseTable {
    /// Auto Layout, E66 to E73 and E75 to E77 and E83, and animators, E78.
    static let constraints: [MisuseText] = [
        raised("E66a", contradiction(ios: 11), since: 6, through: 11),
        raised("E66b", contradiction(ios: 12), since: 12),
        raised("E67", .noCommonAncestor("<A>", "<B>"), since: 6),
        raised("E68", .unpreparedHierarchy("<A>", view: "<V>"), since: 6),
        raised("E69a", .invalidPairing, since: 6),
        raised("E69b", .mixedDirections, since: 6),
        raised("E70", .locationAlone("<V>"), since: 6),
        raised("E71", .constantNotFinite("nan", in: "<A>"), since: 6),
        raised("E72", .mutatingRequiredPriority(to: 250, from: 1000), since: 6, through: 12),
        raised(
            "E73", .unreadableFormat("<F>", reason: "Expected a view", at: 0), since: 6),
        raised("E75", .priorityOutOfRange(2000), since: 6),
        raised("E76a", .positionNotANumber(.nan, 0.5), since: 5),
        raised("E76b", .boundsNotANumber(0, 0, .nan, 1), since: 5),
        raised("E77", .arrangedSubview(at: 5, of: 0), since: 9),
        raised("E83a", .ambiguousHeight(of: "<C>", ios: 12), since: 8, through: 12),
        raised("E83b", .ambiguousHeight(of: "<C>", ios: 13), since: 13),
        raised("E78", .finishingUnstoppedAnimator, since: 10),
    ]

    private static func contradiction(ios version: Int) -> Misuse {
        .unsatisfiable(
            ["<NSLayoutConstraint: <A>>", "<NSLayoutConstraint: <B>>"],
            breaking: "<NSLayoutConstraint: <B>>", ios: version)
    }
}
