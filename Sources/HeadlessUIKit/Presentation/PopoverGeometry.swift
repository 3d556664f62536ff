import HierarchyRecords

/// The frames of popovers: A52, A53, as far as R55 has measured them.
@MainActor
struct PopoverGeometry {
    /// A frame in the container; the arrow is included.
    struct Place {
        var frame: CGRect
        var direction: UIPopoverArrowDirection
        /// The point at which the arrow points.
        var target: CGPoint?
    }

    /// The length of the arrow (R55).
    static let arrow: CGFloat = 13
    /// The smallest width or height of the content (R55).
    private static let least: CGFloat = 98
    /// The distance below the safe area for a popover of a bar button (R55).
    private static let belowBar: CGFloat = 30
    // AD-HOC: A52.
    private static let standard = CGSize(width: 320, height: 480)

    private let content: CGSize
    /// The area in which the popover may be placed.
    private let area: CGRect
    private let topOfSafeArea: CGFloat
    var permitted = UIPopoverArrowDirection.any
    var canOverlap = false

    init(content: CGSize, bounds: CGRect, safeArea: UIEdgeInsets, margins: UIEdgeInsets) {
        let insets = UIEdgeInsets(
            top: max(safeArea.top, margins.top), left: safeArea.left + margins.left,
            bottom: max(safeArea.bottom, margins.bottom), right: safeArea.right + margins.right)
        area = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        topOfSafeArea = bounds.minY + safeArea.top
        let wanted = content.width > 0 && content.height > 0 ? content : Self.standard
        self.content = CGSize(
            width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    }

    /// The insets of the content that make room for the arrow.
    static func insets(_ direction: UIPopoverArrowDirection) -> UIEdgeInsets {
        UIEdgeInsets(
            top: direction == .up ? arrow : 0, left: direction == .left ? arrow : 0,
            bottom: direction == .down ? arrow : 0, right: direction == .right ? arrow : 0)
    }

    /// R55: 19 points on iOS 26; the documented values before.
    static func margins(_ version: Int) -> UIEdgeInsets {
        let edge: CGFloat = version >= 26 ? 19 : 10
        return UIEdgeInsets(top: edge, left: edge, bottom: edge, right: edge)
    }

    /// The place of a popover of a bar button; its arrow is not drawn.
    func place(atButtonOnTheLeft isOnTheLeft: Bool) -> Place {
        let x = isOnTheLeft ? area.minX : area.maxX - content.width
        return Place(
            frame: CGRect(
                x: x, y: topOfSafeArea + Self.belowBar, width: content.width,
                height: content.height), direction: [])
    }

    // AD-HOC: the popover is centered if its anchor is not in a window.
    var placeInTheMiddle: Place {
        Place(
            frame: CGRect(
                x: area.midX - content.width / 2, y: area.midY - content.height / 2,
                width: content.width, height: content.height), direction: [])
    }

    /// R55: an action sheet is centered on its anchor, as far as there is room; so is a popover
    /// that has no room beside its anchor (A53).
    func place(over anchor: CGRect) -> Place {
        let origin = CGPoint(
            x: (anchor.midX - content.width / 2).clamped(area.minX, area.maxX - content.width),
            y: (anchor.midY - content.height / 2).clamped(area.minY, area.maxY - content.height))
        return Place(frame: CGRect(origin: origin, size: content), direction: [])
    }

    /// The place of a popover that points at a rectangle of the container.
    func place(at anchor: CGRect) -> Place {
        let edges = Self.edges.filter { permitted.contains(UIPopoverArrowDirection($0)) }
        guard edges.contains(where: { room(beside: anchor, $0) > 0 }) else {
            return place(over: anchor)
        }
        let places = edges.map { place(at: anchor, arrowAt: $0) }
        let best =
            places.first { !$0.isMoved && !$0.isSqueezed } ?? places.first { !$0.isSqueezed }
            ?? places.max { $0.size < $1.size }
        return best?.place ?? placeInTheMiddle
    }

    /// The edges at which an arrow can be, in the order in which they are tried.
    static let edges: [PopoverArrow.Edge] = [.top, .bottom, .left, .right]

    private struct Candidate {
        let place: Place
        let isMoved: Bool
        let isSqueezed: Bool
        var size: CGFloat { place.frame.width * place.frame.height }
    }

    private func place(at anchor: CGRect, arrowAt edge: PopoverArrow.Edge) -> Candidate {
        let isVertical = edge == .top || edge == .bottom
        let wanted = CGSize(
            width: content.width + (isVertical ? 0 : Self.arrow),
            height: content.height + (isVertical ? Self.arrow : 0))
        let room = room(beside: anchor, edge)
        var size = wanted
        let least = Self.least + Self.arrow
        if isVertical {
            size.height = min(wanted.height, max(room, min(wanted.height, least)))
        } else {
            size.width = min(wanted.width, max(room, min(wanted.width, least)))
        }
        if canOverlap { size = wanted }
        let origin = origin(of: size, at: anchor, edge)
        let inside = CGPoint(
            x: origin.x.clamped(area.minX, area.maxX - size.width),
            y: origin.y.clamped(area.minY, area.maxY - size.height))
        return Candidate(
            place: Place(
                frame: CGRect(origin: inside, size: size), direction: UIPopoverArrowDirection(edge),
                target: CGPoint(x: anchor.midX, y: anchor.midY)),
            isMoved: isVertical ? inside.x != origin.x : inside.y != origin.y,
            isSqueezed: room < (isVertical ? wanted.height : wanted.width))
    }

    private func room(beside anchor: CGRect, _ edge: PopoverArrow.Edge) -> CGFloat {
        switch edge {
        case .top: area.maxY - anchor.maxY
        case .bottom: anchor.minY - area.minY
        case .left: area.maxX - anchor.maxX
        case .right: anchor.minX - area.minX
        }
    }

    private func origin(
        of size: CGSize, at anchor: CGRect, _ edge: PopoverArrow.Edge
    ) -> CGPoint {
        switch edge {
        case .top: CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY)
        case .bottom: CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - size.height)
        case .left: CGPoint(x: anchor.maxX, y: anchor.midY - size.height / 2)
        case .right: CGPoint(x: anchor.minX - size.width, y: anchor.midY - size.height / 2)
        }
    }
}

extension UIPopoverArrowDirection {
    /// The direction of an arrow at that edge of the popover.
    init(_ edge: PopoverArrow.Edge) {
        self =
            switch edge {
            case .top: .up
            case .bottom: .down
            case .left: .left
            case .right: .right
            }
    }
}
