import CommandLanguage
import HierarchyRecords

/// Code that reads outlets of a controller whose view is not loaded: of the destination in
/// `prepare(for:sender:)`, or of one that it has just made (G01, D21, L01).
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
        return findings + afterMaking(in: declared, among: all)
    }

    // MARK: Of what code has just made

    private static func afterMaking(
        in declared: DeclaredClass, among all: [DeclaredClass]
    ) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            statements.localObjects.compactMap { local in
                guard local.value.makesController(of: all),
                    let read = firstRead(of: local.name.text, in: statements, among: all)
                else { return nil }
                return declared.advice(
                    "outlet-early", .fault, rule: .l01, method: method, at: read.span,
                    "reads the outlet \(read.outlet) of \(local.name.text), whose view is not loaded yet: it is nil",
                    mend: mends(read.outlet, of: local.name.text, read.declared))
            }
        }
    }

    /// What loads the view first, or does without.
    static func mends(_ outlet: String, of name: String, _ declared: DeclaredClass) -> [String] {
        let load = UIKitCall.loadViewIfNeeded(name).text(in: declared.declaration.language)
        return [
            "\(load) before it",
            "or hand the value to a property of \(declared.name), which its viewDidLoad shows in \(outlet)",
        ]
    }

    private typealias Read = (outlet: String, span: SourceSpan, declared: DeclaredClass)

    /// The first outlet of the variable that is read before something can have loaded its view.
    private static func firstRead(
        of name: String, in statements: [Statement], among all: [DeclaredClass]
    ) -> Read? {
        var read: Read?
        var isOver = false
        CodeWalk.expressions(of: statements) { expression in
            guard !isOver, read == nil else { return }
            let arguments = CodeCall.orOwn(expression)?.arguments ?? []
            if arguments.contains(where: { $0.value.isName(name) }) { isOver = true }
            guard let (base, member) = expression.member, base.ownPath == name else { return }
            if ["view", "loadViewIfNeeded", "loadView"].contains(member) { isOver = true }
            if let owner = all.first(where: { $0.outlets.contains(member) }) {
                read = (member, expression.span, owner)
            }
        }
        return read
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
    var outlets: [String] {
        declaration.storedProperties.filter { $0.modifiers.contains(.outlet) }.map(\.name.text)
    }
}

extension Expression {
    /// Whether it makes a controller: of a storyboard's scene, or of a class that has outlets.
    fileprivate func makesController(of all: [DeclaredClass]) -> Bool {
        switch kind {
        case .operation(.cast(let inner, _, _)): return inner.makesController(of: all)
        case .link(.forceUnwrap(let inner)), .link(.optionalChain(let inner)):
            return inner.makesController(of: all)
        case .name, .type, .implicitMember, .literal, .link, .message, .operation, .closure,
            .attempt, .address:
            break
        }
        if let call = CodeCall(self), call.name.hasPrefix("instantiate"),
            call.name.contains("ViewController")
        {
            return true
        }
        return all.contains { $0.name == madeClass && !$0.outlets.isEmpty }
    }
}
