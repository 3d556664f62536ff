/// `NSNumber` and `NSValue`, from which Swift code only takes a value: notifications carry them.
extension TypeDescription {
    /// Both boxes; in Objective-C a boxed value is the value itself.
    static let boxes = [boxedValue, boxedNumber]

    static let boxedValue = TypeDescription("NSValue", .simple) {
        var members = TypeMembers()
        members.properties = [
            MemberProperty("cgRectValue", type: .named(.rect)) { $0 },
            MemberProperty("cgPointValue", type: .named(.point)) { $0 },
            MemberProperty("cgSizeValue", type: .named(.size)) { $0 },
        ]
        return members
    }

    static let boxedNumber = TypeDescription("NSNumber", .simple) {
        var members = TypeMembers()
        let whole = ["intValue", "integerValue", "uintValue"].map { name in
            MemberProperty(name, type: .int) { .int($0.wholeNumber ?? 0) }
        }
        members.properties =
            whole + [
                MemberProperty("doubleValue", type: .double) { .double($0.number ?? 0) },
                MemberProperty("floatValue", type: .named(.float)) {
                    .float(Float($0.number ?? 0))
                },
                MemberProperty("boolValue", type: .bool) { .bool($0.isTrue) },
            ]
        return members
    }

    /// Whether the box may hold the value.
    func boxes(_ value: Value) -> Bool {
        switch value {
        case .bool, .int, .double: self === TypeDescription.boxedNumber
        case .rect, .point, .size: self === TypeDescription.boxedValue
        case .void, .null, .sized, .float, .string, .object, .insets, .vector, .transform,
            .transform3D, .array, .set, .dictionary, .choice, .carrying, .structure, .options,
            .function, .tuple, .range, .weak, .typed:
            false
        }
    }
}
