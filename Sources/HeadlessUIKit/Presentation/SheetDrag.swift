import HierarchyRecords

/// R53: what a drag needs to do something.
private enum DragThreshold {
    /// Points that the finger moves before the sheet does.
    static let slop: CGFloat = 10
    /// Points a second that make a flick.
    static let flick: CGFloat = 1000
    /// The share of its height beyond which a sheet is dismissed.
    static let dismissal: CGFloat = 0.5
}

extension UIPresentationController {
    /// A56: the user drags the sheet down by some points, up where they are less than zero, and lets
    /// it go at a speed in points a second, towards where it was dragged.
    package func userDrags(by distance: CGFloat, speed: CGFloat) {
        guard simulator.interactiveTransition == nil, canBeSwipedAway, let sheet,
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

    /// R53: beyond half of its height it goes; before that it comes back to its lowest detent, and
    /// where that is another one than it came from, the delegate hears of it (A56).
    private func dragBelow(
        _ lowest: CGFloat, by distance: CGFloat, isFlick: Bool, from present: Int
    ) {
        sheet?.settle(at: 0, tells: self, isNew: false)
        beginSwipeAway()
        guard let transition = simulator.interactiveTransition else { return }
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
    /// Of its detents, the lowest first; nil where it has one height only.
    fileprivate func heights(in container: CGRect) -> [CGFloat]? {
        let geometry = sheetGeometry
        guard simulator.systemVersion >= 15, !geometry.isLow else { return nil }
        return rests(geometry, in: container).map {
            geometry.frame(for: sizedStyle, in: container, detent: $0.value).height
        }
    }

    /// A56: the finger lifts; it settles there, and the delegate hears of another detent.
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
    /// `medium`, `large`, or the name of a custom one.
    package var shortName: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        default: rawValue
        }
    }
}
