import HeadlessUIKit
import HierarchyRecords

/// Values as Swift's `print` and interpolation show them, but for objects, which are `<Class: name>`.
@MainActor
extension Value {
    /// As it is shown where only the value tells its type.
    package var printedText: String { printedText(of: .any) }

    /// As `print` shows a value of that type.
    func printedText(of type: ValueType) -> String {
        hasText(within: Self.longestText) ? fullText(of: type) : Self.leftOut
    }

    /// The same, be it ever so long; a failure where it is longer than that, or too deep.
    func wholeText(of type: ValueType, limit: Int) throws(ConversionFailure) -> String {
        if hasText(within: limit) { return fullText(of: type) }
        guard depth > Self.deepestText else {
            throw ConversionFailure(limit: Evaluator.Limits.complaint(limit))
        }
        throw ConversionFailure(
            limit: "values that are more than \(Self.deepestText) deep in each other have no text")
    }

    private func fullText(of type: ValueType) -> String {
        if case .typed(let value, let own) = self { return value.printedText(of: own) }
        if case .optional = type { return debugText(of: type) }
        if case .string(let text) = self { return text }
        if case .range = self { return swiftText }
        return ownText(["description", "debugDescription"]) ?? plainText(of: type)
    }

    /// As a collection shows a value of that type in it: texts have quotes, and cases their
    /// enumeration's name.
    func debugText(of type: ValueType) -> String {
        switch self {
        case .typed(let value, let own): return value.debugText(of: own)
        case .null: return "nil"
        case .void, .bool, .int, .double, .sized, .float, .string, .object, .point, .size, .rect,
            .insets, .vector, .transform, .transform3D, .array, .set, .dictionary, .choice,
            .carrying, .structure, .options, .function, .tuple, .range, .weak:
            break
        }
        if case .optional(let inner) = type { return "Optional(\(debugText(of: inner)))" }
        if case .string(let text) = self { return Value.escaped(text) }
        if case .range(let lower, let upper, let isClosed) = self, !lower.isNull, !upper.isNull {
            return "\(isClosed ? "ClosedRange" : "Range")(\(swiftText))"
        }
        return ownText(["debugDescription", "description"]) ?? prefix + plainText(of: type)
    }

    /// The name of the user's enumeration before its case.
    private var prefix: String {
        if case .carrying(let type, _, _) = self { return type.name + "." }
        guard case .choice(let type, _) = self, type.isOfSession else { return "" }
        return type.name + "."
    }

    /// What a value that says nothing of itself is made of.
    private func plainText(of type: ValueType) -> String {
        switch self {
        case .typed(let value, let own): value.plainText(of: own)
        case .void: "()"
        case .double(let number): "\(number)"
        case .float(let number): "\(number)"
        case .object(let object): Value.printed(object)
        case .structure(let structure): structure.printedText
        case .choice(let type, let index) where type.isOfSession: type.choiceName(index)
        case .point, .size, .rect, .insets, .vector, .transform, .transform3D: geometryText
        case .array(let values), .set(let values):
            "[" + Value.joined(values) { [element = type.element] in $0.debugText(of: element) }
                + "]"
        case .dictionary(let entries) where !entries.isEmpty: Value.text(entries, of: type)
        case .carrying(let type, let index, let values): type.carryingText(index, values)
        case .tuple(let values): Value.text(values, of: type)
        case .function: "(Function)"
        case .null, .bool, .int, .sized, .string, .dictionary, .choice, .options, .range, .weak:
            swiftText
        }
    }

    private var geometryText: String {
        if case .insets(let insets) = self {
            return "UIEdgeInsets(top: \(insets.top), left: \(insets.left), bottom: "
                + "\(insets.bottom), right: \(insets.right))"
        }
        if case .transform(let matrix) = self {
            return "CGAffineTransform(a: \(matrix.a), b: \(matrix.b), c: \(matrix.c), "
                + "d: \(matrix.d), tx: \(matrix.tx), ty: \(matrix.ty))"
        }
        if case .vector(let vector) = self { return "CGVector(dx: \(vector.dx), dy: \(vector.dy))" }
        if case .transform3D(let matrix) = self {
            let entries = matrix.labelled.map { "\($0.label): \($0.value)" }
            return "CATransform3D(\(entries.joined(separator: ", ")))"
        }
        return "(" + (numbers ?? []).map { "\($0)" }.joined(separator: ", ") + ")"
    }

