/// A notification that a center sends to its observers.
public struct Notification {
    /// The name of a notification; UIKit's notifications have their Objective-C names.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name, like the initializer with a label.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public var name: Name
    /// The object that posted the notification, or that it is about.
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?

    /// Creates a notification, which is still to be posted.
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}
