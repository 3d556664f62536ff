import HierarchyRecords

extension ElementKind {
    /// Whether the element stands for a gesture recognizer.
    @MainActor
    package var isRecognizer: Bool { makeRecognizer != nil }

    @MainActor
    fileprivate var makeRecognizer: (() -> UIGestureRecognizer)? { Self.recognizers[self] }

    @MainActor
    private static let recognizers: [ElementKind: () -> UIGestureRecognizer] = [
        .tapGestureRecognizer: { UITapGestureRecognizer() },
        .panGestureRecognizer: { UIPanGestureRecognizer() },
        .pinchGestureRecognizer: { UIPinchGestureRecognizer() },
        .rotationGestureRecognizer: { UIRotationGestureRecognizer() },
        .swipeGestureRecognizer: { UISwipeGestureRecognizer() },
        .longPressGestureRecognizer: { UILongPressGestureRecognizer() },
        .screenEdgePanGestureRecognizer: { UIScreenEdgePanGestureRecognizer() },
        .hoverGestureRecognizer: { UIHoverGestureRecognizer() },
        .customGestureRecognizer: { UIGestureRecognizer() },
    ]
}

extension ObjectArchive {
    /// Makes a gesture recognizer; a view takes it by its outlet collection.
    func makeRecognizer(_ element: ElementRecord) {
        let coder = InterfaceCoder(element, in: self)
        let custom = makeCustom(element, coder) as? UIGestureRecognizer
        guard let made = custom ?? element.kind.makeRecognizer?() else { return }
        coder.decode(into: made)
    }

    /// Gives the recognizer what the file says of it.
    func decode(_ element: ElementRecord, into made: UIGestureRecognizer) {
        note(made, of: element)
        if element.flag("enabled") == false { made.isEnabled = false }
        if element.flag("cancelsTouchesInView") == false { made.cancelsTouchesInView = false }
        if element.flag("delaysTouchesBegan") ?? false { made.delaysTouchesBegan = true }
        let touches = element.number("numberOfTouchesRequired").map { Int(clamping: $0) }
        switch made {
        case let tap as UITapGestureRecognizer:
            if let taps = element.number("numberOfTapsRequired") {
                tap.numberOfTapsRequired = Int(clamping: taps)
            }
            if let touches { tap.numberOfTouchesRequired = touches }
        case let swipe as UISwipeGestureRecognizer:
            if let direction = element.swipeDirection { swipe.direction = direction }
            if let touches { swipe.numberOfTouchesRequired = touches }
        case let press as UILongPressGestureRecognizer:
            if let seconds = element.number("minimumPressDuration") {
                press.minimumPressDuration = seconds
            }
        case _: break
        }
    }
}

extension ElementRecord {
    /// The directions of a swipe: an attribute, or the flags of an element.
    @MainActor
    fileprivate var swipeDirection: UISwipeGestureRecognizer.Direction? {
        let value = self["direction"]
        var names = value?.text.map { [$0] } ?? []
        if case .flags(let flags) = value { names = flags }
        var result: UISwipeGestureRecognizer.Direction = []
        for name in names {
            switch name {
            case "right": result.insert(.right)
            case "left": result.insert(.left)
            case "up": result.insert(.up)
            case "down": result.insert(.down)
            case _: break
            }
        }
        return result.isEmpty ? nil : result
    }
}
