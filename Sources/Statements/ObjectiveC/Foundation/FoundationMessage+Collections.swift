import CommandLanguage
import HeadlessUIKit

/// What arrays, sets and dictionaries answer besides.
extension FoundationMessage {
    static let furtherCollections: [FoundationMessage] =
        arraysBesides + sorting + dictionariesBesides

    private static let arraysBesides: [FoundationMessage] = [
        message("isEqualToArray:", .array, .bool) { value, arguments in
            .bool(value.equals(arguments[0]))
        },
        message("isEqualToDictionary:", .dictionary, .bool) { value, arguments in
            .bool(value.equals(arguments[0]))
        },
        message("isEqualToSet:", .set, .bool) { value, arguments in
            .bool(value.equals(arguments[0]))
        },
        message("array", .array, { $0 }) { value, _ in value },
        message("set", .set, { $0 }) { value, _ in value },
        message("subarrayWithRange:", .array, { $0 }) { value, arguments in
            let elements = value.elements
            guard let range: NSRange = .from(arguments[0]), range.location <= elements.count
            else { return .array([]) }
            let end = min(elements.count, range.location + max(0, range.length))
            return .array(Array(elements[range.location..<end]))
        },
        message("indexOfObjectIdenticalTo:", .array, .named(.uint)) { value, arguments in
            .unsigned(value.elements.firstIndex { $0.isEqualInC(to: arguments[0]) } ?? .max)
        },
        message("reversedArray", .array, { $0 }) { value, _ in
            .array(Array(value.elements.reversed()))
        },
        FoundationMessage(
            selector: "enumerateObjectsWithOptions:usingBlock:", receiver: .array,
            result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            let isBackwards = (arguments.first?.wholeNumber ?? 0) & 2 != 0
            guard case .function(let block)? = arguments.last else { return .void }
            let stop = StopFlag()
            let pairs = Array(value.elements.enumerated())
            for (index, element) in isBackwards ? pairs.reversed() : pairs {
                _ = block.call([element, .unsigned(index), .object(stop)])
                try evaluator.checkModel(at: span)
                if stop.pointee { break }
            }
            return .void
        },
        FoundationMessage(
            selector: "enumerateObjectsUsingBlock:", receiver: .set, result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            guard case .function(let block)? = arguments.first else { return .void }
            let stop = StopFlag()
            for element in value.elements {
                _ = block.call([element, .object(stop)])
                try evaluator.checkModel(at: span)
                if stop.pointee { break }
            }
            return .void
        },
        FoundationMessage(
            selector: "indexOfObjectPassingTest:", receiver: .array, result: { _ in .named(.uint) }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            let found = try evaluator.positions(in: value, passing: arguments.first, at: span)
            return .unsigned(found.first ?? .max)
        },
        FoundationMessage(
            selector: "makeObjectsPerformSelector:withObject:", receiver: .array,
            result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let selector)? = arguments.first, let last = arguments.last else {
                return .void
            }
            for element in value.elements {
                _ = try evaluator.send(selector, [last], to: element, at: span)
            }
            return .void
        },
        FoundationMessage(selector: "valueForKey:", receiver: .array, result: { _ in .array(.any) })
        { evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let key)? = arguments.first else { return .array([]) }
            var values: [Value] = []
            for element in value.elements {
                values.append(try evaluator.send(key, [], to: element, at: span))
            }
            return .array(values)
        },
    ]

    private static let sorting: [FoundationMessage] = [
        FoundationMessage(
            selector: "sortedArrayUsingComparator:", receiver: .array, result: { $0 }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            .array(try evaluator.sorted(value, by: arguments.first ?? .null, at: span))
        },
        FoundationMessage(
            selector: "sortedArrayUsingSelector:", receiver: .array, result: { $0 }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            .array(try evaluator.sorted(value, by: arguments.first ?? .null, at: span))
        },
        message("compare:", .number, .int) { value, arguments in
            let (left, right) = (value.number ?? 0, arguments[0].number ?? 0)
            return .int(left < right ? -1 : left > right ? 1 : 0)
        },
    ]

    private static let dictionariesBesides: [FoundationMessage] = [
        message("objectForKeyedSubscript:", .dictionary, .any) { value, arguments in
            entries(value).value(for: arguments[0]) ?? .null
        },
        message("keyEnumerator", .dictionary, .array(.any)) { value, _ in
            .array(entries(value).map(\.key))
        },
        message("objectEnumerator", .dictionary, .array(.any)) { value, _ in
            .array(entries(value).map(\.value))
        },
        message("allKeysForObject:", .dictionary, .array(.any)) { value, arguments in
            .array(entries(value).filter { $0.value.isEqualInC(to: arguments[0]) }.map(\.key))
        },
    ]

    private static func entries(_ value: Value) -> NestedList<DictionaryEntry> {
        if case .dictionary(let entries) = value { entries } else { [] }
    }
}

extension Evaluator {
    /// The elements in the order that the block, or the message, tells.
    func sorted(
        _ value: Value, by order: Value, at span: SourceSpan
    ) throws(StatementStop) -> [Value] {
        var rest = value.elements
        // A merge of sorted halves keeps the order of equals, and asks for few comparisons.
        var width = 1
        while width < rest.count {
            var merged: [Value] = []
            merged.reserveCapacity(rest.count)
            var start = 0
            while start < rest.count {
                let middle = min(start + width, rest.count)
                let end = min(start + 2 * width, rest.count)
                try merge(
                    rest[start..<middle], rest[middle..<end], into: &merged, by: order, at: span)
                start = end
            }
            rest = merged
            width *= 2
        }
        return rest
    }

    private func merge(
        _ left: ArraySlice<Value>, _ right: ArraySlice<Value>, into merged: inout [Value],
        by order: Value, at span: SourceSpan
    ) throws(StatementStop) {
        var (left, right) = (left, right)
        while let first = left.first, let second = right.first {
            if try compare(first, second, by: order, at: span) <= 0 {
                merged.append(first)
                left = left.dropFirst()
            } else {
                merged.append(second)
                right = right.dropFirst()
            }
        }
        merged += left
        merged += right
    }

    private func compare(
        _ first: Value, _ second: Value, by order: Value, at span: SourceSpan
    ) throws(StatementStop) -> Int {
        let result: Value
        if case .function(let block) = order {
            result = block.call([first, second])
            try checkModel(at: span)
        } else if case .string(let selector) = order {
            result = try send(selector, [second], to: first, at: span)
        } else {
            return 0
        }
        return result.wholeNumber ?? 0
    }

    /// The places of the elements for which the block answers `YES`, up to where it stops.
    func positions(
        in value: Value, passing test: Value?, at span: SourceSpan
    ) throws(StatementStop) -> [Int] {
        guard case .function(let block)? = test else { return [] }
        let stop = StopFlag()
        for (index, element) in value.elements.enumerated() {
            let isFound = block.call([element, .unsigned(index), .object(stop)]).isTrue
            try checkModel(at: span)
            if isFound { return [index] }
            if stop.pointee { break }
        }
        return []
    }
}
