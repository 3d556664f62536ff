/// A declaration of an app's for which no binding is written, and why.
struct LeftOut: Equatable {
    /// Outer types included: `HomeViewController.show(_:)`.
    let name: String
    let reason: String

    var text: String { "left out: \(name): \(reason)" }
}
