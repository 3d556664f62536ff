import CommandLanguage

/// Messages and functions of C.
extension SwiftWriter {
    func message(
        _ receiver: Expression, _ selector: String, _ arguments: [Expression]
    ) throws(CodeGap) -> Text {
        if case .name(let name) = receiver.kind, let type = type(named: name) {
            return try classMessage(type, selector, arguments)
        }
        if case .message(let owner, "alloc", _) = receiver.kind,
            case .name(let name) = owner.kind, let type = type(named: name)
        {
            return try make(type, selector, arguments)
        }
        let owner = try text(receiver)
        if let standard = try foundation(owner, selector, arguments) { return standard }
        guard let member = member(selector, of: owner.type) else {
            throw CodeGap("nothing tells what '\(selector)' is in Swift")
        }
        switch member {
        case .getter(let property): return read(property, of: owner)
        case .setter(let property):
            let value = try self.argument(arguments[0], property.assignedType)
            return Text(text: "\(owner.link)\(property.name) = \(value)", type: .void)
        case .method(let method, let positions):
            let call = try call(method, positions, arguments)
            return owner.member(method.base + call, of: method.result)
        }
    }

    /// What Foundation's classes answer.
    private func foundation(
        _ owner: Text, _ selector: String, _ arguments: [Expression]
    ) throws(CodeGap) -> Text? {
        let values = { () throws(CodeGap) -> [Text] in
            var texts: [Text] = []
            for argument in arguments { texts.append(try self.text(argument)) }
            return texts
        }
        switch selector {
        case "count", "length": return Text(text: owner.link + "count", type: .int)
        case "isKindOfClass:":
            guard case .message(let type, "class", _)? = arguments.first?.kind,
                case .name(let name) = type.kind
            else { return nil }
            return Text(text: "\(owner.operand) is \(name)", type: .bool, isCompound: true)
        case "isEqual:", "isEqualToString:":
            return Text(
                text: "\(owner.operand) == \(try values()[0].operand)", type: .bool,
                isCompound: true)
        case "containsObject:":
            return Text(text: "\(owner.link)contains(\(try values()[0].text))", type: .bool)
        case "objectAtIndex:": return Text(text: "\(owner.operand)[\(try values()[0].text)]")
        default: return nil
        }
    }

    // MARK: Classes

