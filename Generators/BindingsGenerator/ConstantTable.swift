/// A table that is made once, when it is first read: optimizing what makes it would cost the compiler
/// seconds and gain nothing.
struct ConstantTable {
    let name: String
    let type: String
    /// The literal.
    let value: String

    /// Its declaration, for an enumeration's body.
    var text: String {
        let maker = "make\(name.prefix(1).uppercased())\(name.dropFirst())"
        return """
            static let \(name): \(type) = \(maker)()

            @_optimize(none)
            private static func \(maker)() -> \(type) {
            \(value)
            }
            """
    }
}
