import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Blocks: their commands run each as a step, or inside `on` and `together` as part of one.
extension Interpreter {
    /// The commands of a block.
    func parse(_ block: Block) throws(Diagnostic) -> [ParsedCommand] {
        var parser = ScriptParser(block: block)
        var commands: [ParsedCommand] = []
        while let command = try parser.next() { commands.append(command) }
        return commands
    }

    /// Refuses commands that no word stands for.
    func checkWords(_ commands: [ParsedCommand]) throws(Diagnostic) {
        for case .verb(let verb) in commands { _ = try command(of: verb) }
    }

    /// Runs commands in order, each for itself, until one fails or somebody interrupts.
    func runEach(_ commands: [ParsedCommand]) -> ExitStatus {
        var result = ExitStatus.fine
        for command in commands {
            if isInterrupted() { return .interrupted }
            let status = execute(command)
            if status == .fine { continue }
            if stops(status) { return status }
            if result == .fine { result = status }
        }
        return result
    }

    /// Whether a block or a script ends with this status.
    func stops(_ status: ExitStatus) -> Bool {
        switch status {
        case .fine: false
        case .interrupted, .quit: true
        default: !policy.keepsGoing
        }
    }

    // MARK: Inside `on` and `together`

    /// Runs the commands of a block as part of the running step.
    func runInside(_ commands: [ParsedCommand]) throws(Diagnostic) {
        blockDepth += 1
        defer { blockDepth -= 1 }
        try runParts(commands, .inside)
    }

    /// Whether commands run as part of a step.
    var isInsideBlock: Bool { blockDepth > 0 }

    /// Runs the commands again and again.
    func repeatCommands(_ commands: [ParsedCommand], times: Int) throws(Diagnostic) {
        guard !commands.isEmpty else { return }
        var done = 0
        while done < times {
            done += 1
            if isInsideBlock {
                try stopIfInterrupted(at: commands[0].span)
                try runInside(commands)
                if world.simulator.pendingException != nil || hookFailure != nil { return }
            } else {
                status = runEach(commands)
                if stops(status) { return }
            }
        }
    }

    private func stopIfInterrupted(at span: SourceSpan) throws(Diagnostic) {
        guard isInterrupted() else { return }
        wasInterrupted = true
        throw Diagnostic(.limit, at: span, "interrupted")
    }

    // MARK: Hooks

    /// Listens to callbacks as long as something hangs on one.
    func updateCallbackObserver() {
        if world.hooks.isEmpty {
            world.simulator.callbackObserver = nil
        } else {
            world.simulator.callbackObserver = { [weak self] object, receiver, callback in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    guard callback == .deinitialized else { return self.runHook(object, callback) }
                    self.runHook(object, ofDeparting: receiver)
                }
            }
        }
    }

    /// The block on a controller's `deinit`: its name stands for what is left of it.
    private func runHook(_ id: ObjectID, ofDeparting object: AnyObject) {
        guard world.hooks[id, .deinitialized] != nil else { return }
        let departing = DepartingObject.standing(for: object)
        world.names.lend(departing, as: world.simulator.log.objects.name(id)) {
            runHook(id, .deinitialized)
        }
        departing.hasGone = true
    }

    private func runHook(_ object: ObjectID, _ callback: Callback) {
        guard hookFailure == nil, world.simulator.pendingException == nil,
            let hook = world.hooks[object, callback]
        else { return }
        guard world.hooks.depth < CallbackHooks.depthLimit else {
            hookFailure = Diagnostic(
                .limit, at: hook.span,
                "'on \(hook.title)' runs itself: \(CallbackHooks.depthLimit) blocks deep")
            return
        }
        world.hooks.depth += 1
        do throws(Diagnostic) { try runInside(hook.commands) } catch { hookFailure = error }
        world.hooks.depth -= 1
    }
}
