/// Something that can be assigned, with its type when read and when written.
struct TypedPlace {
    let place: CheckedPlace
    let type: ValueType
    let assigned: ValueType
    /// As an error names it.
    let name: String

    init(
        _ place: CheckedPlace, _ type: ValueType, assigned: ValueType? = nil, name: String
    ) {
        self.place = place
        self.type = type
        self.assigned = assigned ?? type
        self.name = name
    }
}
