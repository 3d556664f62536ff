import HierarchyRecords

/// The texts of a box in a picture of a graph, and the room that they take by a guess at the width of
/// their letters.
enum PictureText {
    /// The fonts of a picture: of a scene's name, and of what stands below it.
    enum Font {
        case name, row

        /// The width of a letter in points, as wide as a font that stands in for another may have it.
        fileprivate var letter: Double {
            switch self {
            case .name: 9
            case .row: 7
            }
        }
    }

    /// At both sides of a text.
    private static let margin = 10.0
    /// Longer texts are cut.
    private static let widest = 480.0

    /// How many columns of letters fit into a box of that width.
    static func columns(in width: Double, _ font: Font) -> Int {
        Int((width - 2 * margin) / font.letter)
    }

    /// The width that the texts of a scene ask for.
    static func width(of scene: SegueGraph.Scene) -> Double {
        let texts =
            [(scene.name, Font.name), (scene.className, .row)]
            + scene.arrows.map { (label($0), .row) }
        let widths = texts.map { Double(TextWidth.columns(of: $0.0)) * $0.1.letter }
        return min(widest, (widths.max() ?? 0) + 2 * margin)
    }

    /// `show showSlice, button "Slice"`: the kind, the identifier, where it leads if to no scene, and
    /// what starts it.
    static func label(_ arrow: SegueGraph.Arrow) -> String {
        words(arrow, end: arrow.target == nil ? arrow.segue.unwindAction ?? "to nothing" : nil)
    }

    /// The same without where it leads.
    static func words(_ arrow: SegueGraph.Arrow, end: String? = nil) -> String {
        let segue = arrow.segue
        let words = [SegueLook(segue).word(), segue.identifier, end].compactMap(\.self)
            .joined(separator: " ")
        return arrow.words().map { "\(words), \($0)" } ?? words
    }
}
