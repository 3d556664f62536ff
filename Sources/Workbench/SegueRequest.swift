/// How `segues` was asked for.
public struct SegueRequest: Sendable, Equatable {
    /// `segues --style`.
    public enum Style: String, Sendable, CaseIterable { case pretty, ascii, plain }

    /// The name of the storyboard.
    public var name: String
    /// Nil leaves it to the display settings.
    public var style: Style?

    /// Makes a request.
    public init(name: String, style: Style? = nil) {
        self.name = name
        self.style = style
    }
}

/// The forms in which `export` writes the graph of a storyboard.
public enum GraphFormat: String, Sendable, CaseIterable { case svg, mermaid, dot }
