import HierarchyRecords

/// A graph in words, for those who hear it: one scene a line, and what leads from it behind it.
struct SegueGraphSpeech {
    private let graph: SegueGraph
    private let said: Wording

    init(_ graph: SegueGraph, said: @escaping Wording) {
        self.graph = graph
        self.said = said
    }

    func lines(while goesOn: () -> Bool) -> [StyledText] {
        var lines = [StyledText(graph.title(said))]
        var waiting = (graph.roots + graph.unusedReferences).reversed() as [Int]
        while let index = waiting.popLast(), goesOn() {
            let scene = graph.scenes[index]
            lines.append(line(scene))
            lines += scene.arrows.map { StyledText("  \(sentence($0))") }
            let held = scene.held.map(\.scene).filter { graph.scenes[$0].reference == nil }
            waiting += held.reversed()
        }
        return lines
    }

    /// `Breads: BreadListViewController, identifier Breads, holds …`
    private func line(_ scene: SegueGraph.Scene) -> StyledText {
        var line = StyledText(scene.name, .object)
        var facts =
            scene.reference == nil ? [scene.shownClass].compactMap(\.self) : [said("a reference")]
        if scene.isInitial { facts.append(said("initial")) }
        if let identifier = scene.identifier { facts.append("identifier \(identifier)") }
        if !scene.isReached, scene.identifier == nil { facts.append(said("nothing leads here")) }
        let held = scene.held.map { held in
            held.embed == nil
                ? graph.scenes[held.scene].name : "\(graph.scenes[held.scene].name) embedded"
        }
        if !held.isEmpty { facts.append("holds " + held.joined(separator: " and ")) }
        if !facts.isEmpty { line.append(": " + facts.joined(separator: ", ")) }
        return line
    }

    /// `show showSlice to Slice, by button "Slice"`
    private func sentence(_ arrow: SegueGraph.Arrow) -> String {
        let segue = arrow.segue
        let target =
            arrow.target.map { "to \(graph.scenes[$0].name)" }
            ?? segue.unwindAction.map { "to \($0)" }
            ?? "to nothing: there is no \(segue.destination)"
        let words = [
            SegueLook(segue).word(said), segue.customClass ?? "", segue.identifier ?? "", target,
        ]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
            + (arrow.words(said).map { said(", by %").filled(with: $0) } ?? said(", by code"))
    }
}
