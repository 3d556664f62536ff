import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A property that a notification's method reads, and that a delegate's method sets only after it (B58).
enum ReadBeforeSet: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let declared = world.declaredClass(of: controller.objectID) else { return nil }
            let optional = declared.declaration.storedProperties.filter {
                $0.initialValue == nil
                    && ($0.type?.isOptional ?? false
                        || declared.declaration.language == .objectiveC)
            }
            return optional.lazy.compactMap {
                finding($0.name.text, of: controller, declared, in: world)
            }.first
        }
    }

    private static func finding(
        _ property: String, of controller: UIViewController, _ declared: DeclaredClass,
        in world: ExaminedWorld
    ) -> Finding? {
        let setters = declared.settings { $0.path == property && !$0.value.isNothing }
        guard let setter = setters.first, setters.allSatisfy({ $0.method == setter.method }),
            let (reader, span) = declared.reader(of: property, besides: setter.method),
            let order = world.order(of: reader, before: setter.method, in: controller)
        else { return nil }
        let name = world.name(controller)
        let place = declared.text(of: setter.setting.span, in: setter.method)
        return Finding(
            "read-before-set", rule: .b58, objects: [name, property],
            "\(name).\(property) was still nil when \(reader) read it "
                + "(\(declared.text(of: span, in: reader))): \(setter.method) sets it (\(place)), and comes "
                + "after \(reader) here, events \(order.reader) and \(order.setter)",
            mend: [
                order.isOfEditing
                    ? "set \(property) in textViewShouldBeginEditing, which comes before the keyboard; or let "
                        + "both methods call one that does its work when both have come"
                    : "let both methods call one that does its work when both have come"
            ])
    }
}

extension CommandLanguage.Expression {
    /// Whether it is `nil`.
    fileprivate var isNothing: Bool {
        if case .literal(.nil) = kind { return true }
        return isName("nil")
    }
}

extension DeclaredClass {
    /// The first member that reads the property, and where, besides the one that sets it.
    func reader(
        of property: String, besides setter: String? = nil
    ) -> (method: String, span: SourceSpan)? {
        for (method, statements) in bodies where method != setter {
            var given: Set<SourceSpan> = []
            CodeWalk.assignments(of: statements) { target, _ in given.insert(target.span) }
            var found: SourceSpan?
            CodeWalk.expressions(of: statements) { expression in
                guard found == nil, expression.isOwn(property), !given.contains(expression.span)
                else { return }
                found = expression.span
            }
            if let found { return (method, found) }
        }
        return nil
    }
}

extension ExaminedWorld {
    /// The numbers of two events of one step of which the first is a notification's method of the controller,
    /// and the second a delegate's of that name.
    fileprivate func order(
        of reader: String, before setter: String, in controller: UIViewController
    ) -> (reader: Int, setter: Int, isOfEditing: Bool)? {
        // The name of a method that begins with its sender's class says nothing: `tableView(_:didSelectRowAt:)`.
        guard ["Did", "Should", "Will"].contains(where: { setter.contains($0) }) else { return nil }
        let first = log.events.indices.first {
            let event = log.events[$0]
            return event.callback == .notification && event.object == controller.objectID
                && log.text(event).contains(".\(reader)(")
        }
        let second = log.events.indices.first {
            let event = log.events[$0]
            return event.callback.category == .delegate
                && event.callback.spelling.swift.prefix { $0 != "(" } == setter
        }
        guard let first, let second, first < second,
            log.events[first].step == log.events[second].step
        else { return nil }
        return (first + 1, second + 1, setter == "textViewDidBeginEditing")
    }
}
