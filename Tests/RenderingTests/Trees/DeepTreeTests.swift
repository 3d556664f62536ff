import HierarchyRecords
import Rendering
import Testing

@Suite struct DeepTreeTests {
    private static let depth = 100_000

    private static let chain: HierarchySnapshot = {
        var tree = SampleTree()
        for depth in 0..<depth { tree.add("c", depth: depth) }
        return tree.snapshot
    }()

    @Test(arguments: TreeRenderer.Style.allCases)
    func `a chain is written with its indent capped`(style: TreeRenderer.Style) throws {
        var bytes: [UInt8] = []
        TreeRenderer(style).write(Self.chain, to: &bytes)
        let newline = UInt8(ascii: "\n")
        let end = try #require(bytes.dropLast().lastIndex(of: newline))
        let last = String(decoding: bytes[(end + 1)...], as: UTF8.self)
        #expect(last.utf8.count < 500)
        #expect(last.contains(style == .plain ? "level 99999" : "… (depth 99999) "))
        #expect(bytes.count < 500 * Self.depth)
    }

    @Test(arguments: [TreeRenderer.Style.pretty, .canonical, .uikit])
    func `the depth is in words from the 65th level on`(style: TreeRenderer.Style) {
        let short = HierarchySnapshot(nodes: Array(Self.chain.nodes.prefix(67)))
        let lines = TreeRenderer(style).lines(short).map(\.text)
        let capped = lines.indices.filter { lines[$0].contains("(depth ") }
        #expect(capped == [65, 66])
    }

    @Test func `a chain can be cut and searched`() {
        let chain = HierarchySnapshot(nodes: Array(Self.chain.nodes.prefix(5000)))
        let last = ObjectID(ordinal: 5000)
        let short = TreeRenderer(.pretty, selection: TreeSelection(maximumDepth: 1))
        #expect(
            short.lines(chain).map(\.text) == [
                "c [appeared] 393×852 wC hR", "└─ c [appeared] 393×852 … 4998 more below",
            ])
        let end = TreeRenderer(.canonical, selection: TreeSelection(start: last))
        #expect(end.lines(chain).map(\.text) == ["c [appeared]"])
        let only = TreeRenderer(.plain, selection: TreeSelection(only: [last]))
        #expect(only.lines(chain).count == 5000)
    }

    @Test func `the way back up from a deep branch is drawn`() {
        var tree = SampleTree()
        tree.add("root", depth: 0)
        for depth in 1...3 { tree.add("d\(depth)", depth: depth, .unloaded, view: .some(nil)) }
        tree.add("mid", depth: 2, .unloaded, view: .some(nil))
        tree.add("last", depth: 1, .unloaded, view: .some(nil))
        #expect(
            TreeRenderer(.pretty).lines(tree.snapshot).map(\.text) == [
                "root [appeared] 393×852 wC hR",
                "├─ d1 [unloaded] not loaded",
                "│  ├─ d2 [unloaded] not loaded",
                "│  │  └─ d3 [unloaded] not loaded",
                "│  └─ mid [unloaded] not loaded",
                "└─ last [unloaded] not loaded",
            ])
    }

    @Test func `a narrow terminal caps the indent sooner`() {
        var tree = SampleTree()
        for depth in 0...6 { tree.add("c", depth: depth, .unloaded, view: .some(nil)) }
        #expect(
            TreeRenderer(.pretty, width: 30).lines(tree.snapshot).suffix(2).map(\.text) == [
                String(repeating: " ", count: 12) + "└─ c [unloaded] not loaded",
                String(repeating: " ", count: 12) + "└─ … (depth 6) c [unloaded] not loaded",
            ])
    }
}
