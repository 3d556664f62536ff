import HeadlessUIKit

/// A segue of a user's class: its `perform()` runs in the place of UIKit's own.
final class ScriptedSegue: UIStoryboardSegue, ScriptedObject {
    let script: ScriptInstance

    init(_ script: ScriptInstance) {
        self.script = script
        super.init(toBeAdopted: Simulator.current)
    }

    // The compiler's own stub of it would call itself.
    override init(toBeAdopted world: Simulator) {
        preconditionFailure("an object of a script's class has a script")
    }

    required init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        preconditionFailure("an object of a script's class has a script")
    }

    isolated deinit {
        if script.kind.hasDeinit, script.kind.isRunning { script.kind.runDeinit(of: self) }
    }

    override func perform() { override(.perform) { super.perform() } }
}

extension ScriptedSegue: NamedStranger {
    var classNameInLog: String { script.kind.name }
    var nameInLog: String? { script.kind.interpreter?.variables.names.name(of: self) }
}

extension ScriptFoundation {
    @MainActor
    static var segueInitialisers: [ScriptInitialiser] {
        [
            ScriptInitialiser(
                "init(identifier:source:destination:)",
                [.string.wrapped, .named(.viewController), .named(.viewController)]
            ) { object, arguments in
                guard arguments.count > 2, let source = UIViewController.from(arguments[1]),
                    let destination = UIViewController.from(arguments[2])
                else { return }
                (object as? UIStoryboardSegue)?.adopt(
                    identifier: String.from(arguments[0]), source: source,
                    destination: destination)
            }
        ]
    }
}
