import CommandLanguage

// What code asks for that observes by keys, in both languages.

extension Evaluator {
    /// Adds an observer, whose path, options and context come behind it.
    func observe(_ value: Value, _ arguments: [Value]) {
        let arguments = arguments.map(\.untyped)
        guard case .object(let object) = value, case .object(let observer) = arguments[0],
            case .string(let path) = arguments[1]
        else { return }
        observers.add(
            .object(observer), of: object, path, options: arguments[2], context: arguments[3])
    }

    /// Ends an observation; throws Foundation's exception where there is none.
    func endObserving(
        _ value: Value, _ arguments: [Value], at span: SourceSpan
    ) throws(StatementStop) {
        let arguments = arguments.map(\.untyped)
        guard case .object(let object) = value, case .object(let observer) = arguments[0],
            case .string(let path) = arguments[1],
            !observers.remove(observer, of: object, path)
        else { return }
        let names = [arguments[0], value].map { ObjectiveCFormat.describe($0) }
        throw .failure(
            Diagnostic(
                exception: "NSRangeException",
                "Cannot remove an observer \(names[0]) for the key path \"\(path)\" from \(names[1]) "
                    + "because it is not registered as an observer.", at: span))
    }
}
