import HierarchyRecords

/// What a presentation becomes on a screen: the tables of P30 to P36.
package enum Adaptation {
    /// How much room a screen has, as the tables tell screens apart.
    package enum Room: CaseIterable, Sendable {
        /// Narrow, whatever the device.
        case narrow
        /// Wide and low: a large phone in landscape.
        case low
        case ample

        package init(_ traits: TraitValues) {
            self =
                traits.horizontal == .compact
                ? .narrow : traits.vertical == .compact ? .low : .ample
        }
    }

    /// What may become of one style.
    private struct Row {
        /// The answers that count.
        var honoured: [UIModalPresentationStyle] = []
        /// What any other answer means; `none` where nothing changes.
        var narrow = UIModalPresentationStyle.none
        var low = UIModalPresentationStyle.none
        var ample = UIModalPresentationStyle.none

        func otherwise(in room: Room) -> UIModalPresentationStyle {
            switch room {
            case .narrow: narrow
            case .low: low
            case .ample: ample
            }
        }
    }

    /// P30: the styles of full size.
    private static let fullSize = Row()

    // AD-HOC: A50; the tables have no custom presentation.
    private static let custom = Row(honoured: [.fullScreen, .overFullScreen])

    /// P31, P32.
    private static func rowSinceThirteen(_ asked: UIModalPresentationStyle) -> Row {
        switch asked {
        case .pageSheet: Row(honoured: [.fullScreen, .overFullScreen, .formSheet])
        case .formSheet: Row(honoured: [.fullScreen, .overFullScreen])
        case .popover:
            Row(
                honoured: [.none, .fullScreen, .overFullScreen, .formSheet], narrow: .formSheet,
                low: .formSheet)
        case .custom: custom
        default: fullSize
        }
    }

    /// P33, P36.
    private static func rowUpToTwelve(_ asked: UIModalPresentationStyle) -> Row {
        switch asked {
        case .pageSheet, .formSheet:
            Row(honoured: [.none, .fullScreen, .overFullScreen], narrow: .fullScreen)
        case .popover:
            Row(
                honoured: [.none, .fullScreen, .overFullScreen], narrow: .fullScreen,
                low: .formSheet)
        case .custom: custom
        default: fullSize
        }
    }

    private static func row(_ asked: UIModalPresentationStyle, _ version: Int) -> Row {
        version >= 13 ? rowSinceThirteen(asked) : rowUpToTwelve(asked)
    }

    /// What the style becomes where the delegate gives that answer; `none` where it stays.
    package static func outcome(
        of asked: UIModalPresentationStyle, answer: UIModalPresentationStyle, in room: Room,
        version: Int
    ) -> UIModalPresentationStyle {
        let row = row(asked, version)
        return row.honoured.contains(answer) ? answer : row.otherwise(in: room)
    }

    /// P35: what it becomes where nobody is asked; `none` where it stays.
    package static func standard(
        of asked: UIModalPresentationStyle, in room: Room, version: Int
    ) -> UIModalPresentationStyle {
        row(asked, version).otherwise(in: room)
    }
}

extension UIPresentationController {
    /// P35: the answer without a delegate, for a narrow screen or for any.
    func standardAdaptation(in room: Adaptation.Room) -> UIModalPresentationStyle {
        Adaptation.standard(of: presentationStyle, in: room, version: simulator.systemVersion)
    }

    /// The style that is shown once that adaptation was made.
    func style(adaptedTo outcome: UIModalPresentationStyle) -> UIModalPresentationStyle {
        outcome == .none ? presentationStyle : outcome
    }

    /// P30–P36: the adaptation to those traits; the delegate is asked.
    func adaptation(to traits: TraitValues) -> UIModalPresentationStyle {
        guard presentedIfAlive?.adaptsItsPresentation ?? false else { return .none }
        var answer = adaptivePresentationStyle(for: UITraitCollection(traits))
        if asksOlderMethod(in: traits) {
            tellDelegate(.adaptiveStyleInCompact, .none, rule: ruleOfAdaptation) {
                answer = $0.adaptivePresentationStyle(for: self)
            }
        } else {
            let argument = simulator.recorder.argument(traits)
            tellDelegate(.adaptiveStyle, argument, rule: ruleOfAdaptation) {
                answer = $0.adaptivePresentationStyle(
                    for: self, traitCollection: UITraitCollection(traits))
            }
        }
        return Adaptation.outcome(
            of: presentationStyle, answer: answer, in: Adaptation.Room(traits),
            version: simulator.systemVersion)
    }

    /// The older method is asked where there is no other, and on a narrow screen only.
    private func asksOlderMethod(in traits: TraitValues) -> Bool {
        guard traits.horizontal == .compact, let selective = delegate as? any SelectiveDelegate
        else { return false }
        return !selective.implements(.adaptiveStyle)
    }

    /// The table that the style stands in.
    var ruleOfAdaptation: RuleID {
        switch presentationStyle {
        case _ where simulator.systemVersion < 13: .p33
        case .pageSheet, .formSheet: .p31
        case .popover: .p32
        default: .p30
        }
    }

    /// What is to be shown in that style in place of the presented controller; nil for itself.
    func replacement(for style: UIModalPresentationStyle) -> UIViewController? {
        guard style != .none else { return nil }
        var answer: UIViewController?
        tellDelegate(
            .adaptiveController, simulator.recorder.argument(text: style.name),
            rule: ruleOfAdaptation
        ) {
            answer = $0.presentationController(
                self, viewControllerForAdaptivePresentationStyle: style)
        }
        guard let answer, answer !== presentedIfAlive, let presentingViewController,
            simulator.allowsPresented(answer, by: presentingViewController)
        else { return nil }
        return answer
    }

    /// P30: told `none` where nothing was adapted.
    func tellWillPresent(
        as style: UIModalPresentationStyle, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        tellDelegate(
            .adaptiveWillPresent, simulator.recorder.argument(text: style.name),
            rule: ruleOfAdaptation
        ) {
            $0.presentationController(
                self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
        }
    }

    /// From iOS 15: what runs the adapted presentation can be set up.
    func tellPrepare(_ adaptive: UIPresentationController) {
        guard simulator.systemVersion >= 15 else { return }
        tellDelegate(.adaptivePrepare, .none, rule: .a50) {
            $0.presentationController(self, prepare: adaptive.sheet ?? adaptive)
        }
    }

    /// A50: logged where a delegate is set that may have the method.
    func tellDelegate(
        _ callback: Callback, _ argument: EventArgument, rule: RuleID,
        _ question: (any UIAdaptivePresentationControllerDelegate) -> Void
    ) {
        guard !simulator.isStopped, let delegate, let presented = presentedIfAlive else { return }
        if let selective = delegate as? any SelectiveDelegate, !selective.implements(callback) {
            return question(delegate)
        }
        simulator.dispatch.send(callback, to: presented, argument, rule: rule) {
            question(delegate)
        }
    }
}
