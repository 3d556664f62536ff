import HierarchyRecords

/// A question of the system to view controllers, which a child may answer in its parent's place.
package enum SystemQuestion: CaseIterable, Sendable {
    case statusBarStyle, statusBarHidden, homeIndicatorAutoHidden
    case screenEdgesDeferringSystemGestures, pointerLocked, orientationLocked

    /// The child that answers in the controller's place: the value of its child-for property (S01,
    /// S04).
    @MainActor
    package func child(of controller: UIViewController) -> UIViewController? {
        switch self {
        case .statusBarStyle: controller.childForStatusBarStyle
        case .statusBarHidden: controller.childForStatusBarHidden
        case .homeIndicatorAutoHidden: controller.childForHomeIndicatorAutoHidden
        case .screenEdgesDeferringSystemGestures:
            controller.childForScreenEdgesDeferringSystemGestures
        case .pointerLocked: controller.childViewControllerForPointerLock
        case .orientationLocked: controller.childViewControllerForInterfaceOrientationLock
        }
    }

    /// The property by which the last controller asked answers.
    package var property: String {
        switch self {
        case .statusBarStyle: "preferredStatusBarStyle"
        case .statusBarHidden: "prefersStatusBarHidden"
        case .homeIndicatorAutoHidden: "prefersHomeIndicatorAutoHidden"
        case .screenEdgesDeferringSystemGestures: "preferredScreenEdgesDeferringSystemGestures"
        case .pointerLocked: "prefersPointerLocked"
        case .orientationLocked: "prefersInterfaceOrientationLocked"
        }
    }

    /// The call by which code has it asked again (S03, S04).
    package var request: Callback {
        switch self {
        case .statusBarStyle, .statusBarHidden: .setNeedsStatusBarAppearanceUpdate
        case .homeIndicatorAutoHidden: .setNeedsUpdateOfHomeIndicatorAutoHidden
        case .screenEdgesDeferringSystemGestures:
            .setNeedsUpdateOfScreenEdgesDeferringSystemGestures
        case .pointerLocked: .setNeedsUpdateOfPrefersPointerLocked
        case .orientationLocked: .setNeedsUpdateOfPrefersInterfaceOrientationLocked
        }
    }

    /// The event for an answer that names a child.
    package var callback: Callback {
        switch self {
        case .statusBarStyle: .childForStatusBarStyle
        case .statusBarHidden: .childForStatusBarHidden
        case .homeIndicatorAutoHidden: .childForHomeIndicatorAutoHidden
        case .screenEdgesDeferringSystemGestures: .childForScreenEdgesDeferringSystemGestures
        case .pointerLocked: .childViewControllerForPointerLock
        case .orientationLocked: .childViewControllerForInterfaceOrientationLock
        }
    }

    /// Whether the system of that version asks it.
    func isAsked(in version: Int) -> Bool { self != .orientationLocked || version >= 26 }

    fileprivate var rule: RuleID {
        switch self {
        case .statusBarStyle, .statusBarHidden: .s01
        case .homeIndicatorAutoHidden, .screenEdgesDeferringSystemGestures, .pointerLocked: .s04
        case .orientationLocked: .s11
        }
    }
}

/// The controllers that the system asks a question, in order; the last one answers.
package struct AskedControllers {
    /// The window's root, and the controllers presented by it that capture the question (S02).
    package let presented: [UIViewController]
    /// The children that answer in the place of the last of those controllers.
    package let children: [UIViewController]
    /// The controller that is presented over them but is not asked, because it does not capture
    /// (S02).
    package let passedOver: UIViewController?

    /// The controller that answers; nil for a window without a root.
    @MainActor package var answering: UIViewController? { children.last ?? presented.last }

    var all: [UIViewController] { presented + children }
}

extension Simulator {
    /// S01, S02, S04: the controllers that are asked at present.
    package func controllersAsked(_ question: SystemQuestion) -> AskedControllers {
        controllersAsked(question, from: controllersThatCapture())
    }

    func controllersAsked(
        _ question: SystemQuestion, from presented: [UIViewController]
    ) -> AskedControllers {
        var children: [UIViewController] = []
        // S01: follows the child-for properties until one returns nil, or names a controller that
        // was asked before.
        while let asked = children.last ?? presented.last, let child = question.child(of: asked),
            !(presented + children).contains(where: { $0 === child })
        { children.append(child) }
        return AskedControllers(
            presented: presented, children: children, passedOver: presented.last?.presentedApart)
    }

    /// S01, S02: the window's root, then each presented controller that captures, until its dismissal
    /// begins (S09). Where a presentation begins, the way to its presenter is left out if that one was
    /// asked last: of a long chain only the end is looked at.
    func controllersThatCapture(above presenter: UIViewController? = nil) -> [UIViewController] {
        guard let root = window.rootViewController else { return [] }
        let wasAsked = presenter != nil && presenter === system.askedLast
        var controllers = [wasAsked ? presenter ?? root : root]
        while let presented = controllers.last?.presentedApart, presented.capturesSystemQuestions,
            !presented.isBeingDismissed
        {
            controllers.append(presented)
        }
        return controllers
    }

    /// S03, S04: asks the questions again later in the turn; several requests cause one round of
    /// questions.
    func askAgainLater(_ questions: [SystemQuestion]) {
        let isDue = !system.questionsToAsk.isEmpty
        system.questionsToAsk += questions.filter { !system.questionsToAsk.contains($0) }
        guard !isDue else { return }
        runLoop.performAfterCommit {
            let questions = self.system.questionsToAsk
            self.system.questionsToAsk = []
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
        keep(asked, for: question)
    }
}

extension UIPresentationController {
    /// S09: asks the system's questions anew if the presented controller captures them (S02). As the
    /// presentation begins, `presenter` is who presents.
    func askSystemQuestions(above presenter: UIViewController? = nil) {
        guard presentedIfAlive?.capturesSystemQuestions ?? false else { return }
        simulator.askSystemQuestions(of: simulator.controllersThatCapture(above: presenter))
    }
}

extension UIViewController {
    /// S02: always true if the controller covers the whole screen, otherwise as it answers.
    fileprivate var capturesSystemQuestions: Bool {
        optional?.presentation?.controller?.shownStyle == .fullScreen
            || modalPresentationCapturesStatusBarAppearance
    }
}
