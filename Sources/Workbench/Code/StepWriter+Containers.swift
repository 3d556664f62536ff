import CommandLanguage
import Gallery
import HeadlessUIKit
import Statements

/// What the verbs on stacks and tabs stand for.
extension StepWriter {
    /// What `new` puts into the container that it makes.
    func writeContent(_ arguments: borrowing Arguments, of name: String) {
        let words = arguments.isGiven(2) ? arguments.names(2) : arguments.names(3)
        let names = words.map(\.text.swiftIdentifier)
        if names.isEmpty { return }
        guard let word = arguments.word(1), let stock = stockClass(word),
            let content = stock.content
        else { return write(name + StockClass.Content.list(of: names)) }
        if stock.name == StockClass.pages.name {
            writePages(names, of: name, hasClass: hasPagesClass(arguments))
        }
        var shape = StockClass.Shape(arguments)
        // What inherits from a split is made without columns.
        if stock.name != StockClass(word.text)?.name { shape.isClassic = true }
        for call in content.calls(names, shape) { write(name + call) }
    }

    /// Whether the code gets a class for the pages that `new` lists: with the first of that name.
    func hasPagesClass(_ arguments: borrowing Arguments) -> Bool {
        guard let word = arguments.word(0), arguments.isGiven(3) else { return false }
        return isNew(word) && arguments.word(1).flatMap(stockClass)?.name == StockClass.pages.name
    }

    private func writePages(_ pages: [String], of name: String, hasClass: Bool) {
        let list = pages.joined(separator: ", ")
        if hasClass {
            write("\(name).pages = [\(list)]")
            write("\(name).dataSource = \(name)")
        } else {
            remark(list, "the pages that a data source gives")
        }
    }

    /// The class that the word means, or that a class of the user's stands on.
    private func stockClass(_ word: Word) -> StockClass? {
        let classes = world.statements.variables.classes
        guard let known = classes.scriptClass(named: word.text) else {
            return StockClass(word.text)
        }
        return StockClass.all.first { stock in
            ScriptableClass(rawValue: stock.name).map { known.foundation == .model($0) } ?? false
        }
    }

    static func writePage(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let page = writer.name(arguments, 0) else { return }
        let world = writer.world
        let controller = try world.requiredController(arguments, 0)
        if let scroll = try world.scroll(arguments, 1, of: controller) {
            let index = scroll.viewControllers.firstIndex { $0 === controller } ?? 0
            return writer.write(
                "\(writer.text(of: scroll)).show(\(index), "
                    + "animated: \(world.isAnimated(arguments)))")
        }
        let pages = try world.pages(arguments, 1)
        let direction = world.direction(
            arguments, 2, to: controller, in: pages)
        writer.write(
            "\(writer.text(of: pages)).setViewControllers([\(page)], direction: .\(direction), "
                + "animated: \(world.isAnimated(arguments))) { _ in }")
    }

    static func writeColumn(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let action = arguments.choice(0), let column = arguments.choice(1) else { return }
        let split = writer.text(of: try writer.world.split(arguments, 3))
        if action == "set", let controller = writer.name(arguments, 2) {
            writer.write("\(split).setViewController(\(controller), for: .\(column))")
        } else {
            writer.write("\(split).\(action)(.\(column))")
        }
    }

    static func writeDisplayMode(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let mode = arguments.choice(0) else { return }
        let split = writer.text(of: try writer.world.split(arguments, 1))
        writer.write("\(split).preferredDisplayMode = .\(mode)")
    }

    private func identifiers(_ words: [Word]) -> String {
        words.map(\.text.swiftIdentifier).joined(separator: ", ")
    }

    static func writePush(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let controller = writer.name(arguments, 0) else { return }
        let stack = try writer.world.stack(arguments, 1)
        let isAnimated = writer.world.isAnimated(arguments)
        writer.write(
            "\(writer.text(of: stack)).pushViewController(\(controller), animated: \(isAnimated))")
    }

