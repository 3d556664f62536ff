import HeadlessUIKit

/// A few names of controllers that were looked up lately: to compare a short name costs a fraction of
/// what hashing it does.
struct RecentNames {
    private static let capacity = 32

    private var names = ContiguousArray(repeating: "", count: capacity)
    private var controllers = ContiguousArray<UIViewController?>(repeating: nil, count: capacity)

    /// Two short names that differ in length or at their ends have places of their own, mostly.
    private static func place(of name: String) -> Int {
        let utf8 = name.utf8
        guard let first = utf8.first, let last = utf8.last else { return 0 }
        return (utf8.count &+ 7 &* Int(first) &+ 3 &* Int(last)) % capacity
    }

    /// The controller of that name, if it is among the few.
    subscript(_ name: String) -> UIViewController? {
        let place = Self.place(of: name)
        return names[place] == name ? controllers[place] : nil
    }

    /// Keeps the name, in place of another.
    mutating func remember(_ controller: UIViewController, as name: String) {
        let place = Self.place(of: name)
        names[place] = name
        controllers[place] = controller
    }

    /// Drops the name, since it stands for something else from now on.
    mutating func forget(_ name: String) {
        let place = Self.place(of: name)
        if names[place] == name { controllers[place] = nil }
    }
}
