import HeadlessUIKit

/// A few names of controllers that were looked up lately: to compare a short name costs a fraction of
/// what hashing it does.
///
/// They stand behind a constant pointer, so that a look costs no exclusivity check.
@MainActor
final class RecentNames {
    private struct Entry {
        var name = ""
        var controller: UIViewController?
    }

    private nonisolated static let capacity = 32

    private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)

    init() { entries.initialize(repeating: Entry(), count: Self.capacity) }

    isolated deinit {
        entries.deinitialize(count: Self.capacity)
        entries.deallocate()
    }

    /// Two short names that differ in length or at their ends have places of their own, mostly.
    private static func place(of name: String) -> Int {
        let utf8 = name.utf8
        guard let first = utf8.first, let last = utf8.last else { return 0 }
        return (utf8.count &+ 7 &* Int(first) &+ 3 &* Int(last)) % capacity
    }

    /// The controller of that name, if it is among the few.
    subscript(_ name: String) -> UIViewController? {
        let entry = entries + Self.place(of: name)
        return entry.pointee.name == name ? entry.pointee.controller : nil
    }

    /// Keeps the name, in place of another.
    func remember(_ controller: UIViewController, as name: String) {
        entries[Self.place(of: name)] = Entry(name: name, controller: controller)
    }

    /// Drops the name, since it stands for something else from now on.
    func forget(_ name: String) {
        let entry = entries + Self.place(of: name)
        if entry.pointee.name == name { entry.pointee.controller = nil }
    }

    /// Drops all names.
    func removeAll() { entries.update(repeating: Entry(), count: Self.capacity) }
}
