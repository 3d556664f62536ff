import HeadlessUIKit
import HierarchyRecords

extension Value {
    /// As Swift's `print` and interpolation show it, but for objects, which are `<Class: name>`.
    @MainActor
    package var printedText: String {
        if case .string(let text) = self { text } else { printedInside }
    }

    /// As Swift shows a value of that type: what an optional holds in `Optional(…)`.
    @MainActor
    func printedText(of type: ValueType) -> String {
        if case .string(let text) = self, case .named = type { return text }
        return printedInside(of: type)
    }

    @MainActor
    private func printedInside(of type: ValueType) -> String {
        if isNull || isVoid { return printedText }
        if case .optional(let inner) = type { return "Optional(\(printedInside(of: inner)))" }
        if case .array(.optional(let inner)) = type, case .array(let values) = self {
            let texts = values.map { $0.printedInside(of: .optional(inner)) }
            return "[" + texts.joined(separator: ", ") + "]"
        }
        return if case .named = type { printedInside } else { printedText }
    }

    /// As it is shown inside a collection, where texts keep their quotes.
    @MainActor
    private var printedInside: String {
        switch self {
        case .double(let number): "\(number)"
        case .object(let object): structureText ?? Value.printed(object)
        case .choice(let type, let index)
        where MemberTable.type(named: type.name) !== type || MemberTable.isOfGallery(type):
            type.choiceName(index)
        case .point, .size, .rect:
            "(" + (numbers ?? []).map { "\($0)" }.joined(separator: ", ") + ")"
        case .insets(let insets):
            "UIEdgeInsets(top: \(insets.top), left: \(insets.left), bottom: \(insets.bottom), "
                + "right: \(insets.right))"
        case .transform(let matrix):
            "CGAffineTransform(a: \(matrix.a), b: \(matrix.b), c: \(matrix.c), d: \(matrix.d), "
                + "tx: \(matrix.tx), ty: \(matrix.ty))"
        case .vector(let vector): "CGVector(dx: \(vector.dx), dy: \(vector.dy))"
        case .transform3D(let matrix):
            "CATransform3D("
                + matrix.labelled.map { "\($0.label): \($0.value)" }.joined(separator: ", ") + ")"
        case .array(let values), .set(let values):
            "[" + values.map(\.printedInside).joined(separator: ", ") + "]"
        case .dictionary(let entries) where !entries.isEmpty:
            "["
                + entries.map { "\($0.key.printedInside): \($0.value.printedInside)" }
                .joined(separator: ", ") + "]"
        case .carrying(let type, let index, let values):
            type.choiceName(index) + type.carriedText(index, values.map(\.printedInside))
        case .tuple(let values):
            "(" + values.map(\.printedInside).joined(separator: ", ") + ")"
        case .void, .null, .bool, .int, .string, .dictionary, .choice, .options, .function, .range,
            .weak:
            swiftText
        }
    }

    @MainActor
    private static func printed(_ object: AnyObject) -> String {
        let world = Simulator.current
        let id = world.objectID(of: object)
        if let traits = object as? UITraitCollection { return traits.printedText }
        if let constraint = object as? NSLayoutConstraint { return constraint.description }
        if id == .none { return name(of: object) }
        return "<\(world.log.objects.className(id)): \(world.log.objects.name(id))>"
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
