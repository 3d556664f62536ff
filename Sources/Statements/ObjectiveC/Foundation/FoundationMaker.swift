import CommandLanguage

/// A message to one of Foundation's classes that makes a value.
@MainActor
struct FoundationMaker {
    enum Product { case text, array, set, dictionary, number }

    let selector: String
    let makes: Product
    let make: @MainActor ([Value]) -> Value

    private static let table = Dictionary(
        grouping: collections + sets + numbers + further, by: \.selector)

    /// The message of that name that makes such a value.
    static func find(_ selector: String, making product: Product) -> FoundationMaker? {
        table[selector]?.first { $0.makes == product }
    }

    /// The messages that make such a value.
    static func names(making product: Product) -> [String] {
        table.values.joined().filter { $0.makes == product }.map(\.selector).sorted()
    }

    private static let further: [FoundationMaker] =
        [("arrayWithCapacity:", Product.array), ("initWithCapacity:", .array)].map {
            FoundationMaker(selector: $0.0, makes: $0.1) { _ in .array([]) }
        }
        + ["dictionaryWithCapacity:", "initWithCapacity:"].map {
            FoundationMaker(selector: $0, makes: .dictionary) { _ in .dictionary([]) }
        }
        + ["setWithCapacity:", "initWithCapacity:"].map {
            FoundationMaker(selector: $0, makes: .set) { _ in .set([]) }
        }
        + ["stringWithCapacity:", "initWithCapacity:"].map {
            FoundationMaker(selector: $0, makes: .text) { _ in .string("") }
        }
        + [
            "initWithString:", "stringWithUTF8String:", "initWithUTF8String:",
            "stringWithCString:encoding:", "stringWithCString:",
        ].map { FoundationMaker(selector: $0, makes: .text) { $0.first ?? .null } }
        + ["localizedStringWithFormat:"].map {
            FoundationMaker(selector: $0, makes: .text) { .string(ObjectiveCFormat.text($0)) }
        }
        + ["initWithArray:", "initWithArray:copyItems:"].map {
            FoundationMaker(selector: $0, makes: .array) { $0.first ?? .array([]) }
        }
        + ["initWithObject:"].map { FoundationMaker(selector: $0, makes: .array) { .array($0) } }
        + ["arrayWithArray:", "initWithArray:", "orderedSetWithArray:"].map {
            FoundationMaker(selector: $0, makes: .set) {
                .set(SetMembers.distinct($0.first?.elements ?? []))
            }
        }
        + ["initWithObjects:", "orderedSetWithObjects:"].map {
            FoundationMaker(selector: $0, makes: .set) { values in
                .set(SetMembers.distinct(Array(values.prefix { !$0.isNull })))
            }
        }
        + ["setWithSet:", "initWithSet:"].map {
            FoundationMaker(selector: $0, makes: .set) { $0.first ?? .set([]) }
        }
        + ["dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:"].map {
            FoundationMaker(selector: $0, makes: .dictionary) { values in
                dictionary(Array(values.prefix { !$0.isNull }))
            }
        }
        + ["dictionaryWithObject:forKey:"].map {
            FoundationMaker(selector: $0, makes: .dictionary) { dictionary($0) }
        }
        + ["initWithDictionary:"].map {
            FoundationMaker(selector: $0, makes: .dictionary) { $0.first ?? .dictionary([]) }
        }
        + ["dictionaryWithObjects:forKeys:", "initWithObjects:forKeys:"].map {
            FoundationMaker(selector: $0, makes: .dictionary) { values in
                let (objects, keys) = (values.first?.elements ?? [], values.last?.elements ?? [])
                return dictionary(zip(objects, keys).flatMap { [$0, $1] })
            }
        }
        + [
            "numberWithChar:", "numberWithShort:", "numberWithLong:", "numberWithLongLong:",
            "numberWithUnsignedInt:", "numberWithUnsignedLong:", "numberWithUnsignedLongLong:",
            "numberWithUnsignedShort:", "numberWithUnsignedChar:", "initWithInt:",
            "initWithInteger:", "initWithFloat:", "initWithDouble:", "initWithBool:",
            "initWithUnsignedInteger:", "initWithLong:", "valueWithUIEdgeInsets:",
            "valueWithCGAffineTransform:", "valueWithRange:", "valueWithCATransform3D:",
            "valueWithUIOffset:", "valueWithCGVector:", "valueWithNonretainedObject:",
        ].map { FoundationMaker(selector: $0, makes: .number) { $0.first ?? .null } }

    /// A dictionary of what stands as value, key, value, key.
    private static func dictionary(_ parts: [Value]) -> Value {
        var entries: NestedList<DictionaryEntry> = []
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            if let place = entries.position(of: parts[index + 1]) {
                entries[place].value = parts[index]
            } else {
                entries.append(DictionaryEntry(parts[index + 1], parts[index]))
            }
        }
        return .dictionary(entries)
    }

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
        FoundationMaker(selector: "orderedSet", makes: .set) { _ in .set([]) },
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
