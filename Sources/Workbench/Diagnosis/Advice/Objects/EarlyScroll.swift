import CommandLanguage
import HierarchyRecords

/// A scroll view that is told to scroll before the first layout, which puts it back to its beginning (B51).
enum EarlyScroll: Advice {
    private static let callbacks = ["loadView", "viewDidLoad"]
    private static let scrolling: Set<String> = [
        "scrollToRow", "scrollToRowAtIndexPath", "scrollToItem", "scrollToItemAtIndexPath",
        "setContentOffset", "scrollRectToVisible",
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        callbacks.flatMap(declared.methods).compactMap { method in
            guard method.body.firstCall(of: "layoutIfNeeded") == nil,
                let place = place(in: method.body)
            else { return nil }
            return declared.advice(
                "scroll-early", rule: .b51, method: method.plainName, at: place.span,
                "calls \(place.call) before the first layout: \(place.view) has no size and no content yet, "
                    + "and begins at its top",
                mend: [
                    "move it to viewDidLayoutSubviews, where a property says that it is done once",
                    "or call view.layoutIfNeeded() before it, in viewWillAppear",
                ])
        }
    }

    private struct Place {
        let call: String
        let view: String
        let span: SourceSpan
    }

    /// The first one that the method itself makes: what a closure does may come later.
    private static func place(in statements: [Statement]) -> Place? {
        for statement in statements {
            for expression in statement.expressions {
                if let call = CodeCall(expression), scrolling.contains(call.name) {
                    return Place(
                        call: call.name, view: call.receiver.ownPath, span: call.span)
                }
            }
            if let inner = statement.blocks.lazy.compactMap({ place(in: $0) }).first {
                return inner
            }
        }
        return nil
    }
}
