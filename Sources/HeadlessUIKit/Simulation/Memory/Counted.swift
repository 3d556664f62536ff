/// A stored property of an object of the world. Each change of it is counted, as each change through a
/// `Link` is: what a step has left as it was is told by the count alone.
///
/// A property that the wrapper cannot hold (`weak`, `unowned`, `lazy`) counts in its `didSet`. A test looks
/// for stored properties that do neither; each that needs not has its reason there.
@propertyWrapper @frozen
public struct Counted<Value> {
    @usableFromInline var value: Value

    /// Holds a first value, which is no change.
    @inlinable
    public init(wrappedValue: Value) { value = wrappedValue }

    /// What the property holds.
    @inlinable
    public var wrappedValue: Value {
        @inline(__always) get { value }
        @inline(__always) _modify {
            Changes.note()
            yield &value
        }
    }
}

extension Counted where Value: ExpressibleByNilLiteral {
    /// Holds nothing.
    @inlinable
    public init() { value = nil }
}

/// Counts the changes of all that belongs to a world. The count tells one thing: where it is the same, nothing
/// has changed. It belongs to the process, since an accessor of a property knows no world; a change in a
/// world beside is one change too many, which costs a repetition and no more.
@usableFromInline
package enum Changes {
    @usableFromInline
    nonisolated(unsafe) package static var count = 0

    /// Counts a change.
    @inlinable @inline(__always)
    package static func note() { count &+= 1 }

    /// Makes what is there as soon as somebody asks for it: that is no change. What gets a place in the log
    /// is counted by `WorldCount` all the same.
    @inline(__always)
    static func making<Made>(_ body: () -> Made) -> Made {
        let before = count
        defer { count = before }
        return body()
    }

    /// What is there, or else what is made now and kept, which is no change.
    @inline(__always)
    static func made<Made>(
        _ present: Made?, _ make: @autoclosure () -> Made, keep: (Made) -> Void
    ) -> Made {
        if let present { return present }
        return making {
            let fresh = make()
            keep(fresh)
            return fresh
        }
    }
}
