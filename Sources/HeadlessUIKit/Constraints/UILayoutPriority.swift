/// The priority of a constraint: from 1 to 1000; a constraint of priority 1000 is required.
@available(iOS 6, *)
public struct UILayoutPriority: NumericRawRepresentable, Hashable, Sendable {
    /// From 0 to 1000, which must be met.
    public let rawValue: Float
    /// Creates a priority with that number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority with that number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// E75: whether it is above 0 and at most 1000.
    var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

    /// A121: whether it is allowed for content hugging and compression resistance, where 0 is
    /// allowed, too.
    var isLegalForContent: Bool { rawValue >= 0 && rawValue <= 1000 }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    @available(iOS 13, *)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    @available(iOS 13, *)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    @available(iOS 13, *)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}
