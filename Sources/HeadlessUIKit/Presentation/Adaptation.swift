import HierarchyRecords

/// How presentation styles adapt to a screen: the tables of P30 to P36.
package enum Adaptation {
    /// The kinds of screens that the tables distinguish.
    package enum Room: CaseIterable, Sendable {
        /// Compact width, on any device.
        case narrow
        /// Regular width and compact height: a large phone in landscape.
        case low
        case ample

        package init(_ traits: TraitValues) {
            self =
                traits.horizontal == .compact
                ? .narrow : traits.vertical == .compact ? .low : .ample
        }
    }

    /// The adaptation of one style.
    private struct Row {
        /// The delegate's answers that UIKit follows.
        var honoured: [UIModalPresentationStyle] = []
        /// What any other answer leads to; `none` if the style does not change.
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

    /// P30: the full-screen styles.
    private static let fullSize = Row()

    // AD-HOC: A50; the tables do not list custom presentations.
    private static let custom = Row(honoured: [.fullScreen, .overFullScreen])

    /// P31, P32, D22.
    private static func rowSinceThirteen(_ asked: UIModalPresentationStyle) -> Row {
        switch asked {
        case .pageSheet: Row(honoured: [.fullScreen, .overFullScreen, .formSheet])
        case .formSheet: Row(honoured: [.fullScreen, .overFullScreen])
        case .popover:
            Row(
                honoured: [.none, .fullScreen, .overFullScreen, .formSheet], narrow: .formSheet,
                low: .formSheet)
        case .custom: custom
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none, .automatic:
            fullSize
        }
    }

    /// P33, P36, X50, D22.
    private static func rowUpToTwelve(
        _ asked: UIModalPresentationStyle, _ version: SystemVersion
    ) -> Row {
        switch asked {
        case .pageSheet, .formSheet:
            Row(honoured: [.none, .fullScreen, .overFullScreen], narrow: .fullScreen)
        case .popover:
            Row(
                honoured: [.none, .fullScreen, .overFullScreen], narrow: .fullScreen,
                low: version.isAtLeast(8.3) ? .formSheet : .none)
        case .custom: custom
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none, .automatic:
            fullSize
        }
    }

    private static func row(_ asked: UIModalPresentationStyle, _ version: SystemVersion) -> Row {
        version.isAtLeast(13) ? rowSinceThirteen(asked) : rowUpToTwelve(asked, version)
    }

    /// The style to which the delegate's answer leads; `none` if the style does not change.
    package static func outcome(
        of asked: UIModalPresentationStyle, answer: UIModalPresentationStyle, in room: Room,
        version: SystemVersion
    ) -> UIModalPresentationStyle {
        let row = row(asked, version)
        return row.honoured.contains(answer) ? answer : row.otherwise(in: room)
    }

    /// P35: the style without a delegate; `none` if the style does not change.
    package static func standard(
        of asked: UIModalPresentationStyle, in room: Room, version: SystemVersion
    ) -> UIModalPresentationStyle {
        row(asked, version).otherwise(in: room)
    }
}

extension UIPresentationController {
    /// P35: the answer that stands in for that of a delegate.
    func standardAdaptation(in room: Adaptation.Room) -> UIModalPresentationStyle {
        Adaptation.standard(of: presentationStyle, in: room, version: simulator.version)
    }

    /// The style in which the controller is shown after that adaptation.
    func style(adaptedTo outcome: UIModalPresentationStyle) -> UIModalPresentationStyle {
        outcome == .none ? presentationStyle : outcome
    }

    /// P30–P36: the adaptation to those traits, for which the delegate is asked.
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
            version: simulator.version)
    }

    /// Whether to ask the older delegate method: only if there is no other, and in a compact width
    /// only.
    private func asksOlderMethod(in traits: TraitValues) -> Bool {
        guard traits.horizontal == .compact, let selective = delegate as? any SelectiveDelegate
        else { return false }
        return !selective.implements(.adaptiveStyle)
    }

    /// The rule whose table contains the style.
    var ruleOfAdaptation: RuleID {
        switch presentationStyle {
        case .popover where !simulator.version.isAtLeast(8.3): .x50
        case _ where simulator.systemVersion < 13: .p33
        case .pageSheet, .formSheet: .p31
        case .popover: .p32
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none,
            .automatic:
            .p30
        }
    }

    /// The controller to show instead of the presented one, in that style; nil for the presented
    /// controller.
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

    /// P30: sends `willPresentWithAdaptiveStyle`, with `none` if the style did not change.
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

    /// From iOS 15: lets the delegate configure the presentation controller of the adapted style.
    func tellPrepare(_ adaptive: UIPresentationController) {
        guard simulator.systemVersion >= 15 else { return }
        tellDelegate(.adaptivePrepare, .none, rule: .a50) {
            $0.presentationController(self, prepare: adaptive.sheet ?? adaptive)
        }
    }

    /// A50: logs the callback if there is a delegate that may implement it.
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
