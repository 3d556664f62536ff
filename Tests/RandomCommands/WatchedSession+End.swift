import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Workbench

/// What must hold when a session is over.
extension WatchedSession {
    /// The journal makes the same world again.
    var replayFlaw: Flaw? {
        let steps = workbench.steps.map(\.source)
        let before = workbench.worldDigest
        let told = workbench.told
        return Simulator.settingAside {
            let again = Workbench(policy: RunPolicy(keepsGoing: true))
            var parser = ScriptParser(file: nil)
            parser.feed(steps.joined(separator: "\n") + "\n")
            parser.finish()
            while let command = try? parser.next() { _ = again.execute(command) }
            if again.worldDigest == before { return nil }
            let difference = zip(told, again.told).first { $0 != $1 }
            return Flaw(
                law: .replay, text: difference.map { "\($0.0) became \($0.1)" } ?? "it is shorter")
        }
    }

    /// What lives on when everything was dismissed and nobody holds it.
    var leak: Flaw? {
        for line in ["release", "cancel", "settle"] { _ = run(line) }
        // What waits would raise: it waits for ever.
        if isHeld || workbench.hangs { return nil }
        for (name, controller) in controllers where controller.presentedViewController != nil {
            _ = run("dismiss \(name) unanimated")
        }
        for line in ["new nobody", "root nobody"] { _ = run(line) }
        // What raises is undone: it cannot be let go of.
        let root = workbench.simulator.window.rootViewController
        guard root === workbench.object(named: "nobody"),
            controllers.allSatisfy({ $0.controller.presentedViewController == nil })
        else { return nil }
        let names = controllers.map(\.name).filter { $0 != "nobody" }
        for name in names { _ = run("forget \(name)") }
        _ = run("settle")
        for name in names where isAlive(name) { breakRing(at: name) }
        _ = run("settle")
        let living = names.filter(isAlive)
        if living.isEmpty { return nil }
        return Flaw(law: .memory, text: "\(living.joined(separator: " ")) live on")
    }

    private func isAlive(_ name: String) -> Bool { workbench.object(named: name) != nil }

    /// A ring of children is the user's own: E02 asks parents only, and neither a container of an
    /// app's own nor a collapsed split is the parent of all that it holds.
    private func breakRing(at name: String) {
        (workbench.object(named: name) as? UIViewController)?.removeFromParent()
    }
}

extension Workbench {
    /// The tree, and the events of the steps that lead here.
    fileprivate var told: [String] {
        let log = log
        return snapshot.canonicalLines + steps.flatMap(\.events).map { log.text(log.events[$0]) }
    }
}
