/// The signs that the renderers draw, for terminals that speak UTF-8 and for those that do not.
public struct Glyphs: Sendable, Equatable {
    public let willAppear: String
    public let didAppear: String
    public let willDisappear: String
    public let didDisappear: String
    public let presentation: String
    /// Events that have no sign of their own.
    public let other: String
    /// A controller that the last step changed.
    public let changed: String
    public let ellipsis: String
    /// Between width and height.
    public let times: String
    /// Between an old and a new value.
    public let arrow: String
    /// In a list: what is done, and where one stands.
    public let done: String
    public let here: String
    /// Of a tree: before a node that has later siblings, and before the last one.
    public let branch: String
    public let lastBranch: String
    /// Of a tree: below a node that has later siblings.
    public let trunk: String

    public let load = "*"
    public let containment = ">"
    public let traits = "~"
    public let problem = "!"
    public let added = "+"
    public let removed = "-"
    public let moved = "~"
    public let presented = "^"

    /// Arrows, triangles and box-drawing characters.
    public static let unicode = Glyphs(
        willAppear: "↑", didAppear: "▲", willDisappear: "↓", didDisappear: "▼",
        presentation: "◆", other: "·", changed: "•", ellipsis: "…", times: "×", arrow: "→",
        done: "✓", here: "▸",
        branch: "├─ ", lastBranch: "└─ ", trunk: "│  ")

    /// ASCII alone.
    public static let ascii = Glyphs(
        willAppear: "^", didAppear: "A", willDisappear: "v", didDisappear: "V",
        presentation: "#", other: ".", changed: "*", ellipsis: "...", times: "x", arrow: "->",
        done: "x", here: ">",
        branch: "|- ", lastBranch: "`- ", trunk: "|  ")
}
