import CommandLanguage

extension StepWriter {
    /// Writes what `new` does for a list or an alert; false where it makes something else.
    func writeList(
        _ arguments: borrowing Arguments, as name: String
    ) throws(Diagnostic) -> Bool {
        guard let word = arguments.word(0), let list = try ListOfNew(arguments, in: interpreter)
        else { return false }
        let isNew = !interpreter.world.names.order.contains(word.text)
        if isNew {
            declare("let \(name) = \(list.source)")
        } else {
            write("\(name) = \(list.source)")
        }
        if let actions = list.actionSources {
            for action in actions { write("\(name).addAction(\(action))") }
        } else if arguments.isGiven(3) {
            remark(arguments.verb.source, "what it shows is the REPL's own data source's")
        }
        return true
    }
}