    static func writePop(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let stack = try writer.world.stack(arguments, 0)
        let isAnimated = writer.world.isAnimated(arguments)
        writer.write("\(writer.text(of: stack)).popViewController(animated: \(isAnimated))")
    }

    static func writePopTo(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let controller = try writer.world.requiredController(arguments, 0)
        guard let name = writer.name(arguments, 0), let stack = controller.navigationController
        else { return }
        let isAnimated = writer.world.isAnimated(arguments)
        writer.write(
            "\(writer.text(of: stack)).popToViewController(\(name), animated: \(isAnimated))")
    }

    static func writePopToRoot(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let stack = try writer.world.stack(arguments, 0)
        let isAnimated = writer.world.isAnimated(arguments)
        writer.write("\(writer.text(of: stack)).popToRootViewController(animated: \(isAnimated))")
    }

    static func writeStack(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let stack = writer.name(arguments, 0) else { return }
        let list = writer.identifiers(arguments.names(1))
        let isAnimated = writer.world.isAnimated(arguments)
        writer.write("\(stack).setViewControllers([\(list)], animated: \(isAnimated))")
    }

    static func writeShow(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let shown = writer.name(arguments, 0) else { return }
        let sender =
            writer.name(arguments, 1) ?? writer.expression(of: writer.world.front)
            ?? writer.rootText
        let method = arguments.command.name == "show" ? "show" : "showDetailViewController"
        writer.write(
            writer.world.showing("\(sender).\(method)(\(shown), sender: nil)", arguments))
    }

    static func writeSelect(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let word = arguments.word(0) else { return }
        let world = writer.world
        if let segmented = try writer.world.segmented(arguments, 1, of: word) {
            let index = try writer.world.index(word, in: segmented)
            return writer.write(
                "\(writer.text(of: segmented)).select(\(index), "
                    + "animated: \(world.animatesByDefault))")
        }
        let tabs =
            try writer.world.controller(arguments, 1)
            ?? world.names.controller(word.text)?.tabBarController ?? world.frontTabs
        let container = tabs.map { writer.text(of: $0) } ?? writer.rootText
        if let index = Int(word.text) {
            writer.write("\(container).selectedIndex = \(index)")
        } else {
            writer.write(
                "\(container).selectedViewController = \(word.text.swiftIdentifier)")
        }
    }

    static func writeOpen(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let side = arguments.choice(0) else { return }
        let container = try writer.world.sidedContainer(arguments, 1)
        writer.write(
            "\(writer.text(of: container)).\(arguments.command.name)(.\(side), "
                + "animated: \(writer.world.isAnimated(arguments)))")
    }

    static func writeClose(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let container = try writer.world.sidedContainer(arguments, 0)
        writer.write(
            "\(writer.text(of: container)).close("
                + "animated: \(writer.world.isAnimated(arguments)))")
    }

    static func writeFlip(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        let maps = try writer.world.maps(arguments, 0)
        writer.write("\(writer.text(of: maps)).flip(.\(arguments.choice(1) ?? "upper"))")
    }

    static func writePan(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard arguments.isGiven(1) else {
            return writer.remark(arguments.verb.source, finger)
        }
        guard let map = writer.name(arguments, 0) else { return }
        let numbers = arguments.numbers(1).map(Decimal.text)
        writer.write("\(map).pan(toLatitude: \(numbers[0]), longitude: \(numbers[1]))")
    }

    static func writeBounce(
        _ writer: StepWriter, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard let side = arguments.choice(0) else { return }
        let container = try writer.world.sidedContainer(arguments, 1)
        writer.write("\(writer.text(of: container)).bounce(.\(side))")
    }

    /// A container by its name; by the way to it where it has none.
    private func text(of container: UIViewController) -> String {
        if let name = name(of: container) { return name }
        let child = container.children.compactMap { name(of: $0) }.first ?? rootText
        return (StockClass.describing(container) ?? .stack).access(from: child)
    }
}
