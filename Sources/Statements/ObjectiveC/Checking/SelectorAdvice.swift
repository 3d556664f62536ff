import CommandLanguage

/// What to say of a selector that nothing answers.
@MainActor
struct SelectorAdvice {
    let line: LineUnderCheck

    /// A selector that goes on where this one ends, or has its parts in another order.
    private static func mended(_ selector: String, among known: [String]) -> String? {
        guard selector.hasSuffix(":") else { return nil }
        let parts = selector.split(separator: ":").sorted()
        let longer = known.filter { $0.hasPrefix(selector) }
        return longer.min { ($0.count, $0) < ($1.count, $1) }
            ?? known.first { $0.split(separator: ":").sorted() == parts }
    }

    /// What to say of a message that the receiver does not know.
    func unknown(
        _ selector: String, _ arguments: [Expression], of object: CheckedExpression,
        at span: SourceSpan
    ) -> Diagnostic {
        if let slip = runTogetherSlip(selector, arguments, of: object, at: span) { return slip }
        let type = object.type.unwrapped
        let known = selectors(of: type)
        let described = type.description?.objectiveCName ?? type.name
        if let own = type.description,
            UnmodelledMembers.contain(selector, of: own, in: line.classes)
        {
            return .unmodelled(selector.clippedSelector, of: described, at: span)
        }
        return Diagnostic(
            .unknownMember, at: span, "'\(described)' has no '\(selector.clippedSelector)'",
            suggestion: !line.givesAdvice
                ? nil
                : swiftTwin(of: selector, in: type)
                    ?? Self.mended(selector, among: known)
                    ?? NearestName.nearest(to: selector, among: known)
                    ?? known.filter {
                        $0 != selector && $0.lowercased().hasSuffix(selector.lowercased())
                    }.min())
    }

    /// Refuses a name that misses one of the class's own by a slip: of a helper that a listing leaves out
    /// there is only a note.
    func refuseSlip(
        _ selector: String, of type: ValueType, at span: SourceSpan, orPaste stub: String
    ) throws(Diagnostic) {
        guard !line.found.mistakes.doubts(String(selector.prefix { $0 != ":" })) else { return }
        let known = selectors(of: type.unwrapped)
        guard let nearest = NearestName.slip(of: selector, among: known) else { return }
        let name = type.unwrapped.description?.objectiveCName ?? type.name
        throw Diagnostic(
            .unknownMember, at: span, "'\(name)' has no '\(selector.clippedSelector)'",
            suggestion: nearest, hint: "or paste into the class: \(stub)")
    }

    func runTogetherSlip(
        _ selector: String, _ arguments: [Expression], of object: CheckedExpression,
        at span: SourceSpan
    ) -> Diagnostic? {
        guard selector.contains("::") else { return nil }
        let known = selectors(of: object.type.unwrapped)
        return runTogether(selector, arguments, among: known).map { joined in
            Diagnostic(
                .syntax, at: span, "'\(joined.written)' runs two words together",
                suggestion: joined.meant)
        }
    }

    /// Every message and property that a value of the type answers.
    func selectors(of type: ValueType) -> [String] {
        guard case .named(let description) = type else { return FoundationMessage.names(of: type) }
        return description.lineage(in: line.classes).flatMap {
            $0.objectiveC.instance.keys.sorted()
        }
            + FoundationMessage.names(of: type)
    }

    /// The name in Objective-C of a member that is called by its name in Swift.
    private func swiftTwin(of selector: String, in type: ValueType) -> String? {
        guard case .named(let description) = type else { return nil }
        let base = selector.prefix { $0 != ":" }
        for ancestor in description.lineage(in: line.classes) {
            let twin = ancestor.objectiveC.listed.first { listed in
                listed.swift.prefix { $0 != "(" } == base
            }
            if let name = twin?.objectiveC.first { return name }
        }
        return nil
    }

    /// `vcanimated:` for `vc animated:`: an argument that took in the next part of the selector.
    private func runTogether(
        _ selector: String, _ arguments: [Expression], among known: [String]
    ) -> (written: String, meant: String)? {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
        for (index, part) in parts.enumerated() where part.isEmpty && index > 0 {
            guard arguments.indices.contains(index - 1),
                case .name(let name) = arguments[index - 1].kind
            else { continue }
            for candidate in known {
                let words = candidate.split(separator: ":", omittingEmptySubsequences: false)
                guard words.count == parts.count + 1, words[0] == parts[0], index < words.count,
                    name.hasSuffix(words[index]), !words[index].isEmpty
                else { continue }
                let argument = name.dropLast(words[index].count)
                return ("\(name):", "\(argument) \(words[index]):")
            }
        }
        return nil
    }
}

extension String {
    /// A selector for a message that quotes it: longer ones than UIKit's are cut.
    var clippedSelector: String { count > 120 ? clipped : self }
}
