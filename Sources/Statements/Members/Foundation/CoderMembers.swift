import HeadlessUIKit

extension NSCoder: ScriptObject {}

extension Value {
    /// The value as a coder keeps it; nil for `nil`.
    @MainActor
    fileprivate var coded: Any? {
        if let flag = Bool.from(self) { return flag }
        if let number = Int.from(self) { return number }
        if let number = Double.from(self) { return number }
        if let controllers = [UIViewController].from(self), !controllers.isEmpty {
            return controllers
        }
        return carried
    }

    /// What a coder kept.
    @MainActor
    fileprivate static func coded(_ any: Any?) -> Value {
        (any as? [UIViewController])?.value ?? carried(any)
    }
}

extension TypeDescription {
    /// A coder that keeps values by keys.
    static let coder = TypeDescription("NSCoder", class: NSCoder.self) { type in
        type.initialiser("init()") { KeyedCoder() as NSCoder }
        type.method("encode(_:forKey:)") { coder in
            { (value: ScriptElement?, key: String) in
                coder.encode(value?.value.coded, forKey: key)
            }
        }
        type.method("containsValue(forKey:)") { coder in
            { (key: String) in coder.containsValue(forKey: key) }
        }
        type.method("decodeObject(forKey:)") { coder in
            { (key: String) in coder.decoded(key) }
        }
        type.method("decodeObject(of:forKey:)") { coder in
            { (_: ScriptElement, key: String) in coder.decoded(key) }
        }
        type.method("decodeBool(forKey:)") { coder in
            { (key: String) in coder.decodeBool(forKey: key) }
        }
        type.method("decodeInteger(forKey:)") { coder in
            { (key: String) in coder.decodeInteger(forKey: key) }
        }
        type.method("decodeDouble(forKey:)") { coder in
            { (key: String) in coder.decodeDouble(forKey: key) }
        }
        type.method("decodeFloat(forKey:)") { coder in
            { (key: String) in coder.decodeFloat(forKey: key) }
        }
        type.addGeometry()
    }
}

extension NSCoder {
    /// What was kept under the key, as code reads it.
    @MainActor
    fileprivate func decoded(_ key: String) -> ScriptElement? {
        let value = Value.coded(decodeObject(forKey: key))
        return value.isNull ? nil : ScriptElement(value: value)
    }
}

extension MemberList<NSCoder> {
    fileprivate mutating func addGeometry() {
        method("decodeCGPoint(forKey:)") { coder in
            { (key: String) in coder.decoded(key).flatMap { CGPoint.from($0.value) } ?? .zero }
        }
        method("decodeCGSize(forKey:)") { coder in
            { (key: String) in coder.decoded(key).flatMap { CGSize.from($0.value) } ?? .zero }
        }
        method("decodeCGRect(forKey:)") { coder in
            { (key: String) in coder.decoded(key).flatMap { CGRect.from($0.value) } ?? .zero }
        }
    }
}
