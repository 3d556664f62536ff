import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A notification that nobody heard, beside an observer of nearly the same name, or of that name from another object
/// (U21).
enum PostedToNobody: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.system.notifications.unheardNotifications.compactMap { unheard in
            let (posted, observed) = (unheard.posted.rawValue, unheard.observed.rawValue)
            let isOfOther = posted == observed
            guard isOfOther || posted.isProbablyMeantAs(observed) else { return nil }
            let observer = world.world.name(of: unheard.observer)
            let place = world.placeOfObserving(unheard.observer)
            return Finding(
                "posted-to-nobody", .advice, rule: .u21, objects: [observer, posted],
                "\(posted) was posted and nobody heard it: \(observer) observes "
                    + (isOfOther
                        ? "it of another object alone" : "\(observed), which is another name")
                    + place.inParentheses,
                mend: mends(posted, observed, isOfOther, world.language))
        }
    }

    private static func mends(
        _ posted: String, _ observed: String, _ isOfOther: Bool, _ language: SourceLanguage
    ) -> [String] {
        if isOfOther {
            return ["object: nil where it is observed, or post it with the object that is observed"]
        }
        return [
            "one name for both: post \(observed) in place of \(posted)",
            language == .swift
                ? "or a constant that both use: static let \(observed.withSmallInitial) = "
                    + "Notification.Name(\"\(observed)\")" : "or a constant that both use",
        ]
    }
}

extension String {
    /// Whether one of the two names was probably typed for the other: they differ in case and marks, or in one letter.
    func isProbablyMeantAs(_ other: String) -> Bool {
        let (own, others) = (bare, other.bare)
        if own == others { return true }
        let longest = max(own.count, others.count)
        let same = zip(own, others).prefix { $0 == $1 }.count
        let behind = zip(own.dropFirst(same).reversed(), others.dropFirst(same).reversed())
        return longest > 5 && same + behind.prefix { $0 == $1 }.count >= longest - 1
    }

    /// Its letters and digits, in lower case, without what is said of each notification.
    private var bare: String {
        let letters = lowercased().filter { $0.isLetter || $0.isNumber }
        return letters.hasSuffix("notification") ? String(letters.dropLast(12)) : letters
    }
}
