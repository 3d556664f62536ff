import HeadlessUIKit
import HierarchyRecords
import Statements

/// Pages whose data source counts them for dots that are not shown (B44).
enum PagesWithoutDots: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { controller in
            guard let pages = controller as? UIPageViewController,
                pages.viewIfLoaded?.window != nil,
                let source = pages.dataSource as? any ScriptedObject,
                let lack = Lack(of: pages, with: source)
            else { return nil }
            return finding(pages, lack, in: world)
        }
    }

    private static func finding(
        _ pages: UIPageViewController, _ lack: Lack, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(pages)
        return Finding(
            "pages-without-dots", rule: .b44, objects: [name],
            "\(name) shows no page dots: \(lack.reason)", mend: [lack.mend(world)])
    }

    /// What keeps the dots away.
    private enum Lack {
        case style, orientation, index

        @MainActor
        init?(of pages: UIPageViewController, with source: any ScriptedObject) {
            guard source.implements(.pageCount) else { return nil }
            if pages.transitionStyle != .scroll {
                self = .style
            } else if pages.navigationOrientation != .horizontal {
                self = .orientation
            } else if !source.implements(.pageIndex) {
                self = .index
            } else {
                return nil
            }
        }

        var reason: String {
            switch self {
            case .style: "its transitionStyle is pageCurl, and only scroll has dots"
            case .orientation: "it turns vertically, and only horizontal pages have dots"
            case .index: "its data source has presentationCount without presentationIndex"
            }
        }

        @MainActor
        func mend(_ world: ExaminedWorld) -> String {
            let isSwift = world.language == .swift
            switch self {
            case .style:
                return isSwift
                    ? "init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)"
                    : "initWithTransitionStyle:UIPageViewControllerTransitionStyleScroll …"
            case .orientation:
                return isSwift
                    ? "navigationOrientation: .horizontal in its init"
                    : "navigationOrientation:UIPageViewControllerNavigationOrientationHorizontal in its init"
            case .index:
                return isSwift
                    ? "func presentationIndex(for: UIPageViewController) -> Int"
                    : "- (NSInteger)presentationIndexForPageViewController:"
            }
        }
    }
}
