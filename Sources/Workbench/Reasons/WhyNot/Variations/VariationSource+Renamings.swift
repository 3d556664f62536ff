/// Variations in which a method that UIKit never calls is called as the delegate's.
extension VariationSource {
    /// Classes in which one label of such a method is the protocol's.
    var renamings: [Variation] {
        guard let telling else { return [] }
        let changes = telling.namesakes.compactMap {
            LabelChange(from: $0, to: telling.callback.spelling.swift)
        }
        return syntax.indices.flatMap { position in
            changes.compactMap { $0.applied(to: syntax[position].source) }
                .map { Variation(.replace(position, $0)) }
        }
    }
}

/// Another label in the declaration of a method.
private struct LabelChange {
    /// `tableView`
    let base: Substring
    let old: Substring
    let new: Substring

    /// Nil where more than one label differs.
    init?(from own: String, to method: String) {
        base = own.prefix { $0 != "(" }
        let pairs = zip(Self.labels(of: own), Self.labels(of: method)).filter { $0 != $1 }
        guard Self.labels(of: own).count == Self.labels(of: method).count, pairs.count == 1
        else { return nil }
        (old, new) = pairs[0]
    }

    private static func labels(of method: String) -> [Substring] {
        let inner = method.drop { $0 != "(" }.dropFirst()
        return inner.prefix { $0 != ")" }.split(separator: ":")
    }

    /// The source with that label in the first method of the base name that has it; nil where none has.
    func applied(to source: SourceText) -> String? {
        let text = source.text
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix("func \(base)("),
                let label = place(in: text[index...].prefix { $0 != "{" })
            {
                return source.applying([
                    SourceText.Edit(range: label, replacement: String(new))
                ])
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// Where the label stands between a comma or a parenthesis and a space.
    private func place(in declaration: Substring) -> Range<String.Index>? {
        var index = declaration.startIndex
        while index < declaration.endIndex {
            let rest = declaration[index...]
            if rest.hasPrefix("\(old) ") || rest.hasPrefix("\(old):"),
                let before = declaration[..<index].last, "(, ".contains(before)
            {
                return index..<declaration.index(index, offsetBy: old.count)
            }
            index = declaration.index(after: index)
        }
        return nil
    }
}
