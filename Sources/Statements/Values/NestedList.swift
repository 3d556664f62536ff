/// The elements of an array, a set, a dictionary, a tuple, a case or a structure. Lists that hold
/// lists, be it a hundred thousand deep, go without a call within a call for each.
package struct NestedList<Element: NestedElement> {
    private var storage: Storage

    private final class Storage {
        var elements: [Element]
        /// How many lists are in each other here, this one included; at least, since it is not
        /// counted again where elements go.
        var depth: Int
        /// Where its keys stand; nil before somebody looks for one.
        var index: KeyIndex?

        init(_ elements: [Element], depth: Int, index: KeyIndex? = nil) {
            self.elements = elements
            self.depth = depth
            self.index = index
        }

        deinit {
            guard depth > 1 else { return }
            var waiting: [Value] = []
            giveUp(to: &waiting)
            while var value = waiting.popLast() { value.giveUp(to: &waiting) }
        }

        /// Moves what it holds to the end of the list, the first element last.
        func giveUp(to waiting: inout [Value]) {
            for element in elements.reversed() { element.give(to: &waiting) }
            elements = []
        }
    }

    package init(_ elements: [Element]) {
        storage = Storage(elements, depth: Self.depth(around: elements))
    }

    private static func depth(around elements: some Sequence<Element>) -> Int {
        elements.reduce(0) { Swift.max($0, $1.depth) } + 1
    }

    /// How many lists are in each other here, this one included.
    var depth: Int { storage.depth }

    /// All of them.
    package var elements: [Element] { storage.elements }

    /// Whether it is the very same list.
    func isSame(as other: NestedList) -> Bool { storage === other.storage }

    /// What tells it from other lists as long as it lives.
    var identity: ObjectIdentifier { ObjectIdentifier(storage) }

    /// Moves what it holds to the end of the list, where no other list shares it.
    fileprivate mutating func giveUp(to waiting: inout [Value]) {
        if isKnownUniquelyReferenced(&storage) { storage.giveUp(to: &waiting) }
    }

    private mutating func own() {
        if isKnownUniquelyReferenced(&storage) { return }
        storage = Storage(storage.elements, depth: storage.depth, index: storage.index)
    }

    /// Gives the body the index of the keys, with each element in it.
    @MainActor
    func withIndex<Result>(_ body: (KeyIndex, [Element]) -> Result) -> Result {
        if storage.index?.hasRoom(for: count) != true { storage.index = KeyIndex(for: count) }
        while let known = storage.index?.count, known < count, !Value.endsLongWork() {
            storage.index?.append(storage.elements[known].key.keyHash)
        }
        return body(storage.index ?? KeyIndex(for: 0), storage.elements)
    }

    /// Changes the elements in place; `added` are those that may come in.
    mutating func edit<Result, Failure: Error>(
        adding added: some Sequence<Element>,
        _ body: (inout [Element]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        own()
        storage.depth = Swift.max(storage.depth, Self.depth(around: added))
        storage.index = nil
        return try body(&storage.elements)
    }
}

extension NestedList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    package init() { self.init([]) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { storage.elements.count }

    /// An element that is changed in its place keeps its key, where it has one.
    package subscript(index: Int) -> Element {
        get { storage.elements[index] }
        _modify {
            own()
            defer { storage.depth = Swift.max(storage.depth, storage.elements[index].depth + 1) }
            yield &storage.elements[index]
        }
    }

    package mutating func replaceSubrange(
        _ range: Range<Int>, with added: some Collection<Element>
    ) {
        edit(adding: added) { $0.replaceSubrange(range, with: added) }
    }

    package mutating func append(contentsOf added: some Sequence<Element>) {
        let added = (added as? NestedList)?.elements ?? Array(added)
        edit(adding: added) { $0 += added }
    }

    package mutating func append(_ element: Element) {
        own()
        storage.depth = Swift.max(storage.depth, element.depth + 1)
        storage.elements.append(element)
    }

    @discardableResult
    package mutating func remove(at index: Int) -> Element {
        own()
        storage.index?.remove(index)
        return storage.elements.remove(at: index)
    }
}

extension NestedList: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: Element...) { self.init(elements) }
}

/// What a list holds.
package protocol NestedElement {
    /// How many lists are in each other in it.
    var depth: Int { get }
    /// What it is found by: an element of a set by itself.
    var key: Value { get }
    /// Adds the values that it has to the end of the list, the first of them last.
    func give(to waiting: inout [Value])
}

/// The entries of a dictionary.
package struct DictionaryEntry: NestedElement {
    package var key: Value
    package var value: Value

    init(_ key: Value, _ value: Value) { (self.key, self.value) = (key, value) }

    package var depth: Int { max(key.depth, value.depth) }

    package func give(to waiting: inout [Value]) {
        waiting.append(value)
        waiting.append(key)
    }
}

extension Value: NestedElement {
    package var depth: Int {
        switch self {
        case .array(let values), .set(let values), .tuple(let values), .carrying(_, _, let values):
            values.depth
        case .dictionary(let entries): entries.depth
        case .structure(let structure): structure.values.depth
        case .typed(let value, _): value.depth
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .object, .point, .size,
            .rect, .insets, .vector, .transform, .transform3D, .choice, .options, .function, .range,
            .weak:
            0
        }
    }

    package var key: Value { self }

    package func give(to waiting: inout [Value]) { waiting.append(self) }

    /// Moves what it alone holds to the end of the list.
    fileprivate mutating func giveUp(to waiting: inout [Value]) {
        switch self {
        case .array(var values), .set(var values), .tuple(var values),
            .carrying(_, _, var values):
            self = .void
            values.giveUp(to: &waiting)
        case .dictionary(var entries):
            self = .void
            entries.giveUp(to: &waiting)
        case .structure(var structure):
            self = .void
            structure.values.giveUp(to: &waiting)
        case .typed(let value, _):
            self = .void
            waiting.append(value)
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .object, .point, .size,
            .rect, .insets, .vector, .transform, .transform3D, .choice, .options, .function, .range,
            .weak:
            break
        }
    }
}

// Values made of plain arrays.
extension Value {
    package static func array(_ elements: [Value]) -> Value { .array(NestedList(elements)) }
    static func set(_ elements: [Value]) -> Value { .set(NestedList(elements)) }
    static func tuple(_ elements: [Value]) -> Value { .tuple(NestedList(elements)) }

    static func carrying(_ type: TypeDescription, _ index: Int, _ elements: [Value]) -> Value {
        .carrying(type, index, NestedList(elements))
    }

    static func dictionary(_ entries: [DictionaryEntry]) -> Value {
        .dictionary(NestedList(entries))
    }
}

extension NestedList<Value> {
    /// Elements of its own, in a list that knows nothing of them.
    init(repeating element: Value, count: Int) {
        self.init(Array(repeating: element, count: count))
    }
}
