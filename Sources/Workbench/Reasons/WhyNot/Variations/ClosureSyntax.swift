import CommandLanguage

/// A closure of a line with the places of what it captures and uses: `{ [a] in a.view }`.
struct ClosureSyntax {
    private struct Capture {
        let name: String
        let isStrong: Bool
        let range: Range<String.Index>
    }

    /// Where its body begins, right behind the brace.
    let opening: String.Index
    private let hasSignature: Bool
    private let captures: [Capture]
    /// The names in its body.
    private let names: Set<String>
    /// The names in its body that a member is taken of.
    private let owners: [(name: String, range: Range<String.Index>)]

    /// Nil where the source does not have it where the parser found it.
    init?(
        _ closure: Closure, at span: SourceSpan, of line: StatementLine, in source: SourceText
    ) {
        guard let brace = source.range(of: "{", at: line.placing(span)) else { return nil }
        opening = brace.upperBound
        hasSignature = closure.hasSignature
        captures = closure.captures.compactMap { capture in
            source.range(of: capture.name.text, at: line.placing(capture.name.span)).map {
                Capture(
                    name: capture.name.text,
                    isStrong: capture.strength == nil && capture.value == nil, range: $0)
            }
        }
        var names: Set<String> = []
        var owners: [(name: String, range: Range<String.Index>)] = []
        CodeWalk.expressions(of: closure.body) { expression in
            if case .name(let name) = expression.kind { names.insert(name) }
            guard case .link(.member(let base, _, isOptional: false)) = expression.kind,
                case .name(let name) = base.kind,
                let range = source.range(of: name, at: line.placing(base.span))
            else { return }
            owners.append((name, range))
        }
        self.names = names
        self.owners = owners
    }

    /// The edits that make it capture that name weakly, and use it as an optional; nil where it does
    /// not use it, or has a list of captures in which the name does not stand, or a weak one does.
    func weakening(_ name: String) -> [SourceText.Edit]? {
        guard let capturing = capturing(name) else { return nil }
        return [capturing]
            + owners.filter { $0.name == name }.map { owner in
                let end = owner.range.upperBound
                return SourceText.Edit(range: end..<end, replacement: "?")
            }
    }

    private func capturing(_ name: String) -> SourceText.Edit? {
        if captures.isEmpty {
            guard names.contains(name) else { return nil }
            let signature = " [weak \(name)]" + (hasSignature ? "" : " in")
            return SourceText.Edit(range: opening..<opening, replacement: signature)
        }
        guard captures.allSatisfy(\.isStrong),
            let place = captures.first(where: { $0.name == name })?.range.lowerBound
        else { return nil }
        return SourceText.Edit(range: place..<place, replacement: "weak ")
    }
}
