/// Code: statements, and the values that they make.
extension SlopeWorkload {
    /// Lines of which no two are alike, in each language, and the verbs that do the same.
    static let statements = [
        SlopeWorkload(name: "verbs, no two alike", count: 5_000, prepare: showHome) {
            lines($0) { "new n\($0)\nadd n\($0)" }
        },
        SlopeWorkload(name: "Swift, no two lines alike", count: 5_000, prepare: showHome) {
            lines($0) {
                """
                let n\($0) = UIViewController()
                home.addChild(n\($0))
                home.view.addSubview(n\($0).view)
                n\($0).didMove(toParent: home)
                """
            }
        },
        SlopeWorkload(name: "statements on one line", count: 2_000, prepare: showHome) {
            (0..<$0).map { "home.view.tag = \($0)" }.joined(separator: "; ") + "\n"
        },
        SlopeWorkload(name: "Objective-C, no two lines alike", count: 5_000, prepare: showHome) {
            lines($0) {
                """
                UIViewController *n\($0) = [UIViewController new];
                [home addChildViewController:n\($0)];
                [home.view addSubview:n\($0).view];
                [n\($0) didMoveToParentViewController:home];
                """
            }
        },
    ]

    @Sendable private static func showHome(_ count: Int) -> String { "new home\nroot home\n" }

    // MARK: Values

    /// Values that are so deep in each other, made and let go of.
    static let values = [
        SlopeWorkload(name: "lists in lists", count: 12_500, prepare: { _ in "" }) {
            "var a: [Any] = []\nfor _ in 0..<\($0) { a = [a] }\na = []\n"
        },
        SlopeWorkload(name: "cases in cases", count: 12_500) { _ in
            "indirect enum E { case leaf; case node(E) }\nvar e = E.leaf\n"
        } work: {
            "for _ in 0..<\($0) { e = .node(e) }\ne = .leaf\n"
        },
        SlopeWorkload(name: "structures in structures", count: 12_500) { _ in
            "struct S { var v: Any? = nil }\nvar s = S()\n"
        } work: {
            "for _ in 0..<\($0) { s = S(v: s) }\ns = S()\n"
        },
        SlopeWorkload(name: "closures in closures", count: 12_500, prepare: { _ in "" }) {
            "var f: () -> Int = { 1 }\nfor _ in 0..<\($0) { let g = f; f = { g() } }\nf = { 1 }\n"
        },
        SlopeWorkload(name: "a dictionary", count: 12_500, prepare: { _ in "" }) {
            "var d: [Int: Int] = [:]\nfor i in 0..<\($0) { d[i] = i }\n"
                + "for i in 0..<\($0) { d[i] = d[i]! + 1 }\nd = [:]\n"
        },
        SlopeWorkload(name: "a set", count: 12_500, prepare: { _ in "" }) {
            "var s: Set<String> = []\nfor i in 0..<\($0) { s.insert(\"\\(i)\") }\ns = []\n"
        },
        SlopeWorkload(name: "a list of objects", count: 12_500) { _ in
            "class Node { var next: Node? }\nvar head: Node? = nil\n"
        } work: {
            "for _ in 0..<\($0) { let n = Node(); n.next = head; head = n }\nhead = nil\n"
        },
    ]
}
