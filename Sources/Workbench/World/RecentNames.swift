/// A few names that were looked up lately, with what they stand for: to compare a short name costs
/// a fraction of what hashing it does.
struct RecentNames {
    private static let capacity = 32

    private var names = ContiguousArray(repeating: "", count: capacity)
    private var objects = ContiguousArray<AnyObject?>(repeating: nil, count: capacity)

    /// Two short names that differ in length or at their ends have places of their own, mostly.
    private static func place(of name: String) -> Int {
        let utf8 = name.utf8
        guard let first = utf8.first, let last = utf8.last else { return 0 }
        return (utf8.count &+ 7 &* Int(first) &+ 3 &* Int(last)) % capacity
    }

    /// What the name stands for, if it is among the few.
    subscript(_ name: String) -> AnyObject? {
        let place = Self.place(of: name)
        return names[place] == name ? objects[place] : nil
    }

    /// Keeps the name, in place of another.
    mutating func remember(_ object: AnyObject, as name: String) {
        let place = Self.place(of: name)
        names[place] = name
        objects[place] = object
    }

    /// Drops the name, since it stands for something else from now on.
    mutating func forget(_ name: String) {
        let place = Self.place(of: name)
        if names[place] == name { objects[place] = nil }
    }
}
