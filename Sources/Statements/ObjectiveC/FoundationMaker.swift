import CommandLanguage

/// A message to one of Foundation's classes that makes a value.
@MainActor
struct FoundationMaker {
    enum Product { case text, array, set, dictionary, number }

    let selector: String
    let makes: Product
    let make: @MainActor ([Value]) -> Value

    static let table: [String: FoundationMaker] = Dictionary(
        uniqueKeysWithValues: (collections + sets + numbers).map { ($0.selector, $0) })

    private static let collections: [FoundationMaker] = [
        FoundationMaker(selector: "stringWithFormat:", makes: .text) {
            .string(ObjectiveCFormat.text($0))
        },
        FoundationMaker(selector: "initWithFormat:", makes: .text) {
            .string(ObjectiveCFormat.text($0))
        },
        FoundationMaker(selector: "stringWithString:", makes: .text) { $0.first ?? .null },
        FoundationMaker(selector: "string", makes: .text) { _ in .string("") },
        FoundationMaker(selector: "array", makes: .array) { _ in .array([]) },
        FoundationMaker(selector: "arrayWithCapacity:", makes: .array) { _ in .array([]) },
        FoundationMaker(selector: "arrayWithObject:", makes: .array) { .array($0) },
        FoundationMaker(selector: "arrayWithObjects:", makes: .array) { values in
            .array(Array(values.prefix { !$0.isNull }))
        },
        FoundationMaker(selector: "arrayWithArray:", makes: .array) { $0.first ?? .array([]) },
        FoundationMaker(selector: "initWithObjects:", makes: .array) { values in
            .array(Array(values.prefix { !$0.isNull }))
        },
        FoundationMaker(selector: "dictionary", makes: .dictionary) { _ in .dictionary([]) },
        FoundationMaker(selector: "dictionaryWithDictionary:", makes: .dictionary) {
            $0.first ?? .dictionary([])
        },
    ]

    private static let sets: [FoundationMaker] = [
        FoundationMaker(selector: "set", makes: .set) { _ in .set([]) },
        FoundationMaker(selector: "setWithObject:", makes: .set) { .set($0) },
        FoundationMaker(selector: "setWithObjects:", makes: .set) { values in
            .set(SetMembers.distinct(Array(values.prefix { !$0.isNull })))
        },
        FoundationMaker(selector: "setWithArray:", makes: .set) { values in
            .set(SetMembers.distinct(values.first?.elements ?? []))
        },
    ]

    private static let numbers: [FoundationMaker] =
        [
            "numberWithInt:", "numberWithInteger:", "numberWithUnsignedInteger:",
            "numberWithFloat:", "numberWithDouble:", "numberWithBool:", "valueWithCGRect:",
            "valueWithCGPoint:", "valueWithCGSize:",
        ].map { FoundationMaker(selector: $0, makes: .number) { $0.first ?? .null } }
}
