import HierarchyRecords

/// Numbers as the language writes them.
enum NumberText {
    /// For people: to the billionth, where a sum of fractions would show how it was computed.
    static func of(_ value: Double) -> String {
        exactly(abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value)
    }

    /// For programs: the shortest decimal that reads back as the number, without `.0`.
    static func exactly(_ value: Double) -> String {
        numberText(value)
    }
}

extension NumberText {
    /// To the tenth, for places on a screen.
    static func short(_ value: Double) -> String {
        of(abs(value) < 1e6 ? (value * 10).rounded() / 10 : value)
    }
}
