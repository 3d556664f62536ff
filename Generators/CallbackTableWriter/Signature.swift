/// A method as Swift declares it: `move(_ item: Item, to place: Place) -> Bool`, or its name alone.
struct Signature {
    struct Parameter {
        let label: String
        let name: String
        let type: String
    }

    let base: String
    /// Nil where the row has no list of them.
    let parameters: [Parameter]?
    /// The name as the row has it, where it says no more.
    private let text: String

    init(_ text: String) {
        self.text = text
        base = String(text.prefix { $0 != "(" })
        parameters = Self.list(in: text)?.compactMap(Parameter.init)
    }

    /// `move(_:to:)`
    var name: String {
        guard let parameters, text != base else { return text }
        if parameters.isEmpty, !text.hasPrefix(base + "()") { return text }
        return base + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    }

    /// The selector that follows from the name, where it has at most one argument without a label.
    var selector: String { name.replacing("()", with: "").replacing("(_:)", with: ":") }

    /// What stands between the parentheses of a declaration.
    var written: String {
        (parameters ?? []).map { parameter in
            let names = [parameter.label, parameter.name].filter { !$0.isEmpty }
            return "\(names.joined(separator: " ")): \(parameter.type)"
        }.joined(separator: ", ")
    }

    /// What stands between the parentheses of a call that hands the arguments on.
    var passed: String {
        (parameters ?? []).map { parameter in
            let value = parameter.name.isEmpty ? parameter.label : parameter.name
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }.joined(separator: ", ")
    }

    /// The parameters between the outer parentheses, each as it is written; nil without parentheses.
    private static func list(in text: String) -> [Substring]? {
        guard let open = text.firstIndex(of: "(") else { return nil }
        var parts: [Substring] = []
        var (depth, start) = (0, text.index(after: open))
        for index in text.indices[open...] {
            switch text[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            default: break
            }
            let isEnd = depth == 0
            if isEnd || (depth == 1 && text[index] == ",") {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
            if isEnd { break }
        }
        return parts
    }
}

extension Signature.Parameter {
    /// Nil where the text is no label, name and type: `to:from:`.
    init?(_ text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[1].hasPrefix(" ") else { return nil }
        let names = parts[0].split(separator: " ")
        guard let first = names.first else { return nil }
        label = String(first)
        name = names.count > 1 ? String(names[1]) : ""
        type = String(parts[1].dropFirst())
    }
}
