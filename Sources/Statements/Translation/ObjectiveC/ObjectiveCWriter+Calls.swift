import CommandLanguage

/// Messages and functions.
extension ObjectiveCWriter {
    /// A property behind its owner.
    func text(
        of property: MemberProperty, of object: CheckedExpression
    ) throws(CodeGap) -> String {
        try require(property.name, of: object.type)
        if object.isSelf, fields.contains(property.name) { return "_" + property.name }
        let owner = property.reachesSuper ? "super" : try operand(object)
        if property.name == "pointee" { return "(*\(owner))" }
        let ofFoundation = "\(object.type.unwrapped.kindName).\(property.name)"
        if let name = Self.foundationProperties[ofFoundation] { return "\(owner).\(name)" }
        for type in line.classes.lineage(of: object.type.unwrapped) {
            if let name = type.objectiveC.functionName(of: property) { return "\(name)(\(owner))" }
            guard type.isClass || type.kind.isStructure else { continue }
            if let name = type.objectiveC.dotName(of: property) { return "\(owner).\(name)" }
        }
        throw CodeGap("\(object.type.name) has no '\(property.name)' in Objective-C")
    }

    private static let foundationProperties = [
        "Array.count": "count", "Array.first": "firstObject", "Array.last": "lastObject",
        "Dictionary.count": "count", "String.count": "length", "Dictionary.keys": "allKeys",
        "Dictionary.values": "allValues",
    ]

    /// A property of a type: a constant of C, or a message to the class.
    func staticText(_ property: MemberProperty) throws(CodeGap) -> String {
        if let value = property.constant { return try literal(value, property.type) }
        if let constant = ConstantsOfC.constantName(of: property),
            ConstantsOfC.find(constant) != nil
        {
            return constant
        }
        for type in line.classes.modelTypes {
            if let name = type.objectiveC.classMessage(of: property) {
                return "\(type.objectiveCName).\(name)"
            }
            if let name = type.objectiveC.functionName(of: property) { return name }
        }
        throw CodeGap("'\(property.name)' of a type is Swift's")
    }

    // MARK: Messages

    func call(
        _ method: MemberMethod, of object: CheckedExpression, _ arguments: [CheckedExpression]
    ) throws(CodeGap) -> String {
        try require(method.name, of: object.type)
        if let text = try queued(method, of: object, arguments) { return text }
        if method.base == "init" { return try initialise(method, of: object, arguments) }
        let receiver = method.reachesSuper ? "super" : try operand(object)
        for type in line.classes.lineage(of: object.type.unwrapped) {
            let names = type.objectiveC
            let group = type.isClass ? names.instance : names.functions
            guard
                let spelling = ObjectiveCNames.spelling(
                    of: method, in: group, isOmitted: { arguments[$0].isDefault(of: method, $0) })
            else { continue }
            let values = try self.values(of: arguments, spelling, method, object.type)
            if !type.isClass {
                return "\(spelling.name)(\(([receiver] + values).joined(separator: ", ")))"
            }
            return Self.message(receiver, spelling.name, values)
        }
        return try foundationCall(method, receiver, object.type.unwrapped, arguments)
    }

    /// `[super initWithNibName:nil bundle:nil]`
    private func initialise(
        _ method: MemberMethod, of object: CheckedExpression, _ arguments: [CheckedExpression]
    ) throws(CodeGap) -> String {
        let values = try arguments.texts(text)
        return Self.message(method.reachesSuper ? "super" : "self", method.selector, values)
    }

    private func values(
        of arguments: [CheckedExpression], _ spelling: ObjectiveCNames.Spelling,
        _ method: MemberMethod, _ type: ValueType
    ) throws(CodeGap) -> [String] {
        try spelling.positions.texts { position throws(CodeGap) in
            try text(given(arguments[position], method, position, type))
        }
    }

    /// The argument, or the value that a user's method takes where it was left out.
    private func given(
        _ argument: CheckedExpression, _ method: MemberMethod, _ index: Int, _ type: ValueType
    ) throws(CodeGap) -> CheckedExpression {
        guard case .constant(.void) = argument.kind else { return argument }
        // The first of them is that of the object itself.
        let defaults = method.place.flatMap { scriptClass(of: type)?.table[$0].call?.defaults }
        guard let defaults, index + 1 < defaults.count,
            let value = defaults[index + 1]
        else {
            throw CodeGap("arguments that are left out are Swift's")
        }
        return value
    }

