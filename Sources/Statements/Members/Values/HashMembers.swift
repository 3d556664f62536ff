/// `hashValue` of values: the same for equal ones, and otherwise any number.
@MainActor
enum HashMembers {
    static let hashValue = MemberProperty("hashValue", type: .int) { value in
        .int(number(of: value))
    }

    private static func number(of value: Value) -> Int {
        if case .object(let object) = value { return ObjectIdentifier(object).hashValue }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in value.printedText.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash)
    }
}

/// `description` of what a protocol stands for, which `print` shows.
@MainActor
enum DescriptionMembers {
    static let description = MemberProperty("description", type: .string) { value in
        .string(value.printedText)
    }
}
