@_exported import Foundation

/// A place of the system's log. Messages go nowhere here: what a package logs is no part of the simulated log.
public final class OSLog: Sendable {
    public struct Category: Sendable {
        public static let pointsOfInterest = Category()
        public static let dynamicTracing = Category()
        public static let dynamicStackTracing = Category()
    }
    public static let disabled = OSLog()
    public static let `default` = OSLog()
    public init() {}
    public convenience init(subsystem: String, category: String) { self.init() }
    public convenience init(subsystem: String, category: Category) { self.init() }
    public var signpostsEnabled: Bool { false }
    public func isEnabled(type: OSLogType) -> Bool { false }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: any CVarArg...
) {}
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
public func os_log(_ message: OSLogMessage) {}

public enum OSSignpostType: Sendable { case begin, end, event }

public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
    public init(log: OSLog) { rawValue = 1 }
    public init(log: OSLog, object: AnyObject) { rawValue = 1 }
    public static let exclusive = OSSignpostID(0)
    public static let invalid = OSSignpostID(~0)
}

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

public enum OSLogPrivacy: Sendable {
    case `public`, `private`, auto, sensitive
}

/// A message with values in it, as `Logger` takes them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ value: @autoclosure () -> Any?) {}
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> Any?, privacy: OSLogPrivacy
        ) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}
    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}
