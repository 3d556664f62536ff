extension EventLog {
    /// The event's canonical line, as the language's section 4 has it.
    public func text(_ event: Event) -> String {
        var bytes: [UInt8] = []
        write(event, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the event's canonical line, without a newline, in UTF-8.
    public func write(_ event: Event, into bytes: inout [UInt8]) {
        if event.callback.isMessage { return writeCallback(event, into: &bytes) }
        switch event.callback {
        case .warning: append("warning: ", argumentText(event), into: &bytes)
        case .exception: append("exception ", argumentText(event), into: &bytes)
        case .mark: append(argumentText(event), "", into: &bytes)
        case .call: append("> ", callText(event), into: &bytes)
        default: writeCompletion(event, into: &bytes)
        }
    }

    private func writeCallback(_ event: Event, into bytes: inout [UInt8]) {
        objects.writeName(event.object, into: &bytes)
        writeMessage(event, into: &bytes)
    }

    /// Appends what a callback's canonical line says after the receiver: `.viewWillAppear(true)`.
    public func writeMessage(_ event: Event, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "."))
        if let own = ownMethod(event) {
            append(own.base, "(", into: &bytes)
            return append(own.sender, ")", into: &bytes)
        }
        let message = event.callback.canonical
        bytes.append(message.name)
        bytes.append(message.opening)
        writeArgument(event.argument, into: &bytes)
        bytes.append(message.closing)
    }

    private func writeArgument(_ argument: EventArgument, into bytes: inout [UInt8]) {
        switch argument {
        case .none, .call, .transition: break
        case .flag(let value): bytes.append(value ? "true" as StaticString : "false")
        case .object(let id): objects.writeName(id, into: &bytes)
        case .shown(let id, let isAnimated):
            objects.writeName(id, into: &bytes)
            bytes.append(isAnimated ? ", true" as StaticString : ", false")
        case .pair(let first, let second, let label):
            append(objects.name(first), ", ", into: &bytes)
            append(label.rawValue, objects.name(second), into: &bytes)
        case .size(let width, let height):
            append(EventLog.number(width), "x", into: &bytes)
            bytes.append(contentsOf: EventLog.number(height).utf8)
        case .traits(let index):
            bytes.append(contentsOf: (index < 0 ? "nil" : traits[Int(index)].sizeClassText).utf8)
        case .text(let index): bytes.append(contentsOf: texts[Int(index)].utf8)
        }
    }

    private func writeCompletion(_ event: Event, into bytes: inout [UInt8]) {
        if event.callback == .pageCompletion {
            append("completion setViewControllers(", "", into: &bytes)
            writeArgument(event.argument, into: &bytes)
            return bytes.append(UInt8(ascii: ")"))
        }
        switch event.callback {
        case .presentCompletion: append("completion present(", "", into: &bytes)
        case .dismissCompletion: append("completion dismiss(", "", into: &bytes)
        default: append("completion transition(", "", into: &bytes)
        }
        if case .transition(let from, let to, let finished) = event.argument {
            append(objects.name(from), ", ", into: &bytes)
            append(objects.name(to), finished ? ", true" : ", false", into: &bytes)
        } else {
            objects.writeName(event.object, into: &bytes)
        }
        bytes.append(UInt8(ascii: ")"))
    }

    private func argumentText(_ event: Event) -> String {
        guard case .text(let index) = event.argument else { return "" }
        return texts[Int(index)]
    }

    /// The user's own method that a notification or an action runs; nil for any other event.
    public func ownMethod(_ event: Event) -> OwnMethod? {
        switch event.callback {
        case .notification, .sentAction: OwnMethod(argumentText(event))
        default: nil
        }
    }

    private func callText(_ event: Event) -> String {
        guard case .call(let form, let other) = event.argument else { return argumentText(event) }
        return form.swift(objects.name(event.object), objects.name(other))
    }

    /// The arguments as texts, for JSON.
    public func arguments(_ event: Event) -> [String] {
        switch event.argument {
        case .none: return []
        case .text where event.callback == .notification: return []
        case .text where event.callback == .sentAction:
            return ownMethod(event).map { $0.sender.isEmpty ? [] : [$0.sender] } ?? []
        case .transition(let from, let to, let finished):
            return [objects.name(from), objects.name(to), finished ? "true" : "false"]
        case .shown(let id, let isAnimated):
            return [objects.name(id), isAnimated ? "true" : "false"]
        case .pair(let first, let second, _): return [objects.name(first), objects.name(second)]
        case .call: return [callText(event)]
        default:
            var bytes: [UInt8] = []
            writeArgument(event.argument, into: &bytes)
            return [String(decoding: bytes, as: UTF8.self)]
        }
    }

    private func append(_ first: String, _ second: String, into bytes: inout [UInt8]) {
        bytes.append(contentsOf: first.utf8)
        bytes.append(contentsOf: second.utf8)
    }

    /// A rectangle as the canonical text writes it: `10 20 30 40`.
    public static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        [x, y, width, height].map { number(Float($0)) }.joined(separator: " ")
    }

    /// A number without a trailing `.0`.
    public static func number(_ value: Float) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }
}

