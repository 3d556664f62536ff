/// Writes the enumeration itself.
struct EnumerationWriter {
    let rows: [CallbackText]

    var file: String {
        """
        \(head([]))/// Every method that the simulator calls in user code, and the few other things that enter the log.
        public enum Callback: UInt8, CaseIterable, Sendable {
        \(rows.map { "    /// \($0.summary)\n    case \($0.id)" }.joined(separator: "\n"))
        }

        """
    }
}

/// Writes how each callback is spelt, and how its line is put together.
struct WordsWriter {
    let rows: [CallbackText]

    var file: String {
        """
        \(head([]))extension Callback {
            /// How it is spelt in each language and in the log.
            var row: CallbackRow {
                switch self {
        \(rows.map { "        case .\($0.id): \(row($0))" }.joined(separator: "\n"))
                }
            }
        }

        """
    }

    private func row(_ text: CallbackText) -> String {
        let name = text.base.map { ", name: \($0.literal)" } ?? ""
        let both = "\(text.swift.literal), \(text.objectiveC.literal)"
        switch text.line {
        case .message(let opening):
            return message(text, opening.literal, both, name)
        case .completion(let arguments, let opening):
            return ".completion(\(opening.literal), of: .\(arguments), \(both))"
        case .ownMethod(let listsSender):
            return other(text, ".ownMethod(listsSender: \(listsSender))")
        case .note(let words): return other(text, ".note(\(words.literal))")
        case .call: return other(text, ".call")
        }
    }

    private func message(
        _ text: CallbackText, _ opening: String, _ both: String, _ name: String
    ) -> String {
        let base = text.baseName
        if text.swift == base + "()", text.objectiveC == base, text.base == nil {
            return ".noArgument(\(opening), .\(text.category))"
        }
        if text.swift == base + "(_:)", text.objectiveC == base + ":" {
            return ".oneArgument(\(opening), .\(text.category)\(name))"
        }
        return ".method(\(opening), \(both), .\(text.category)\(name))"
    }

    private func other(_ text: CallbackText, _ pattern: String) -> String {
        ".other(\(pattern), \(text.swift.literal), .\(text.category))"
    }
}

extension CallbackText {
    /// As `on` and `why` take it.
    var baseName: String {
        if let base { return base }
        guard case .message(let opening) = line else { return swift }
        let words = opening.prefix { $0 != "(" && $0 != " " }
        return words.split(separator: ".").last.map(String.init) ?? ""
    }
}
