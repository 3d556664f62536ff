/// A type as a declaration writes it, with what decides what may stand around it.
struct WrittenType: Equatable, CustomStringConvertible {
    /// What the type is as a whole.
    enum Shape { case plain, optional, function, composition }

    let description: String
    let shape: Shape

    init(_ description: String, _ shape: Shape = .plain) {
        (self.description, self.shape) = (description, shape)
    }

    /// What code may be given of which nothing is known.
    static let any = WrittenType("Any")
    /// What a call gives that gives nothing.
    static let void = WrittenType("Void")

    /// The optional of the type; of one that is optional itself no other.
    var optional: WrittenType {
        switch shape {
        case .plain: WrittenType(description + "?", .optional)
        case .optional: self
        case .function, .composition: WrittenType("(\(description))?", .optional)
        }
    }
}
