import CommandLanguage

/// Checks calls that give a queue work as an object: `queue.async(execute: item)`, `queue.addOperation(operation)`. The queue
/// is given a closure that begins it.
@MainActor
struct WorkItemChecker {
    let line: LineUnderCheck

    /// The arguments with a closure in the place of such an object.
    func plain(
        _ arguments: [Argument], to type: ValueType
    ) throws(Diagnostic) -> [Argument] {
        guard line.language == .swift,
            type.isNamed(.dispatchQueue) || type.isNamed(.operationQueue),
            let last = arguments.last, last.label == nil || last.label == "execute",
            !last.value.isClosure
        else { return arguments }
        let before = line.memory
        let given = try line.expressions.check(last.value).type
        line.goBack(to: before)
        guard let beginning = beginning(of: given) else { return arguments }
        let span = last.value.span
        let member = Expression(
            .link(.member(last.value, name: beginning, isOptional: false)), span: span)
        let call = Expression(.link(.call(member, [])), span: span)
        let closure = Closure(captures: [], parameters: [], body: [.expression(call)])
        let value = Expression(.closure(closure), span: span)
        return arguments.dropLast() + [Argument(label: last.label, value: value)]
    }

    /// The method that begins such work; nil for a value of any other type.
    private func beginning(of type: ValueType) -> String? {
        let names = type.description?.lineage(in: line.classes).map(\.name) ?? []
        if names.contains("DispatchWorkItem") { return "perform" }
        return names.contains("Operation") ? "start" : nil
    }
}

extension Expression {
    fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}
