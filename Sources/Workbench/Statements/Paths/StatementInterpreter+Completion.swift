import CommandLanguage

extension StatementInterpreter {
    /// The names, and after a dot the members, that can go on from `prefix`, in the order of the
    /// table.
    func completions(of prefix: String) -> [CompletionItem] {
        guard let dot = prefix.lastIndex(of: ".") else {
            return variables.known.map { CompletionItem($0) }
        }
        let span = SourceSpan(line: 1, column: 1)
        let owner = Word(String(prefix[..<dot]), span: span)
        guard let path = try? PropertyPath(owner), let reading = try? look(path) else { return [] }
        var type = reading.type.unwrapped
        if case .value(.object(let object)) = reading.result,
            let described = MemberTable.type(of: object)
        {
            type = .named(described)
        }
        return MemberTable.completions(of: type).map { text, note in
            CompletionItem(owner.text + "." + text, note: note)
        }
    }
}

extension MemberTable {
    /// What can follow the dot after a value of the type: properties, and methods up to their
    /// parenthesis.
    fileprivate static func completions(of type: ValueType) -> [(text: String, note: String)] {
        lineage(of: type).flatMap { description in
            description.members.properties.map { ($0.name, $0.type.name) }
                + description.members.methods.map { method in
                    (method.parameters.isEmpty ? method.name : method.base + "(", method.name)
                }
        }
    }
}
