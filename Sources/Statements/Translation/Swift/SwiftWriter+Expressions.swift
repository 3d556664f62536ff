import CommandLanguage
import HierarchyRecords

extension SwiftWriter {
    /// The expression where a value of that type is wanted.
    func text(
        _ expression: Expression, expecting type: ValueType? = nil
    ) throws(CodeGap) -> Text {
        switch expression.kind {
        case .name(let name): return try named(name, expecting: type)
        case .literal(let literal): return try self.literal(literal, expecting: type)
        case .link(let link): return try self.link(link)
        case .message(let receiver, let selector, let arguments):
            return try message(receiver, selector, arguments)
        case .operation(let operation): return try self.operation(operation, expecting: type)
        case .closure(let closure): return Text(text: try self.closure(closure, type))
        case .type, .implicitMember, .attempt, .address: throw CodeGap("Swift has nothing like it")
        }
    }

    // MARK: Literals

    private func literal(
        _ literal: Expression.Literal, expecting type: ValueType?
    ) throws(CodeGap) -> Text {
        switch literal {
        case .integer(0) where type?.isOptions == true: return Text(text: "[]", type: type)
        case .integer(let number): return integer(number, expecting: type)
        case .number(let number): return Text(text: numberText(number), type: .double)
        case .boolean(let flag): return Text(text: "\(flag)", type: .bool)
        case .nil: return Text(text: "nil", type: .null)
        case .string(let parts): return text(of: parts, expecting: type)
        case .array(let elements):
            let texts = try elements.texts { element throws(CodeGap) in try text(element).text }
            return Text(text: "[\(texts.joined(separator: ", "))]")
        case .available(let major, let minor):
            let version = SystemVersion(major, minor > 0 ? minor : nil)
            return Text(text: "#available(iOS \(version), *)", type: .bool)
        case .dictionary, .tuple, .selector: throw CodeGap("Swift has nothing like it")
        }
    }

    /// A number, or what Objective-C means by it where something else is wanted.
    private func integer(_ number: Int, expecting type: ValueType?) -> Text {
        if type?.isNamed(.bool) == true { return Text(text: "\(number != 0)", type: type) }
        if let choices = type?.description, case .choices = choices.kind,
            let position = choices.choicePosition(ofRawValue: number)
        {
            return Text(text: "." + choices.choiceName(position), type: type)
        }
        return Text(text: String(number), type: type ?? .int)
    }

    /// A text, or the name of something that Swift has a type for.
    private func text(of parts: [StringPart], expecting type: ValueType?) -> Text {
        var text = ""
        for case .text(let part) in parts { text += part }
        let names: [TypeDescription] = [.detentIdentifier, .notificationName]
        guard let type = type?.unwrapped, names.contains(where: type.isNamed) else {
            return Text(text: Value.quoted(text), type: .string)
        }
        return Text(text: "\(type.name)(\(Value.quoted(text)))", type: type)
    }

    private func named(_ name: String, expecting type: ValueType?) throws(CodeGap) -> Text {
        if name == "self" { return Text(text: name, type: context.map { .named($0) }) }
        if name == "super" { return Text(text: name, type: context?.superclass.map { .named($0) }) }
        if let known = self.type(ofName: name) {
            return Text(text: name.swiftIdentifier, type: known)
        }
        if name.hasPrefix("_"), context != nil {
            return try dot(
                Expression(.name("self"), span: SourceSpan(line: 1, column: 1)),
                String(name.dropFirst()))
        }
        if let constant = ConstantsOfC.find(name) {
            return try self.constant(constant.value, constant.type, name)
        }
        if let (property, owner) = ConstantsOfC.property(name, in: line.classes) {
            return Text(text: "\(owner.name).\(property.name)", type: property.type)
        }
        return Text(text: name.swiftIdentifier)
    }