    func call(
        _ method: MemberMethod, of type: TypeDescription, _ arguments: [CheckedExpression]
    ) throws(CodeGap) -> String {
        for ancestor in type.lineage(in: line.classes) where ancestor.isClass {
            guard
                let spelling = ObjectiveCNames.spelling(
                    of: method, in: ancestor.objectiveC.ofClass,
                    isOmitted: { arguments[$0].isDefault(of: method, $0) })
            else { continue }
            let values = try spelling.positions.texts { position throws(CodeGap) in
                try text(arguments[position])
            }
            return Self.message(type.objectiveCName, spelling.name, values)
        }
        throw CodeGap("'\(type.name).\(method.name)' is Swift's")
    }

    /// `[receiver first:a second:b]`
    static func message(_ receiver: String, _ selector: String, _ values: [String]) -> String {
        guard !values.isEmpty else { return "[\(receiver) \(selector)]" }
        let parts = selector.split(separator: ":").map(String.init)
        let words = zip(parts, values).map { "\($0):\($1)" }
        let text = "[\(receiver) \(words.joined(separator: " "))]"
        guard text.prefix(while: { $0 != "\n" }).count > lineLimit, parts.count > 1 else {
            return text
        }
        return aligned("[\(receiver) ", parts, words)
    }

    private static let lineLimit = 100

    /// A word a line, with the colons one below the other; what follows a block stays beside it.
    private static func aligned(_ head: String, _ parts: [String], _ words: [String]) -> String {
        let column = head.count + parts[0].count
        var text = head + words[0]
        for (index, word) in words.enumerated().dropFirst() {
            if words[index - 1].contains("\n") {
                text += " " + word
            } else {
                let margin = max(4, column - parts[index].count)
                text += "\n" + String(repeating: " ", count: margin) + word
            }
        }
        return text + "]"
    }

    // MARK: New values

    func make(
        _ type: ValueType, _ method: MemberMethod, _ arguments: [CheckedExpression]
    ) throws(CodeGap) -> String {
        guard let description = type.unwrapped.description else {
            throw CodeGap("a \(type.name) is made in Swift alone")
        }
        try require(method.name, of: type)
        guard description.isClass || !description.isOfSession else {
            throw CodeGap("'\(description.name)' is a structure of Swift's")
        }
        if arguments.count == 1, let number = try conversion(to: description, arguments[0]) {
            return number
        }
        // A name is the text itself.
        if arguments.count == 1, !description.isClass, ValueType.named(description).isText {
            return try text(arguments[0])
        }
        let names = description.objectiveC
        let omitted = { (index: Int) in arguments[index].isDefault(of: method, index) }
        let groups =
            description.isClass ? [names.ofClass, names.initialisers] : [names.functions]
        for (index, group) in groups.enumerated() {
            guard
                let spelling = ObjectiveCNames.spelling(of: method, in: group, isOmitted: omitted)
            else { continue }
            let values = try spelling.positions.texts { position throws(CodeGap) in
                try text(given(arguments[position], method, position, type))
            }
            let name = description.objectiveCName
            guard description.isClass else {
                return "\(spelling.name)(\(values.joined(separator: ", ")))"
            }
            let receiver = index == 0 ? name : "[\(name) alloc]"
            return Self.message(receiver, spelling.name, values)
        }
        throw CodeGap("'\(description.name).\(method.name)' is Swift's")
    }

    /// `CGFloat(x)` and its like.
    private func conversion(
        to type: TypeDescription, _ value: CheckedExpression
    ) throws(CodeGap) -> String? {
        // A number is a priority, or a window's level, without more.
        if type.isNamedNumber { return try text(value) }
        guard value.type.isScalar, type === TypeDescription.int || type === TypeDescription.double
        else { return nil }
        return "(\(try ValueType.named(type).objectiveC()))\(try operand(value))"
    }
}

extension CheckedExpression {
    /// Whether it stands for an argument that may be left out.
    @MainActor
    fileprivate func isDefault(of method: MemberMethod, _ index: Int) -> Bool {
        guard case .constant(let value) = kind,
            let standard = method.parameters[index].defaultValue
        else { return false }
        return value.equals(standard)
    }
}

extension TypeDescription.Kind {
    /// Whether its fields stand behind a dot in C too.
    fileprivate var isStructure: Bool { if case .simple = self { true } else { false } }
}

@MainActor
extension ValueType {
    /// `Array`, `String`: what Foundation has another class for.
    fileprivate var kindName: String {
        if case .array = self { return "Array" }
        if case .dictionary = self { return "Dictionary" }
        return name
    }
}
