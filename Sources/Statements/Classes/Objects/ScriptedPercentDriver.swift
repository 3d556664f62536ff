import HeadlessUIKit

/// What drives a transition, of a user's class: what the class overrides runs in the place of UIKit's
/// own members, which are then its `super`.
final class ScriptedPercentDriver: UIPercentDrivenInteractiveTransition, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init()
    }

    isolated deinit {
        if script.kind.hasDeinit, script.kind.isRunning { script.kind.runDeinit(of: self) }
    }

    override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        let reference = TransitionContextReference(transitionContext)
        override(.`startInteractiveTransition(_:)`, [reference.value]) {
            super.startInteractiveTransition(transitionContext)
        }
    }

    override func update(_ percentComplete: CGFloat) {
        override(.`update(_:)`, [percentComplete.value]) { super.update(percentComplete) }
    }

    override func pause() { override(.pause) { super.pause() } }
    override func finish() { override(.finish) { super.finish() } }
    override func cancel() { override(.cancel) { super.cancel() } }

    override var completionSpeed: CGFloat {
        get { read(.completionSpeed) ?? super.completionSpeed }
        set { if !write(.completionSpeed, newValue) { super.completionSpeed = newValue } }
    }

    override var wantsInteractiveStart: Bool {
        get { read(.wantsInteractiveStart) ?? super.wantsInteractiveStart }
        set {
            if !write(.wantsInteractiveStart, newValue) { super.wantsInteractiveStart = newValue }
        }
    }
}

extension ScriptedPercentDriver: NamedStranger {
    var classNameInLog: String { script.kind.name }
    var nameInLog: String? { script.kind.interpreter?.variables.names.name(of: self) }
}