extension CallForm {
    /// The call in Swift, given the names of its receiver and its argument.
    public func swift(_ receiver: String, _ argument: String) -> String {
        switch self {
        case .addChild: "\(receiver).addChild(\(argument))"
        case .addSubviewOfChild: "\(receiver).view.addSubview(\(argument).view)"
        case .didMoveToParent: "\(receiver).didMove(toParent: \(argument))"
        case .willMoveToParent: "\(receiver).willMove(toParent: \(argument))"
        case .removeViewFromSuperview: "\(receiver).view.removeFromSuperview()"
        case .removeFromParent: "\(receiver).removeFromParent()"
        case .frameFillsParent: "\(receiver).view.frame = \(argument).view.bounds"
        }
    }
}

/// What stands around the argument in a callback's canonical line: `.viewWillAppear`, `(` and `)`.
struct CanonicalMessage: Sendable {
    let name: StaticString
    let opening: StaticString
    let closing: StaticString

    init(of callback: Callback) {
        name =
            switch callback {
            case .willMoveToSuperview, .willMoveToWindow: "willMove"
            case .navigationWillShow: "delegate.willShow"
            case .navigationDidShow: "delegate.didShow"
            case .tabShouldSelect: "delegate.shouldSelect"
            case .tabDidSelect: "delegate.didSelect"
            case .tabShouldSelectTab: "delegate.shouldSelectTab"
            case .tabDidSelectTab: "delegate.didSelectTab"
            case .tabWillBeginCustomizing: "delegate.willBeginCustomizing"
            case .tabWillEndCustomizing: "delegate.willEndCustomizing"
            case .tabDidEndCustomizing: "delegate.didEndCustomizing"
            case .searchWillPresent: "delegate.willPresent"
            case .searchDidPresent: "delegate.didPresent"
            case .searchWillDismiss: "delegate.willDismiss"
            case .searchDidDismiss: "delegate.didDismiss"
            case .pageWillTransition: "delegate.willTransitionTo"
            case .pageDidFinish: "delegate.didFinishAnimating"
            case .pageSpineLocation: "delegate.spineLocationFor"
            case .pageBefore: "dataSource.viewControllerBefore"
            case .pageAfter: "dataSource.viewControllerAfter"
            case .pageCount: "dataSource.presentationCount"
            case .pageIndex: "dataSource.presentationIndex"
            case .splitWillChange: "delegate.willChangeTo"
            case .splitWillShow: "delegate.willShow"
            case .splitDidShow: "delegate.didShow"
            case .splitWillHide: "delegate.willHide"
            case .splitDidHide: "delegate.didHide"
            case .splitTopColumn: "delegate.topColumnForCollapsing"
            case .splitDidCollapse: "delegate.didCollapse"
            case .splitModeForExpanding: "delegate.displayModeForExpanding"
            case .splitDidExpand: "delegate.didExpand"
            case .splitPrimaryForCollapsing: "delegate.primaryForCollapsing"
            case .splitCollapseSecondary: "delegate.collapseSecondary"
            case .splitPrimaryForExpanding: "delegate.primaryForExpanding"
            case .splitSeparateSecondary: "delegate.separateSecondary"
            case .splitShow: "delegate.show"
            case .splitShowDetail: "delegate.showDetail"
            default:
                callback.presentationName ?? callback.transitionMessage ?? callback.systemMessage
                    ?? callback.lifeMessage
                    ?? callback.spelling.name
            }
        closing =
            callback == .deinitialized || callback.isAnswer || callback == .gestureState ? "" : ")"
        opening =
            switch callback {
            case .deinitialized: ""
            case .gestureState: " "
            case _ where callback.isAnswer: " -> "
            case .willMoveToParent, .didMoveToParent: "(toParent: "
            case .willMoveToSuperview: "(toSuperview: "
            case .willMoveToWindow: "(toWindow: "
            case .viewWillTransitionToSize, .willTransitionToTraits: "(to: "
            case .preferredContentSizeDidChange, .systemLayoutFittingSizeDidChange:
                "(forChildContentContainer: "
            case .splitSeparateSecondary: "(from: "
            default: callback.listOpening ?? callback.transitionOpening ?? "("
            }
    }
}

extension Callback {
    /// Whether the canonical line begins with the receiver's name and says what was sent to it.
    package var isMessage: Bool {
        switch self {
        case .warning, .exception, .call, .mark, .presentCompletion, .dismissCompletion,
            .transitionCompletion, .pageCompletion:
            false
        default: true
        }
    }

    /// Whether the canonical line says what it answered: `x.childForStatusBarStyle -> y`.
    var isAnswer: Bool {
        switch self {
        case .childForStatusBarStyle, .childForStatusBarHidden, .childForHomeIndicatorAutoHidden,
            .childForScreenEdgesDeferringSystemGestures, .childViewControllerForPointerLock:
            true
        default: false
        }
    }

    /// The words of the callback's canonical line.
    var canonical: CanonicalMessage { Callback.canonicalMessages[Int(rawValue)] }

    private static let canonicalMessages = allCases.map(CanonicalMessage.init)
}
