/// What a notification center hands to its observers.
public struct Notification {
    /// What a notification is known by; UIKit's own are called as in Objective-C.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The same as with the label.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public var name: Name
    /// Who posted it, or whatever it is about.
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?

    /// Makes a notification that nobody has posted yet.
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}