    private static func text(
        _ entries: NestedList<DictionaryEntry>, of type: ValueType
    ) -> String {
        var (key, value) = (ValueType.any, ValueType.any)
        if case .dictionary(let ownKey, let ownValue) = type { (key, value) = (ownKey, ownValue) }
        return "["
            + joined(entries) { "\($0.key.debugText(of: key)): \($0.value.debugText(of: value))" }
            + "]"
    }

    private static func text(_ values: NestedList<Value>, of type: ValueType) -> String {
        var elements: [TupleElement?] = Array(repeating: nil, count: values.count)
        if case .tuple(let own) = type, own.count == values.count { elements = own }
        let texts = zip(values, elements).map { value, element in
            (element?.label.map { $0 + ": " } ?? "") + value.debugText(of: element?.type ?? .any)
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }

    // MARK: What the user's types say of themselves

    /// The first of the texts that the value's type promises by a protocol, or overrides.
    private func ownText(_ names: [String]) -> String? {
        guard let type = sessionType else { return nil }
        for name in names where type.describesItself(by: name) {
            if case .string(let text)? = answer(to: name, of: type) { return text }
        }
        return nil
    }

    /// What the property gives, or the method of Objective-C that stands for one.
    private func answer(to name: String, of type: TypeDescription) -> Value? {
        let classes = type.session ?? .ofNoSession
        if let property = classes.property(name, of: .named(type)) {
            return try? property.get(self)
        }
        let method = classes.methods(name, of: .named(type)).first { $0.parameters.isEmpty }
        return try? method?.call(self, [])
    }

    /// The type of the session's that its members come from.
    private var sessionType: TypeDescription? {
        if case .structure(let structure) = self { return structure.type }
        if case .carrying(let type, _, _) = self { return type }
        if case .choice(let type, _) = self { return type.isOfSession ? type : nil }
        guard case .object(let object) = self else { return nil }
        return (object as? any ScriptedObject)?.script.type
    }

    /// A text between quotes, as Swift shows it for debugging.
    static func escaped(_ text: String) -> String { text.debugDescription }
}

@MainActor
extension TypeDescription {
    /// Whether a session declares it.
    var isOfSession: Bool {
        session != nil || MemberTable.isOfGallery(self)
    }

    /// Whether `print` asks it for that text.
    fileprivate func describesItself(by property: String) -> Bool {
        let promise =
            property == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible"
        return promises(promise) || isObjectiveC
    }

    /// Whether its objects are Objective-C's.
    private var isObjectiveC: Bool {
        let kind = session?.scriptClass(named: template.name)
        return kind.map { $0.foundation != .none && !$0.isStructure } ?? false
    }

    /// Whether the case carries a tuple and nothing else, without a label.
    private func carriesPlainTuple(_ index: Int) -> Bool {
        let carried = carried(by: index)
        guard carried.count == 1, carried[0].label == nil else { return false }
        if case .tuple = carried[0].type { return true }
        return carried[0].type.isVoid
    }

    /// `three(4, animated: true)`
    fileprivate func carryingText(_ index: Int, _ values: NestedList<Value>) -> String {
        let types = carried(by: index).map(\.type)
        let texts = zip(values, types).map { $0.debugText(of: $1) }
        // Swift shows one tuple that is carried without a label like so many values.
        if carriesPlainTuple(index), let text = texts.first { return choiceName(index) + text }
        return choiceName(index) + carriedText(index, texts)
    }
}

extension ValueType {
    /// What a collection of that type holds.
    var element: ValueType {
        switch self {
        case .array(let element), .set(let element): element
        case .void, .null, .named, .optional, .dictionary, .function, .tuple, .range, .generic,
            .any:
            .any
        }
    }
}

extension Value {
    @MainActor
    private static func printed(_ object: AnyObject) -> String {
        if let traits = object as? UITraitCollection { return traits.printedText }
        if let constraint = object as? NSLayoutConstraint { return constraint.description }
        guard let logged = LoggedObject(object) else { return name(of: object) }
        return "<\(logged.className): \(logged.name)>"
    }
}

extension UITraitCollection {
    /// Each trait that is specified, as UIKit describes them; those that the app defines itself last.
    fileprivate var printedText: String {
        var facts = TraitID.builtIn.compactMap { id -> String? in
            guard let text = id == .scale ? numberText(Double(values.scale)) : id.text(in: values),
                id != .scale || values.scale != 0
            else { return nil }
            return "\(id.shortName) = \(text.prefix(1).uppercased() + text.dropFirst())"
        }
        facts += own.traits.map { trait in
            let id = TraitID.custom(trait.identifier)
            return "\(id.shortName) = \(own[trait.identifier].map { "\($0)" } ?? "nil")"
        }
        return "<UITraitCollection: \(facts.joined(separator: ", "))>"
    }
}
