import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Stacks, tabs, splits, and when a view is loaded.
extension Lever {
    static let containing = [
        Lever([.prepareForSegue]) { story in
            guard let segue = story.embedSegue else { return nil }
            return
                "\(segue) is an embed segue: it is performed when the view of \(story.name), the parent, loads, "
                + "before viewDidLoad and without a tap. What the child needs is given to segue.destination "
                + "here; what only viewDidLoad knows is given to the child there, by children.first."
        },
        Lever(appearing.union(disappearing)) { story in
            guard story.event.rule == .c31 else { return nil }
            return
                "It was sent twice: by code that calls beginAppearanceTransition and "
                + "endAppearanceTransition, and by UIKit, which forwards by itself. Return "
                + "false from the container's shouldAutomaticallyForwardAppearanceMethods, or "
                + "leave those calls out."
        },
        Lever(disappearing.union([.willMoveToParent, .didMoveToParent])) { story in
            guard story.isOfStack, !story.isByCode, story.came(.tabShouldSelect) else { return nil }
            return
                "A tap on the tab that is selected already pops its stack to the root. To keep what is "
                + "pushed, return false from tabBarController(_:shouldSelect:) of the tab controller's "
                + "delegate where that controller is the selected one."
        },
        Lever(appearing.union(disappearing)) { story in
            guard story.came(.tabDidSelect), !story.isByCode else { return nil }
            return "To keep the user on the selected tab, return false from "
                + "tabBarController(_:shouldSelect:) of the tab controller's delegate."
        },
        Lever(disappearing) { story in
            guard story.isOfStack else { return nil }
            if story.alsoGot(.willMoveToParent, "nil") || story.hadLeft {
                return
                    "It is popped: isMovingFromParent is true here, and false where another controller "
                    + "is pushed over it. Ask it in viewWillDisappear to tell the two apart."
            }
            let top = story.controller?.navigationController?.topViewController
            let words: Message =
                top.map { "\(story.world.name(of: $0)) was pushed" } ?? "another was pushed"
            return "It is covered and not popped: \(words) over it, it stays on the stack, and "
                + "isMovingFromParent is false. It is true where \(story.name) is popped: ask it in "
                + "viewWillDisappear to tell the two apart."
        },
        Lever(appearing) { story in
            guard story.isRepeated, story.event.callback != .viewIsAppearing else { return nil }
            return
                "It comes back: isMovingToParent and isBeingPresented are false here, and true where "
                + "it is pushed, added or presented. What is to be done once belongs in viewDidLoad."
        },
        Lever([.willMoveToParent, .didMoveToParent]) { story in
            guard story.came(.splitSeparateSecondary) else { return nil }
            return
                "The split expands, and by itself takes the top controller of the primary's stack as "
                + "its secondary. To say what becomes of it, return a controller from "
                + "splitViewController(_:separateSecondaryFrom:) of the split's delegate, and leave "
                + "this one on the stack."
        },
        Lever([.willMoveToParent, .didMoveToParent]) { story in
            guard story.came(.splitCollapseSecondary) || story.came(.splitTopColumn) else {
                return nil
            }
            return
                "The split collapses to one stack. What is on top of it the split's delegate decides: "
                + "splitViewController(_:collapseSecondary:onto:), with columns "
                + "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)."
        },
        Lever([.loadView, .viewDidLoad]) { story in
            guard let cause = story.causes.first, cause.callback != .call,
                !story.alsoGot(.viewWillAppear)
            else { return nil }
            return "Code in \(story.log.text(cause)) asks for the view, which loads it. "
                + "isViewLoaded and viewIfLoaded ask without loading it."
        },
    ]
}

extension CauseStory {
    /// Whether a stack's push or pop sent it.
    fileprivate var isOfStack: Bool {
        let rules: Set<RuleID> = [
            .c34, .c35, .c36, .c37, .c38, .c39, .a17, .a18, .x02, .m5, .n7,
        ]
        return event.rule.map(rules.contains) ?? false
    }

    /// Whether it left its parent in an earlier step of the same transition.
    fileprivate var hadLeft: Bool {
        let last = log.events[...index].last {
            $0.callback == .willMoveToParent && $0.object == event.object
        }
        return last.map { log.arguments($0).first == "nil" } ?? false
    }
}

extension CauseStory {
    /// The identifier of the embed segue that is prepared; nil for another segue.
    fileprivate var embedSegue: String? {
        let own = log.arguments(event).first.map { $0.filter { $0 != "\"" } }
        return controller?.seguesOfScene.map(\.segue)
            .first { $0.kind == .embed && $0.identifier == own }?.identifier
    }
}
