/// A number, with a fraction only where it has one: `8`, `0.5`, `nan`.
public func numberText<Number: BinaryFloatingPoint>(_ value: Number) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
}
