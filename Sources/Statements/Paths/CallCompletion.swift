import CommandLanguage

/// What may come next in the parentheses of a call: the labels that are due, or values for the
/// label before.
@MainActor
struct CallCompletion {
    typealias Candidate = (text: String, note: String)

    let evaluator: Evaluator
    /// The methods that the call can mean.
    let methods: [MemberMethod]
    /// What stands between the parenthesis and the name that is to be completed.
    let inside: Substring

    /// Nil in the middle of a value, where anything may come.
    var candidates: [Candidate]? {
        var parts = inside.topLevelParts
        let last = parts.removeLast().drop { $0 == " " }
        let given = parts.map(Self.label)
        if let label = Self.label(of: last),
            last.dropFirst(label.count + 1).allSatisfy({ $0 == " " })
        {
            return methods.flatMap { method in
                method.parameters(behind: given).filter { $0.label == label }
                    .prefix(1).flatMap(values)
            }
        }
        guard last.isEmpty else { return nil }
        return methods.flatMap { $0.parameters(behind: given).flatMap(beginnings) }
    }

    /// `animated` of ` animated: true`; nil where there is none.
    private static func label(of part: Substring) -> String? {
        let text = part.drop { $0 == " " }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty, text.dropFirst(name.count).first == ":" else { return nil }
        return String(name)
    }

    private func beginnings(of parameter: MethodParameter) -> [Candidate] {
        guard let label = parameter.label else { return values(of: parameter) }
        return [(label + ": ", parameter.type.name)]
    }

    private func values(of parameter: MethodParameter) -> [Candidate] {
        let type = parameter.type.unwrapped
        let variables = evaluator.variables
        let names = variables.known.filter { name in
            variables.type(of: name).map {
                $0.unwrapped.fits(type, in: variables.classes)
            } ?? false
        }
        let literals = parameter.type.isOptional ? ["nil"] : []
        return (names + choices(of: type) + literals).map { ($0, parameter.type.name) }
    }

    private func choices(of type: ValueType) -> [String] {
        if type.isNamed(.bool) { return ["true", "false"] }
        guard case .named(let description) = type else { return [] }
        switch description.kind {
        case .choices(let names): return names.map { "." + $0 }
        case .options(let options): return options.map { "." + $0.name }
        case .simple, .object: return []
        }
    }
}

extension MemberMethod {
    /// The parameters that may come behind those labels: the next one, and those behind it that may
    /// come when it is left out; none where the labels do not fit.
    fileprivate func parameters(behind labels: [String?]) -> [MethodParameter] {
        var next = 0
        for label in labels {
            while next < parameters.count, parameters[next].label != label {
                guard parameters[next].defaultValue != nil else { return [] }
                next += 1
            }
            next += 1
        }
        guard next < parameters.count else { return [] }
        let rest = parameters[next...]
        let omitted = rest.prefix { $0.defaultValue != nil }.count
        return Array(rest.prefix(omitted + 1))
    }
}

extension Substring {
    /// What commas part that stand in no brackets of their own and in no text; at least one part.
    fileprivate var topLevelParts: [Substring] {
        var parts: [Substring] = []
        var (start, depth, isQuoted) = (startIndex, 0, false)
        for index in indices {
            let character = self[index]
            if character == "\"" { isQuoted.toggle() }
            if isQuoted { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append(self[start..<index])
                start = self.index(after: index)
            }
        }
        return parts + [self[start...]]
    }
}
