import HierarchyRecords
import Rendering
import Testing

@Suite struct DifferenceRendererTests {
    private func lines(
        from old: HierarchySnapshot, to new: HierarchySnapshot,
        encoding: TextEncoding = .plain
    ) -> [String] {
        DifferenceRenderer(encoding: encoding).lines(from: old, to: new).map(\.text)
    }

    @Test func `equal snapshots have no differences`() {
        let family = SampleTree.family.snapshot
        #expect(lines(from: family, to: family) == [])
    }

    @Test func `what is new and what is gone say where`() {
        let family = SampleTree.family.snapshot
        var small = family
        small.nodes.removeSubrange(3...4)
        #expect(
            lines(from: small, to: family) == [
                "+ deep is new, child of b, disappearing",
                "+ p is new, presented by home as pageSheet, appearing",
            ])
        #expect(
            lines(from: family, to: small) == [
                "- deep is gone, was child of b",
                "- p is gone, was presented by home as pageSheet",
            ])
    }

    @Test func `what changed tells the old and the new`() {
        let old = SampleTree.family.snapshot
        var new = old
        new.nodes[1].state = .appeared
        new.nodes[1].view = SampleTree.view(of: 2)
        new.nodes[2].view?.isInWindow = true
        new.nodes[3].depth = 1
        new.nodes[4].name = "q"
        new.nodes[4].traits.style = .light
        #expect(
            lines(from: old, to: new) == [
                "• a state unloaded → appeared, view not loaded → 0 0 393 852",
                "• b view 0 0 393 852 not in the window → 0 0 393 852",
                "~ deep moved from child of b to child of home",
                "• q name p → q, traits now style light",
            ])
        let ascii = TextEncoding(color: false, unicode: false)
        #expect(
            lines(from: old, to: new, encoding: ascii)[0]
                == "* a state unloaded -> appeared, view not loaded -> 0 0 393 852")
    }

    @Test func `a failed expectation shows what was expected and what is`() {
        let lines = DifferenceRenderer().lines(
            expected: ["a", "b", "c"], actual: ["a", "x", "c", "d\u{1B}"])
        #expect(
            lines == [
                StyledText("  a"), StyledText("- b", .removed), StyledText("+ x", .added),
                StyledText("  c"), StyledText("+ d\u{1B}", .added),
            ])
    }

    @Test func `long agreement is folded`() {
        let common = (1...10).map { "line \($0)" }
        let renderer = DifferenceRenderer()
        let lines = renderer.lines(
            expected: common + ["x"] + common, actual: common + common, context: 2)
        #expect(
            lines.map(\.text) == [
                "  … 8 lines agree", "  line 9", "  line 10", "- x", "  line 1", "  line 2",
                "  … 8 lines agree",
            ])
        #expect(renderer.lines(expected: common, actual: common).count == 10)
        let between = renderer.lines(
            expected: ["x"] + common.prefix(5), actual: common.prefix(5) + ["y"], context: 2)
        #expect(
            between.map(\.text) == [
                "- x", "  line 1", "  line 2", "  line 3", "  line 4", "  line 5", "+ y",
            ])
    }
}
