import CommandLanguage

extension ObjectiveCWriter {
    func lines(_ statement: CheckedStatement) throws(CodeGap) -> [String] {
        switch statement {
        case .expression(let value): return try lines(of: value)
        case .assignment(let place, let op, let value): return try assign(place, op, value)
        case .declaration(let declaration): return try lines(declaration)
        case .definition(let types): return try definitions(types)
        case .branch(let branch): return try lines(branch)
        case .loop(let loop): return try lines(loop)
        case .exit(let exit): return try lines(exit)
        case .block(.plain(let block)): return ["{"] + (try inner(block)) + ["}"]
        case .block(.defer): throw CodeGap("'defer' is Swift's")
        case .block(.doCatch): throw CodeGap("errors that are thrown are Swift's")
        }
    }

    private func lines(_ exit: CheckedStatement.Exit) throws(CodeGap) -> [String] {
        switch exit {
        case .return(let value):
            guard let value else { return ["return;"] }
            return ended("return " + (try text(value)))
        case .break: return ["break;"]
        case .continue: return ["continue;"]
        case .fallthrough: throw CodeGap("'fallthrough' within other braces is Swift's")
        case .jump: throw CodeGap("jumps to labels are Swift's")
        case .throw: throw CodeGap("errors that are thrown are Swift's")
        }
    }

    /// An expression; the call of a block that may be nil asks first, since that would crash.
    private func lines(of value: CheckedExpression) throws(CodeGap) -> [String] {
        if let loop = try loop(value) { return loop }
        guard case .optional(.chain(let call)) = value.kind,
            case .call(.value(let block, _)) = call.kind,
            case .optional(.link(let optional)) = block.kind
        else { return ended(try text(value)) }
        return ["if (\(try text(optional))) {"] + ended(try text(call)).map(Self.indented) + ["}"]
    }

    // MARK: Declarations

    private func lines(_ declaration: CheckedStatement.Declaration) throws(CodeGap) -> [String] {
        switch declaration {
        case .world(let name, let value, let type, let traits):
            return try declare(name, value, type, traits)
        case .local(let variable, let value): return try declare(variable, value)
        case .destructuring(let bindings, let value): return try declare(bindings, value)
        case .function, .localFunction:
            throw CodeGap("a function outside of a class is Swift's")
        }
    }

    /// A name of the session.
    private func declare(
        _ name: String, _ value: CheckedExpression, _ type: ValueType, _ traits: VariableTraits
    ) throws(CodeGap) -> [String] {
        let weak = traits.contains(.weak) ? "__weak " : ""
        let place = try type.objectiveC(declaring: Self.plain(name))
        return ended(weak + place + " = " + (try text(value)))
    }

    /// `let (a, b) = (1, 2)`, a declaration after the other.
    private func declare(
        _ bindings: [CheckedBinding?], _ value: CheckedExpression
    ) throws(CodeGap) -> [String] {
        guard case .literal(.tuple(let elements)) = value.kind else {
            throw CodeGap("tuples are Swift's")
        }
        var lines: [String] = []
        for (binding, element) in zip(bindings, elements) {
            switch binding {
            case .local(let variable)?: lines += try declare(variable, element)
            case .world(let name, let type, let traits)?:
                lines += try declare(name, element, type, traits)
            case nil: lines += ended("(void)(\(try text(element)))")
            }
        }
        return lines
    }

    private func declare(
        _ variable: LocalVariable, _ value: CheckedExpression?
    ) throws(CodeGap) -> [String] {
        if variable.name == "self" { rename(variable, "strongSelf") }
        let place = try variable.type.objectiveC(declaring: name(of: variable))
        let prefix = variable.strength == .weak ? "__weak " : variable.isBlockVariable
        guard let value else { return [prefix + place + ";"] }
        return ended(prefix + place + " = " + (try text(value)))
    }

    // MARK: Assignments

    private func assign(
        _ place: CheckedPlace, _ op: InfixOperator?, _ value: CheckedExpression
    ) throws(CodeGap) -> [String] {
        if case .nowhere = place { return ended("(void)(\(try text(value)))") }
        let sign = op.map { $0.rawValue + "=" } ?? "="
        if op == .plus, value.type.unwrapped.isNamed(.string) {
            let old = try text(place)
            return ended("\(old) = [\(old) stringByAppendingString:\(try text(value))]")
        }
        if op == nil, case .property(_, _, isChained: true, _) = place {
            return ended(try message(setting: place, to: value))
        }
        guard let (owner, field) = try structure(of: place) else {
            return ended("\(try text(place)) \(sign) \(try text(value))")
        }
        let type = try owner.type.objectiveC(declaring: owner.name)
        let lines =
            ["\(type) = \(owner.text);"] + ended("\(owner.name)\(field) \(sign) \(try text(value))")
            + ["\(owner.text) = \(owner.name);"]
        return ["{"] + lines.map(Self.indented) + ["}"]
    }

    /// `[m.presentationController setDelegate:home]`: with a dot it would read as Swift that forgot
    /// to unwrap.
    private func message(
        setting place: CheckedPlace, to value: CheckedExpression
    ) throws(CodeGap) -> String {
        let place = try text(place)
        guard let dot = place.lastIndex(of: "."), let first = place[dot...].dropFirst().first
        else { return "\(place) = \(try text(value))" }
        let setter = "set\(first.uppercased())\(place[dot...].dropFirst(2))"
        return "[\(place[..<dot]) \(setter):\(try text(value))]"
    }

    /// A property of an object that holds a structure, and the way to the part of it that changes.
    private func structure(
        of place: CheckedPlace
    ) throws(CodeGap) -> (owner: (text: String, name: String, type: ValueType), field: String)? {
        var field = ""
        var outer = place
        while case .part(let next, let property, _) = outer {
            field = ".\(property.name)" + field
            outer = next
        }
        guard !field.isEmpty, case .property(_, let property, _, _) = outer else { return nil }
        return ((try text(outer), property.name, property.type), field)
    }

    /// A place as it is read and written.
    func text(_ place: CheckedPlace) throws(CodeGap) -> String {
        switch place {
        case .worldName(let name, _): return Self.plain(name)
        case .local(let variable): return name(of: variable)
        case .property(let object, let property, _, _):
            return try text(of: property, of: object)
        case .part(let outer, let property, _): return try text(outer) + "." + property.name
        case .unwrapped(let outer, _, _): return try text(outer)
        case .staticProperty(let property, _): return try staticText(property)
        case .nowhere: return "(void)"
        case .element, .tupleElement, .entry:
            throw CodeGap("what an array or a dictionary holds stays in Objective-C")
        }
    }
}

extension LocalVariable {
    /// What lets blocks change it.
    fileprivate var isBlockVariable: String { isShared && !isConstant ? "__block " : "" }
}
