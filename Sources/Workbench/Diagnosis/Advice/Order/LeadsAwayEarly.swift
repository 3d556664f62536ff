import CommandLanguage
import HierarchyRecords

/// A screen that leads on to another one while it loads, before it has appeared itself (B27).
enum LeadsAwayEarly: Advice {
    private static let callbacks = ["viewDidLoad", "loadView"]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        callbacks.flatMap { callback in
            RepeatedSetup.calls(in: declared, callback).map(\.call)
                .filter { $0.name.hasPrefix("pushViewController") && $0.isOnOwnStack }
                .map { finding($0, in: callback, of: declared) }
        }
    }

    private static func finding(
        _ call: CodeCall, in method: String, of declared: DeclaredClass
    ) -> Finding {
        let line =
            declared.declaration.language == .swift
            ? "setViewControllers([first, second], animated: false)"
            : "[navigationController setViewControllers:@[first, second] animated:NO];"
        return declared.advice(
            "leads-away-early", rule: .b27, method: method, at: call.span,
            "pushes another controller while it loads: it has not appeared yet, and whoever asks for its "
                + "view again brings it about",
            mend: [
                "\(line) where the stack is made, to begin on the second screen",
                "or push in viewDidAppear, once",
            ])
    }
}

extension CodeCall {
    /// Whether it goes to the stack that the object itself is in.
    fileprivate var isOnOwnStack: Bool {
        receiver.ownPath.filter { $0 != "?" } == "navigationController"
    }
}
