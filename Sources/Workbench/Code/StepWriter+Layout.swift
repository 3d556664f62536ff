import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// What the verbs that change traits, layout and properties stand for.
extension StepWriter {
    static func writeTrait(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(2) else {
            return writer.remark(arguments.verb.source, "the device changes, not the app")
        }
        let change = try TraitChange(arguments)
        let object = try writer.world.bearerOfTraits(word)
        if let child = object as? UIViewController, let parent = child.parent {
            return writer.write(change, of: child, named: word.text.swiftIdentifier, in: parent)
        }
        let bearer = object is UIView ? try writer.view(word) : word.text.swiftIdentifier
        let place = change.place(onSystem: writer.world.simulator.systemVersion)
        writer.write("\(bearer).\(place) = \(change.member)")
    }

    private func write(
        _ change: TraitChange, of child: UIViewController, named name: String,
        in parent: UIViewController
    ) {
        let owner = self.name(of: parent) ?? "\(name).parent!"
        let before = parent.overrideTraitCollection(forChild: child)?.values ?? TraitValues()
        let traits =
            before == TraitValues()
            ? change.text
            : "UITraitCollection(traitsFrom: ["
                + "\(owner).overrideTraitCollection(forChild: \(name))!, \(change.text)])"
        write("\(owner).setOverrideTraitCollection(\(traits), forChild: \(name))")
    }

    static func writeLayout(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let view =
            try arguments.word(0).map { word throws(Diagnostic) in try writer.view(word) }
            ?? "window"
        writer.write("\(view).setNeedsLayout()")
        writer.write("\(view).layoutIfNeeded()")
    }

    static func writeFrame(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(0) else { return }
        let frame = CGRect(arguments.numbers(1)).swift
        writer.write("\(try writer.view(word)).frame = \(frame)")
    }

    static func writePrefer(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let name = writer.name(arguments, 0) else { return }
        let numbers = arguments.numbers(1).map(Decimal.text)
        writer.write(
            "\(name).preferredContentSize = CGSize(width: \(numbers[0]), height: \(numbers[1]))")
    }

    static func writeConstrain(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let words = arguments.words(0)
        if words.count == 1, words[0].isQuoted {
            return try writer.writeFormat(words[0])
        }
        let formula = try ConstraintFormula(
            words, at: arguments.span(0), in: writer.world)
        let text = try formula.swift { (side) throws(Diagnostic) in try writer.view(side.path) }
        if formula.freed != nil {
            let view = try writer.view(formula.first.path)
            writer.write("\(view).translatesAutoresizingMaskIntoConstraints = false")
        }
        guard let priority = formula.priorityText else {
            return writer.write("\(text).isActive = true")
        }
        writer.write("let constraint = \(text)")
        writer.write("constraint.priority = \(priority)")
        writer.write("constraint.isActive = true")
    }

    private func writeFormat(_ format: Word) throws(Diagnostic) {
        var views: [(name: String, code: String)] = []
        for name in FormatNames.names(in: format.text) {
            let word = Word(name, span: format.span)
            let code = try view(word)
            views.append((name, code))
            if try world.view(word).translatesAutoresizingMaskIntoConstraints {
                write("\(code).translatesAutoresizingMaskIntoConstraints = false")
            }
        }
        write(FormatNames.swift(format.text, views: views))
    }

    static func writeSet(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(0) else { return }
        if ReplOption.named(word.text) != nil {
            return writer.remark(arguments.verb.source, "an option of the simulation")
        }
        let statements = writer.world.statements
        let (property, value) = try statements.assignment(to: word, of: arguments.words(1))
        guard property.set == nil else {
            return writer.write("\(try writer.path(word)) = \(writer.text(of: value))")
        }
        guard let owner = writer.hookedOwner(of: word),
            let stored = HookedClass.storedName(of: property.name)
        else {
            return writer.gap(
                arguments.verb.source, "\(property.name) is get-only, and a class overrides it")
        }
        writer.write("\(owner).\(stored) = \(writer.text(of: value))")
    }

    /// The value as Swift spells it, objects by their names in the session.
    private func text(of value: Value) -> String {
        if case .object(let object) = value, let name = name(of: object) { return name }
        return value.swiftText
    }
}
