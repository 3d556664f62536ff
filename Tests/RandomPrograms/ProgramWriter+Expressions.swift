/// Expressions of a kind.
extension ProgramWriter {
    /// An expression of that kind with at most so many levels.
    mutating func expression(_ kind: Kind, _ levels: Int = 2) -> String {
        if levels > 0, chance(1, of: 8) { return conditional(kind, levels) }
        if levels == 0 || chance(2, of: 5), let variable = variable(of: kind) { return variable }
        if levels > 0, chance(1, of: 4), let call = call(giving: kind, levels) { return call }
        if levels > 0, chance(1, of: 5), let part = part(kind) { return part }
        return levels == 0 ? literal(kind, 1) : composed(kind, levels)
    }

    /// A variable of that kind.
    mutating func variable(of kind: Kind) -> String? {
        let names = scope.variables.filter { $0.kind == kind }.map(\.reading)
        return names.isEmpty ? nil : dice.pick(names)
    }

    private mutating func conditional(_ kind: Kind, _ levels: Int) -> String {
        let test = expression(.bool, levels - 1)
        return "(\(test) ? \(typed(kind, levels - 1)) : \(typed(kind, levels - 1)))"
    }

    /// An expression that tells its kind by itself.
    mutating func typed(_ kind: Kind, _ levels: Int) -> String {
        if let variable = variable(of: kind), chance(1, of: 2) { return variable }
        let text = expression(kind, levels)
        switch kind {
        case .int, .bool, .string, .structure, .enumeration, .object: return text
        case .double, .float, .sized, .array, .set, .dictionary, .optional, .tuple, .function:
            return "(\(text) as \(kind.text))"
        }
    }

    /// A property of something in scope, or what a collection holds.
    private mutating func part(_ kind: Kind) -> String? {
        var found: [String] = []
        for variable in scope.variables {
            switch variable.kind {
            case .tuple(let fields):
                for (index, field) in fields.enumerated() where field.kind == kind {
                    found.append(
                        "\(variable.reading).\(field.name.isEmpty ? "\(index)" : field.name)")
                }
            case .structure(let name):
                for field in scope.structure(name)?.fields ?? [] where field.kind == kind {
                    found.append("\(variable.reading).\(field.name)")
                }
            case .object(let name):
                for field in scope.type(name)?.fields ?? [] where field.kind == kind {
                    found.append("\(variable.reading).\(field.name)")
                }
            case .array(let element) where .optional(element) == kind:
                found += ["\(variable.reading).first", "\(variable.reading).last"]
            case .array(kind):
                found.append("(\(variable.reading).last ?? \(literal(kind, 1)))")
            case .dictionary(let key, let value) where .optional(value) == kind:
                found.append("\(variable.reading)[\(literal(key, 1))]")
            case .dictionary(let key, kind):
                found.append(
                    "\(variable.reading)[\(literal(key, 1)), default: \(literal(kind, 1))]")
            case .optional(kind): found.append("(\(variable.reading) ?? \(literal(kind, 1)))")
            case .int, .double, .float, .bool, .string, .sized, .array, .set, .dictionary,
                .optional, .function, .enumeration:
                break
            }
        }
        return found.isEmpty ? nil : dice.pick(found)
    }

    /// A call of a function or a closure that gives the kind.
    private mutating func call(giving kind: Kind, _ levels: Int) -> String? {
        let functions = scope.functions.filter {
            $0.result == kind && !$0.throwsErrors && !$0.parameters.contains { $0.isInout }
        }
        if !functions.isEmpty, chance(2, of: 3) {
            return call(dice.pick(functions), "", levels - 1)
        }
        var closures: [(String, [Kind])] = []
        for variable in scope.variables {
            if case .function(let kinds, kind) = variable.kind {
                closures.append((variable.reading, kinds))
            }
        }
        guard !closures.isEmpty else { return methodCall(giving: kind, levels) }
        let (name, kinds) = dice.pick(closures)
        return "\(name)(\(kinds.map { expression($0, levels - 1) }.joined(separator: ", ")))"
    }

    private mutating func methodCall(giving kind: Kind, _ levels: Int) -> String? {
        var found: [(String, ProgramScope.Function)] = []
        for variable in scope.variables {
            for method in methods(of: variable.kind) where method.result == kind {
                found.append((variable.reading, method))
            }
        }
        guard !found.isEmpty else { return nil }
        let (receiver, method) = dice.pick(found)
        return call(method, receiver + ".", levels - 1)
    }

    private func methods(of kind: Kind) -> [ProgramScope.Function] {
        switch kind {
        case .structure(let name): scope.structure(name)?.methods ?? []
        case .enumeration(let name): scope.enumeration(name)?.methods ?? []
        case .object(let name): scope.type(name)?.methods ?? []
        case .int, .double, .float, .bool, .string, .sized, .array, .set, .dictionary, .optional,
            .tuple, .function:
            []
        }
    }

    /// A call of that function, whose `inout` arguments are names.
    mutating func call(
        _ function: ProgramScope.Function, _ receiver: String, _ levels: Int,
        places: [String] = []
    ) -> String {
        var places = places
        var arguments: [String] = []
        for parameter in function.parameters {
            if parameter.hasDefault, chance(1, of: 2) { continue }
            let label = parameter.label.isEmpty ? "" : parameter.label + ": "
            let value =
                parameter.isInout
                ? "&" + places.removeFirst() : expression(parameter.kind, max(0, levels))
            arguments.append(label + value)
        }
        return "\(receiver)\(function.name)(\(arguments.joined(separator: ", ")))"
    }
}
