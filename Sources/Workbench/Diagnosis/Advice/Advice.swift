import CommandLanguage
import HierarchyRecords
import Statements

/// Looks for one kind of advice in the source of a class. Each kind has a file of its own.
@MainActor
protocol Advice {
    /// What it finds in a class that stands among others.
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding]
}

extension Diagnosis {
    /// Every kind there is, in the order in which `doctor` tells them.
    private static let advice: [any Advice.Type] = [
        MissingSuper.self, ChildsOwnViews.self, ParentByClass.self, SiblingAccess.self,
        ParentUnwrapped.self, CallbackCalled.self, EarlyDidMove.self, RepeatedSetup.self,
        EarlySizes.self, EarlyReload.self, MemoryPlaces.self, OutletsInPrepare.self,
        DyingDelegate.self, ObjectDies.self, LoadViewWithoutView.self, PresentedFrame.self,
        TwoTransitions.self, FixedColour.self, JumpingConstraint.self, OtherInstance.self,
        ReusedCellState.self, PresentedContent.self, EarlyScroll.self, CellSubview.self,
        SetBeforeBounds.self, ReadAfterCleared.self, UndoneForGood.self, SetterPassedBy.self,
        LeadsAwayEarly.self, CellInLaterClosure.self, DisplayLinkKeeps.self,
        DelegatesWindow.self, UnshownInstance.self, ReturnedTooEarly.self, SetAfterLoading.self,
        GestureAddedUp.self, KeyboardAddedUp.self, SwipeDirections.self, InnerSizeEarly.self,
        BegunBeforeChild.self,
    ]

    /// What there is to say about the code that the session has typed: its classes of controllers,
    /// and the statements between them.
    func advice(on code: TypedCode) -> [Finding] {
        let names = Set(session.world.statements.variables.classes.controllerClasses.map(\.name))
        let classes = code.classes.filter { names.contains($0.name) }
        return classes.flatMap { declared in
            Self.advice.flatMap { $0.findings(in: declared, among: classes) }
                // What another class has may be a view's or a delegate's, too.
                + PitfallInCode.findings(in: declared, among: code.classes)
                + PerformedSegue.findings(in: declared, of: session.world.storyboards.known)
        } + adviceOnOthers(in: code, besides: names)
            + code.loose.flatMap { EarlyDidMove.findings(in: $0.statements, of: $0.origin) }
            + onPresentations(in: code)
    }

    /// What is true of any class, for those that are no controllers.
    private func adviceOnOthers(in code: TypedCode, besides controllers: Set<String>) -> [Finding] {
        let others = code.classes.filter { !controllers.contains($0.name) }
        let advice: [any Advice.Type] = [
            DyingDelegate.self, ObjectDies.self, JumpingConstraint.self, OtherInstance.self,
            ReusedCellState.self, PresentedContent.self, CellSubview.self, SetBeforeBounds.self,
            SetterPassedBy.self, SizeInInit.self, MissingSuper.self, CellInLaterClosure.self,
            DisplayLinkKeeps.self, DelegatesWindow.self, ReturnedTooEarly.self,
            GestureAddedUp.self, KeyboardAddedUp.self, SwipeDirections.self, PitfallInCode.self,
        ]
        return others.flatMap { declared in
            advice.flatMap { $0.findings(in: declared, among: code.classes) }
        }
    }

    /// Lines that were typed one by one belong together: each step may have one of them.
    private func onPresentations(in code: TypedCode) -> [Finding] {
        guard let last = code.loose.last else { return [] }
        let statements = code.loose.flatMap(\.statements)
        return PresentedFrame.findings(in: statements, of: last.origin, languageOfLastStatement)
            + PresentedContent.findings(in: statements, of: last.origin)
            + SetBeforeBounds.findings(in: statements, of: last.origin)
            + PitfallInCode.findings(in: statements, of: last.origin)
    }

    /// The code of the steps that lead to the present one.
    var typedCode: TypedCode {
        var code = TypedCode()
        for step in session.journal.path(to: session.journal.current) where !session.watch.ends() {
            read(step, into: &code)
        }
        return code
    }

    private func read(_ step: Int, into code: inout TypedCode) {
        let source = session.journal[step].source
        let block = Block(text: source, span: session.journal[step].span)
        code.read(
            (try? session.parse(block)) ?? [], of: Finding.Origin(step: step, source: source),
            inside: session.parse)
    }
}
