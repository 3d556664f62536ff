import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What the system asks controllers.
extension CommandTable {
    static let statusBarCommand = Command(
        "statusbar", .looking,
        "Shows which controllers UIKit asks about the status bar and the home indicator, and "
            + "which one answers.",
        effect: .look,
        examples: ["new a; new t as tab with a; root t; statusbar"], run: showStatusBar)
}

@MainActor
private func showStatusBar(
    _ session: Session, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard session.world.simulator.window.rootViewController != nil else {
        return session.say(
            .lines([session.teaching.phrases("the window has no root: nobody is asked")]))
    }
    session.say(
        FactList(title: "status bar", rows: SystemAnswers(session.world.simulator).rows))
}

/// The system's questions, each with its answer and the controllers that were asked.
@MainActor
private struct SystemAnswers {
    private let simulator: Simulator

    init(_ simulator: Simulator) { self.simulator = simulator }

    var rows: [Fact] {
        [
            row("style", .statusBarStyle), row("hidden", .statusBarHidden), animation,
            row("home indicator", .homeIndicatorAutoHidden),
            row("deferred edges", .screenEdgesDeferringSystemGestures),
            row("pointer lock", .pointerLocked),
        ] + orientationLock + passedOver
    }

    /// S11: from iOS 26 on.
    private var orientationLock: [Fact] {
        simulator.systemVersion >= 26 ? [row("orientation lock", .orientationLocked)] : []
    }

    /// S08: what is shown, who answered so, and what would be answered otherwise now.
    private func row(_ name: String, _ question: SystemQuestion) -> Fact {
        guard let shown = simulator.shownAnswer(to: question) else {
            return Fact(name, "nobody was asked")
        }
        let answer: Message =
            "\(Message(shown.value.words)), says \(self.name(shown.answering))"
        guard let outdated = OutdatedAnswer(to: question, in: simulator) else {
            return Fact(name, wording: "\(answer)\n\(way(to: shown))")
        }
        return Fact(name, wording: "\(answer)\n\(way(to: shown))\n\(remark(on: outdated))")
    }

    private func remark(on outdated: OutdatedAnswer) -> Message {
        let answering = name(outdated.present.answering)
        let call = "\(answering).\(outdated.question.request.spelling.base)()"
        return
            "answered in step \(outdated.shown.step); \(answering) would answer '\(Message(outdated.present.value.words))' now, but nobody asks before \(call) (S08)"
    }

    /// How a change would be animated: that is read as the change comes.
    private var animation: Fact {
        let asked = simulator.controllersAsked(.statusBarHidden)
        guard let last = asked.answering else { return Fact("animation", "nobody is asked") }
        let answer: Message =
            "\(Message("\(last.preferredStatusBarUpdateAnimation)")), says \(name(last.objectID))"
        let way = way(asked.presented.map(\.objectID), asked.children.map(\.objectID))
        return Fact("animation", wording: "\(answer)\n\(way)")
    }

    /// How the question came there when it was asked last; where another controller is in front now, only
    /// that the one was.
    private func way(to shown: SystemAnswer) -> String {
        let presented = simulator.controllersAsked(.statusBarStyle).presented.map(\.objectID)
        if let end = presented.firstIndex(of: shown.front) {
            return way(Array(presented[...end]), shown.children)
        }
        return (["in front " + name(shown.front)] + shown.children.map { "child " + name($0) })
            .joined(separator: " -> ")
    }

    /// How the question came there: `root t -> presented m -> child a`.
    private func way(_ presented: [ObjectID], _ children: [ObjectID]) -> String {
        let asked = presented.enumerated().map {
            ($0.offset == 0 ? "root " : "presented ") + name($0.element)
        }
        return (asked + children.map { "child " + name($0) }).joined(separator: " -> ")
    }

    /// S02: what stands in front and is not asked.
    private var passedOver: [Fact] {
        guard let controller = simulator.controllersAsked(.statusBarStyle).passedOver else {
            return []
        }
        let property = "modalPresentationCapturesStatusBarAppearance"
        return [
            Fact(
                "not asked",
                wording:
                    "\(name(controller.objectID)), which is not full screen, and whose \(property) is false (S02)"
            )
        ]
    }

    private func name(_ object: ObjectID) -> String { simulator.log.objects.name(object) }
}
