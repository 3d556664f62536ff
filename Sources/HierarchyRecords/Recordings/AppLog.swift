/// The callbacks that an app printed on a device or in Apple's simulator, in their order.
public struct AppLog: Sendable, Equatable {
    /// The object of a line that says nothing but the callback, as `print(#function)` writes it.
    public static let nameless = "?"

    /// One line of it that is a callback.
    public struct Line: Sendable, Equatable {
        /// What the app calls the object; its class where the log names no objects, and `nameless` where
        /// it names no classes either.
        public var object: String
        /// Without the module; nil where the log does not say it.
        public var className: String?
        public var callback: Callback
        /// What the callback was given, as the app printed it; nil where the log does not say it.
        public var argument: String?

        /// Makes a line.
        public init(object: String, className: String?, callback: Callback, argument: String?) {
            self.object = object
            self.className = className
            self.callback = callback
            self.argument = argument
        }
    }

    /// The device and the system's version, where the log says them.
    public var device: String?
    public var system: String?
    /// The callbacks that the app would have printed; nil where the log does not say it.
    public var recorded: Set<Callback>?
    public var lines: [Line] = []
    /// The number of lines that are no callback.
    public var leftOut = 0

    /// An empty log.
    public init() {}
}
