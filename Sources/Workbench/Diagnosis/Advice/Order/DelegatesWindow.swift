import CommandLanguage
import HierarchyRecords
import Statements

/// Code that takes the window of the app's delegate, which has none where scenes have the windows (U27).
enum DelegatesWindow: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        // A delegate of the session's own that has a window may well be the app's.
        let hasOwn = all.contains { other in
            other.adopts("UIApplicationDelegate")
                && other.declaration.storedProperties.contains { $0.name.text == "window" }
        }
        if hasOwn { return [] }
        return declared.bodies.compactMap { method, statements in
            guard let place = place(in: statements) else { return nil }
            let isSwift = declared.declaration.language == .swift
            return declared.advice(
                "delegate-window", rule: .u27, method: method, at: place,
                "takes the window of the app's delegate: in an app with scenes a UIWindowScene has the windows, "
                    + "and the delegate has none",
                mend: [
                    isSwift
                        ? "view.window, or (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first"
                        : "self.view.window, or the windows of a UIWindowScene of "
                            + "UIApplication.sharedApplication.connectedScenes"
                ])
        }
    }

    private static func place(in statements: [Statement]) -> SourceSpan? {
        var found: SourceSpan?
        CodeWalk.expressions(of: statements) { expression in
            let path = expression.ownPath.filter { $0 != "?" && $0 != "(" && $0 != ")" }
            if found == nil,
                [
                    "UIApplication.shared.delegate.window",
                    "UIApplication.sharedApplication.delegate.window",
                ].contains(path)
            {
                found = expression.span
            }
        }
        return found
    }
}
