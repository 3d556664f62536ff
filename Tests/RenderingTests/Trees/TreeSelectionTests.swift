import HierarchyRecords
import Rendering
import Testing

@Suite struct TreeSelectionTests {
    private let tree = SampleTree.family

    private func canonical(_ selection: TreeSelection) -> [String] {
        TreeRenderer(.canonical, selection: selection).lines(tree.snapshot).map(\.text)
    }

    private func pretty(_ selection: TreeSelection) -> [String] {
        TreeRenderer(.pretty, selection: selection).lines(tree.snapshot).map(\.text)
    }

    @Test func `a limited tree says how much is below`() {
        #expect(
            pretty(TreeSelection(maximumDepth: 1)) == [
                "home [appeared] 393×852 wC hR",
                "├─ a: SettingsController [unloaded] not loaded",
                "├─ b [disappeared] 393×852 not in the window … 1 more below",
                "└─ ^ p [appearing] pageSheet 393×852 horizontal regular, style dark",
            ])
        #expect(
            pretty(TreeSelection(maximumDepth: 0)) == [
                "home [appeared] 393×852 wC hR … 4 more below"
            ])
    }

    @Test func `a tree may start at any node`() {
        #expect(
            pretty(TreeSelection(start: tree["b"])) == [
                "b [disappeared] 393×852 not in the window", "└─ deep [disappearing] 393×852",
            ])
        #expect(canonical(TreeSelection(start: tree["deep"])) == ["deep [disappearing]"])
    }

    @Test func `only some nodes are shown with the way to them`() {
        #expect(
            pretty(TreeSelection(only: [tree["deep"]])) == [
                "home [appeared] 393×852 wC hR … 2 more below",
                "└─ b [disappeared] 393×852 not in the window",
                "   └─ deep [disappearing] 393×852",
            ])
    }

    @Test func `a selection that fits nothing shows nothing`() {
        let stranger = ObjectID(ordinal: 999)
        #expect(canonical(TreeSelection(start: stranger)) == [])
        #expect(canonical(TreeSelection(only: [stranger])) == [])
        #expect(canonical(TreeSelection(maximumDepth: -1)) == [])
    }
}
