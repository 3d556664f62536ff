import CommandLanguage

/// The members that the code of a Swift class uses of its own object and that are defined nowhere.
/// They are told all at once: a compiler would tell one after the other, and a listing that was
/// copied from a book often lacks several.
@MainActor
struct MissingMembers {
    /// A member that is used and not defined.
    fileprivate struct Missing {
        let name: String
        /// Nil for a property.
        var labels: [String?]?
        var isUsed: Bool
        let span: SourceSpan
    }

    private let line: LineUnderCheck
    private var locals: Set<String> = ["self", "super", "newValue", "oldValue", "error", "_"]
    private var missing: [Missing] = []
    private var places: Set<SourceSpan> = []

    /// Looks through the code of the class that the check is in.
    init(_ codes: [PendingCode], in line: LineUnderCheck) {
        self.line = line
        for code in codes where code.language != .objectiveC {
            locals.formUnion(code.parameters.map(\.name.text))
            collectLocals(of: code.body)
        }
        for code in codes where code.language != .objectiveC { look(through: code.body) }
    }

    /// Where they are used; empty for fewer than two.
    var uses: Set<SourceSpan> { missing.count > 1 ? places : [] }

    /// One error for all of them with stubs to paste; nil for fewer than two.
    var diagnostic: Diagnostic? {
        guard missing.count > 1, let first = missing.first else { return nil }
        let names = missing.map { "'\($0.name)'" }.joined(separator: ", ")
        return Diagnostic(
            .unknownName, at: first.span,
            "the class uses members that are not defined: \(names)",
            hint: "paste into the class: \(missing.map(\.stub).joined(separator: "; "))")
    }

    // MARK: Names of the code's own

    private mutating func collectLocals(of statements: [Statement]) {
        for statement in statements {
            switch statement {
            case .declaration(let declaration): collectNames(of: declaration)
            case .branch(.if(let conditions, _, _)), .branch(.guard(let conditions, _)),
                .loop(.while(let conditions, _)):
                collectBindings(of: conditions)
            case .branch(.switch(_, let cases)):
                cases.flatMap(\.patterns).forEach { collectBinding(of: $0) }
            case .loop(.forIn(let loop)): locals.formUnion(loop.names.map(\.text))
            case .labeled(_, let inner): collectLocals(of: [inner])
            case .block(.doCatch(_, let clauses)):
                clauses.compactMap(\.pattern).forEach { collectBinding(of: $0) }
            case .loop(.repeatWhile), .loop(.forClassic), .expression, .assignment, .definition,
                .exit, .block:
                break
            }
            statement.blocks.forEach { collectLocals(of: $0) }
        }
        CodeWalk.expressions(of: statements) { expression in
            guard case .closure(let closure) = expression.kind else { return }
            locals.formUnion(closure.parameters.map(\.name.text))
            locals.formUnion(closure.captures.map(\.name.text))
            collectLocals(of: closure.body)
        }
    }

    private mutating func collectNames(of declaration: Statement.Declaration) {
        switch declaration {
        case .variable(let name, _, _, _, _): locals.insert(name.text)
        case .destructuring(let names, _, _): locals.formUnion(names.map(\.text))
        case .function(let function):
            locals.insert(function.name.text)
            locals.formUnion(function.parameters.map(\.name.text))
        case .persistent: break
        }
    }

    private mutating func collectBindings(of conditions: [CommandLanguage.Condition]) {
        for condition in conditions {
            switch condition {
            case .binding(let name, _, _, _): locals.insert(name.text)
            case .pattern(let pattern, _): collectBinding(of: pattern)
            case .expression: break
            }
        }
    }

    private mutating func collectBinding(of pattern: Pattern) {
        switch pattern.kind {
        case .binding(let name, _, _): locals.insert(name.text)
        case .instance(let name, _, _): if let name { locals.insert(name.text) }
        case .carrying(_, _, let parts), .tuple(let parts):
            parts.forEach { collectBinding(of: $0) }
        case .value, .anything: break
        }
    }

    // MARK: What is asked for

    private mutating func look(through statements: [Statement]) {
        var unused: Set<SourceSpan> = []
        collectUnused(in: statements, &unused)
        CodeWalk.expressions(of: statements) { expression in
            switch expression.kind {
            case .link(.call(let callee, let arguments)):
                add(callee, labels: arguments.map(\.label), isUsed: !unused.contains(callee.span))
            case .name, .link(.member): add(expression, labels: nil, isUsed: true)
            case .link(.index), .link(.optionalChain), .link(.forceUnwrap), .implicitMember,
                .type, .literal, .message, .operation, .closure, .attempt, .address:
                break
            }
        }
    }

