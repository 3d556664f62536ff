#if !canImport(ObjectiveC)
    /// What the user is doing, as the system keeps it and hands it on (U50).
    @preconcurrency @MainActor
    @available(iOS 8, *)
    public final class NSUserActivity {
        /// The kind of the activity, which the app declares.
        public let activityType: String
        /// Its name, as the user reads it.
        @Counted public var title: String?
        /// What is needed to go on with it.
        @Counted public var userInfo: [AnyHashable: Any]?
        /// Whether another device may go on with it.
        @Counted public var isEligibleForHandoff = true

        /// Makes an activity of that kind.
        public init(activityType: String) { self.activityType = activityType }

        /// Adds to what is needed, or takes its place.
        public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }

        /// Tells the system that the user does this now; the simulated one hands nothing on.
        public func becomeCurrent() {}

        /// Tells the system that the user does something else now.
        @available(iOS 9, *)
        public func resignCurrent() {}

        /// Tells the system that it is over.
        public func invalidate() {}
    }
#endif

extension NSUserActivity {
    /// What the system keeps of it.
    var copied: NSUserActivity {
        let copy = NSUserActivity(activityType: activityType)
        copy.title = title
        copy.userInfo = userInfo
        copy.isEligibleForHandoff = isEligibleForHandoff
        return copy
    }
}

extension UIResponder {
    /// What the user does in this object.
    @available(iOS 8, *)
    public var userActivity: NSUserActivity? {
        get { simulator.system.activities[objectID] }
        set { simulator.system.activities[objectID] = newValue }
    }
}
