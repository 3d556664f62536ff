/// A colour as layers have it: it depends on no traits.
public final class CGColor: Sendable, Hashable {
    /// The same colour as views have it.
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    /// Creates a colour of red, green and blue parts from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(UIColor(white: gray, alpha: alpha))
    }

    /// The opacity from 0 to 1.
    public var alpha: CGFloat { color.alpha }
    /// Red, green and blue, then the opacity. The model has no colour spaces: a gray has three parts, too.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
    /// How many there are, the opacity included.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    /// Compares components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// The colour resolved for the current traits, as layers need it.
    @preconcurrency @MainActor
    public var cgColor: CGColor { CGColor(resolvedColor(with: .current)) }

    /// Creates a colour that depends on no traits.
    public convenience init(cgColor: CGColor) {
        let color = cgColor.color
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
