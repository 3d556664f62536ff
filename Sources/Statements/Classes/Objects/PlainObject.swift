import HeadlessUIKit

/// An object of a user's class that stands on no class of UIKit's.
@MainActor
final class PlainObject: ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) { self.script = script }

    isolated deinit {
        if script.kind.hasDeinit, script.kind.isRunning { script.kind.runDeinit(of: self) }
    }
}
