import Foundation
import HeadlessUIKit

/// What is known of a font: its name, its size, the style of text that it is for.
public struct UIFontDescriptor: Hashable, Sendable {
    /// What can be asked of a font.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// How the letters are drawn.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// In points; 0 leaves the size to the font that is made.
    public var pointSize: CGFloat
    public var symbolicTraits: SymbolicTraits
    public var postscriptName: String

    public init(name fontName: String, size: CGFloat) {
        (postscriptName, pointSize, symbolicTraits) = (fontName, size, [])
    }

    init(_ font: UIFont) {
        self.init(name: font.fontName, size: font.pointSize)
        if font.isBold { symbolicTraits = .traitBold }
    }

    /// What was asked; nil for what is not known, such as the style of text of a font that was made by its size.
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .name: postscriptName
        case .size: pointSize
        default: nil
        }
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var other = self
        other.pointSize = newPointSize
        return other
    }

    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var other = self
        other.symbolicTraits = symbolicTraits
        return other
    }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            name: descriptor.postscriptName, size: pointSize == 0 ? descriptor.pointSize : pointSize
        )!
    }
}

/// The bytes of a file.
public final class CGDataProvider {
    /// The bytes.
    public let data: Data?
    public init?(data: Data) { self.data = data }
    public init?(data: NSData) { self.data = Data(referencing: data) }
}

/// A font of a file, which is not read.
public final class CGFont {
    public init?(_ provider: CGDataProvider) {}
}

public typealias CFData = NSData
public typealias CFError = NSError

/// Makes the font known; each name of a font is known here.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
