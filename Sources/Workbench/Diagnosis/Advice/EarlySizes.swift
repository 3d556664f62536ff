import CommandLanguage
import HierarchyRecords

/// Frames computed from the view's size before the view has it (B08).
enum EarlySizes: Advice {
    private static let callbacks = ["viewDidLoad", "loadView", "init", "viewWillAppear"]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        var findings: [Finding] = []
        let laidOut = laidOut(by: declared)
        for (method, statements) in declared.bodies where callbacks.contains(method) {
            var isElastic = false
            var places: [SourceSpan] = []
            CodeWalk.assignments(of: statements) { target, value in
                if target.member?.name == "autoresizingMask" { isElastic = true }
                if target.setsPlace, value.readsOwnSize, !laidOut.contains(target.pathText) {
                    places.append(target.span)
                }
            }
            if isElastic { continue }
            findings += places.map { span in
                declared.advice(
                    "sizes-early", rule: .b08, method: method, at: span,
                    "computes a frame from a view that has not its size yet",
                    mend: ["set the frame in viewWillLayoutSubviews, or give an autoresizingMask"])
            }
        }
        return findings
    }

    /// The paths whose frames the class sets again at each layout.
    private static func laidOut(by declared: DeclaredClass) -> Set<String> {
        var places: Set<String> = []
        for method in ["viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
            for layout in declared.methods(named: method) {
                CodeWalk.assignments(of: layout.body) { target, _ in places.insert(target.pathText)
                }
            }
        }
        return places
    }
}

extension Expression {
    /// Whether assigning to it places a view.
    fileprivate var setsPlace: Bool {
        ["frame", "bounds", "center"].contains(member?.name ?? "")
    }

    /// Whether the size of the object's own view stands in it.
    fileprivate var readsOwnSize: Bool {
        var found = false
        CodeWalk.expressions(of: self) { expression in
            guard let (base, name) = expression.member, ["frame", "bounds"].contains(name) else {
                return
            }
            if base.isOwn("view") { found = true }
        }
        return found
    }
}
