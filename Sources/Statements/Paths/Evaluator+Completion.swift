import CommandLanguage

extension Evaluator {
    /// The names, and after a dot the members, that can go on from `prefix`, in the order of the
    /// table.
    package func completions(of prefix: String) -> [CompletionItem] {
        let tail = prefix.reversed().prefix { $0.isLetter || $0.isNumber || "._?!-".contains($0) }
        let chain = prefix.suffix(tail.count)
        let head = prefix.dropLast(tail.count)
        guard let dot = chain.lastIndex(of: ".") else {
            return (variables.known + variables.names.namesOfUnnamed).map {
                CompletionItem(head + $0)
            }
        }
        let owner = Word(String(chain[..<dot]), span: SourceSpan(line: 1, column: 1))
        guard let path = try? PropertyPath(owner), let reading = try? look(path) else { return [] }
        var type = reading.type.unwrapped
        if case .value(.object(let object)) = reading.result,
            let described = MemberTable.type(of: object)
        {
            type = .named(described)
        }
        return variables.classes.completions(of: type).map { text, note in
            CompletionItem(head + owner.text + "." + text, note: note)
        }
    }
}

extension Evaluator {
    /// What the last word of a statement can go on as.
    package func completions(ofStatement code: String, word: String) -> [CompletionItem] {
        StatementCompletion(code, in: self).items(completing: word)
    }
}

extension ClassTable {
    /// What can follow the dot after a value of the type: properties, and methods up to their
    /// parenthesis.
    fileprivate func completions(of type: ValueType) -> [(text: String, note: String)] {
        lineage(of: type).flatMap { description in
            description.members.properties.map { ($0.name, $0.type.name) }
                + description.members.methods.map { method in
                    (method.parameters.isEmpty ? method.name : method.base + "(", method.name)
                }
        }
    }
}
