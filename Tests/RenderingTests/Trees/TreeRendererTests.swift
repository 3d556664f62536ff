import HierarchyRecords
import Rendering
import Testing

@Suite struct TreeRendererTests {
    private func lines(
        _ renderer: TreeRenderer, _ tree: SampleTree = .family,
        changes: SnapshotDifference? = nil
    ) -> [String] {
        renderer.lines(tree.snapshot, changes: changes).map(renderer.encoding.string)
    }

    @Test func `the pretty tree has branches, states, views, presentations and traits`() {
        #expect(
            lines(TreeRenderer(.pretty)) == [
                "home [appeared] 393×852 wC hR",
                "├─ a: SettingsController [unloaded] not loaded",
                "├─ b [disappeared] 393×852 not in the window",
                "│  └─ deep [disappearing] 393×852",
                "└─ ^ p [appearing] pageSheet 393×852 horizontal regular, style dark",
            ])
    }

    @Test func `a controller without a name is told with the property that holds it`() {
        var tree = SampleTree()
        tree.add("home", depth: 0)
        tree.add("ListController-1", depth: 1, className: "ListController")
        let paths = [tree["ListController-1"]: "home.list", tree["home"]: "app.home"]
        var renderer = TreeRenderer(.pretty)
        renderer.paths = paths
        #expect(
            lines(renderer, tree) == [
                "home [appeared] 393×852 wC hR",
                "└─ ListController-1 = home.list [appeared] 393×852",
            ])
        var linear = TreeRenderer(.plain)
        linear.paths = paths
        #expect(
            lines(linear, tree).last
                == "ListController-1: appeared, level 1, child of home, property home.list, view 393 by 852"
        )
    }

    @Test func `without UTF-8 the tree is ASCII`() {
        let encoding = TextEncoding(color: false, unicode: false)
        #expect(
            lines(TreeRenderer(.pretty, encoding: encoding)) == [
                "home [appeared] 393x852 wC hR",
                "|- a: SettingsController [unloaded] not loaded",
                "|- b [disappeared] 393x852 not in the window",
                "|  `- deep [disappearing] 393x852",
                "`- ^ p [appearing] pageSheet 393x852 horizontal regular, style dark",
            ])
    }

    @Test func `the plain tree is a sentence a controller`() {
        #expect(
            lines(TreeRenderer(.plain)) == [
                "home: appeared, level 0, root, view 393 by 852, traits wC hR",
                "a: unloaded, level 1, child of home, class SettingsController, view not loaded",
                "b: disappeared, level 1, child of home, view 393 by 852, not in the window",
                "deep: disappearing, level 2, child of b, view 393 by 852",
                "p: appearing, level 1, presented by home as pageSheet, view 393 by 852, "
                    + "traits horizontal regular, style dark",
            ])
    }

    @Test func `the canonical tree is what expectations compare`() {
        let tree = SampleTree.family
        #expect(lines(TreeRenderer(.canonical)) == tree.snapshot.canonicalLines)
        #expect(
            lines(TreeRenderer(.canonical)) == [
                "home [appeared]", "  a [unloaded]", "  b [disappeared]", "    deep [disappearing]",
                "  ^ p [appearing]",
            ])
    }

    @Test func `what the last step changed is marked in front and in words`() {
        let new = SampleTree.family
        var old = new.snapshot
        old.nodes.removeAll { $0.name == "p" }
        old.nodes[2].state = .appeared
        old.nodes[3].depth = 1
        let changes = SnapshotDifference(from: old, to: new.snapshot)
        #expect(
            lines(TreeRenderer(.pretty), changes: changes) == [
                "  home [appeared] 393×852 wC hR",
                "  ├─ a: SettingsController [unloaded] not loaded",
                "• ├─ b [disappeared] 393×852 not in the window (changed)",
                "~ │  └─ deep [disappearing] 393×852 (moved)",
                "+ └─ ^ p [appearing] pageSheet 393×852 horizontal regular, style dark (new)",
            ])
        #expect(
            lines(TreeRenderer(.plain), changes: changes)[2]
                == "b: disappeared, changed, level 1, child of home, view 393 by 852, "
                + "not in the window")
    }

    @Test func `roles color names, states and branches`() {
        let renderer = TreeRenderer(.pretty, encoding: TextEncoding(color: true))
        #expect(
            lines(renderer)[3]
                == "\u{1B}[2m│  └─ \u{1B}[0mdeep\u{1B}[35m [disappearing]\u{1B}[0m 393×852")
    }

    @Test func `a name that holds its class does not repeat it`() {
        var tree = SampleTree()
        tree.add("NavController-2", depth: 0, className: "NavController")
        #expect(lines(TreeRenderer(.pretty), tree) == ["NavController-2 [appeared] 393×852 wC hR"])
    }

    @Test func `hostile and endless names are tamed`() {
        var tree = SampleTree()
        tree.add("x\u{1B}[2J\u{202E}\n", depth: 0)
        tree.add(String(repeating: "n", count: 1000), depth: 1)
        let shown = lines(TreeRenderer(.pretty, width: 40), tree)
        #expect(
            shown == [
                #"x\u{1B}[2J\u{202E}\n [appeared] 393×852 wC hR"#,
                "└─ nnnnnnnnnnnnnnnnnnn… [appeared]", "      393×852",
            ])
    }

    @Test func `a row that is wider than the terminal goes on below its branches`() {
        var tree = SampleTree()
        tree.add("home", depth: 0)
        tree.add("page", depth: 1, className: "PageController")
        tree.add("deep", depth: 2)
        #expect(
            lines(TreeRenderer(.pretty, width: 36), tree) == [
                "home [appeared] 393×852 wC hR",
                "└─ page: PageController", "   │  [appeared] 393×852",
                "   └─ deep [appeared] 393×852",
            ])
        #expect(
            lines(TreeRenderer(.plain, width: 36), tree).allSatisfy { $0.count <= 36 })
    }

    @Test func `an empty snapshot has no lines`() {
        for style in TreeRenderer.Style.allCases {
            #expect(lines(TreeRenderer(style), SampleTree()) == [])
        }
    }

    @Test(arguments: TreeRenderer.Style.allCases)
    func `styled lines and written bytes agree`(style: TreeRenderer.Style) {
        let renderer = TreeRenderer(style, encoding: TextEncoding(color: true), width: 80)
        var bytes: [UInt8] = []
        renderer.write(SampleTree.family.snapshot, to: &bytes)
        let text = lines(renderer).map { $0 + "\n" }.joined()
        #expect(String(decoding: bytes, as: UTF8.self) == text)
    }
}
