import HierarchyRecords

/// What controllers answered when the system asked a question; it shows that until it asks again
/// (S08).
package struct SystemAnswer {
    /// What an answer says.
    package enum Value: Equatable {
        case style(UIStatusBarStyle), isHidden(Bool), hidesHomeIndicator(Bool)
        case deferredEdges(UIRectEdge), locksPointer(Bool), locksOrientation(Bool)
    }

    package let value: Value
    /// The window's root, or the presented controller in front that captured the question.
    package let front: ObjectID
    /// The children that answered in its place, each in that of the one before.
    package let children: [ObjectID]
    /// The step in which it was asked.
    package let step: UInt32

    /// The controller that answered.
    package var answering: ObjectID { children.last ?? front }
}

extension SystemQuestion {
    /// What the controller itself answers.
    @MainActor
    package func value(of controller: UIViewController) -> SystemAnswer.Value {
        switch self {
        case .statusBarStyle: .style(controller.preferredStatusBarStyle)
        case .statusBarHidden: .isHidden(controller.prefersStatusBarHidden)
        case .homeIndicatorAutoHidden:
            .hidesHomeIndicator(controller.prefersHomeIndicatorAutoHidden)
        case .screenEdgesDeferringSystemGestures:
            .deferredEdges(controller.preferredScreenEdgesDeferringSystemGestures)
        case .pointerLocked: .locksPointer(controller.prefersPointerLocked)
        case .orientationLocked:
            .locksOrientation(controller.prefersInterfaceOrientationLocked)
        }
    }
}

extension Simulator {
    /// S08: what the system was answered last, and shows; nil before it has asked anybody.
    package func shownAnswer(to question: SystemQuestion) -> SystemAnswer? {
        shownAnswers[question]
    }

    /// What the controllers would answer if they were asked now; nil for a window without a root.
    package func presentAnswer(to question: SystemQuestion) -> SystemAnswer? {
        answer(to: question, from: controllersAsked(question))
    }

    private func answer(
        to question: SystemQuestion, from asked: AskedControllers
    ) -> SystemAnswer? {
        guard let answering = asked.answering else { return nil }
        return SystemAnswer(
            value: question.value(of: answering),
            front: (asked.presented.last ?? answering).objectID,
            children: asked.children.map(\.objectID), step: step)
    }

    /// S09: asks all questions anew; where a controller appears, or its bar changes, those alone that
    /// reach the controller.
    func askSystemQuestions(because controller: UIViewController? = nil) {
        askSystemQuestions(of: controllersThatCapture(), because: controller)
    }

    /// S09: the same, where it is known who captures the questions.
    func askSystemQuestions(
        of presented: [UIViewController], because controller: UIViewController? = nil
    ) {
        // S01: before iOS 7 the app itself sets the status bar.
        guard systemVersion >= 7 else { return }
        for question in SystemQuestion.allCases
        where !isStopped && question.isAsked(in: systemVersion) {
            let asked = controllersAsked(question, from: presented)
            if let controller, !asked.all.contains(where: { $0 === controller }) { continue }
            keep(asked, for: question)
        }
    }

    /// S08: keeps the answer of the controllers that were asked; a status bar that comes or goes
    /// changes the safe area (S10).
    func keep(_ asked: AskedControllers, for question: SystemQuestion) {
        guard let answer = answer(to: question, from: asked), !isStopped else { return }
        system.askedLast = asked.presented.last
        let former = shownAnswers.updateValue(answer, forKey: question)
        guard former?.value != answer.value else { return }
        if question == .statusBarHidden {
            for window in standingWindows { window.listForLayout() }
        }
        // S11: the device may have been turned meanwhile.
        if answer.value == .locksOrientation(false), former != nil {
            runLoop.perform { self.reviseOrientation() }
        }
    }

    /// S11: whether the interface stays as it is when the device is turned.
    package var isOrientationLocked: Bool {
        systemVersion >= 26 && display.share == .full
            && shownAnswer(to: .orientationLocked)?.value == .locksOrientation(true)
    }

    /// S08: whether the status bar was asked to be hidden when it was asked for last.
    var hidesStatusBar: Bool { shownAnswer(to: .statusBarHidden)?.value == .isHidden(true) }
}
