import CommandLanguage
import HierarchyRecords

/// `prepare(for:sender:)` that reads outlets of the destination, whose view is not loaded (G01, D21).
enum OutletsInPrepare: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        let outlets = Set(all.flatMap(\.outlets))
        if outlets.isEmpty { return [] }
        var findings: [Finding] = []
        for method in ["prepare", "prepareForSegue"] {
            for prepare in declared.methods(named: method) {
                findings += spans(of: outlets, in: prepare.body).map { span in
                    declared.advice(
                        "outlet-in-prepare", rule: .d21, method: method, at: span,
                        "reads an outlet of the destination, whose view is not loaded yet",
                        mend: ["hand over a value, and let the destination's viewDidLoad show it"])
                }
            }
        }
        return findings
    }

    /// Where an outlet of another object than `self` is read.
    private static func spans(
        of outlets: Set<String>, in body: [Statement]
    ) -> [SourceSpan] {
        var spans: [SourceSpan] = []
        CodeWalk.expressions(of: body) { expression in
            guard let (base, name) = expression.member, outlets.contains(name),
                !base.isName("self"), !spans.contains(expression.span)
            else { return }
            spans.append(expression.span)
        }
        return spans
    }
}

extension DeclaredClass {
    /// The names of its outlets.
    fileprivate var outlets: [String] {
        declaration.storedProperties.filter { $0.modifiers.contains(.outlet) }.map(\.name.text)
    }
}