    func classMessage(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression]
    ) throws(CodeGap) -> Text {
        if selector == "new" { return try make(type, "init", []) }
        if selector == "class" { return Text(text: type.name + ".self") }
        guard let member = member(selector, of: .named(type), in: { $0.ofClass }) else {
            throw CodeGap("nothing tells what '\(selector)' is in Swift")
        }
        switch member {
        case .getter(let property), .setter(let property):
            return Text(text: "\(type.name).\(property.name)", type: property.type)
        case .method(let method, let positions):
            let name = method.base == "init" ? "" : "." + method.base
            return Text(
                text: type.name + name + (try call(method, positions, arguments)),
                type: method.base == "init" ? .named(type) : method.result)
        }
    }

    private func make(
        _ type: TypeDescription, _ selector: String, _ arguments: [Expression]
    ) throws(CodeGap) -> Text {
        let value = ValueType.named(type)
        if selector == "init" { return Text(text: type.name + "()", type: value) }
        guard
            case .method(let method, let positions)? = member(
                selector, of: value, in: { $0.initialisers })
        else { throw CodeGap("nothing tells what '\(selector)' is in Swift") }
        return Text(text: type.name + (try call(method, positions, arguments)), type: value)
    }

    // MARK: Arguments

    /// What stands behind a method's name; closures at the end trail, and `nil` is left out where
    /// Swift lets it be.
    private func call(
        _ method: MemberMethod, _ positions: [Int], _ arguments: [Expression]
    ) throws(CodeGap) -> String {
        var given: [(label: String?, text: String, isClosure: Bool)] = []
        for (position, argument) in zip(positions, arguments) {
            let parameter = method.parameters[position]
            if case .literal(.nil) = argument.kind, parameter.defaultValue != nil { continue }
            let isClosure = if case .closure = argument.kind { true } else { false }
            given.append((parameter.label, try self.argument(argument, parameter.type), isClosure))
        }
        let trailing = given.reversed().prefix { $0.isClosure }.count
        let inside = given.dropLast(trailing).map { $0.label.map { $0 + ": " } ?? "" }
        let texts = zip(inside, given).map { $0 + $1.text }
        let closures = given.suffix(trailing).enumerated().map { index, each in
            index == 0 ? " " + each.text : " \(each.label ?? "_"): " + each.text
        }
        let parentheses = texts.isEmpty && trailing > 0 ? "" : "(\(texts.joined(separator: ", ")))"
        return parentheses + closures.joined()
    }

    /// A value for a parameter, unwrapped where that takes no nil.
    func argument(_ argument: Expression, _ type: ValueType) throws(CodeGap) -> String {
        if case .literal(.nil) = argument.kind, !type.isOptional, !type.isAny {
            throw CodeGap("Swift lets no nil be given there")
        }
        let value = try text(argument, expecting: type)
        let needsValue = value.isOptional && !type.isOptional
        return needsValue ? value.unwrapped : value.text
    }

    // MARK: Functions of C

    func call(_ callee: Expression, _ arguments: [Expression]) throws(CodeGap) -> Text {
        guard case .name(let name) = callee.kind, type(ofName: name) == nil else {
            return try apply(try text(callee), arguments)
        }
        switch name {
        case "NSLog": return try printing(arguments)
        case "dispatch_async":
            guard let work = arguments.last else { break }
            return Text(text: "DispatchQueue.main.async " + (try text(work).text))
        case "dispatch_after": return try delayed(arguments)
        case "MIN", "MAX", "fmin", "fmax", "fabs", "ABS":
            let values = try arguments.texts { value throws(CodeGap) in try text(value).text }
            let function = name.lowercased().replacing("fa", with: "a").replacing("fm", with: "m")
            return Text(text: "\(function)(\(values.joined(separator: ", ")))", type: .double)
        default: return try structure(name, arguments)
        }
        throw CodeGap("'\(name)' is a function of C's")
    }

    private func apply(_ function: Text, _ arguments: [Expression]) throws(CodeGap) -> Text {
        let values = try arguments.texts { value throws(CodeGap) in try text(value).text }
        let mark = function.isOptional ? "?" : ""
        return Text(text: "\(function.operand)\(mark)(\(values.joined(separator: ", ")))")
    }

    /// `CGRectMake` and its kin.
    private func structure(_ name: String, _ arguments: [Expression]) throws(CodeGap) -> Text {
        if let shared = FunctionOfC.inBoth[name] {
            let values = try arguments.texts { value throws(CodeGap) in try text(value).text }
            return Text(text: "\(name)(\(values.joined(separator: ", ")))", type: shared.result)
        }
        let equality = name.firstRange(of: "EqualTo")
        if equality != nil, arguments.count == 2 {
            let (left, right) = (try text(arguments[0]), try text(arguments[1]))
            return Text(text: "\(left.operand) == \(right.operand)", type: .bool, isCompound: true)
        }
        for type in line.classes.modelTypes where !type.isClass {
            switch type.objectiveC.functions[name] {
            case .method(let method, _)? where method.base == "init":
                let all = Array(arguments.indices)
                let text = type.name + (try call(method, all, arguments))
                return Text(text: text, type: .named(type))
            case .method(let method, _)?:
                let owner = try text(arguments[0])
                let rest = Array(arguments.dropFirst())
                let call = try call(method, Array(rest.indices), rest)
                return Text(text: owner.link + method.base + call, type: method.result)
            case .getter(let property)?: return read(property, of: try text(arguments[0]))
            case .setter?, nil: continue
            }
        }
        throw CodeGap("'\(name)' is a function of C's")
    }

    private func delayed(_ arguments: [Expression]) throws(CodeGap) -> Text {
        guard arguments.count == 3, case .link(.call(_, let time)) = arguments[0].kind,
            time.count == 2,
            let seconds = time[1].value.seconds
        else { throw CodeGap("'dispatch_after' waits in another way there") }
        let (delay, work) = (try text(seconds).operand, try text(arguments[2]).text)
        return Text(text: "DispatchQueue.main.asyncAfter(deadline: .now() + \(delay)) \(work)")
    }

    /// `NSLog` with its format as an interpolation.
    private func printing(_ arguments: [Expression]) throws(CodeGap) -> Text {
        guard case .literal(.string(let parts))? = arguments.first?.kind else {
            throw CodeGap("a format that is no literal is Objective-C's")
        }
        var format = ""
        for case .text(let part) in parts { format += part }
        let values = try arguments.dropFirst().map { $0 }.texts { value throws(CodeGap) in
            let written = try text(value)
            let isFlag = written.type.map { $0.isNamed(.bool) } ?? false
            return isFlag ? "\(written.operand) ? 1 : 0" : written.textOfFormat
        }
        var pieces = Value.quoted(format).replacing("%%", with: "\u{1}")
            .split(separator: /%[-+0-9.]*l*[@a-zA-Z]/, omittingEmptySubsequences: false)[...]
        guard pieces.count == values.count + 1, var text = pieces.popFirst().map(String.init) else {
            throw CodeGap("a format with fewer or more values is Objective-C's")
        }
        for (value, piece) in zip(values, pieces) { text += "\\(\(value))" + piece }
        return Text(text: "print(\(text.replacing("\u{1}", with: "%")))", type: .void)
    }
}

@MainActor
extension SwiftWriter.Text {
    /// As Objective-C's `%@` prints it: what an optional holds, and `(null)`.
    fileprivate var textOfFormat: String {
        guard needsLink || isChained else { return text }
        if type?.unwrapped.isNamed(.string) == true { return "\(operand) ?? \"(null)\"" }
        return "(\(text)).map { \"\\($0)\" } ?? \"(null)\""
    }
}

extension Expression {
    /// The seconds in `(int64_t)(0.5 * NSEC_PER_SEC)`.
    fileprivate var seconds: Expression? {
        switch kind {
        case .operation(.cast(let inner, _, _)): inner.seconds
        case .literal(.tuple(let elements)) where elements.count == 1: elements[0].value.seconds
        case .operation(.infix("*", let count, let unit)):
            if case .name("NSEC_PER_SEC") = unit.kind { count } else { nil }
        case .operation, .name, .type, .implicitMember, .literal, .link, .message, .closure,
            .attempt,
            .address:
            nil
        }
    }
}
