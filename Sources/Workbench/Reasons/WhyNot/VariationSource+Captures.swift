/// Closures that hold what they capture, made to let it go.
extension VariationSource {
    /// Lines in which one capture is weak that was strong.
    var captures: [Variation] {
        lines.indices.reversed().flatMap { position in
            weakened(lines[position].source).map { Variation(.replace(position, $0)) }
        }
    }

    /// The source with one capture made weak: each that is listed, and each closure that uses a
    /// controller, or `self`, without listing it.
    private func weakened(_ source: String) -> [String] {
        guard source.contains("{") else { return [] }
        let names = cast.all + ["self"]
        return source.indices.filter { source[$0] == "{" }.flatMap { brace in
            names.compactMap { ClosureText(source, at: brace)?.weakening($0) }
        }
    }
}

/// A closure as it was typed: `{ [a] in a.view }`.
struct ClosureText {
    private let source: String
    /// What stands between the braces.
    private let body: Range<String.Index>
    /// The capture list without its brackets; nil where there is none.
    private let captures: Range<String.Index>?

    /// The closure that opens at that brace; nil where it is not closed.
    init?(_ source: String, at brace: String.Index) {
        var depth = 0
        var end: String.Index?
        for index in source[brace...].indices where end == nil {
            if source[index] == "{" { depth += 1 }
            if source[index] == "}" { depth -= 1 }
            if depth == 0 { end = index }
        }
        guard let end else { return nil }
        self.source = source
        body = source.index(after: brace)..<end
        let start = source[body].firstIndex { !$0.isWhitespace } ?? end
        if start < end, source[start] == "[", let close = source[start..<end].firstIndex(of: "]") {
            captures = source.index(after: start)..<close
        } else {
            captures = nil
        }
    }

    /// The source with that name captured weakly, and used as an optional; nil where the closure
    /// does not use it, or captures it weakly already.
    func weakening(_ name: String) -> String? {
        guard let captures else { return weakeningUnlisted(name) }
        let list = SourceWords(String(source[captures])).words.map(\.text)
        guard list.contains(name), !list.contains("weak"), !list.contains("unowned") else {
            return nil
        }
        let inside = String(source[captures])
        let entries = inside.split(separator: ",").map { entry -> String in
            let text = entry.filter { !$0.isWhitespace }
            return text == name ? "weak \(name)" : text
        }
        let rest = source.index(after: captures.upperBound)..<body.upperBound
        return source[..<captures.lowerBound] + entries.joined(separator: ", ") + "]"
            + optionalized(String(source[rest]), name) + source[body.upperBound...]
    }

    private func weakeningUnlisted(_ name: String) -> String? {
        let inside = String(source[body])
        guard SourceWords(inside).words.contains(where: { $0.text == name && !$0.isMember }) else {
            return nil
        }
        let words = SourceWords(inside).words
        let hasParameters = words.contains { $0.text == "in" && !$0.isMember }
        return source[..<body.lowerBound] + " [weak \(name)]" + (hasParameters ? "" : " in")
            + optionalized(inside, name) + source[body.upperBound...]
    }

    /// `a.view` as `a?.view`.
    private func optionalized(_ text: String, _ name: String) -> String {
        var result = text
        for word in SourceWords(text).words.reversed() where word.text == name && !word.isMember {
            guard word.range.upperBound < text.endIndex, text[word.range.upperBound] == "." else {
                continue
            }
            result.insert("?", at: word.range.upperBound)
        }
        return result
    }
}
