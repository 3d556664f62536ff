/// `{ [weak self] a, b in … }`
public struct Closure: Sendable {
    public var captures: [Capture]
    /// `_` where a parameter has no name.
    public var parameters: [String]
    public var body: [Statement]

    /// One entry of a capture list; `strength` is `weak`, `unowned` or nil.
    public struct Capture: Sendable {
        public var name: String
        public var strength: String?
        /// Makes a capture.
        public init(name: String, strength: String?) {
            self.name = name
            self.strength = strength
        }
    }

    /// Makes a closure.
    public init(captures: [Capture], parameters: [String], body: [Statement]) {
        self.captures = captures
        self.parameters = parameters
        self.body = body
    }
}
