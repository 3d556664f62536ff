import CommandLanguage
import HierarchyRecords

/// A display link with `self` as its target that only `deinit` ends, or nothing: the run loop holds the link, and the
/// link its target (B15).
enum DisplayLinkKeeps: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        // Who ends a timer or a link anywhere but in deinit means this one, too.
        guard !declared.calls("invalidate") else { return [] }
        return declared.bodies.compactMap { method, statements in
            guard let place = place(in: statements) else { return nil }
            let isSwift = declared.declaration.language == .swift
            let property = CodeSetting.all(in: statements).first { $0.value.makesLink }?.path
            let link = property ?? "link"
            let isInDeinit =
                declared.declaration.deinitialiser?.firstCall(of: "invalidate") != nil
            return declared.advice(
                "display-link-keeps", .fault, rule: .b15, method: method, at: place,
                "makes a CADisplayLink that holds self, and the run loop holds the link until invalidate()"
                    + (isInDeinit
                        ? ", which stands in deinit: neither ever comes"
                        : ", which is never called"),
                mend: [
                    isSwift
                        ? "\(link)?.invalidate() in viewDidDisappear(_:)"
                        : "[self.\(link) invalidate]; in viewDidDisappear:"
                ])
        }
    }

    private static func place(in statements: [Statement]) -> SourceSpan? {
        var found: SourceSpan?
        CodeWalk.expressions(of: statements) { expression in
            if found == nil, expression.makesLink { found = expression.span }
        }
        return found
    }
}

extension CommandLanguage.Expression {
    /// Whether it makes a display link that calls the object itself.
    fileprivate var makesLink: Bool {
        if let call = CodeCall(self), call.name == "displayLinkWithTarget" {
            return call.arguments.first?.value.isName("self") ?? false
        }
        guard case .link(.call(let called, let arguments)) = unchained.kind,
            called.isName("CADisplayLink"), let target = arguments.first
        else { return false }
        return target.label == "target" && target.value.isName("self")
    }
}
