import CommandLanguage
import Statements

extension StepWriter {
    /// Writes what `new` does for a list or an alert; false where it makes something else.
    func writeList(_ arguments: borrowing Arguments) throws(Diagnostic) -> Bool {
        guard let word = arguments.word(0), let list = try ListOfNew(arguments, in: world)
        else { return false }
        let name = word.text.swiftIdentifier
        if isNew(word), let kind = list.listClass(for: word.text, in: world) {
            declare(kind.declaration)
            writeMaking(of: word, as: kind.name, list.making)
            writeShown(list, by: name)
        } else {
            writeMaking(of: word, as: list.className, list.making)
        }
        if let title = list.ownTitle { write("\(name).title = \(Value.quoted(title))") }
        for action in list.actionSources ?? [] { write("\(name).addAction(\(action))") }
        return true
    }

    private func writeShown(_ list: ListOfNew, by name: String) {
        let pairs = list.shownWords(in: world).map {
            "\($0.row): \($0.word.text.swiftIdentifier)"
        }
        if !pairs.isEmpty { write("\(name).shown = [\(pairs.joined(separator: ", "))]") }
    }
}
