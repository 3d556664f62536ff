import CommandLanguage

/// Something that can be assigned, with its type when read and when written.
struct TypedPlace {
    let place: CheckedPlace
    let type: ValueType
    let assigned: ValueType
    /// As an error names it.
    let name: String
    /// Whether it is an entry of a dictionary whose values are optionals.
    var holdsOptionals = false

    init(
        _ place: CheckedPlace, _ type: ValueType, assigned: ValueType? = nil, name: String
    ) {
        self.place = place
        self.type = type
        self.assigned = assigned ?? type
        self.name = name
    }

    /// The place where that is put: of optionals, a dictionary keeps what is `nil`, unless that is written.
    func place(for value: Expression) -> CheckedPlace {
        guard holdsOptionals, case .entry(let outer, let key, nil, let span) = place else {
            return place
        }
        if case .literal(.nil) = value.kind { return place }
        let kept = CheckedExpression(.constant(.void), .void, at: span)
        return .entry(outer, key, kept, span)
    }
}