    private func constant(
        _ value: Value, _ type: ValueType, _ name: String
    ) throws(CodeGap) -> Text {
        if case .choice = value { return Text(text: value.swiftText, type: type) }
        if case .options(let options, let bits) = value {
            let names = options.optionNames(bits)
            return Text(text: names.count == 1 ? "." + names[0] : "[]", type: type)
        }
        if ConstantsOfC.inBoth[name] != nil { return Text(text: name, type: type) }
        if let place = ConstantsOfC.swiftName(of: name) { return Text(text: place, type: type) }
        throw CodeGap("'\(name)' is a constant of C's")
    }

    // MARK: Members

    private func link(_ link: Expression.Link) throws(CodeGap) -> Text {
        switch link {
        case .member(let base, let name, _): return try dot(base, name)
        case .call(let callee, let arguments): return try call(callee, arguments.map(\.value))
        case .index(let base, let arguments): return try element(of: base, arguments)
        case .optionalChain, .forceUnwrap: throw CodeGap("Swift has nothing like it")
        }
    }

    private func element(
        of base: Expression, _ arguments: [Argument]
    ) throws(CodeGap) -> Text {
        guard arguments.count == 1 else { throw CodeGap("an index is one value") }
        let array = try text(base)
        let index = try text(arguments[0].value).text
        var element: ValueType?
        if case .array(let known)? = array.type?.unwrapped { element = known }
        let owner = array.isOptional ? array.unwrapped : array.operand
        return Text(text: "\(owner)[\(index)]", type: element)
    }

    /// `base.name`, with a `?` where the base may be nil: nothing happens then, as there.
    func dot(_ base: Expression, _ name: String) throws(CodeGap) -> Text {
        if case .name(let word) = base.kind, let type = type(named: word) {
            return try classMessage(type, name, [])
        }
        let owner = try text(base)
        if let property = property(name, of: owner.type) { return read(property, of: owner) }
        if let standard = Self.collections[name] { return Text(text: owner.link + standard) }
        return try message(base, name, [])
    }

    private static let collections = [
        "count": "count", "firstObject": "first", "lastObject": "last", "length": "count",
    ]

    func read(_ property: MemberProperty, of owner: Text) -> Text {
        owner.member(property.name, of: property.type)
    }

    // MARK: Closures

    /// `{ finished in … }`
    func closure(_ closure: Closure, _ expected: ValueType?) throws(CodeGap) -> String {
        let (head, body) = try parts(of: closure, expected)
        if body.isEmpty { return head.isEmpty ? "{}" : "{ \(head) in }" }
        return ([head.isEmpty ? "{" : "{ \(head) in"] + body + ["}"]).joined(separator: "\n")
    }

    private func parts(
        of closure: Closure, _ expected: ValueType?
    ) throws(CodeGap) -> (head: String, body: [String]) {
        var types: [ValueType] = []
        if case .function(let known, _)? = expected?.unwrapped { types = known }
        var parameters: [(String, ValueType)] = []
        for (index, parameter) in closure.parameters.enumerated() {
            let written = parameter.type.flatMap(valueType) ?? .any
            parameters.append((parameter.name.text, index < types.count ? types[index] : written))
        }
        let body = try inner(closure.body, parameters)
        let text = body.joined(separator: "\n")
        let names = parameters.map { text.mentions($0.0) ? $0.0 : "_" }
        if types.isEmpty, !names.isEmpty {
            let typed = zip(names, parameters).map { "\($0): \($1.1.codeName)" }
            return ("(\(typed.joined(separator: ", ")))", body)
        }
        let missing = max(0, types.count - names.count)
        let all = names + Array(repeating: "_", count: missing)
        return (all.joined(separator: ", "), body)
    }
}

extension String {
    /// Whether the word stands in it.
    func mentions(_ word: String) -> Bool {
        split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word }
    }
}

@MainActor
extension ValueType {
    /// Whether it is an option set.
    var isOptions: Bool {
        if case .options? = unwrapped.description?.kind { true } else { false }
    }

    /// As UIKit's interfaces have it: their numbers are `CGFloat`s.
    var codeName: String { isNamed(.double) ? "CGFloat" : name }
}
