/// The member of a session's class in whose code a call stands.
public final class CallingCode: Sendable {
    /// The class that declares the member.
    public let className: String
    /// Where the member's name stands in the class as it was typed, both from 1.
    public let line: Int
    public let column: Int

    /// Makes the place.
    public init(className: String, line: Int, column: Int) {
        self.className = className
        self.line = line
        self.column = column
    }
}
