/// A trait that few apps read; `RareTraits` packs the values of them all.
public enum RareTrait: UInt8, Sendable, CaseIterable {
    case activeAppearance, displayGamut, forceTouchCapability, imageDynamicRange
    case sceneCaptureState, listEnvironment, tabAccessoryEnvironment
    case splitViewControllerLayoutEnvironment, hdrHeadroomUsageLimit
    case resolvesNaturalAlignmentWithBaseWritingDirection

    /// Its values as UIKit spells them; the first is its value unless it is specified.
    public var values: [String] {
        switch self {
        case .activeAppearance, .sceneCaptureState, .hdrHeadroomUsageLimit:
            ["unspecified", "inactive", "active"]
        case .displayGamut: ["unspecified", "SRGB", "P3"]
        case .forceTouchCapability: ["unknown", "unavailable", "available"]
        case .imageDynamicRange: ["unspecified", "standard", "constrainedHigh", "high"]
        case .listEnvironment:
            ["unspecified", "none", "plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]
        case .tabAccessoryEnvironment: ["unspecified", "none", "regular", "inline"]
        case .splitViewControllerLayoutEnvironment: ["none", "expanded", "collapsed"]
        case .resolvesNaturalAlignmentWithBaseWritingDirection: ["unspecified", "false", "true"]
        }
    }
}

/// The values of the rare traits, in the bytes that the others leave free: one has three bits, the
/// rest two each.
public struct RareTraits: Hashable, Sendable {
    private var low: UInt8 = 0
    private var middle: UInt8 = 0
    private var high: UInt8 = 0

    /// Nothing is specified.
    public init() {}

    private var bits: UInt32 {
        get { UInt32(low) | UInt32(middle) << 8 | UInt32(high) << 16 }
        set {
            low = UInt8(truncatingIfNeeded: newValue)
            middle = UInt8(truncatingIfNeeded: newValue >> 8)
            high = UInt8(truncatingIfNeeded: newValue >> 16)
        }
    }

    /// Whether nothing is specified.
    public var isEmpty: Bool { bits == 0 }

    private static func place(_ trait: RareTrait) -> (shift: UInt32, mask: UInt32) {
        trait == .listEnvironment ? (0, 7) : (3 + 2 * UInt32(trait.rawValue), 3)
    }

    /// The position of the trait's value in `RareTrait.values`.
    public subscript(trait: RareTrait) -> Int {
        get {
            let (shift, mask) = Self.place(trait)
            return Int(bits >> shift & mask)
        }
        set {
            let (shift, mask) = Self.place(trait)
            let value = UInt32(max(0, min(newValue, trait.values.count - 1)))
            bits = bits & ~(mask << shift) | value << shift
        }
    }

    /// These values with every specified one of `other` in their place.
    func overridden(by other: RareTraits) -> RareTraits {
        if other.isEmpty { return self }
        var result = self
        for trait in RareTrait.allCases where other[trait] != 0 { result[trait] = other[trait] }
        return result
    }
}
