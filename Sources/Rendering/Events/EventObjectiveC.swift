import HierarchyRecords

extension EventLog {
    /// Appends the event as Objective-C would write it, without a newline.
    func writeObjectiveC(_ event: Event, into bytes: inout [UInt8]) {
        switch event.callback.pattern {
        case .note: write(event, into: &bytes)
        case .call: writeCall(event, into: &bytes)
        case .ownMethod:
            guard let own = ownMethod(event) else { return }
            let selector = Self.selector(of: own.name)
            append("-[" + objects.name(event.object), " \(selector)\(own.sender)]", to: &bytes)
        case .completion: bytes.append(contentsOf: "completion \(completedCall(event))".utf8)
        case .message(let message):
            if let listener = event.callback.category == .delegate ? "delegate" : message.listener {
                writeCall(of: listener, event, &bytes)
            } else {
                writeMessage(event, &bytes)
            }
        }
    }

    private func writeMessage(_ event: Event, _ bytes: inout [UInt8]) {
        append("-[", objects.name(event.object), to: &bytes)
        let message = event.callback.message
        append(" ", message.head, to: &bytes)
        if message.takesArgument { writeObjectiveCArgument(event.argument, into: &bytes) }
        append(message.tail, "]", to: &bytes)
    }

    /// A delegate or data source gets the object that calls it, then the event's argument.
    private func writeCall(of listener: String, _ event: Event, _ bytes: inout [UInt8]) {
        let sender = objects.name(event.object)
        let parts = event.callback.spelling.objectiveC.split(separator: ":")
        append("-[\(sender).\(listener) \(parts[0]):", sender, to: &bytes)
        if parts.count > 1 {
            append(" \(parts[1])", ":", to: &bytes)
            writeObjectiveCArgument(event.argument, into: &bytes)
        }
        append("]", "", to: &bytes)
    }

    private func writeObjectiveCArgument(_ argument: EventArgument, into bytes: inout [UInt8]) {
        switch argument {
        case .flag(let value): append(value ? "YES" : "NO", "", to: &bytes)
        case .object(let id): append(objects.name(id), "", to: &bytes)
        case .shown(let id, let isAnimated):
            append(objects.name(id), " animated:\(isAnimated ? "YES" : "NO")", to: &bytes)
        case .pair(let first, let second, _):
            append(objects.name(first), " " + objects.name(second), to: &bytes)
        case .size(let width, let height):
            append("{\(numberText(width)), ", "\(numberText(height))}", to: &bytes)
        case .traits(let index) where index < 0: append("nil", "", to: &bytes)
        case .traits(let index):
            append("<\(traits[Int(index)].sizeClassText)", ">", to: &bytes)
        case .text(let index): append(texts[Int(index)], "", to: &bytes)
        case .none, .transition, .call: break
        }
    }

    private func append(_ first: String, _ second: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: first.utf8)
        bytes.append(contentsOf: second.utf8)
    }

    private func completedCall(_ event: Event) -> String {
        if case .transition(let from, let to, let finished) = event.argument {
            return "transitionFromViewController:\(objects.name(from)) "
                + "toViewController:\(objects.name(to)) finished:\(finished ? "YES" : "NO")"
        }
        if case .shown(let page, let finished) = event.argument {
            return "setViewControllers:\(objects.name(page)) finished:\(finished ? "YES" : "NO")"
        }
        let call = event.callback == .presentCompletion ? "present" : "dismiss"
        return "\(call)ViewController:\(objects.name(event.object))"
    }

    private func writeCall(_ event: Event, into bytes: inout [UInt8]) {
        guard case .call(let form, let other) = event.argument else {
            return write(event, into: &bytes)
        }
        let call = form.objectiveC(objects.name(event.object), objects.name(other))
        bytes.append(contentsOf: "> \(call)".utf8)
    }
}

/// An Objective-C message around its first argument. The event does not know further ones; they
/// stand as `coordinator`, which they are in all of UIKit's callbacks that have two.
private struct ObjectiveCMessage {
    let head: String
    let takesArgument: Bool
    let tail: String

    init(_ selector: String) {
        guard let colon = selector.firstIndex(of: ":") else {
            (head, takesArgument, tail) = (selector, false, "")
            return
        }
        let rest = selector[selector.index(after: colon)...]
        (head, takesArgument) = (String(selector[...colon]), true)
        tail = rest.isEmpty ? "" : " \(rest)coordinator"
    }

    /// A message of a list to its delegate or data source: the list is the first argument, the
    /// event's argument the last, and a cell may stand between them.
    init(ofList selector: String) {
        let parts = selector.split(separator: ":").map(String.init)
        let senders = ["tableView", "collectionView", "scrollView"]
        let sender = senders.first { selector.lowercased().contains($0.lowercased()) }
        head =
            "\(parts[0]):\(sender ?? "sender")"
            + (parts.count > 2 ? " \(parts[1]):cell" : "")
            + (parts.count > 1 ? " \(parts[parts.count - 1]):" : "")
        (takesArgument, tail) = (parts.count > 1, "")
    }
}

extension Callback {
    private static let messages = allCases.map { callback in
        let selector = callback.spelling.objectiveC
        return callback.category == .datasource
            ? ObjectiveCMessage(ofList: selector) : ObjectiveCMessage(selector)
    }

    fileprivate var message: ObjectiveCMessage { Callback.messages[Int(rawValue)] }
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
