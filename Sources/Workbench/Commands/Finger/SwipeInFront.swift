import CommandLanguage
import Gallery
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Swipes that what is in front of the user takes.
extension World {
    /// The first swipe that what is in front takes, the innermost container first; nil where nothing
    /// takes one.
    var swipeInFront: String? { swipe(towards: nil) }

    /// The same, with the word for pages that fits a finger that moves to that side.
    private func swipe(towards side: SideWord?) -> String? {
        for controller in chainInFront.reversed() {
            if let swipe = swipe(of: controller, towards: side) { return swipe }
        }
        return nil
    }

    private func swipe(of controller: UIViewController, towards side: SideWord?) -> String? {
        switch controller {
        case let stack as UINavigationController where stack.canPopInteractively:
            return "swipe back"
        case let pages as UIPageViewController where pages.dataSource != nil:
            return Self.pageSwipe(towards: side)
        case let scroll as ScrollController where scroll.viewControllers.count > 1:
            return Self.pageSwipe(towards: side)
        case let sided as any SidedContainer:
            let taken = SideWord.allCases.first { sided.controller(on: $0) != nil }
            return taken.map { "swipe \($0.rawValue)" }
        default:
            let sheet = controller === root ? nil : controller.presentationControllerIfMade
            return sheet?.canBeSwipedAway == true ? "swipe down" : nil
        }
    }

    /// A finger that moves to the right brings the page before.
    private static func pageSwipe(towards side: SideWord?) -> String {
        side == .right ? "swipe reverse" : "swipe forward"
    }

    /// Refuses a swipe for a kind of container that is not in front, where none is named; says what
    /// swipe fits what is.
    func checkSwipe(_ arguments: borrowing Arguments) throws(Diagnostic) {
        if arguments.isGiven(1) { return }
        let word = arguments.choice(0)
        let missing: String? =
            switch word {
            case "left", "right": innermost((any SidedContainer).self) == nil ? "drawer" : nil
            case "back": frontStack == nil ? "navigation controller" : nil
            case "down": nil
            default: frontPaging == nil ? "page controller" : nil
            }
        guard let missing, let swipe = swipe(towards: word.flatMap(SideWord.init)) else { return }
        throw Diagnostic(
            .illegal, at: arguments.verb.word.span, "there is no \(missing) on the screen",
            suggestion: swipe)
    }
}
