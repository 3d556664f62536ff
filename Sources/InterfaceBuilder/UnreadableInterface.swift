/// Why a file is no storyboard or nib that can be read.
public struct UnreadableInterface: Error, Equatable, CustomStringConvertible {
    /// The file's name, as it was given.
    public var file: String
    /// Where in the file; nil where the reason is the file as a whole.
    public var line: Int?
    public var reason: String

    /// A reason with its place.
    public init(file: String, line: Int? = nil, reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// `Main.storyboard:12: mismatched tag`.
    public var description: String {
        line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)"
    }
}
