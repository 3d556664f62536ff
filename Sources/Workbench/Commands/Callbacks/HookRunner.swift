import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Runs the blocks that `on` hung on callbacks, inside those callbacks.
@MainActor
struct HookRunner {
    let session: Session

    private var world: World { session.world }

    /// Runs the block on a `deinit`; meanwhile the name stands for what is left of the object.
    fileprivate func run(_ id: ObjectID, ofDeparting object: AnyObject) {
        guard world.hooks[id, .deinitialized] != nil else { return }
        let departing = DepartingObject.standing(for: object)
        world.names.lend(departing, as: world.simulator.log.objects.name(id)) {
            run(id, .deinitialized)
        }
        departing.hasGone = true
    }

    fileprivate func run(_ object: ObjectID, _ callback: Callback) {
        guard session.runningStep.hookFailure == nil, world.simulator.pendingException == nil,
            let hook = world.hooks[object, callback]
        else { return }
        guard world.hooks.depth < CallbackHooks.depthLimit else {
            session.runningStep.hookFailure = Diagnostic(
                .limit, at: hook.span,
                "'on \(hook.title)' runs itself: \(CallbackHooks.depthLimit) blocks deep")
            return
        }
        world.hooks.depth += 1
        do throws(Diagnostic) {
            try session.runInside(hook.commands)
        } catch {
            session.runningStep.hookFailure = error
        }
        world.hooks.depth -= 1
    }
}

extension Session {
    /// Listens to callbacks as long as something hangs on one.
    func updateCallbackObserver() {
        if world.hooks.isEmpty {
            world.simulator.callbackObserver = nil
        } else {
            world.simulator.callbackObserver = { [weak self] object, receiver, callback in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    let runner = HookRunner(session: self)
                    guard callback == .deinitialized else { return runner.run(object, callback) }
                    runner.run(object, ofDeparting: receiver)
                }
            }
        }
    }
}
