import CommandLanguage

/// The names of a line, a function or a closure, while its body is checked.
final class CheckScope {
    /// What the names belong to.
    package enum Kind {
        /// A line of statements: outside of braces it declares names of the session.
        case line
        /// A function, which reads names of the session when it runs.
        case function
        /// A closure, which holds the constants that it mentions.
        case closure
    }

    let kind: Kind
    let parent: CheckScope?
    /// The names within each pair of braces that is open, the innermost last.
    private var blocks: [[String: LocalVariable]] = [[:]]
    private(set) var slotCount = 0
    private(set) var captures: [CheckedCapture] = []
    /// Whether `$0` and its kin were used.
    var usesShorthand = false
    /// Whether it is of a closure that something takes of which nothing is known.
    var isForeign = false
    /// What `return` gives; nil as long as the first one is to tell.
    var result: ValueType?
    /// What an error says that the result is for.
    var resultUse = "'return'"
    /// Whether a further `return` may widen the result's type.
    var infersResult = false
    /// Loops, and loops or `switch`es, around what is checked.
    var loopDepth = 0
    var breakDepth = 0
    /// Whether a pattern takes the names that one before it on its case binds.
    var sharesNames = false
    /// The labels around what is checked.
    var labels: [(name: String, label: CheckedLabel, isLoop: Bool)] = []
    /// The label of the statement that comes next.
    var waitingLabel: CheckedLabel?
    private var labelCount = 0
    /// Whether the function was declared with `throws`.
    var canThrow = false
    /// How many `do`s around catch every error.
    var catchDepth = 0

    /// Whether a `catch` or a caller takes an error that is thrown here.
    var handlesErrors: Bool { canThrow || catchDepth > 0 || kind != .function }

    /// Begins a statement that has a label.
    func openLabel(_ name: String, isPlain: Bool, isLoop: Bool) {
        let label = CheckedLabel(number: labelCount, isPlain: isPlain)
        labelCount += 1
        labels.append((name, label, isLoop))
        waitingLabel = label
    }

    /// Ends it.
    func closeLabel() {
        labels.removeLast()
        waitingLabel = nil
    }

    /// The label for the body of the statement that is checked.
    func takeLabel() -> CheckedLabel? {
        defer { waitingLabel = nil }
        return waitingLabel
    }

    init(_ kind: Kind, parent: CheckScope?, result: ValueType? = nil) {
        self.kind = kind
        self.parent = parent
        self.result = result
    }

    /// Whether a declaration here is one of the session.
    var isTop: Bool { kind == .line && blocks.count == 1 }

    /// Whether every function around is a closure of a line.
    var belongsToLine: Bool {
        switch kind {
        case .line: true
        case .function: false
        case .closure: parent?.belongsToLine ?? false
        }
    }

    func openBlock() { blocks.append([:]) }

    func closeBlock() { blocks.removeLast() }

    /// Adds a name; nil when these braces have it already.
    func declare(
        _ name: String, type: ValueType, isConstant: Bool,
        strength: LocalVariable.Strength = .strong, function: FunctionSignature? = nil,
        isShared: Bool = false
    ) -> LocalVariable? {
        guard blocks[blocks.count - 1][name] == nil else { return nil }
        let variable = LocalVariable(
            name: name, index: slotCount, type: type, isConstant: isConstant, strength: strength,
            function: function, isShared: isShared)
        slotCount += 1
        if name != "_" { blocks[blocks.count - 1][name] = variable }
        return variable
    }

    /// Lets a name of these braces go, since a condition binds it anew for what follows: `guard let name = name`.
    func rebind(_ name: String) { blocks[blocks.count - 1][name] = nil }

    /// The variable of that name in these braces or those around them, up to the function's.
    func find(_ name: String) -> LocalVariable? {
        for block in blocks.reversed() {
            if let variable = block[name] { return variable }
        }
        return nil
    }

    /// The local of that name of this function or of one around it.
    func local(named name: String) -> LocalVariable? {
        find(name) ?? parent?.local(named: name)
    }

    /// Whether the name means a local of this function or of one around it.
    func knows(_ name: String) -> Bool {
        find(name) != nil || parent?.knows(name) ?? false
    }

    /// The names that can be used here, from the outermost on.
    var names: [String] {
        (parent?.names ?? []) + blocks.flatMap { $0.keys.sorted() }
    }

    /// Keeps a value of the session for the time when the closure runs.
    func capture(_ name: String, _ value: CheckedExpression) -> LocalVariable {
        let variable = captured(name, type: value.type)
        captures.append(.value(value, variable))
        return variable
    }

    /// Keeps a variable of the function around.
    func capture(_ outer: LocalVariable) -> LocalVariable {
        if !outer.isConstant || outer.function != nil { outer.isShared = true }
        let variable = LocalVariable(
            name: outer.name, index: slotCount, type: outer.type, isConstant: outer.isConstant,
            strength: outer.strength, function: outer.function, isShared: outer.isShared)
        variable.isImplicitlyUnwrapped = outer.isImplicitlyUnwrapped
        keep(variable)
        captures.append(.variable(outer, variable))
        return variable
    }

    /// Keeps a value under a name of the capture list.
    func capture(
        _ name: String, _ value: CheckedExpression, as strength: LocalVariable.Strength
    ) {
        let type = strength == .weak ? value.type.wrapped : value.type
        let variable = LocalVariable(
            name: name, index: slotCount, type: type, isConstant: true, strength: strength)
        keep(variable)
        captures.append(.value(value, variable))
    }

    private func captured(_ name: String, type: ValueType) -> LocalVariable {
        let variable = LocalVariable(name: name, index: slotCount, type: type, isConstant: true)
        keep(variable)
        return variable
    }

    private func keep(_ variable: LocalVariable) {
        slotCount += 1
        blocks[0][variable.name] = variable
    }
}

extension CheckScope {
    /// Whether it is of such a closure, or of one within it: what it gives is not known.
    var isInForeignClosure: Bool { isForeign || parent?.isInForeignClosure == true }
}
