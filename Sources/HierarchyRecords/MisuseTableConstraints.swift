extension MisuseTable {
    /// Auto Layout: E66 to E73.
    static let constraints: [MisuseText] = [
        MisuseText(
            "E66",
            .unsatisfiable(
                ["<NSLayoutConstraint: <A>>", "<NSLayoutConstraint: <B>>"],
                breaking: "<NSLayoutConstraint: <B>>"), since: 6),
        MisuseText("E67", .noCommonAncestor("<A>", "<B>"), since: 6),
        MisuseText("E68", .unpreparedHierarchy("<A>", view: "<V>"), since: 6),
        MisuseText("E69", .invalidPairing, since: 6),
        MisuseText("E70", .locationAlone("<V>"), since: 6),
        MisuseText("E71", .constantNotFinite("nan", in: "<A>"), since: 6),
        MisuseText("E72", .mutatingRequiredPriority(to: 250, from: 1000), since: 6, through: 12),
        MisuseText(
            "E73", .unreadableFormat("<F>", reason: "Expected a view", at: 0), since: 6),
    ]
}
