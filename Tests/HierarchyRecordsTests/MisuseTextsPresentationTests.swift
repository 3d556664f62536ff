import HierarchyRecords
import Testing

@Suite struct MisuseTextsPresentationTests {
    private let invalidArgument = Misuse.Kind.exception(name: "NSInvalidArgumentException")

    @Test(arguments: [
        (
            8,
            "Warning: Attempt to present <B: b> on <S: s> whose view is not in the window "
                + "hierarchy!"
        ),
        (
            12,
            "Warning: Attempt to present <B: b> on <S: s> whose view is not in the window "
                + "hierarchy!"
        ),
        (
            13,
            "Attempt to present <B: b> on <R: r> (from <S: s>) whose view is not in "
                + "the window hierarchy."
        ),
        (
            26,
            "Attempt to present <B: b> on <R: r> (from <S: s>) whose view is not in "
                + "the window hierarchy."
        ),
    ])
    func `a presenter outside the window is warned about`(_ ios: Int, _ text: String) {
        let misuse = Misuse.attemptToPresentNotInWindow(
            "<B: b>", on: "<R: r>", from: "<S: s>", ios: ios)
        #expect(misuse.rule == .e05)
        #expect(misuse.kind == .warning)
        #expect(misuse.text == text)
    }

    @Test func `one presenter is named twice from 13`() {
        let misuse = Misuse.attemptToPresentNotInWindow(
            "<B: b>", on: "<S: s>", from: "<S: s>", ios: 13)
        #expect(
            misuse.text
                == "Attempt to present <B: b> on <S: s> (from <S: s>) "
                + "whose view is not in the window hierarchy.")
    }

    @Test(arguments: [
        (8, "Warning: Attempt to present <B: b>  on <S: s> which is already presenting <Q: q>"),
        (10, "Warning: Attempt to present <B: b>  on <S: s> which is already presenting <Q: q>"),
        (11, "Warning: Attempt to present <B: b> on <S: s> which is already presenting <Q: q>"),
        (12, "Warning: Attempt to present <B: b> on <S: s> which is already presenting <Q: q>"),
        (
            13,
            "Attempt to present <B: b> on <R: r> (from <S: s>) which is already "
                + "presenting <Q: q>."
        ),
    ])
    func `a presenter that presents already is warned about`(_ ios: Int, _ text: String) {
        let misuse = Misuse.attemptToPresentWhilePresenting(
            "<B: b>", on: "<R: r>", from: "<S: s>", alreadyPresenting: "<Q: q>", ios: ios)
        #expect(misuse.rule == .e06)
        #expect(misuse.kind == .warning)
        #expect(misuse.text == text)
    }

    @Test(arguments: [
        (7, "Warning: Attempt to present <B: b> on <S: s> while a presentation is in progress!"),
        (12, "Warning: Attempt to present <B: b> on <S: s> while a presentation is in progress!"),
        (
            13,
            "Attempt to present <B: b> on <R: r> (from <S: s>) while a presentation is in "
                + "progress."
        ),
    ])
    func `a presenter in mid-transition is warned about`(_ ios: Int, _ text: String) {
        let misuse = Misuse.attemptToPresentInProgress(
            "<B: b>", on: "<R: r>", from: "<S: s>", ios: ios)
        #expect(misuse.rule == .e07)
        #expect(misuse.kind == .warning)
        #expect(misuse.text == text)
    }

    @Test func `a presenter that waits is warned about in UIKit's own spelling`() {
        let misuse = Misuse.attemptToPresentDelayed("<B: b>", on: "<S: s>", waitingFor: "<Q: q>")
        #expect(misuse.rule == .e08)
        #expect(misuse.kind == .warning)
        #expect(
            misuse.text
                == "Attempt to present <B: b> on <S: s> which is waiting for a delayed presention "
                + "of <Q: q> to complete")
    }

    @Test(arguments: [
        (
            12, RuleID.e09,
            "Warning: Attempt to dismiss from view controller <X: x> while a "
                + "presentation or dismiss is in progress!"
        ),
        (
            13, RuleID.e10,
            "Trying to dismiss the presentation controller while transitioning "
                + "already. (<PC: x.presentationController>)"
        ),
    ])
    func `a dismissal in mid-transition is warned about`(
        _ ios: Int, _ rule: RuleID, _ text: String
    ) {
        let misuses = Misuse.attemptToDismissInProgress(
            from: "<X: x>", presentationController: "<PC: x.presentationController>",
            whilePresenting: ios > 12, ios: ios)
        #expect(misuses.map(\.rule) == [rule])
        #expect(misuses.map(\.kind) == [.warning])
        #expect(misuses.map(\.text) == [text])
    }

    @Test(arguments: [
        (7, true, "E09"), (7, false, "E09"), (8, true, "E10 E12"), (12, true, "E10 E12"),
        (12, false, "E09"), (13, true, "E10"), (13, false, "E09 E10 E11"), (14, false, "E10"),
        (26, true, "E10"),
    ])
    func `each system says it in its lines`(_ ios: Int, _ whilePresenting: Bool, _ rules: String) {
        let misuses = Misuse.attemptToDismissInProgress(
            from: "x", presentationController: "c", whilePresenting: whilePresenting, ios: ios)
        #expect(misuses.map(\.rule.rawValue).joined(separator: " ") == rules)
    }

    @Test(arguments: [
        (
            SystemVersion(13, 0), RuleID.e13,
            "Application tried to present modally an active controller <B: b>."
        ),
        (
            SystemVersion(13, 1), RuleID.e14,
            "Application tried to present modally a view controller <B: b> that is "
                + "already being presented by <A: a>."
        ),
    ])
    func `presenting what is presented raises`(_ ios: SystemVersion, _ rule: RuleID, _ text: String)
    {
        let misuse = Misuse.presentingPresented("<B: b>", by: "<A: a>", ios: ios)
        #expect(misuse.rule == rule)
        #expect(misuse.kind == invalidArgument)
        #expect(misuse.text == text)
    }

    @Test(arguments: [
        (
            SystemVersion(13, 0), RuleID.e13,
            "Application tried to present modally an active controller <B: b>."
        ),
        (
            SystemVersion(13, 1), RuleID.e14,
            "Application tried to present modally a view controller <B: b> that has a "
                + "parent view controller <P: p>."
        ),
    ])
    func `presenting somebody's child raises`(_ ios: SystemVersion, _ rule: RuleID, _ text: String)
    {
        let misuse = Misuse.presentingChild("<B: b>", of: "<P: p>", ios: ios)
        #expect(misuse.rule == rule)
        #expect(misuse.kind == invalidArgument)
        #expect(misuse.text == text)
    }

    @Test func `presenting nil raises`() {
        let misuse = Misuse.presentingNil(on: "<S: s>")
        #expect(misuse.rule == .e15)
        #expect(misuse.kind == invalidArgument)
        #expect(
            misuse.text
                == "Application tried to present a nil modal view controller on target <S: s>."
        )
    }

    @Test func `a style without a presentation controller raises`() {
        let misuse = Misuse.noPresentationController
        #expect(misuse.rule == .e16)
        #expect(misuse.kind == .exception(name: "NSInternalInconsistencyException"))
        #expect(
            misuse.text
                == "The specified modal presentation style doesn't have a corresponding "
                + "presentation controller.")
    }

    @Test(arguments: [
        (12, "Presenting view controllers on detached view controllers is discouraged <S: s>."),
        (
            13,
            "Presenting view controller <B: b> from detached view controller <S: s> is "
                + "discouraged."
        ),
        (
            15,
            "Presenting view controller <B: b> from detached view controller <S: s> is "
                + "discouraged."
        ),
        (
            16,
            "Presenting view controller <B: b> from detached view controller <S: s> "
                + "is not supported, and may result in incorrect safe area insets and a "
                + "corrupt root presentation. Make sure <S: s> is in the view controller "
                + "hierarchy before presenting from it. Will become a hard exception in a "
                + "future release."
        ),
    ])
    func `a detached presenter is warned about`(_ ios: Int, _ text: String) {
        let misuse = Misuse.presentingFromDetached("<B: b>", from: "<S: s>", ios: ios)
        #expect(misuse.rule == .e17)
        #expect(misuse.kind == .warning)
        #expect(misuse.text == text)
    }

    @Test func `presenting itself raises`() {
        let misuse = Misuse.presentingItself("<X: x>")
        #expect(misuse.rule == .e62)
        #expect(misuse.kind == invalidArgument)
        #expect(
            misuse.text
                == "Application tried to present modal view controller on itself. "
                + "Presenting controller is <X: x>.")
    }

    @Test func `every hint is one sentence`() {
        let misuses: [Misuse] = [
            .attemptToPresentNotInWindow("b", on: "r", from: "s", ios: 26),
            .attemptToPresentWhilePresenting(
                "b", on: "r", from: "s", alreadyPresenting: "q", ios: 26),
            .attemptToPresentInProgress("b", on: "r", from: "s", ios: 26),
            .attemptToPresentDelayed("b", on: "s", waitingFor: "q"),
            .attemptToDismiss(from: "x"), .dismissingInTransition("c"), .noTransitionView,
            .dismissedWhilePresenting("c"), .popoverFromDetachedView,
            .nestedAnimation(isPop: true), .unexpectedEndOfNavigation,
            .itemOfAnotherBar("i", of: "b", in: "c"),
            .presentingPresented("b", by: "a", ios: 26), .presentingChild("b", of: "p", ios: 26),
            .presentingNil(on: "s"), .noPresentationController,
            .presentingFromDetached("b", from: "s", ios: 26), .presentingItself("x"),
            .unbalanced("x"), .selfAsSubview, .cycleInLayerTree("l"), .noCommonParent("a", "b"),
            .transitionWithManualForwarding("p"), .callingDirectly("viewWillAppear:", on: "x"),
            .loadingViewWhileDeallocating("x"),
            .viewAlreadyAssociated("v", with: "x", requestedBy: "y"),
            .requestedParent(of: "c", expected: "p", requested: "r"),
            .actualParent(of: "c", expected: "p", actual: "q"),
        ]
        #expect(misuses.filter { $0.hint.filter { $0 == "." }.count != 1 }.map(\.rule) == [])
        #expect(misuses.filter { $0.hint.last != "." }.map(\.rule) == [])
    }
}
