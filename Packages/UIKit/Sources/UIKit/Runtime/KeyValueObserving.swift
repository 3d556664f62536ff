import Foundation
@_spi(Kit) import HeadlessUIKit

/// Which values an observer is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How an observed value changed: it was set.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    public let kind = NSKeyValueChange.setting
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet? = nil
    public let isPrior: Bool
}

/// An observation, which ends with this object.
public final class NSKeyValueObservation: NSObject {
    fileprivate let number: Int
    fileprivate init(_ number: Int) { self.number = number }

    /// Ends the observation.
    public func invalidate() {
        let number = number
        MainActor.assumeIsolated { Observations.shared.end(number) }
    }

    deinit {
        let number = number
        if Thread.isMainThread { MainActor.assumeIsolated { Observations.shared.end(number) } }
    }
}

/// A view whose geometry can be observed: its frame, bounds, center, and the offset and size of what scrolls.
@preconcurrency @MainActor
public protocol KeyValueObservable: AnyObject {}

extension UIView: KeyValueObservable {}

extension KeyValueObservable where Self: UIView {
    /// Calls the closure when the view's value has been set: of the properties that UIKit documents as observable,
    /// those of geometry.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        if options.contains(.initial) {
            changeHandler(self, change(from: nil, to: last, options))
        }
        return Observations.shared.add(self) { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            if let old = old as? AnyHashable, let new = new as? AnyHashable, old == new { return }
            last = new
            if options.contains(.prior) {
                changeHandler(
                    self, NSKeyValueObservedChange(newValue: nil, oldValue: old, isPrior: true))
            }
            changeHandler(self, change(from: old, to: new, options))
        }
    }

    private func change<Value>(
        from old: Value?, to new: Value, _ options: NSKeyValueObservingOptions
    ) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil, isPrior: false)
    }
}

/// All observations of the process, as Foundation has them.
@MainActor
private final class Observations {
    private struct Entry {
        let number: Int
        weak var view: UIView?
        let look: () -> Void
    }

    static let shared = Observations()
    private var entries: [Entry] = []
    private var last = 0

    func add(_ view: UIView, _ look: @escaping () -> Void) -> NSKeyValueObservation {
        last += 1
        entries.append(Entry(number: last, view: view, look: look))
        let simulator = Simulator.current
        if simulator.geometryWatcher == nil {
            simulator.geometryWatcher = { view in Observations.shared.look(at: view) }
        }
        return NSKeyValueObservation(last)
    }

    func end(_ number: Int) { entries.removeAll { $0.number == number } }

    private func look(at view: UIView) {
        for entry in entries where entry.view === view { entry.look() }
    }
}
