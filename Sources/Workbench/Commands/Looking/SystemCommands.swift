import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What the system asks controllers.
extension CommandTable {
    static let statusBarCommand = Command(
        "statusbar", .looking, "Shows whom the system asks about its bars, and who answers.",
        effect: .look,
        examples: ["new a; new t as tab with a; root t; statusbar"], run: showStatusBar)
}

@MainActor
private func showStatusBar(
    _ interpreter: Interpreter, _ arguments: borrowing Arguments
) throws(Diagnostic) {
    guard interpreter.world.simulator.window.rootViewController != nil else {
        return interpreter.say(.lines(["the window has no root: nobody is asked"]))
    }
    interpreter.say(
        .facts(title: "status bar", rows: SystemAnswers(interpreter.world.simulator).rows))
}

/// The system's questions, each with its answer and the controllers that were asked.
@MainActor
private struct SystemAnswers {
    private let simulator: Simulator

    init(_ simulator: Simulator) { self.simulator = simulator }

    var rows: [Fact] {
        [
            row("style", .statusBarStyle) { "\($0.preferredStatusBarStyle)" },
            row("hidden", .statusBarHidden) { $0.prefersStatusBarHidden ? "yes" : "no" },
            row("animation", .statusBarHidden) { "\($0.preferredStatusBarUpdateAnimation)" },
            row("home indicator", .homeIndicatorAutoHidden) {
                $0.prefersHomeIndicatorAutoHidden ? "hides by itself" : "stays"
            },
            row("deferred edges", .screenEdgesDeferringSystemGestures) {
                words(of: $0.preferredScreenEdgesDeferringSystemGestures)
            },
            row("pointer lock", .pointerLocked) { $0.prefersPointerLocked ? "yes" : "no" },
        ] + passedOver
    }

    private func row(
        _ name: String, _ question: SystemQuestion, answer: (UIViewController) -> String
    ) -> Fact {
        let asked = simulator.controllersAsked(question)
        guard let last = asked.answering else { return Fact(name, "nobody is asked") }
        return Fact(name, "\(answer(last)), says \(self.name(last))\n\(way(asked))")
    }

    /// How the question came there: `t -> presented m -> child a`.
    private func way(_ asked: AskedControllers) -> String {
        let presented = asked.presented.enumerated().map {
            ($0.offset == 0 ? "root " : "presented ") + name($0.element)
        }
        return (presented + asked.children.map { "child " + name($0) }).joined(separator: " -> ")
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
                "\(name(controller)), which is not full screen, and whose \(property) is false (S02)"
            )
        ]
    }

    private func words(of edges: UIRectEdge) -> String {
        let all: [(UIRectEdge, String)] = [
            (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
        ]
        let named = all.filter { edges.contains($0.0) }.map(\.1)
        return named.isEmpty ? "none" : named.joined(separator: ", ")
    }

    private func name(_ controller: UIViewController) -> String {
        simulator.log.objects.name(controller.objectID)
    }
}
