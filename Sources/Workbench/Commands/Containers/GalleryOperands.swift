import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

// What `select` and `page` mean by the gallery's containers.

extension World {
    /// Whether it is a choice of the segmented controller around it, or of the one in front.
    func offersSegment(of child: UIViewController) -> Bool {
        if child.parent is SegmentedController { return true }
        return innermost(SegmentedController.self)?.viewControllers.contains(child) ?? false
    }

    /// The segmented controller that has the controller among its choices.
    func segmented(holding child: UIViewController) -> SegmentedController? {
        if let parent = child.parent as? SegmentedController { return parent }
        for name in names.living {
            if let segmented = names.object(name) as? SegmentedController,
                segmented.viewControllers.contains(where: { $0 === child })
            {
                return segmented
            }
        }
        return nil
    }
}

extension World {
    /// The segmented controller that the parameter names, or the one that has the controller.
    func segmented(
        _ arguments: borrowing Arguments, _ index: Int, of word: Word
    ) throws(Diagnostic) -> SegmentedController? {
        if let named = try controller(arguments, index) { return named as? SegmentedController }
        if let child = names.controller(word.text) {
            return segmented(holding: child)
        }
        return frontTabs == nil ? innermost(SegmentedController.self) : nil
    }

    /// Selects a controller or an index from code.
    func select(_ word: Word, in segmented: SegmentedController) throws(Diagnostic) {
        let index = try self.index(word, in: segmented)
        let isAnimated = animatesByDefault
        let text = "\(name(of: segmented)).select(\(index), animated: \(isAnimated))"
        call(text, on: segmented) { segmented.select(index, animated: isAnimated) }
    }

    /// The index that the word is or stands for.
    func index(_ word: Word, in segmented: SegmentedController) throws(Diagnostic) -> Int {
        let name = name(of: segmented)
        let children = segmented.viewControllers
        if let index = Int(word.text) {
            if children.indices.contains(index) { return index }
            throw Diagnostic(
                .illegal, at: word.span,
                children.isEmpty
                    ? "'\(name)' has no segments"
                    : "'\(name)' has the segments 0 to \(children.count - 1)")
        }
        let controller = try controller(word)
        if let index = children.firstIndex(where: { $0 === controller }) { return index }
        throw Diagnostic(
            .illegal, at: word.span, "'\(word.text)' has no segment in '\(name)'")
    }

    /// The container with pages side by side that the parameter names, or that the page is in.
    func scroll(
        _ arguments: borrowing Arguments, _ index: Int, of page: UIViewController
    ) throws(Diagnostic) -> ScrollController? {
        if let named = try controller(arguments, index) { return named as? ScrollController }
        if let scroll = page.parent as? ScrollController { return scroll }
        // One with a bug may have pages that are not its children.
        let front = innermost(ScrollController.self)
        return front?.viewControllers.contains { $0 === page } ?? false ? front : nil
    }

    /// Scrolls to a page from code.
    func scroll(
        to page: UIViewController, in scroll: ScrollController, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let name = name(of: scroll)
        guard let index = scroll.viewControllers.firstIndex(where: { $0 === page }) else {
            throw Diagnostic(
                .illegal, at: arguments.span(0),
                "'\(self.name(of: page))' is no page of '\(name)'")
        }
        let isAnimated = isAnimated(arguments)
        call("\(name).show(\(index), animated: \(isAnimated))", on: scroll) {
            scroll.show(index, animated: isAnimated)
        }
    }
}
