import HierarchyRecords

/// What keeps a notification from a method that is registered for one (U21).
extension Condition {
    static func hearing(_ missed: MissedNotification, _ moment: Moment) -> Condition {
        let method = moment.query.ownMethod ?? moment.subject
        switch missed {
        case .ofOtherName(let posted, let observed):
            return Condition(
                .u21, "the notification that \(method) observes is posted",
                unless: [
                    "it observes \(observed), and \(posted) was posted, which is another name"
                ],
                Remedy("Use one name for both: post \(observed) in place of \(posted)."))
        case .atOtherCenter(let place):
            return Condition(
                .u21, "\(method) observes the center to which the notification is posted",
                unless: [
                    "\(place) adds it to NotificationCenter(), a new center to which nobody else posts"
                ],
                Remedy("Write NotificationCenter.default in place of NotificationCenter()."))
        case .takenBack(let place):
            return Condition(
                .u21, "\(method) observes the notification when it is posted",
                unless: [
                    "removeObserver(self) without a name took back all that \(moment.subject) observes (\(place))"
                ],
                Remedy(
                    "Remove by name, removeObserver(self, name: …, object: nil), or add it again in viewWillAppear."
                ))
        }
    }
}
