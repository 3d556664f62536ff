import HierarchyRecords

/// What the system asks controllers, down a chain of children that answer in their parents' place.
package enum SystemQuestion: CaseIterable, Sendable {
    case statusBarStyle, statusBarHidden, homeIndicatorAutoHidden
    case screenEdgesDeferringSystemGestures, pointerLocked

    /// Who answers in the controller's place: its child-for property (S01, S04).
    @MainActor
    package func child(of controller: UIViewController) -> UIViewController? {
        switch self {
        case .statusBarStyle: controller.childForStatusBarStyle
        case .statusBarHidden: controller.childForStatusBarHidden
        case .homeIndicatorAutoHidden: controller.childForHomeIndicatorAutoHidden
        case .screenEdgesDeferringSystemGestures:
            controller.childForScreenEdgesDeferringSystemGestures
        case .pointerLocked: controller.childViewControllerForPointerLock
        }
    }

    /// The event of an answer that names a child.
    fileprivate var callback: Callback {
        switch self {
        case .statusBarStyle: .childForStatusBarStyle
        case .statusBarHidden: .childForStatusBarHidden
        case .homeIndicatorAutoHidden: .childForHomeIndicatorAutoHidden
        case .screenEdgesDeferringSystemGestures: .childForScreenEdgesDeferringSystemGestures
        case .pointerLocked: .childViewControllerForPointerLock
        }
    }

    fileprivate var rule: RuleID {
        self == .statusBarStyle || self == .statusBarHidden ? .s01 : .s04
    }
}

/// The controllers that the system asks one question, in their order; the last one answers.
package struct AskedControllers {
    /// The window's root, and what it presents if that captures (S02).
    package let presented: [UIViewController]
    /// The children that answer in the place of the last of those.
    package let children: [UIViewController]
    /// What is presented over them and is not asked, since it does not capture (S02).
    package let passedOver: UIViewController?

    /// Who answers; nil for a window without a root.
    @MainActor package var answering: UIViewController? { children.last ?? presented.last }
}

extension Simulator {
    /// S01, S02, S04: the chain as it stands.
    package func controllersAsked(_ question: SystemQuestion) -> AskedControllers {
        let presented = controllersThatCapture
        var children: [UIViewController] = []
        // S01: down to the one that names no other; one that was asked before ends it.
        while let asked = children.last ?? presented.last, let child = question.child(of: asked),
            !(presented + children).contains(where: { $0 === child })
        { children.append(child) }
        return AskedControllers(
            presented: presented, children: children, passedOver: presented.last?.presentedApart)
    }

    /// S01, S02: the window's root, then each presented controller that captures.
    private var controllersThatCapture: [UIViewController] {
        guard let root = window.rootViewController else { return [] }
        var controllers = [root]
        while let presented = controllers.last?.presentedApart, presented.capturesSystemQuestions {
            controllers.append(presented)
        }
        return controllers
    }

    /// S03, S04: once, later in the turn, however often that is wished.
    func askAgainLater(_ questions: [SystemQuestion]) {
        let isDue = !questionsToAsk.isEmpty
        questionsToAsk += questions.filter { !questionsToAsk.contains($0) }
        guard !isDue else { return }
        runLoop.performAfterCommit {
            let questions = self.questionsToAsk
            self.questionsToAsk = []
            guard !self.isStopped else { return }
            for question in questions { self.askAgain(question) }
        }
    }

    private func askAgain(_ question: SystemQuestion) {
        let asked = controllersAsked(question)
        guard var parent = asked.presented.last else { return }
        for child in asked.children {
            dispatch.note(
                question.callback, parent.objectID, .object(child.objectID), rule: question.rule)
            parent = child
        }
    }
}

extension UIViewController {
    /// S02: always one that covers the whole screen, any other where it says so.
    fileprivate var capturesSystemQuestions: Bool {
        optional?.presentation?.controller?.shownStyle == .fullScreen
            || modalPresentationCapturesStatusBarAppearance
    }
}
