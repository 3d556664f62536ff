import CommandLanguage
import HeadlessUIKit

/// What the verbs that present and dismiss stand for; the completion is theirs, too.
extension StepWriter {
    static func writePopover(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let presented = writer.name(arguments, 0) else { return }
        let named = try writer.world.controller(arguments, 2)
        guard let owner = named ?? writer.world.topmost else { return }
        let anchor = try PopoverAnchor(arguments.words(1), of: owner, in: writer.world)
        writer.write("\(presented).modalPresentationStyle = .popover")
        for line in anchor.code {
            writer.write("\(presented).popoverPresentationController?.\(line)")
        }
        let presenter = writer.name(arguments, 2) ?? writer.topmostText
        let isAnimated = writer.world.isAnimated(arguments)
        writer.write("\(presenter).present(\(presented), animated: \(isAnimated)) {}")
    }

    static func writeDetent(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(0) else { return }
        let (_, path, sheet) = try writer.world.sheet(arguments, 1)
        if !sheet.detents.contains(where: { $0.identifier.shortName == word.text }) {
            writer.write("\(path)?.detents.append(\(try NewDetent(word, of: sheet).code))")
        }
        let code = NewDetent.identifier(word.text)
        writer.write("\(path)?.animateChanges { \(path)?.selectedDetentIdentifier = \(code) }")
    }

    static func writePresent(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let presented = writer.name(arguments, 0) else { return }
        let presenter = writer.name(arguments, 1) ?? writer.topmostText
        if let style = arguments.choice(2) {
            writer.write("\(presented).modalPresentationStyle = .\(style)")
        }
        if let style = arguments.choice(3) {
            writer.write("\(presented).modalTransitionStyle = .\(style)")
        }
        let isAnimated = writer.world.isAnimated(arguments)
        writer.write("\(presenter).present(\(presented), animated: \(isAnimated)) {}")
    }

    static func writeDismiss(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let target = writer.name(arguments, 0) ?? writer.topmostText
        let isAnimated = writer.world.isAnimated(arguments)
        writer.write("\(target).dismiss(animated: \(isAnimated)) {}")
    }
}