    /// Calls that are statements of their own.
    private func collectUnused(in statements: [Statement], _ unused: inout Set<SourceSpan>) {
        for statement in statements {
            if case .expression(let value) = statement,
                case .link(.call(let callee, _)) = value.kind
            {
                unused.insert(callee.span)
            }
            for block in statement.blocks { collectUnused(in: block, &unused) }
        }
    }

    /// Adds what stands alone, or behind `self.`, if nothing has the name.
    private mutating func add(_ expression: Expression, labels: [String?]?, isUsed: Bool) {
        guard let name = expression.ownName else { return }
        guard !isKnown(name), !isSlip(name, isCall: labels != nil),
            labels == nil || !line.classes.inert.absent.mayHave(name: name)
        else { return }
        places.insert(expression.span)
        if let index = missing.firstIndex(where: { $0.name == name }) {
            if missing[index].labels == nil { missing[index].labels = labels }
            missing[index].isUsed = missing[index].isUsed || labels != nil && isUsed
            return
        }
        missing.append(Missing(name: name, labels: labels, isUsed: isUsed, span: expression.span))
    }

    /// Whether the name misses a member by a slip, which is told by itself.
    private func isSlip(_ name: String, isCall: Bool) -> Bool {
        guard let type = line.classContext?.type else { return false }
        let members = line.classes.memberNames(of: type).filter { $0.contains("(") == isCall }
        return NearestName.slip(of: name, among: members.map { String($0.prefix { $0 != "(" }) })
            != nil
    }

    private func hasStatic(_ name: String, _ type: TypeDescription) -> Bool {
        type.inheritedStatic(name, in: line.classes) != nil
            || type.hasStaticMethod(name, in: line.classes)
    }

    private func isKnown(_ name: String) -> Bool {
        locals.contains(name) || line.found.mistakes.doubts(name)
            || line.classes.unmodelled(
                name, of: line.classContext?.description, at: SourceSpan(line: 1, column: 1)) != nil
            || name.hasPrefix("$") || line.ownMembers.names.contains(name)
            || line.isName(name)
            || !line.functions(named: name).isEmpty
            || BuiltinFunction(rawValue: name) != nil || line.types.type(named: name) != nil
            || line.isNameElsewhere(name) || line.types.alias(named: name) != nil
            || OutsideName.describe(name) != nil
            || line.classContext.map { hasStatic(name, $0.description) } ?? false
            || AbsentClass.ofSwift[name] != nil || InertFunctions.declaration(name) != nil
            || line.classContext.map {
                line.foreign.isOpen($0.type) || line.foreign.isAdded(name, to: $0.type)
            } ?? false
    }
}

extension Expression {
    /// The name where it is `name` or `self.name`.
    var ownName: String? {
        if case .name(let name) = kind { return name }
        guard case .link(.member(let base, let name, _)) = kind, base.isSelf else { return nil }
        return name
    }
}

extension MissingMembers.Missing {
    /// The member as it could be written, to be filled in by hand: its type is guessed from its name.
    fileprivate var stub: String {
        guard let labels else { return "var \(name): \(type ?? "Any")!" }
        let parameters = labels.enumerated().map { index, label in
            label.map { "\($0) value\(index + 1): Any" } ?? "_ value\(index + 1): Any"
        }.joined(separator: ", ")
        guard isUsed else { return "func \(name)(\(parameters)) { }" }
        return "func \(name)(\(parameters)) -> \(type ?? "Any") { \(value) }"
    }

    private var type: String? {
        if name.lowercased().contains("frame") { return "CGRect" }
        let types = [
            "Rect": "CGRect", "Bounds": "CGRect", "Size": "CGSize",
            "Point": "CGPoint", "Center": "CGPoint", "View": "UIView", "Insets": "UIEdgeInsets",
            "Controller": "UIViewController", "VC": "UIViewController", "Child": "UIViewController",
        ]
        let found = types.keys.sorted().last { ending in
            name.lowercased().hasSuffix(ending.lowercased())
        }
        return found.flatMap { types[$0] }
    }

    private var value: String {
        switch type {
        case "UIView"?, "UIViewController"?: "\(type ?? "")()"
        case nil: "0"
        default: ".zero"
        }
    }
}
