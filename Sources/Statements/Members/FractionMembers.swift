extension TypeDescription {
    static let float = TypeDescription("Float", value: Float.self) { type in
        type.initialiser("init(_:)") { (number: Float) in number }
        type.initialiser("init(_:)") { (number: Double) in Float(number) }
        type.initialiser("init(_:)") { (number: Int) in Float(number) }
        FractionMembers.addConversions(to: &type)
        type.failableInitialiser("init(_:)") { (text: String) in Float(text) }
        type.staticProperty("pi") { Float.pi }
        type.staticProperty("infinity") { Float.infinity }
        type.staticProperty("greatestFiniteMagnitude") { Float.greatestFiniteMagnitude }
        type.staticProperty("leastNormalMagnitude") { Float.leastNormalMagnitude }
        type.staticProperty("nan") { Float.nan }
        type.staticProperty("zero") { Float.zero }
        type.property("description", { "\($0)" })
        type.property("magnitude", { $0.magnitude })
        type.property("isNaN", { $0.isNaN })
        type.property("isZero", { $0.isZero })
        type.property("isFinite", { $0.isFinite })
        type.method("rounded()") { number in { number.rounded() } }
        type.method("squareRoot()") { number in { number.squareRoot() } }
        type.method("truncatingRemainder(dividingBy:)") { number in
            { (other: Float) in number.truncatingRemainder(dividingBy: other) }
        }
    }
}

/// What makes fractions of whole numbers.
@MainActor
enum FractionMembers {
    /// Of those that have their size or their sign in their names.
    static func addConversions<Number: ScriptValue & BinaryFloatingPoint>(
        to type: inout MemberList<Number>
    ) {
        for source in TypeDescription.sizedIntegers {
            type.addInitialiser(
                MemberMethod(
                    "init(_:)", types: [.named(source)], defaults: [:], result: Number.valueType
                ) { (_, arguments) throws(ConversionFailure) in
                    guard let number = arguments[0].whole else {
                        throw ConversionFailure(argument: 0)
                    }
                    return Number(number).value
                })
        }
    }
}
