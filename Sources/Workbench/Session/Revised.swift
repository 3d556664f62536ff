/// A value with the number of times that it was changed: to compare two numbers costs less than to
/// compare two values.
struct Revised<Value> {
    var value: Value { didSet { revision += 1 } }
    private(set) var revision = 0

    init(_ value: Value) { self.value = value }
}
