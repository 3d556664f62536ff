/// What a script may not exceed, so that no input exhausts the stack or the memory.
public enum ScriptLimits {
    /// Open braces, brackets and parentheses, and levels of an expression.
    public static let depth = 256
    /// Bytes of one line.
    public static let lineLength = 1 << 20
    /// Bytes of one command over all its lines.
    public static let commandLength = 16 << 20
    /// Words, literals and signs of one statement.
    public static let tokens = 1 << 16
}
