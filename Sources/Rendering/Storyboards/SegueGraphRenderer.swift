import HierarchyRecords

/// Draws a storyboard's scenes and segues for a terminal.
public struct SegueGraphRenderer: Sendable {
    /// How it is drawn.
    public enum Style: String, CaseIterable, Sendable {
        /// Containers as boxes around what they hold, segues as arrows.
        case pretty
        /// The same in ASCII.
        case ascii
        /// For screen readers: one scene a line, in words.
        case plain
    }

    private let style: Style
    /// The terminal's columns.
    private let columns: Int
    private let isASCII: Bool
    private let said: Wording

    /// The narrowest drawing that can be read.
    private static let leastColumns = 40

    /// Makes a renderer for that many columns, in the person's language.
    public init(
        _ style: Style, encoding: TextEncoding = .plain, columns: Int = 80,
        said: @escaping Wording = { $0 }
    ) {
        self.style = style
        self.said = said
        self.columns = max(columns, Self.leastColumns)
        isASCII = style == .ascii || !encoding.unicode
    }

    /// The graph as lines, none wider than the terminal but in words; ends early where `goesOn` says
    /// so.
    public func lines(
        _ graph: SegueGraph, while goesOn: () -> Bool = { true }
    ) -> [StyledText] {
        if style == .plain { return SegueGraphSpeech(graph, said: said).lines(while: goesOn) }
        var lines = [StyledText(graph.title(said), .strong)]
        var drawing = SegueGraphDrawing(
            graph, columns: columns, isASCII: isASCII, said: said)
        for root in graph.roots {
            guard goesOn() else { return lines }
            lines += drawing.island(root)
        }
        for reference in graph.unusedReferences {
            lines.append(drawing.note(graph.scenes[reference]))
        }
        return lines
    }
}
