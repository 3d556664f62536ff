import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A label or a control that a bar lies over, since the view goes on below the bars (B26).
enum UnderBar: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller -> [Finding] in
            guard controller.edgesForExtendedLayout != [], let view = controller.viewIfLoaded,
                view.window != nil
            else { return [] }
            let bars = controller.bars.filter(\.bar.isSeen)
            if bars.isEmpty { return [] }
            return controller.contentToBeSeen.compactMap { content in
                bars.first { content.isCovered(by: $0.area) }
                    .map { finding(content, $0, controller, in: world) }
            }
        }
    }

    private static func finding(
        _ content: UIView, _ bar: BarAround, _ controller: UIViewController,
        in world: ExaminedWorld
    ) -> Finding {
        let names = (content: world.code(content), owner: world.code(controller))
        let isSwift = world.language == .swift
        let isSafe = world.world.simulator.systemVersion >= 11
        let edge = bar.isAbove ? "top" : "bottom"
        let guide =
            isSafe
            ? "view.safeAreaLayoutGuide.\(edge)Anchor"
            : bar.isAbove ? "topLayoutGuide.bottomAnchor" : "bottomLayoutGuide.topAnchor"
        return Finding(
            "under-bar", rule: .b26, objects: [names.content, world.name(controller)],
            "the \(bar.words) covers \(names.content): the view of \(world.name(controller)) goes on "
                + "below it, and \(names.content) is placed from the view's edge and not from the safe area",
            mend: [
                "constrain its \(edge) to \(guide)",
                "or \(names.owner).edgesForExtendedLayout = "
                    + (isSwift ? "[]" : "UIRectEdgeNone;"),
            ])
    }
}

/// A bar of a container around a controller.
private struct BarAround {
    let bar: UIView
    let words: String
    let isAbove: Bool

    /// What it covers of the window, with what is between it and the edge.
    @MainActor var area: CGRect {
        let frame = bar.convert(bar.bounds, to: nil)
        guard let window = bar.window else { return frame }
        return isAbove
            ? CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.maxY)
            : CGRect(
                x: frame.minX, y: frame.minY, width: frame.width,
                height: window.bounds.maxY - frame.minY)
    }
}

extension UIViewController {
    /// The bars of the containers around it that are not hidden.
    fileprivate var bars: [BarAround] {
        var bars: [BarAround] = []
        if let stack = navigationController {
            if !stack.isNavigationBarHidden, let bar = stack.madeBar {
                bars.append(BarAround(bar: bar, words: "navigation bar", isAbove: true))
            }
            if !stack.isToolbarHidden, let bar = stack.madeToolbar {
                bars.append(BarAround(bar: bar, words: "toolbar", isAbove: false))
            }
        }
        if let bar = tabBarController?.madeBar {
            bars.append(BarAround(bar: bar, words: "tab bar", isAbove: false))
        }
        return bars
    }

    /// The labels and controls in its view that belong to it and do not scroll.
    var contentToBeSeen: [UIView] {
        guard let view = viewIfLoaded else { return [] }
        return view.subtreeOfViews.filter { content in
            let isText = (content as? UILabel)?.text?.isEmpty == false
            return (isText || content is UIControl) && content.isSeen
                && content.nearestOwner === self && !content.isBar
                && !content.lineage.contains { $0 is UIScrollView }
        }
    }
}

extension UIView {
    /// Whether it is in a bar, which has its own place.
    fileprivate var isBar: Bool {
        lineage.contains { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar }
    }

    /// Whether most of it lies in an area of the window.
    func isCovered(by area: CGRect) -> Bool {
        let frame = convert(bounds, to: nil)
        let part = frame.intersection(area)
        return !part.isNull && !frame.isEmpty && part.height * 2 > frame.height && part.width > 0
    }
}
