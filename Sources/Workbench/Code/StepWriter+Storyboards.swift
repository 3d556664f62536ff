import CommandLanguage
import HeadlessUIKit

/// What the verbs of storyboards stand for.
extension StepWriter {
    static func writeStoryboard(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let file = arguments.word(0) else { return }
        let base = InterfaceFileStore.Entry.baseName(of: file.text)
        let making = "UIStoryboard(name: \"\(base)\", bundle: nil)"
        if arguments.isGiven(1) {
            let name = arguments.word(2)?.text ?? "root"
            writer.write("let \(name) = \(making).instantiateInitialViewController()!")
            writer.write("window.rootViewController = \(name)")
            writer.write("window.makeKeyAndVisible()")
        } else if let name = arguments.word(2)?.text {
            writer.write("let \(name) = \(making)")
        } else {
            writer.write("_ = \(making)")
        }
    }

    static func writeInstantiate(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let identifier = arguments.word(0), let name = arguments.word(2) else { return }
        let storyboard = try writer.world.storyboard(
            arguments.word(1), at: arguments.verb.word.span)
        writer.write(
            "let \(name.text) = UIStoryboard(name: \"\(storyboard.name)\", bundle: nil)"
                + ".instantiateViewController(withIdentifier: \"\(identifier.text)\")")
    }

    static func writeSegue(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let id = arguments.word(0) else { return }
        let source = try writer.world.source(arguments) {
            $0.segue.identifier == id.text || $0.segue.isUnwind(called: id.text)
        }
        let name = writer.name(arguments, 1) ?? writer.world.name(of: source)
        writer.write("\(name).performSegue(withIdentifier: \"\(id.text)\", sender: nil)")
    }
}
