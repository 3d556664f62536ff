import HierarchyRecords

/// R53: the thresholds of a drag.
private enum DragThreshold {
    /// How far the finger moves before the sheet does, in points.
    static let slop: CGFloat = 10
    /// The velocity of a flick, in points per second.
    static let flick: CGFloat = 1000
    /// The share of its height beyond which the sheet is dismissed.
    static let dismissal: CGFloat = 0.5
}

extension UIPresentationController {
    /// A56: the user drags the sheet down by that many points, or up if they are negative, and
    /// lifts the finger at a speed in points per second in the direction of the drag.
    package func userDrags(by distance: CGFloat, speed: CGFloat) {
        guard simulator.transitions.underFinger == nil, canBeSwipedAway, let sheet,
            let container = containerView?.bounds,
            let height = presentedIfAlive?.viewIfLoaded?.frame.height
        else { return }
        let way = max(0, abs(distance) - DragThreshold.slop) * (distance < 0 ? -1 : 1)
        if way == 0 { return }
        let heights = sheet.heights(in: container) ?? [height]
        let present = heights.lastIndex { $0 <= height + 0.5 } ?? 0
        let isFlick = abs(speed) >= DragThreshold.flick
        let end = height - way
        if end < heights[0] || isFlick && way > 0 && present == 0 {
            return dragBelow(
                heights[0], by: heights[0] - end, isFlick: isFlick, from: present)
        }
        let next = min(max(0, present + (way > 0 ? -1 : 1)), heights.count - 1)
        let target = isFlick ? next : Self.nearest(to: end, in: heights)
        sheet.settle(at: target, tells: self, isNew: target != present)
    }

    private static func nearest(to height: CGFloat, in heights: [CGFloat]) -> Int {
        heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) } ?? 0
    }

    /// R53: dismisses a sheet that was dragged beyond half of its height; any other one returns to
    /// its lowest detent, and the delegate is told if it came from another detent (A56).
    private func dragBelow(
        _ lowest: CGFloat, by distance: CGFloat, isFlick: Bool, from present: Int
    ) {
        sheet?.settle(at: 0, tells: self, isNew: false)
        beginSwipeAway()
        guard let transition = simulator.transitions.underFinger else { return }
        transition.update(min(1, Double(distance / max(1, lowest))))
        if isFlick || distance > lowest * DragThreshold.dismissal {
            transition.finish(in: simulator)
        } else {
            transition.cancel(in: simulator)
            if let sheet, present != 0 { tellOfDetent(sheet) }
        }
    }

    fileprivate func tellOfDetent(_ sheet: UISheetPresentationController) {
        guard let presented = presentedIfAlive else { return }
        let name = sheet.selectedDetentIdentifier.map(\.shortName) ?? "nil"
        let listener = (sheet.delegate ?? delegate) as? any UISheetPresentationControllerDelegate
        simulator.dispatch.send(
            .sheetDidChangeDetent, to: presented, simulator.recorder.argument(text: name),
            rule: .a56
        ) { listener?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet) }
    }
}

extension UISheetPresentationController {
    /// The heights of its detents, the lowest first; nil if there is only one.
    fileprivate func heights(in container: CGRect) -> [CGFloat]? {
        let geometry = sheetGeometry
        guard simulator.systemVersion >= 15, !geometry.isLow else { return nil }
        return rests(geometry, in: container).map {
            geometry.frame(for: sizedStyle, in: container, detent: $0.value).height
        }
    }

    /// A56: the finger is lifted; the sheet settles at that detent, and the delegate is told if it
    /// is another one.
    fileprivate func settle(at index: Int, tells owner: UIPresentationController, isNew: Bool) {
        guard simulator.systemVersion >= 15, let container = owner.containerView?.bounds else {
            return
        }
        let rests = rests(sheetGeometry, in: container)
        guard rests.indices.contains(index) else { return }
        selectedDetentIdentifier = rests[index].detent.identifier
        simulator.runLoop.perform(after: Self.settling) {}
        if isNew { owner.tellOfDetent(self) }
    }
}

extension UISheetPresentationController.Detent.Identifier {
    /// `medium`, `large`, or the name of a custom detent.
    package var shortName: String {
        if self == .medium { return "medium" }
        return self == .large ? "large" : rawValue
    }
}
