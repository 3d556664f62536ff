import HierarchyRecords

extension EventLog {
    /// Appends the event as Objective-C would write it, without a newline.
    func writeObjectiveC(_ event: Event, into bytes: inout [UInt8]) {
        switch event.callback {
        case .warning, .exception, .mark: write(event, into: &bytes)
        case .call: writeCall(event, into: &bytes)
        case .presentCompletion, .dismissCompletion, .transitionCompletion:
            bytes.append(contentsOf: "completion \(completedCall(event))".utf8)
        default:
            let name = objects.name(event.object)
            let selector = event.callback.spelling.objectiveC
            let message = EventLog.message(selector, objectiveCArgument(event.argument))
            bytes.append(contentsOf: "-[\(name) \(message)]".utf8)
        }
    }

    /// The selector with the argument after its first colon; the event does not know the others,
    /// which stand as the names that UIKit's headers give them.
    private static func message(_ selector: String, _ argument: String) -> String {
        guard let colon = selector.firstIndex(of: ":") else { return selector }
        let rest = selector[selector.index(after: colon)...]
        let first = "\(selector[...colon])\(argument)"
        return rest.isEmpty ? first : "\(first) \(rest)coordinator"
    }

    private func objectiveCArgument(_ argument: EventArgument) -> String {
        switch argument {
        case .flag(let value): value ? "YES" : "NO"
        case .object(let id): objects.name(id)
        case .size(let width, let height):
            "{\(EventLog.number(width)), \(EventLog.number(height))}"
        case .traits(let index): index < 0 ? "nil" : "<\(traits[Int(index)].sizeClassText)>"
        case .text(let index): texts[Int(index)]
        case .none, .transition, .call: ""
        }
    }

    private func completedCall(_ event: Event) -> String {
        switch event.argument {
        case .transition(let from, let to, let finished):
            "transitionFromViewController:\(objects.name(from)) "
                + "toViewController:\(objects.name(to)) finished:\(finished ? "YES" : "NO")"
        default:
            event.callback == .presentCompletion
                ? "presentViewController:\(objects.name(event.object))"
                : "dismissViewController:\(objects.name(event.object))"
        }
    }

    private func writeCall(_ event: Event, into bytes: inout [UInt8]) {
        guard case .call(let form, let other) = event.argument else {
            return write(event, into: &bytes)
        }
        let call = form.objectiveC(objects.name(event.object), objects.name(other))
        bytes.append(contentsOf: "> \(call)".utf8)
    }
}

extension CallForm {
    /// The call in Objective-C, given the names of its receiver and its argument.
    func objectiveC(_ receiver: String, _ argument: String) -> String {
        switch self {
        case .addChild: "[\(receiver) addChildViewController:\(argument)]"
        case .addSubviewOfChild: "[\(receiver).view addSubview:\(argument).view]"
        case .didMoveToParent: "[\(receiver) didMoveToParentViewController:\(argument)]"
        case .willMoveToParent: "[\(receiver) willMoveToParentViewController:\(argument)]"
        case .removeViewFromSuperview: "[\(receiver).view removeFromSuperview]"
        case .removeFromParent: "[\(receiver) removeFromParentViewController]"
        case .frameFillsParent: "\(receiver).view.frame = \(argument).view.bounds"
        }
    }
}
