/// How much a constraint matters: from 1 to 1000, which must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    /// A priority of that number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of that number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// E75: above 0, and 1000 at most.
    var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

    /// A121: a view may hold to its content not at all.
    var isLegalForContent: Bool { rawValue >= 0 && rawValue <= 1000 }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}
