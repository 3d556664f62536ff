import HeadlessUIKit
import HierarchyRecords

extension OverridableMember {
    /// As Swift refers to it, but that `()` is left out.
    var name: String { "\(self)".filter { $0 != "`" } }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// The member of that full name.
    static func named(_ name: String) -> OverridableMember? {
        byName[name.hasSuffix("()") ? String(name.dropLast(2)) : name]
    }

    /// The method that the callback is; nil where it is none that a session's class overrides.
    static func method(of callback: Callback) -> OverridableMember? {
        methods[Int(callback.rawValue)]
    }

    private static let methods = Callback.allCases.map { ofCallbacks[$0] }

    /// The callback that it is of an object of the model: of a view the view's own, where other objects have one of the
    /// same name.
    func callback(ofView isOfView: Bool) -> Callback? {
        isOfView
            ? Self.callbacksOfViews[self] ?? Self.otherCallbacks[self] : Self.otherCallbacks[self]
    }

    private static let callbacksOfViews = callbacks { $0 == .view }
    private static let otherCallbacks = callbacks { $0 != .view }

    private static func callbacks(
        of isIncluded: (EventCategory) -> Bool
    ) -> [OverridableMember: Callback] {
        Dictionary(
            uniqueKeysWithValues: ofCallbacks.filter { isIncluded($0.key.category) }
                .map { ($0.value, $0.key) })
    }

    /// Whether the model calls it without a callback, or by one that is sent to each object: a class that overrides
    /// nothing else needs no calls of callbacks.
    var isNoCallback: Bool {
        [Self.callbacksOfViews[self], Self.otherCallbacks[self]].allSatisfy { callback in
            callback.map { [.load, .action].contains($0.category) } ?? true
        }
    }
}
