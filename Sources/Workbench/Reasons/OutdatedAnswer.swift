import HeadlessUIKit
import HierarchyRecords

/// What the system still shows although it would be answered otherwise if it asked now (S08).
@MainActor
struct OutdatedAnswer {
    let question: SystemQuestion
    /// What is shown.
    let shown: SystemAnswer
    /// What would be answered now.
    let present: SystemAnswer

    /// Nil where what is shown would be answered again.
    init?(to question: SystemQuestion, in simulator: Simulator) {
        guard let shown = simulator.shownAnswer(to: question),
            let present = simulator.presentAnswer(to: question), present.value != shown.value
        else { return nil }
        self.question = question
        self.shown = shown
        self.present = present
    }

    /// All that is outdated.
    static func all(in simulator: Simulator) -> [OutdatedAnswer] {
        SystemQuestion.allCases.compactMap { OutdatedAnswer(to: $0, in: simulator) }
    }

    /// What is shown, and what would be answered now, in a sentence without its end. `moment` says when
    /// it was answered: ` in step 3`.
    func words(in objects: ObjectDirectory, answered moment: String = "") -> String {
        let now = "\(objects.name(present.answering)).\(question.property)"
        return "\(now) is '\(present.value.words)' now, and \(question.subject) as "
            + "\(objects.name(shown.answering)) answered\(moment): '\(shown.value.words)'"
    }
}

extension SystemQuestion {
    fileprivate var subject: String {
        switch self {
        case .statusBarStyle, .statusBarHidden: "the status bar stays"
        case .homeIndicatorAutoHidden: "the home indicator stays"
        case .screenEdgesDeferringSystemGestures: "the edges stay"
        case .pointerLocked: "the pointer stays"
        case .orientationLocked: "the orientation stays"
        }
    }
}

extension SystemAnswer.Value {
    /// As `statusbar` says it.
    var words: String {
        switch self {
        case .style(let style): "\(style)"
        case .isHidden(let isHidden): isHidden ? "yes" : "no"
        case .hidesHomeIndicator(let hides): hides ? "hides by itself" : "stays"
        case .deferredEdges(let edges): Self.words(of: edges)
        case .locksPointer(let locks), .locksOrientation(let locks): locks ? "yes" : "no"
        }
    }

    private static func words(of edges: UIRectEdge) -> String {
        let all: [(UIRectEdge, String)] = [
            (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
        ]
        let named = all.filter { edges.contains($0.0) }.map(\.1)
        return named.isEmpty ? "none" : named.joined(separator: ", ")
    }
}
