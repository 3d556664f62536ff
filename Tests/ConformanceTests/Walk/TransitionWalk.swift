import HeadlessUIKit
import HierarchyRecords
import TestSupport

/// One cell of the table, walked on the running model.
@MainActor
struct TransitionWalk {
    let world: TransitionWorld
    let phase: TransitionPhase
    let request: TransitionRequest
    /// What was asked for; nil where the phase never came.
    private(set) var asked: Asked?

    init(
        _ kind: TransitionKind, _ request: TransitionRequest, _ phase: TransitionPhase, ios: Int
    ) {
        self.phase = phase
        self.request = request
        world = TransitionWorld(
            kind, ios: ios, isInteractive: phase == .interactive || phase == .takenBack)
        bring()
        end()
    }

    private var simulator: Simulator { world.scene.simulator }

    // MARK: The walk

    private mutating func bring() {
        let box = Box()
        let (world, request) = (world, request)
        let ask: @MainActor @Sendable () -> Void = {
            guard box.asked == nil else { return }
            box.asked = Asked()
            box.asked = world.ask(request)
        }
        reach(ask)
        world.scene.simulator.clearException()
        simulator.runUntilIdle()
        asked = box.asked
    }

    private func reach(_ ask: @escaping @MainActor @Sendable () -> Void) {
        switch phase {
        case .notBegun:
            world.start()
            ask()
        case .willHalfSent: within(.viewWillAppear, ask)
        case .animating:
            world.start()
            simulator.runTurn()
            simulator.advance(by: 0.1)
            ask()
        case .interactive, .takenBack:
            world.begin()
            world.finger?.update(0.5)
            simulator.advance(by: 0.1)
            if phase == .takenBack {
                world.finger?.cancel(in: simulator)
                simulator.advance(by: 0.05)
            }
            ask()
        case .ending: within(.viewDidAppear, ask)
        case .completionRunning:
            world.inCompletion = ask
            world.arriving.on(.viewWillAppear) { [weak world] in world?.hearOfItsEnd() }
            world.start()
        }
    }

    private func within(_ callback: Callback, _ ask: @escaping @MainActor @Sendable () -> Void) {
        world.arriving.on(callback, ask)
        world.start()
    }

    /// Lets everything come to its end: what is under a finger is finished, and the app comes back.
    private func end() {
        simulator.runUntilIdle()
        world.finger?.finish(in: simulator)
        simulator.runUntilIdle()
        simulator.clearException()
        world.scene.simulator.runUntilIdle()
    }

    // MARK: What came of it

    /// The texts that UIKit printed or raised.
    private var misuses: [Event] {
        simulator.log.events.filter { [.warning, .exception].contains($0.callback) }
    }

    /// How the model differs from what the table says; nil where it does as it should.
    func difference(from answer: TransitionTable.Answer) -> String? {
        guard let asked else { return "the phase never came" }
        let said = misuses.first?.rule
        let completions = asked.completions ?? 0
        switch answer.effect {
        case .refused:
            if said != answer.rule { return "it says \(said?.rawValue ?? "nothing")" }
            return completions == 0 ? nil : "a completion of what was refused"
        case .dropped: return said == nil && !asked.isDone() ? nil : "it is not dropped"
        case .done, .joins, .waits, .endsIt, .runsOn:
            if let said { return "it says \(said.rawValue)" }
            if !asked.isDone() { return "it is not done" }
            return asked.completions.map { $0 == 1 } ?? true ? nil : "\(completions) completions"
        }
    }

    /// What was lost or left open.
    var faults: [String] {
        // An exception ends an app: nothing comes after it.
        if misuses.contains(where: { $0.callback == .exception }) { return [] }
        let log = simulator.log
        var grammar = AppearanceGrammar()
        let violation = AppearanceGrammar.violation(in: log).map { ["order: \($0)"] } ?? []
        for event in log.events { _ = grammar.accept(event) }
        return violation + grammar.open.map { "open: \(log.objects.name($0))" } + world.losses
    }
}

/// What a block that runs later leaves.
@MainActor
private final class Box {
    var asked: Asked?
}

extension TransitionWorld {
    private var controllers: [UIViewController] {
        [r, n, t, a, b, c, o, q, m] + pages + n.viewControllers + (split.map { [$0] } ?? [])
    }

    private func name(_ controller: UIViewController) -> String {
        scene.simulator.log.objects.name(controller.objectID)
    }

    /// What is wrong between containers, children, views and what was told.
    var losses: [String] {
        let strays = n.viewControllers.filter { $0.parent !== n }.map { "\(name($0)) has lost n" }
        let orphans = n.children.filter { !n.viewControllers.contains($0) }.map {
            "\(name($0)) is a child of n and not in it"
        }
        let wrong = controllers.filter { controller in
            let shows = controller.viewIfLoaded?.window != nil
            let state = scene.simulator.snapshot(from: controller).nodes[0].state
            return shows != (state == .appeared)
        }.map { "\(name($0)) is told otherwise than its view stands" }
        let unseen =
            n.viewIfLoaded?.window != nil && n.topViewController?.viewIfLoaded?.window == nil
            ? ["the top is not seen"] : []
        let pairs = controllers.filter {
            $0.presentedViewController.map { $0.presentingViewController == nil } ?? false
        }.map { "\(name($0)) presents what nobody presents" }
        return strays + orphans + wrong + unseen + pairs
    }
}
