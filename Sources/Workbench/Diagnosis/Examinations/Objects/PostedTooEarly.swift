import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A notification that was posted while nobody observed it, and an observer that came after it (B30).
enum PostedTooEarly: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.system.notifications.lateObservations.map { late in
            let observer = late.method == nil ? nil : world.world.name(of: late.observer)
            let post = world.onlyCall(of: ["post", "postNotificationName"])
            let place = observer.flatMap { _ in world.placeOfObserving(late.observer) }
            let name = late.name.rawValue
            return Finding(
                "posted-early", rule: .b30, objects: [observer, name].compactMap(\.self),
                "\(name) was posted while nobody observed it" + post.inParentheses + ", and "
                    + (observer.map { "\($0) observes it" } ?? "a block observes it")
                    + " only since then" + place.inParentheses
                    + ": a notification is not kept",
                mend: mends(place, post))
        }
    }

    private static func mends(_ place: PlaceInCode?, _ post: PlaceInCode?) -> [String] {
        [
            place.map { "call addObserver in an initialiser, and not in \($0.text)" }
                ?? "add the observer before it is posted",
            "or give the new object the value in a property"
                + (post.map { ", in place of the post in \($0.text)" } ?? ""),
        ]
    }
}

extension ExaminedWorld {
    /// The only call of such a method in the session's classes; nil where there are several.
    fileprivate func onlyCall(of names: [String]) -> PlaceInCode? {
        var places: [PlaceInCode] = []
        for declared in classes {
            for (method, statements) in declared.bodies {
                CodeWalk.expressions(of: statements) { expression in
                    guard let call = CodeCall(expression), names.contains(call.name) else { return }
                    places.append(PlaceInCode(call, in: method, of: declared))
                }
            }
        }
        return places.count == 1 ? places[0] : nil
    }

    /// Where the class of an observer adds it; nil where it does not do so itself.
    func placeOfObserving(_ observer: AnyObject) -> PlaceInCode? {
        let id = world.simulator.objectID(of: observer)
        guard let declared = declaredClass(of: id) else { return nil }
        for (method, statements) in declared.bodies {
            guard let call = statements.firstCall(of: "addObserver") else { continue }
            return PlaceInCode(call, in: method, of: declared)
        }
        return nil
    }
}
