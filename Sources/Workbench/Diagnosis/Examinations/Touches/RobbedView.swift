import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A view whose recognizer was added to another view, too, and is on that one alone (B21).
enum RobbedView: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.flatMap(\.recognizers).compactMap { recognizer in
            guard let view = recognizer.view else { return nil }
            let robbed = recognizer.robbedViews.filter { other in
                other !== view && other.window != nil
                    && !other.recognizers.contains { type(of: $0) == type(of: recognizer) }
            }
            return robbed.isEmpty ? nil : finding(recognizer, robbed, view, in: world)
        }
    }

    private static func finding(
        _ recognizer: UIGestureRecognizer, _ robbed: [UIView], _ view: UIView,
        in world: ExaminedWorld
    ) -> Finding {
        let names = robbed.map(world.code)
        let kind = "\(type(of: recognizer))"
        let call = world.lastCall(of: "addGestureRecognizer", on: view.objectID)
        let place = call.flatMap(world.place)
        return Finding(
            "recognizer-moved", rule: .b21, objects: names + [world.code(view)],
            "\(names.joined(separator: " and ")) lost the \(kind) when it was added to "
                + "\(world.code(view)): a recognizer is on one view alone, the last"
                + place.inParentheses,
            mend: names.map { "make another \(kind) for \($0)" }
                + (place.map { ["make it in front of each addGestureRecognizer (\($0.text))"] }
                    ?? []))
    }
}

extension ExaminedWorld {
    /// The last call of a method that code made on an object.
    func lastCall(of method: String, on object: ObjectID) -> Event? {
        log.events.reversed().first {
            $0.callback == .call && $0.object == object && log.calledMethod($0) == method
        }
    }
}
