import HierarchyRecords

/// The frames of presented views for UIKit's presentation styles.
@MainActor
struct SheetGeometry {
    private let version: Int
    private let traits: TraitValues
    private let safeArea: UIEdgeInsets
    /// The preferred content size of a form sheet; zero means the system's size (A107).
    private var preferred = CGSize.zero

    init(_ simulator: Simulator) {
        self.init(
            simulator.systemVersion, simulator.screenTraits, simulator.safeAreaOfWindow)
    }

    /// Creates the geometry of a screen with those traits and a window with that safe area.
    init(_ version: Int, _ traits: TraitValues, _ safeArea: UIEdgeInsets) {
        self.version = version
        self.traits = traits
        self.safeArea = safeArea
    }

    /// The geometry for content with that preferred size.
    func preferring(_ size: CGSize?) -> SheetGeometry {
        var geometry = self
        geometry.preferred = size ?? .zero
        return geometry
    }

    /// The frame of a sheet at its full height; views of all other styles fill the container.
    func frame(for style: UIModalPresentationStyle, in container: CGRect) -> CGRect {
        style.isSheet ? sheet(style, in: container) : container
    }

    /// P34 and R53; in a compact height a sheet fills the container (P35).
    private func sheet(_ style: UIModalPresentationStyle, in container: CGRect) -> CGRect {
        if version < 13 { return oldSheet(style, in: container) }
        if traits.vertical == .compact { return container }
        if traits.horizontal == .regular {
            return style == .pageSheet ? pageOnPad(in: container) : formOnPad(in: container)
        }
        return below(version >= 26 ? topOfLargeSheet : 40, in: container)
    }

    private func below(_ top: CGFloat, in container: CGRect) -> CGRect {
        CGRect(
            x: container.minX, y: container.minY + top, width: container.width,
            height: container.height - top)
    }

    /// P34: the sheet is as high as the screen without the status bar; a page sheet is as wide as
    /// the screen in portrait.
    private func oldSheet(_ style: UIModalPresentationStyle, in container: CGRect) -> CGRect {
        if style == .formSheet, traits.horizontal == .regular, traits.vertical == .regular {
            return oldForm(in: container)
        }
        let width = min(container.width, container.height)
        return CGRect(
            x: (container.midX - width / 2).rounded(), y: container.minY + 20, width: width,
            height: container.height - 20)
    }

    private func oldForm(in container: CGRect) -> CGRect {
        centered(form(CGSize(width: 540, height: 620)), in: container)
    }

    /// R53: measured as 59 on an iPhone 16 and as 30 on an iPhone SE.
    private var topOfLargeSheet: CGFloat { max(safeArea.top, 30) }

    /// R53 from iOS 26 on, P34 before.
    private func pageOnPad(in container: CGRect) -> CGRect {
        version >= 26
            ? below(42, in: container) : centered(CGSize(width: 712, height: 1006), in: container)
    }

    /// R53 from iOS 26 on, 5 points above the center; P34 before.
    private func formOnPad(in container: CGRect) -> CGRect {
        guard version >= 26 else { return oldForm(in: container) }
        return centered(form(CGSize(width: 580, height: 650)), in: container)
            .offsetBy(dx: 0, dy: -5)
    }

    /// A107: the preferred content size, with the standard size where it is zero.
    private func form(_ standard: CGSize) -> CGSize {
        CGSize(
            width: preferred.width > 0 ? preferred.width : standard.width,
            height: preferred.height > 0 ? preferred.height : standard.height)
    }

    private func centered(_ size: CGSize, in container: CGRect) -> CGRect {
        let width = min(size.width, container.width)
        let height = min(size.height, container.height)
        return CGRect(
            x: (container.midX - width / 2).rounded(), y: (container.midY - height / 2).rounded(),
            width: width, height: height)
    }

    // MARK: Detents

    /// The largest value of a detent, at which the sheet has its full height: 759 on an iPhone 16,
    /// 650 for a form sheet on an iPad (R53).
    func maximumDetentValue(
        for style: UIModalPresentationStyle, in container: CGRect
    ) -> CGFloat {
        let large = sheet(style, in: container)
        return max(0, large.height - (isAttached(style) ? safeArea.bottom : 0))
    }

    /// R53: 56 % of the maximum, rounded to pixels.
    func mediumDetentValue(maximum: CGFloat) -> CGFloat {
        (maximum * 0.56 * scale).rounded() / scale
    }

    /// The frame of a sheet at a detent of that value.
    func frame(
        for style: UIModalPresentationStyle, in container: CGRect, detent value: CGFloat
    ) -> CGRect {
        let large = sheet(style, in: container)
        if value >= maximumDetentValue(for: style, in: container) { return large }
        guard isAttached(style) else {
            return CGRect(
                x: large.minX, y: large.maxY - value, width: large.width, height: value)
        }
        if version >= 26, traits.horizontal == .compact { return floating(value, in: container) }
        let height = value + safeArea.bottom
        return CGRect(
            x: large.minX, y: large.maxY - height, width: large.width, height: height)
    }

    /// Whether the sheet is attached to the lower edge of the screen; if not, it is centered.
    private func isAttached(_ style: UIModalPresentationStyle) -> Bool {
        traits.horizontal == .compact || style == .pageSheet && version >= 26
    }

    /// R53: the frame of a sheet that is smaller and has a margin at three edges.
    private func floating(_ value: CGFloat, in container: CGRect) -> CGRect {
        let margin = 28 - 20 * share(of: value)
        let width = container.width - 2 * margin
        let height = Self.rounded(naturalHeight(value) * width / container.width)
        return CGRect(
            x: container.minX + Self.rounded(margin),
            y: Self.rounded(container.maxY - margin - height), width: Self.rounded(width),
            height: height)
    }

    /// Rounds to a thousandth of a point, the precision of the measurement.
    private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }

    private func share(of value: CGFloat) -> CGFloat { min(max(0, (value - 76) / 74), 1) }

    // AD-HOC: R53 finds the change between 144 and 200 points; here it is where the margin is 8.
    private func naturalHeight(_ value: CGFloat) -> CGFloat {
        share(of: value) == 1 ? value + safeArea.bottom : value
    }

    /// R53: the bottom safe area at a detent of that value, rounded to pixels; nil for a sheet that is
    /// not attached to the lower edge.
    func bottomInset(
        for style: UIModalPresentationStyle, in container: CGRect, detent value: CGFloat
    ) -> CGFloat? {
        guard isAttached(style) else { return nil }
        if value >= maximumDetentValue(for: style, in: container) || version < 26 {
            return safeArea.bottom
        }
        return (safeArea.bottom * share(of: value) * scale).rounded() / scale
    }

    private var scale: CGFloat { CGFloat(max(1, traits.scale)) }

    // MARK: In a compact height

    /// A57: the frame at the lower edge, within the safe area at the sides.
    func edgeAttached(in container: CGRect, height: CGFloat?, width: CGFloat?) -> CGRect {
        let room = container.width - safeArea.left - safeArea.right
        let width = min(width ?? room, room)
        let height = min(height.map { $0 + safeArea.bottom } ?? container.height, container.height)
        return CGRect(
            x: (container.midX - width / 2).rounded(), y: container.maxY - height, width: width,
            height: height)
    }

    var isLow: Bool { traits.vertical == .compact && version >= 13 }
}
