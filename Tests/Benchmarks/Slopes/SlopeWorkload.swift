/// Work whose cost for each item must not grow with the number of items: a script that prepares it,
/// and what is measured beyond that.
struct SlopeWorkload: Sendable {
    let name: String
    /// How many items the smallest of the four measurements has; the largest has eight times as many.
    let count: Int
    /// What is not measured.
    let prepare: @Sendable (Int) -> String
    /// What is measured, with all that it writes.
    let work: @Sendable (Int) -> String
    /// How the program is to end: 0, 1 where an expectation fails, or 3 where commands are wrong.
    var status: Int32 = 0

    /// The numbers of items that are measured.
    var counts: [Int] { [1, 2, 4, 8].map { $0 * count } }

    /// All of them.
    static func all(scratch: String) -> [SlopeWorkload] {
        naming + statements + chains + values + diagnoses + sessions(scratch)
            + storyboards(scratch)
    }

    static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { line($0) + "\n" }.joined()
    }

    // MARK: Names

    private static let naming = [
        SlopeWorkload(name: "new", count: 25_000) { _ in
            ""
        } work: {
            lines($0) { "new n\($0)" }
        },
        SlopeWorkload(name: "let", count: 10_000) { _ in
            ""
        } work: {
            lines($0) { "let n\($0) = UIViewController()" }
        },
        SlopeWorkload(name: "forget", count: 25_000) {
            lines($0) { "new n\($0)" }
        } work: {
            lines($0) { "forget n\($0)" }
        },
    ]

    // MARK: Depth

    /// A bare chain of views, each in the one before.
    @Sendable private static func chain(_ depth: Int) -> String {
        """
        let root = UIViewController()
        window.rootViewController = root; window.makeKeyAndVisible()
        var last: UIView = root.view
        for _ in 0..<\(depth) { let next = UIView(); last.addSubview(next); last = next }

        """
    }

    /// A bare chain of views that is built from its end.
    @Sendable private static func chainFromItsEnd(_ depth: Int) -> String {
        "var last = UIView()\n"
            + "for _ in 0..<\(depth) { let next = UIView(); next.addSubview(last); last = next }\n"
    }

    /// A chain of controllers, each a child of the one before.
    @Sendable private static func children(_ depth: Int) -> String {
        "new c0\nroot c0\n" + lines(depth) { "new c\($0 + 1)\nadd c\($0 + 1) to c\($0)" }
    }

    /// A look so often that it can be measured at sizes that fit into the processor's caches: beyond
    /// them each view takes up to twice as long, however it is reached.
    private static func tenTimes(_ command: String) -> String { lines(10) { _ in command } }

    private static let chains = [
        SlopeWorkload(
            name: "addSubview, a chain", count: 12_500, prepare: { _ in "" }, work: chain),
        SlopeWorkload(
            name: "addSubview, from its end", count: 12_500, prepare: { _ in "" },
            work: chainFromItsEnd),
        SlopeWorkload(name: "views of a chain", count: 5_000, prepare: chain) { _ in
            tenTimes("views")
        },
        SlopeWorkload(name: "screen of a chain", count: 5_000, prepare: chain) { _ in
            tenTimes("screen")
        },
        SlopeWorkload(name: "tree, deep", count: 5_000, prepare: children) { _ in
            tenTimes("tree")
        },
        SlopeWorkload(
            name: "a failing expect tree, deep", count: 5_000, prepare: children,
            work: { _ in
                "expect tree { c0 [unloaded] }\n"
            }, status: 1),
    ]

    // MARK: Diagnosis

    private static let diagnoses = [
        SlopeWorkload(name: "doctor, deep", count: 1_500, prepare: children) { _ in "doctor\n" },
        SlopeWorkload(name: "doctor, children without views", count: 125_000) {
            "let p = UIViewController()\nfor _ in 0..<\($0) { p.addChild(UIViewController()) }\n"
        } work: { _ in
            "doctor\n"
        },
    ]

    // MARK: Sessions

    /// A session of that many steps.
    @Sendable static func steps(_ count: Int) -> String {
        "new home\nnew a\nroot home\n" + lines(count / 2) { _ in "add a\nremove a" }
    }

    private static func sessions(_ scratch: String) -> [SlopeWorkload] {
        let looks = ["history", "code"].map { command in
            SlopeWorkload(name: command, count: 12_500, prepare: steps) { _ in command + "\n" }
        }
        let exports = [("swift", 12_500), ("objc", 3_000), ("html", 1_000)].map { format, count in
            SlopeWorkload(name: "export \(format)", count: count, prepare: steps) { _ in
                "export \(format) \(scratch)/export.\(format)\n"
            }
        }
        let save = "save \(scratch)/saved.vcr\n"
        return looks + exports + [
            SlopeWorkload(name: "steps", count: 12_500, prepare: { _ in "" }, work: steps),
            SlopeWorkload(name: "save", count: 12_500, prepare: steps) { _ in save },
            SlopeWorkload(name: "load", count: 12_500) {
                steps($0) + save
            } work: { _ in
                "load \(scratch)/saved.vcr\n"
            },
            SlopeWorkload(name: "ten undos, then a look", count: 12_500, prepare: steps) { _ in
                lines(10) { _ in "undo" } + "tree\n"
            },
            SlopeWorkload(name: "ten undos, a look behind each", count: 12_500, prepare: steps) {
                _ in lines(10) { _ in "undo\ntree" }
            },
            SlopeWorkload(name: "goto, far back and forth", count: 12_500, prepare: steps) {
                "goto 4\ngoto \($0 + 3)\ntree\n"
            },
            SlopeWorkload(name: "expect no warning, without marks", count: 500) { _ in
                "new home\nnew a\nroot home\n"
            } work: {
                lines($0) { _ in "add a\nremove a\nexpect no warning" }
            },
            SlopeWorkload(
                name: "mistakes", count: 2_500, prepare: steps,
                work: {
                    lines($0) { _ in "add nobody" }
                }, status: 3),
            SlopeWorkload(
                name: "exceptions", count: 2_500, prepare: steps,
                work: {
                    lines($0) { _ in "home.present(home, animated: true)" }
                }, status: 4),
            SlopeWorkload(
                name: "code that traps", count: 2_500, prepare: steps,
                work: {
                    lines($0) { _ in "print([1][9])" }
                }, status: 3),
        ]
    }
}
