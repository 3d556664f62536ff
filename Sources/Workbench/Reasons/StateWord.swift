import HierarchyRecords

/// A word by which people ask what has become of an object: `disappear`, `alive`, `deallocated`.
struct StateWord {
    /// What the object gets when it comes to be so; of `alive`, when it ceases to be.
    let callback: Callback
    /// Whether the word says that the callback has not come: `alive`, of `deinit`.
    let isOfAbsence: Bool

    /// Nil where the word says nothing of the kind.
    init?(_ word: String) {
        let word = word.lowercased()
        guard let state = Self.states.first(where: { $0.words.contains(word) }) else { return nil }
        callback = state.callback
        isOfAbsence = state.isOfAbsence
    }

    private typealias State = (callback: Callback, isOfAbsence: Bool, words: Set<String>)

    private static let states: [State] = [
        (.viewDidLoad, false, ["load", "loads", "loaded", "加载"]),
        (
            .viewDidAppear, false,
            [
                "appear", "appears", "appeared", "appearing", "show", "shows", "shown", "visible",
                "出现", "显示",
            ]
        ),
        (
            .viewDidDisappear, false,
            ["disappear", "disappears", "disappeared", "disappearing", "消失"]
        ),
        (
            .deinitialized, false,
            [
                "deallocated", "deallocate", "dealloced", "dealloc", "deinitialized", "deinited",
                "freed", "released", "destroyed", "die", "dies", "dead", "gone", "释放", "销毁",
            ]
        ),
        (
            .deinitialized, true,
            [
                "alive", "leak", "leaks", "leaked", "leaking", "retained", "held", "kept", "live",
                "lives", "活着", "泄漏",
            ]
        ),
    ]
}
