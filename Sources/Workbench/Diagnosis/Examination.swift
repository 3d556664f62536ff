import HierarchyRecords

/// Looks for one kind of finding. Each kind has a file of its own in `Examinations`.
@MainActor
protocol Examination {
    /// What it finds in the world, in the order of the controllers' names.
    static func findings(in world: ExaminedWorld) -> [Finding]
}

extension ExaminedWorld {
    /// Every kind there is, in the order in which `doctor` tells them.
    private static let examinations: [any Examination.Type] = [
        WindowNotShown.self, MissingDidMove.self, HalfRemoval.self, UnannouncedRemoval.self,
        MoveToldWrongly.self, ChildWithoutView.self, MoveToldEarly.self, PresentedChild.self,
        ViewBeforeChild.self,
        ViewWithoutController.self, ViewOfDeadController.self, ViewAstray.self,
        OpenTransition.self, UnfinishedTransition.self, LostPresentation.self,
        UntoldAppearance.self, ReadOnce.self, OutdatedBar.self, UnusableDetent.self,
        StrayAnchor.self, PopoverWithoutExit.self,
        ConstraintsAtOdds.self, AmbiguousLayout.self, ViewWithoutConstraints.self,
        TextWithoutSize.self,
        FrameAgainstConstraints.self, LayoutLoop.self, Warned.self, CallbackByHand.self, Leak.self,
        CallInVain.self, SwipeWithoutBackButton.self, ObserverTwice.self, ControlOutOfBounds.self,
        RowBehindRecognizer.self,
        ViewOutOfSight.self, MovedView.self, TurnedTogether.self, ConstraintInsideChild.self,
        ConstraintsLeftBehind.self,
        FileAtOdds.self, UnreachedScene.self, SegueAtOdds.self, EmbedWithoutSize.self,
        SegueTwice.self, ItemAstray.self, CallOnNil.self, SwipeOnRoot.self, SwipeStillOn.self,
        TouchesSwitchedOff.self,
        RobbedView.self, DelegateNeverSet.self, MethodNearlyNamed.self, SplitUnasked.self,
        RequestLost.self,
        FieldUnderKeyboard.self, UnaskedAnswer.self, RowStaysSelected.self, ContentOutOfReach.self,
        UnderBar.self, InsetTwice.self, HiddenKeepsRoom.self, OrientationUnasked.self,
        ControlCovered.self, ToolbarHidden.self, MadeWithoutStoryboard.self, BackItemAstray.self,
        SubviewNotArranged.self, StyleNotCustom.self, SearchOverPush.self,
        PostedTooEarly.self, PostedToNobody.self, TabRenamed.self, NeverFirstResponder.self,
        ListWithoutSize.self,
        OutdatedRows.self, AskedOfContent.self, FailingCast.self, OwnDelegateNil.self,
        DelegateUnset.self, PresentationUnheard.self, AppDelegateUntold.self, LateOverwrite.self,
        ChildLargerThanBox.self,
        ShownByHiding.self, LargeTitleStands.self, BarAtEdge.self, EditingUntold.self,
        SelectionSwitchedOff.self,
        PagesWithoutDots.self, StyleOfOneScreen.self,
        PresentationLeftBehind.self, RepeatedOnReturn.self, ForwardedTwice.self, ChildCovered.self,
        BarLeftBehind.self, AnnouncedOnly.self, CellTakesTap.self, HeaderWithoutHeight.self,
        ChangedBehind.self, ReadOfWhatChanged.self, FrameLeftBehind.self, WeakObjectGone.self,
        SizesOfItemsKept.self, FooterByConstraints.self, ReadBeforeSet.self, ClosurePassedBy.self,
        OrientationNotAskedAgain.self, DelegateLeftBehind.self, KeyboardStays.self,
        RootTwice.self, ClassUnknown.self, ReadAsNil.self, LeakOfObject.self, UnderOwnBar.self,
        GroupHidesTab.self, BarNeverMinimizes.self, RowUnderBar.self, BarViewWithoutSize.self,
        BarBelowBar.self, RootAgain.self, ParentOfPresented.self,
    ]

    /// Everything that is wrong, and all advice, each once; without the steps since which it is so.
    var findings: [Finding] {
        let all = Self.examinations.flatMap {
            world.statements.isInterrupted() ? [] : $0.findings(in: self)
        }
        var told: [Finding.Subject: Set<String>] = [:]
        return all.filter { told[$0.subject, default: []].insert($0.text).inserted }
    }
}
