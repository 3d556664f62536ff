/// `{ [weak self] a, b in … }`
public struct Closure: Sendable {
    public var captures: [Capture]
    public var parameters: [Parameter]
    /// The result's type, where it is written.
    public var result: TypeSyntax?
    public var body: [Statement]
    /// Whether captures, parameters or a result stand before an `in`.
    public var hasSignature = false
    /// How many of `$0`, `$1` … its own body uses, up to the last one.
    public var shorthandCount = 0
    /// The members that it reads one after the other, where it was written as a key path: `\.view.frame`.
    public var keyPath: [String] = []

    /// Whether it may change the first value that it is given.
    public var changesFirst = false

    /// One entry of a capture list; `strength` is `weak`, `unowned` or nil.
    public struct Capture: Sendable {
        public var name: Word
        public var strength: String?
        /// `[name = value]`; nil where the name's own value is captured.
        public var value: Expression?
        /// Makes a capture.
        public init(name: Word, strength: String?, value: Expression? = nil) {
            self.name = name
            self.strength = strength
            self.value = value
        }
    }

    /// One parameter; `_` where it has no name.
    public struct Parameter: Sendable {
        public var name: Word
        /// Nil where it is not written.
        public var type: TypeSyntax?
        /// Makes a parameter.
        public init(name: Word, type: TypeSyntax? = nil) {
            self.name = name
            self.type = type
        }
    }

    /// Makes a closure.
    public init(
        captures: [Capture], parameters: [Parameter], result: TypeSyntax? = nil, body: [Statement]
    ) {
        self.captures = captures
        self.parameters = parameters
        self.result = result
        self.body = body
    }
}
