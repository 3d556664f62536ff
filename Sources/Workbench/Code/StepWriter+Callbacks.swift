import CommandLanguage
import Statements

/// What `on` and `off` stand for: closures that an override calls.
extension StepWriter {
    static func writeEcho(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let text = arguments.words(0).map(\.text).joined(separator: " ")
        writer.write("print(\(Value.quoted(text)))")
    }

    static func writeOn(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(0), let block = arguments.block(1) else { return }
        guard let place = writer.closurePlace(word), let body = writer.closureLines(of: block)
        else {
            return writer.gap(
                arguments.verb.source, "an app overrides the method in a class of its own")
        }
        if let mistake = try UnknownNames(in: block.commands(), of: writer.session).mistakes.first {
            return writer.gap(arguments.verb.source, mistake.summary)
        }
        let lines = body.map { $0.isEmpty ? "" : "    " + $0 }
        writer.write((["\(place) = {"] + lines + ["}"]).joined(separator: "\n"))
    }

    static func writeOff(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(0) else { return }
        guard let place = writer.closurePlace(word) else {
            return writer.remark(arguments.verb.source, "nothing was hung there")
        }
        writer.write("\(place) = nil")
    }

    /// The property for what hangs on a callback: `home.onViewDidLoad`.
    private func closurePlace(_ word: Word) -> String? {
        guard let dot = word.text.lastIndex(of: "."), let owner = hookedOwner(of: word),
            let closure = HookedClass.closureName(
                of: String(word.text[word.text.index(after: dot)...]))
        else { return nil }
        return "\(owner).\(closure)"
    }

    /// The controller before the last dot, where the code has a class for it.
    func hookedOwner(of word: Word) -> String? {
        guard let dot = word.text.lastIndex(of: ".") else { return nil }
        let owner = String(word.text[..<dot])
        return plan.hookedClass(owner) == nil ? nil : owner.swiftIdentifier
    }
}
