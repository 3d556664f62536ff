/// Goes through all that is in a value with a list of what waits instead of recursion, so that a value may be
/// nested as deep as code makes it.
extension Value {
    /// The values right in it: the elements of a list, the keys and values of a dictionary, the
    /// properties of a structure.
    var parts: [Value] {
        switch self {
        case .array(let values), .set(let values), .tuple(let values), .carrying(_, _, let values):
            values.elements
        case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
        case .structure(let structure): structure.values.elements
        case .typed(let value, _): [value]
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .object, .point, .size,
            .rect, .insets, .vector, .transform, .transform3D, .choice, .options, .function, .range,
            .weak:
            []
        }
    }

    /// What tells the list that it is from others.
    private var identity: ObjectIdentifier? {
        switch self {
        case .array(let values), .set(let values), .tuple(let values), .carrying(_, _, let values):
            values.identity
        case .dictionary(let entries): entries.identity
        case .structure(let structure): structure.values.identity
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .object, .point, .size,
            .rect, .insets, .vector, .transform, .transform3D, .choice, .options, .function, .range,
            .weak, .typed:
            nil
        }
    }

    /// Whether the value, or any that is in it, passes the test; a list that is in several places is
    /// looked at once. Objects and closures are not looked into.
    package func hasPart(where passes: (Value) -> Bool) -> Bool {
        var waiting = [self]
        var seen: Set<ObjectIdentifier> = []
        while let next = waiting.popLast() {
            if passes(next) { return true }
            if next.depth > 1, let identity = next.identity,
                !seen.insert(identity).inserted
            {
                continue
            }
            waiting.append(contentsOf: next.parts.reversed())
        }
        return false
    }

    /// Whether it is that object, and no list of objects.
    package func isObject(_ object: AnyObject) -> Bool {
        if case .object(let own) = self { own === object } else { false }
    }

    /// The objects that it is or has, in their order.
    package var objects: [AnyObject] {
        var found: [AnyObject] = []
        _ = hasPart { part in
            if case .object(let object) = part { found.append(object) }
            return false
        }
        return found
    }
}

// Texts of values, which may be longer than the values by far: a list that is in a list twice is
// written twice.
extension Value {
    /// The most lists in each other that are written.
    static let deepestText = 500
    /// The longest text of a value in a log or a message, in bytes.
    static let longestText = 10_000_000

    /// What stands for a value whose text is too long or too deep.
    static let leftOut = "[…]"

    /// Whether its text is not much longer than that, and not too deep.
    func hasText(within bytes: Int) -> Bool {
        guard depth > 0 else { return true }
        var known: [ObjectIdentifier: Int] = [:]
        return depth <= Self.deepestText && shortestText(upTo: bytes, &known) <= bytes
    }

    /// About how long its text is at least, in bytes, with a comma behind it; of a list that is in
    /// several places it is counted once and added for each.
    private func shortestText(upTo most: Int, _ known: inout [ObjectIdentifier: Int]) -> Int {
        if case .string(let text) = self { return text.utf8.count + 4 }
        guard depth > 0 else { return 3 }
        if let identity, let length = known[identity] { return length }
        var length = 3
        for part in parts where length <= most {
            length += part.shortestText(upTo: most, &known)
        }
        if depth > 1, let identity { known[identity] = length }
        return length
    }
}
