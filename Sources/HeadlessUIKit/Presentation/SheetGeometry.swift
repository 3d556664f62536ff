import HierarchyRecords

/// Where built-in presentations put the presented view.
@MainActor
struct SheetGeometry {
    private let version: Int
    private let traits: TraitValues
    private let safeArea: UIEdgeInsets

    init(_ simulator: Simulator) {
        self.init(
            simulator.systemVersion, simulator.screenTraits, simulator.safeAreaOfWindow)
    }

    /// On a screen of those traits, in a window of that safe area.
    init(_ version: Int, _ traits: TraitValues, _ safeArea: UIEdgeInsets) {
        self.version = version
        self.traits = traits
        self.safeArea = safeArea
    }

    func frame(for style: UIModalPresentationStyle, in container: CGRect) -> CGRect {
        switch style {
        case .pageSheet, .formSheet: sheet(style, in: container)
        default: container
        }
    }

    /// P34 and the measured sheets; in a compact height a sheet takes the whole container (P35).
    private func sheet(_ style: UIModalPresentationStyle, in container: CGRect) -> CGRect {
        if traits.vertical == .compact { return container }
        if traits.horizontal == .regular {
            return centered(style == .pageSheet ? pageSheetOnPad : formSheetOnPad, in: container)
        }
        let top = version >= 26 ? topOfLargeSheet : 40
        return CGRect(
            x: container.minX, y: container.minY + top, width: container.width,
            height: container.height - top)
    }

    /// Measured: 59 on an iPhone 16, 30 on an iPhone SE.
    private var topOfLargeSheet: CGFloat { max(safeArea.top, 30) }
    private var pageSheetOnPad: CGSize { CGSize(width: 712, height: 1006) }
    private var formSheetOnPad: CGSize {
        version >= 26
            ? CGSize(width: 580, height: 650) : CGSize(width: 540, height: 620)
    }

    private func centered(_ size: CGSize, in container: CGRect) -> CGRect {
        let width = min(size.width, container.width)
        let height = min(size.height, container.height)
        return CGRect(
            x: (container.midX - width / 2).rounded(), y: (container.midY - height / 2).rounded(),
            width: width, height: height)
    }
}
