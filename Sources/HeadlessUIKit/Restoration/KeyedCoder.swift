/// A coder that keeps values by their keys, in memory: what is written is read by the same object.
@MainActor
package class KeyedCoder: NSCoder {
    @Counted private var values: [String: Any] = [:]

    package override init() { super.init() }

    /// Keeps a value under the key; `nil` takes away what was there.
    func keep(_ value: Any?, forKey key: String) { values[key] = value }

    /// What was kept under the key.
    func kept(forKey key: String) -> Any? { values[key] }

    nonisolated private func put(_ value: Any?, _ key: String) {
        nonisolated(unsafe) let (coder, value) = (self, value)
        MainActor.assumeIsolated { coder.keep(value, forKey: key) }
    }

    nonisolated private func take(_ key: String) -> Any? {
        nonisolated(unsafe) let coder = self
        nonisolated(unsafe) var value: Any?
        MainActor.assumeIsolated { value = coder.kept(forKey: key) }
        return value
    }

    // MARK: As Foundation has it

    package nonisolated override var allowsKeyedCoding: Bool { true }

    package nonisolated override func containsValue(forKey key: String) -> Bool { take(key) != nil }

    package nonisolated override func encode(_ object: Any?, forKey key: String) {
        put(object, key)
    }

    package nonisolated override func encodeConditionalObject(_ object: Any?, forKey key: String) {
        put(object, key)
    }

    package nonisolated override func encode(_ value: Bool, forKey key: String) { put(value, key) }

    package nonisolated override func encode(_ value: Int, forKey key: String) { put(value, key) }

    package nonisolated override func encode(_ value: Int32, forKey key: String) {
        put(Int(value), key)
    }

    package nonisolated override func encode(_ value: Int64, forKey key: String) {
        put(Int(value), key)
    }

    package nonisolated override func encode(_ value: Float, forKey key: String) {
        put(Double(value), key)
    }

    package nonisolated override func encode(_ value: Double, forKey key: String) {
        put(value, key)
    }

    package nonisolated override func decodeObject(forKey key: String) -> Any? { take(key) }

    package nonisolated override func decodeBool(forKey key: String) -> Bool {
        take(key) as? Bool ?? false
    }

    package nonisolated override func decodeInteger(forKey key: String) -> Int {
        take(key) as? Int ?? 0
    }

    package nonisolated override func decodeInt32(forKey key: String) -> Int32 {
        Int32(truncatingIfNeeded: decodeInteger(forKey: key))
    }

    package nonisolated override func decodeInt64(forKey key: String) -> Int64 {
        Int64(decodeInteger(forKey: key))
    }

    package nonisolated override func decodeFloat(forKey key: String) -> Float {
        Float(decodeDouble(forKey: key))
    }

    package nonisolated override func decodeDouble(forKey key: String) -> Double {
        take(key) as? Double ?? 0
    }
}
