import CommandLanguage
import HeadlessUIKit
import Statements

/// What the verbs that make controllers and put them into each other stand for.
extension StepWriter {
    static func writeNew(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(0), try !writer.writeList(arguments) else { return }
        let making = ControllerClass.arguments(
            of: arguments.word(1), StockClass.Shape(arguments), in: writer.world)
        let kind = writer.className(arguments.word(1))
        if writer.hasPagesClass(arguments) {
            let pages = PagesClass(owner: word.text, superclass: kind)
            writer.declare(pages.declaration)
            writer.writeMaking(of: word, as: pages.name, making)
        } else {
            writer.writeMaking(of: word, as: kind, making)
        }
        writer.writeContent(arguments, of: word.text.swiftIdentifier)
        writer.writeParts(arguments, of: word.text.swiftIdentifier)
    }

    /// Whether the session gives the name for the first time.
    func isNew(_ word: Word) -> Bool {
        !world.names.isKnown(word.text)
    }

    /// Writes how a controller of that class is made; what hangs on its callbacks gets it a class of
    /// its own.
    func writeMaking(of word: Word, as superclass: String, _ making: String) {
        let name = word.text.swiftIdentifier
        var kind = superclass
        if let hooked = plan.hookedClass(word.text) {
            if isNew(word) { declare(hooked.declaration(of: superclass)) }
            kind = hooked.name
        }
        if !isNew(word) {
            write("\(name) = \(kind)\(making)")
        } else if plan.forgotten.contains(word.text) {
            declare("var \(name): \(kind)! = \(kind)\(making)")
        } else {
            declare("let \(name) = \(kind)\(making)")
        }
    }

    /// Writes the names of the controllers that a container makes itself.
    private func writeParts(_ arguments: borrowing Arguments, of container: String) {
        let parts = arguments.word(1).flatMap { StockClass($0.text) }?.parts
        for name in parts?.names ?? [] where world.names.object(name) == nil {
            declare("let \(name) = \(container).\(name)")
        }
    }

    /// The class as it was declared, whatever the case of the word.
    private func className(_ word: Word?) -> String {
        guard let word else { return ControllerClass.plain }
        if let stock = StockClass(word.text) { return stock.name }
        let names = ControllerClass.names(in: world)
        return names.first { $0 == word.text }
            ?? names.first { $0.lowercased() == word.text.lowercased() } ?? word.text
    }

    static func writeForget(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(0) else { return }
        let entry = writer.world.statements.variables.entry(word.text)
        if let entry, entry.isConstant || !entry.type.isOptional {
            writer.gap(arguments.verb.source, "a constant is not let go of")
        } else {
            writer.letGo(of: word.text)
        }
    }

    static func writeRoot(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let root = writer.name(arguments, 0) else { return }
        writer.write("window.rootViewController = \(root)")
        writer.write("window.makeKeyAndVisible()")
    }

    static func writeAdd(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let child = writer.name(arguments, 0) else { return }
        let parent = writer.name(arguments, 1) ?? writer.rootText
        let frame =
            arguments.isGiven(2)
            ? CGRect(arguments.numbers(2)).swift : "\(parent).view.bounds"
        let isPinned = arguments.isGiven(3)
        writer.write("\(parent).addChild(\(child))")
        writer.write(isPinned ? ViewTies.freeing(child) : "\(child).view.frame = \(frame)")
        writer.write("\(parent).view.addSubview(\(child).view)")
        if isPinned { writer.write(ViewTies.pinning("\(child).view", to: "\(parent).view")) }
        writer.write("\(child).didMove(toParent: \(parent))")
    }

    static func writeRemove(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let child = writer.name(arguments, 0) else { return }
        writer.write("\(child).willMove(toParent: nil)")
        for holder in try writer.holdersOfTies(arguments) {
            writer.write(ViewTies.untying("\(child).view", in: holder))
        }
        writer.write("\(child).view.removeFromSuperview()")
        writer.write("\(child).removeFromParent()")
    }

    static func writePlaceholder(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(0) else { return }
        let container = try writer.world.requiredController(arguments, 1)
        guard let superview = writer.expression(ofViewOf: container) else {
            return writer.gap(arguments.verb.source, "no name leads to the container")
        }
        let name = word.text.swiftIdentifier
        let frame =
            arguments.isGiven(2)
            ? CGRect(arguments.numbers(2)).swift : "\(superview).bounds"
        writer.declare("let \(name) = UIView()")
        writer.write("\(name).frame = \(frame)")
        writer.write("\(superview).addSubview(\(name))")
    }

    static func writePromote(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let old = writer.name(arguments, 0), let child = writer.name(arguments, 1) else {
            return
        }
        let (_, superview, container) = try writer.world.placeholder(arguments)
        guard let parent = writer.name(of: container),
            let place = writer.expression(of: superview)
        else { return writer.gap(arguments.verb.source, "no name leads to the container") }
        writer.write("\(parent).addChild(\(child))")
        writer.write("\(child).view.frame = \(old).frame")
        writer.write("\(child).view.autoresizingMask = \(old).autoresizingMask")
        writer.write("\(place).insertSubview(\(child).view, aboveSubview: \(old))")
        writer.write("\(old).removeFromSuperview()")
        writer.write("\(child).didMove(toParent: \(parent))")
    }

    /// The views that hold constraints on the child's view, as code names them.
    private func holdersOfTies(
        _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> [String] {
        guard let child = try world.controller(arguments, 0) else { return [] }
        return ViewTies.holders(of: child).compactMap(expression(of:))
    }

    static func writeCycle(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let old = writer.name(arguments, 0), let new = writer.name(arguments, 1) else {
            return
        }
        let cycle = try Cycle(writer.world, arguments)
        let named = writer.name(of: cycle.container)
        let container = named ?? "container"
        if named == nil { writer.declare("let container = \(old).parent!") }
        let options = cycle.options.map(\.swift).joined(separator: ", ")
        writer.write("\(old).willMove(toParent: nil)")
        writer.write("\(container).addChild(\(new))")
        writer.write("\(new).view.frame = \(cycle.start.swift)")
        writer.write(
            """
            \(container).transition(
                from: \(old), to: \(new), duration: \(Decimal.text(cycle.seconds)), \
            options: [\(options)],
                animations: {
                    \(new).view.frame = \(old).view.frame
                    \(old).view.frame = \(cycle.end.swift)
                }
            ) { _ in
                \(old).removeFromParent()
                \(new).didMove(toParent: \(container))
            }
            """)
    }
}
