/// A colour with four components from 0 to 1; a dynamic colour has those of its light variant
/// (A124).
public final class UIColor: Sendable, Hashable {
    /// From 0 to 1.
    public let red: CGFloat
    /// From 0 to 1.
    public let green: CGFloat
    /// From 0 to 1.
    public let blue: CGFloat
    /// From 0, which is clear, to 1.
    public let alpha: CGFloat
    /// Returns the colour for traits; nil for a colour that does not depend on them.
    private let provider: (@MainActor (UITraitCollection) -> UIColor)?
    /// Whether a closure of the app's provides the colour.
    package let isProvided: Bool

    private init(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat,
        provider: (@MainActor (UITraitCollection) -> UIColor)?, isProvided: Bool = false
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.provider = provider
        self.isProvided = isProvided
    }

    /// Creates a colour in the extended sRGB space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, provider: nil)
    }

    /// Creates a colour that depends on traits; the closure is called each time the colour is
    /// resolved. From iOS 13.
    @available(iOS 13, *)
    public convenience init(
        dynamicProvider: @escaping @MainActor (UITraitCollection) -> UIColor
    ) {
        self.init(red: 0, green: 0, blue: 0, alpha: 1, provider: dynamicProvider, isProvided: true)
    }

    /// Creates one of UIKit's dynamic colours from its light and dark variants.
    convenience init(light: UIColor, dark: UIColor) {
        self.init(
            red: light.red, green: light.green, blue: light.blue, alpha: light.alpha,
            provider: { $0.userInterfaceStyle == .dark ? dark : light })
    }

    /// Creates a colour from one byte each for red, green and blue: `0x3C3C43`.
    private convenience init(_ code: Int, _ alpha: CGFloat = 1) {
        func part(_ shift: Int) -> CGFloat {
            (CGFloat((code >> shift) & 255) / 255 * 100).rounded() / 100
        }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    private static func system(
        _ light: Int, _ dark: Int, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil
    ) -> UIColor {
        UIColor(light: UIColor(light, alpha), dark: UIColor(dark, darkAlpha ?? alpha))
    }

    /// A124: the colour for those traits.
    @available(iOS 13, *)
    @preconcurrency @MainActor
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        // A closure may return another dynamic colour; the loop is limited in case that never ends.
        var color = self
        for _ in 0..<16 {
            guard let provider = color.provider else { return color }
            color = provider(traitCollection)
        }
        return .clear
    }

    /// Whether the colour depends on traits.
    package var isDynamic: Bool { provider != nil }

    /// Creates a gray.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    // A124: the light and the dark variant.
    @available(iOS 13, *)
    public static let label = system(0x000000, 0xFFFFFF)
    @available(iOS 13, *)
    public static let secondaryLabel = system(0x3C3C43, 0xEBEBF5, alpha: 0.6)
    @available(iOS 13, *)
    public static let tertiaryLabel = system(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    @available(iOS 13, *)
    public static let quaternaryLabel = system(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
    @available(iOS 13, *)
    public static let placeholderText = system(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    @available(iOS 13, *)
    public static let link = system(0x007AFF, 0x0984FF)
    @available(iOS 13, *)
    public static let separator = system(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6)
    @available(iOS 13, *)
    public static let opaqueSeparator = system(0xC6C6C8, 0x38383A)
    @available(iOS 13, *)
    public static let systemBackground = system(0xFFFFFF, 0x000000)
    @available(iOS 13, *)
    public static let secondarySystemBackground = system(0xF2F2F7, 0x1C1C1E)
    @available(iOS 13, *)
    public static let tertiarySystemBackground = system(0xFFFFFF, 0x2C2C2E)
    @available(iOS 13, *)
    public static let systemGroupedBackground = system(0xF2F2F7, 0x000000)
    @available(iOS 13, *)
    public static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x1C1C1E)
    @available(iOS 13, *)
    public static let tertiarySystemGroupedBackground = system(0xF2F2F7, 0x2C2C2E)
    @available(iOS 13, *)
    public static let systemFill = system(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
    @available(iOS 13, *)
    public static let secondarySystemFill = system(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
    @available(iOS 13, *)
    public static let tertiarySystemFill = system(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
    @available(iOS 13, *)
    public static let quaternarySystemFill = system(
        0x747480, 0x747480, alpha: 0.08, darkAlpha: 0.18)
    @available(iOS 7, *)
    public static let systemBlue = system(0x007AFF, 0x0A84FF)
    @available(iOS 7, *)
    public static let systemGreen = system(0x34C759, 0x30D158)
    @available(iOS 13, *)
    public static let systemIndigo = system(0x5856D6, 0x5E5CE6)
    @available(iOS 7, *)
    public static let systemOrange = system(0xFF9500, 0xFF9F0A)
    @available(iOS 7, *)
    public static let systemPink = system(0xFF2D55, 0xFF375F)
    @available(iOS 9, *)
    public static let systemPurple = system(0xAF52DE, 0xBF5AF2)
    @available(iOS 7, *)
    public static let systemRed = system(0xFF3B30, 0xFF453A)
    @available(iOS 7, *)
    public static let systemTeal = system(0x30B0C7, 0x40C8E0)
    @available(iOS 7, *)
    public static let systemYellow = system(0xFFCC00, 0xFFD60A)
    @available(iOS 15, *)
    public static let systemMint = system(0x00C7BE, 0x66D4CF)
    @available(iOS 15, *)
    public static let systemCyan = system(0x32ADE6, 0x64D2FF)
    @available(iOS 15, *)
    public static let systemBrown = system(0xA2845E, 0xAC8E68)
    @available(iOS 7, *)
    public static let systemGray = system(0x8E8E93, 0x8E8E93)
    @available(iOS 13, *)
    public static let systemGray2 = system(0xAEAEB2, 0x636366)
    @available(iOS 13, *)
    public static let systemGray3 = system(0xC7C7CC, 0x48484A)
    @available(iOS 13, *)
    public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C)
    @available(iOS 13, *)
    public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E)
    @available(iOS 13, *)
    public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E)

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let provider = provider.map { provider -> @MainActor (UITraitCollection) -> UIColor in
            { provider($0).withAlphaComponent(alpha) }
        }
        return UIColor(
            red: red, green: green, blue: blue, alpha: alpha, provider: provider,
            isProvided: isProvided)
    }

    /// Compares components; a dynamic colour equals only itself.
    public static func == (left: UIColor, right: UIColor) -> Bool {
        if left.isDynamic || right.isDynamic { return left === right }
        return left.red == right.red && left.green == right.green && left.blue == right.blue
            && left.alpha == right.alpha
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}
