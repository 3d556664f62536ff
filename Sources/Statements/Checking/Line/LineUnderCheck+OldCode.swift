import CommandLanguage
import HeadlessUIKit

/// Values where those of another type are due.
extension LineUnderCheck {
    /// What the value is taken for where it is of another type than the place: in earlier systems' Swift any whole number,
    /// and a text for the name of a notification; of other frameworks what a literal makes. Nil for anything else.
    func taken(_ value: CheckedExpression, for type: ValueType) -> CheckedExpression? {
        if value.type.fits(type, in: classes) { return nil }
        if let made = foreign.literal(value, as: type) { return made }
        if let made = made(value, ofLiteralFor: type) { return made }
        if let other = foreign.standing(value, for: type) { return other }
        if let content = ownContent(value, for: type) { return content }
        guard place.isOldCode else { return nil }
        if value.type.isInteger, type.isInteger {
            found.leftOut.addOld(value.type.name, type.name)
            let kind = type.description?.integerKind
            return .computed([value], type, at: value.span) { _, values throws(StatementStop) in
                values[0].whole.map { $0.value(as: kind) } ?? values[0]
            }
        }
        if let attributes = oldAttributes(value, for: type) { return attributes }
        if value.type.isNumber, !value.type.isAny, type.isNamed(.layoutPriority) {
            found.leftOut.addOld(value.type.name, type.name)
            return .computed([value], type, at: value.span) { _, values throws(StatementStop) in
                UILayoutPriority(Float(values[0].number ?? 0)).value
            }
        }
        guard value.type.isNamed(.string), type.unwrapped.isNamed(.notificationName) else {
            return nil
        }
        found.leftOut.addOld("String", "Notification.Name")
        return value.retyped(.named(.notificationName))
    }

    /// A content configuration of code's own where a cell's is due; nil for anything else.
    private func ownContent(
        _ value: CheckedExpression, for type: ValueType
    ) -> CheckedExpression? {
        guard type.unwrapped.isNamed(CellContent.valueType.nearestDescription),
            let own = value.type.unwrapped.description, own.isScripted,
            own.name == "UIContentConfiguration"
                || !classes.methods("makeContentView", of: .named(own)).isEmpty
        else { return nil }
        return value.retyped(value.type.isOptional ? type.unwrapped.wrapped : type.unwrapped)
    }

    /// Attributes of texts had texts for keys in Swift 3: a key where a text is due, and a dictionary where one with such
    /// keys is; nil for anything else.
    private func oldAttributes(
        _ value: CheckedExpression, for type: ValueType
    ) -> CheckedExpression? {
        let keys = NSAttributedString.Key.type
        if value.type.isNamed(keys), type.unwrapped.isNamed(.string) {
            found.leftOut.addOld("String", keys.name)
            return .computed([value], .string, at: value.span) {
                _, values throws(StatementStop) in
                guard case .choice(_, let index) = values[0] else { return .string("") }
                return .string(keys.valueNames?[index] ?? "")
            }
        }
        guard case .dictionary(let key, _) = value.type.unwrapped, key.isNamed(.string),
            case .dictionary(let due, let entry) = type.unwrapped, due.isNamed(keys)
        else { return nil }
        found.leftOut.addOld("[String: Any]", "[\(keys.name): \(entry.name)]")
        let own = value.type.isOptional ? type.unwrapped.wrapped : type.unwrapped
        return .computed([value], own, at: value.span) { _, values throws(StatementStop) in
            guard case .dictionary(let entries) = values[0] else { return values[0] }
            let known = entries.compactMap { entry -> DictionaryEntry? in
                guard case .string(let name) = entry.key,
                    let index = keys.valueNames?.firstIndex(of: name)
                else { return nil }
                return DictionaryEntry(.choice(keys, index), entry.value)
            }
            return .dictionary(NestedList(known))
        }
    }

    /// The value without its optional, where earlier systems' Swift took `UIView!` for `UIView`.
    func unwrappedInOldCode(
        _ value: CheckedExpression, for type: ValueType
    ) -> CheckedExpression {
        if case .optional(let inner) = value.type, value.isResultImplicitlyUnwrapped,
            !type.isOptional, inner.fits(type, in: classes)
        {
            return CheckedExpression(.optional(.unwrap(value)), inner, at: value.span)
        }
        if place.isOldCode, value.type.isNull, let none = noOptions(of: type, at: value.span) {
            return none
        }
        guard place.isOldCode, case .optional(let inner) = value.type, !type.isOptional,
            inner.fits(type, in: classes)
        else { return value }
        found.leftOut.addOld(value.type.name, inner.name)
        return CheckedExpression(.optional(.unwrap(value)), inner, at: value.span)
    }

    /// Swift 1 wrote `nil` where no option was meant.
    private func noOptions(of type: ValueType, at span: SourceSpan) -> CheckedExpression? {
        guard let description = type.description, case .options = description.kind else {
            return nil
        }
        found.leftOut.addOld("nil", "[]")
        return CheckedExpression(.constant(.options(description, 0)), type, at: span)
    }
}

@MainActor
extension ScriptInteger {
    /// The number as one of another type; its last bits where that is too small.
    fileprivate func value(as kind: SizedInteger.Kind?) -> Value {
        kind?.value(truncating: self) ?? .int(Int(truncatingIfNeeded: self))
    }
}
