import CommandLanguage

/// Closures, which are blocks.
extension ObjectiveCWriter {
    /// `^(BOOL finished) { … }`
    func block(_ closure: CheckedClosure) throws(CodeGap) -> String {
        guard !closure.splitsTuple else { throw CodeGap("tuples are Swift's") }
        for capture in closure.captures { try prepare(capture) }
        var parameters: [String] = []
        for (index, parameter) in closure.parameters.enumerated() {
            rename(parameter, blockName(of: parameter, at: index))
            parameters.append(try parameter.type.objectiveC(declaring: name(of: parameter)))
        }
        let head = parameters.isEmpty ? "^{" : "^(\(parameters.joined(separator: ", "))) {"
        let body = try inner(closure.body)
        if body.isEmpty { return head.dropLast() + "{}" }
        return ([head] + body + ["}"]).joined(separator: "\n")
    }

    /// A block's parameters all have names.
    private func blockName(of parameter: LocalVariable, at index: Int) -> String {
        if parameter.name != "_", !parameter.name.hasPrefix("$") {
            return Self.plain(parameter.name)
        }
        return parameter.type.isNamed(.bool)
            ? "finished" : "value\(index == 0 ? "" : "\(index + 1)")"
    }

    /// Weak references stand before the statement; other captured names go on as they are.
    private func prepare(_ capture: CheckedCapture) throws(CodeGap) {
        switch capture {
        case .variable(let outer, let inner): rename(inner, name(of: outer))
        case .value(let value, let inner):
            let source = try text(value)
            guard inner.strength != .strong else {
                return try keep(value, source, in: inner)
            }
            let weak = "weak" + source.capitalisedFirst
            guard weak.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
                throw CodeGap("only names are captured weakly in Objective-C")
            }
            rename(inner, weak)
            precede("__weak " + (try value.type.objectiveC(declaring: weak)) + " = \(source);")
        }
    }

    private func keep(
        _ value: CheckedExpression, _ source: String, in inner: LocalVariable
    ) throws(CodeGap) {
        switch value.kind {
        case .name(.world(let name, _)) where !line.isConstant(name):
            throw CodeGap("a block holds what it mentions, and has no list of what it captures")
        case .name(.world), .name(.local): rename(inner, source)
        case .name(.function), .constant, .member, .element, .literal, .operation, .optional, .call,
            .closure, .attempt, .address:
            let name = Self.plain(inner.name)
            precede(try value.type.objectiveC(declaring: name) + " = \(source);")
        }
    }

    // MARK: Queues

    /// `dispatch_async` and `dispatch_after` on the main queue; nil for any other call.
    func queued(
        _ method: MemberMethod, of object: CheckedExpression, _ arguments: [CheckedExpression]
    ) throws(CodeGap) -> String? {
        guard object.type.isNamed(.dispatchQueue), let work = arguments.last else { return nil }
        let queue = "dispatch_get_main_queue()"
        if method.base == "async" { return "dispatch_async(\(queue), \(try text(work)))" }
        guard case .operation(.infix(.plus, _, let delay))? = arguments.first?.kind else {
            return nil
        }
        let time =
            "dispatch_time(DISPATCH_TIME_NOW, (int64_t)(\(try seconds(delay)) * NSEC_PER_SEC))"
        return "dispatch_after(\(time), \(queue), \(try text(work)))"
    }

    private func seconds(_ delay: CheckedExpression) throws(CodeGap) -> String {
        guard case .member(.staticMethod(_, let method, let arguments)) = delay.kind else {
            return try operand(delay)
        }
        guard method.base == "seconds" else { throw CodeGap("'\(method.base)' is Swift's") }
        return try operand(arguments[0])
    }

    // MARK: What Foundation has

    func foundationCall(
        _ method: MemberMethod, _ receiver: String, _ type: ValueType,
        _ arguments: [CheckedExpression]
    ) throws(CodeGap) -> String {
        let selectors = ["contains(_:)": "containsObject:", "append(_:)": "arrayByAddingObject:"]
        if type.isArray, let selector = selectors[method.name] {
            return Self.message(receiver, selector, try arguments.texts(boxed))
        }
        if type.isNamed(.string), method.name == "hasPrefix(_:)" || method.name == "hasSuffix(_:)" {
            return Self.message(receiver, method.base + ":", try arguments.texts(text))
        }
        throw CodeGap("\(type.name) has no '\(method.name)' in Objective-C")
    }

    /// A method that changes a value: arrays are not changed there but made anew.
    func mutate(
        _ place: CheckedPlace, _ method: MemberMethod, _ arguments: [CheckedExpression]
    ) throws(CodeGap) -> String {
        guard method.name == "append(_:)", let element = arguments.first else {
            throw CodeGap("'\(method.name)' changes what is a constant in Objective-C")
        }
        let old = try text(place)
        return "\(old) = [\(old) arrayByAddingObject:\(try boxed(element))]"
    }

    func call(
        _ function: BuiltinFunction, _ arguments: [CheckedExpression]
    ) throws(CodeGap) -> String {
        switch function {
        case .write: return try log(arguments)
        case .min, .max:
            return "\(function.rawValue.uppercased())(\(try list(arguments)))"
        case .abs: return "ABS(\(try list(arguments)))"
        case .sqrt, .floor, .ceil, .round, .pow, .sin, .cos:
            return "\(function.rawValue)(\(try list(arguments)))"
        case .writeForDebugging, .writeFormat, .stride, .zip, .type, .withExtendedLifetime,
            .fatalError, .preconditionFailure, .assertionFailure, .precondition, .assert:
            throw CodeGap("'\(function.rawValue)' is Swift's")
        }
    }

    private func list(_ arguments: [CheckedExpression]) throws(CodeGap) -> String {
        try arguments.texts(text).joined(separator: ", ")
    }

    /// `NSLog`; the first two arguments of `print` are its separator and its terminator.
    private func log(_ arguments: [CheckedExpression]) throws(CodeGap) -> String {
        guard case .constant(.string("\n")) = arguments[1].kind else {
            throw CodeGap("NSLog always ends its line")
        }
        let printed = arguments.dropFirst(2)
        let other = printed.first { !["String", "Int", "Bool"].contains($0.type.name) }
        if printed.count > 1, let other {
            throw CodeGap("NSLog shows '\(other.type.name)' in another way than 'print'")
        }
        let values = printed.map { value in
            if case .literal(.interpolation(let parts)) = value.kind { parts } else { [value] }
        }
        let (format, texts) = try formatted(Array(values.joined(separator: [arguments[0]])))
        return "NSLog(\(([format] + texts).joined(separator: ", ")))"
    }
}
