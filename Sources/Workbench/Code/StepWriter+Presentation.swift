import CommandLanguage
import HeadlessUIKit

/// What the verbs that present and dismiss stand for; the completion is theirs, too.
extension StepWriter {
    static let presentationEquivalents: [String: Equivalent] = [
        "present": writePresent, "dismiss": writeDismiss,
    ]

    private static let writePresent: Equivalent = { (writer, arguments) throws(Diagnostic) in
        guard let presented = writer.name(arguments, 0) else { return }
        let presenter = writer.name(arguments, 1) ?? writer.topmostText
        if let style = arguments.choice(2) {
            writer.write("\(presented).modalPresentationStyle = .\(style)")
        }
        if let style = arguments.choice(3) {
            writer.write("\(presented).modalTransitionStyle = .\(style)")
        }
        let isAnimated = writer.interpreter.isAnimated(arguments)
        writer.write("\(presenter).present(\(presented), animated: \(isAnimated)) {}")
    }

    private static let writeDismiss: Equivalent = { (writer, arguments) throws(Diagnostic) in
        let target = writer.name(arguments, 0) ?? writer.topmostText
        let isAnimated = writer.interpreter.isAnimated(arguments)
        writer.write("\(target).dismiss(animated: \(isAnimated)) {}")
    }
}
