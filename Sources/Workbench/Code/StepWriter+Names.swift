import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Names in code: the session's own.
extension StepWriter {
    /// The name that the parameter gives; nil when it was left out.
    func name(_ arguments: borrowing Arguments, _ index: Int) -> String? {
        arguments.word(index).map { unwrapped($0.text) }
    }

    /// The name as an identifier; one that was declared as an optional needs its `!`.
    private func unwrapped(_ name: String) -> String {
        if let path = world.pathToUnnamed(name) { return path }
        let variables = world.statements.variables
        let isOptional = variables.type(of: name)?.isOptional ?? false
        let isRead = variables.entry(name)?.traits.contains(.implicitlyUnwrapped) ?? false
        return name.swiftIdentifier + (isOptional && !isRead ? "!" : "")
    }

    /// A name that stands for the object in the session; nil where there is none.
    func name(of object: AnyObject?) -> String? {
        guard let object else { return nil }
        let names = world.names
        let first = Value.name(of: object)
        let found =
            names.isKnown(first) && names.object(first) === object
            ? first : names.name(of: object)
        return found.map(unwrapped)
    }

    /// The view of a controller that has a name: `home.view`; nil where it has none.
    func expression(ofViewOf controller: UIViewController) -> String? {
        name(of: controller).map { $0 + ".view" }
    }

    /// A view, by its controller's name or its own; nil where there is none.
    func expression(of view: UIView) -> String? {
        let controller = view.next as? UIViewController
        return controller.flatMap(expression(ofViewOf:)) ?? name(of: view)
    }

    /// A controller by its name, or by the way to it where it has none; nil where no way leads there.
    func expression(of controller: UIViewController?) -> String? {
        controller.flatMap { name(of: $0) ?? world.names.path(to: $0) }
    }

    /// The root of the window, by its name where it has one.
    var rootText: String {
        name(of: world.root) ?? "window.rootViewController!"
    }

    /// A path with the marks that Swift wants behind what may be nil.
    func path(_ word: Word) throws(Diagnostic) -> String { try world.pathCode(word) }

    /// The view that a word means, as an expression.
    func view(_ word: Word) throws(Diagnostic) -> String { try world.viewCode(word) }
}

/// Words of commands as code spells them.
extension World {
    /// What leads to an object that has no name but the log's; nil for any other.
    func pathToUnnamed(_ name: String) -> String? {
        guard !names.isKnown(name), let object = names.object(name) else { return nil }
        return names.path(to: object)
    }

    /// The name as an identifier, or what leads to its object.
    private func code(of name: String) -> String { pathToUnnamed(name) ?? name.swiftIdentifier }

    /// A statement that does nothing but compute the expression which the line is.
    func unusedValue(
        _ line: StatementLine, _ expression: CommandLanguage.Expression,
        _ language: SourceLanguage
    ) -> String {
        var text = line.source
        if let name = expression.firstName, name.contains("-"), text.hasPrefix(name) {
            text = code(of: name) + text.dropFirst(name.count)
        }
        switch language {
        case .swift: return "_ = " + text
        case .objectiveC: return "(void)(" + text + ");"
        }
    }

    /// A path with the marks that Swift wants behind what may be nil.
    func pathCode(_ word: Word) throws(Diagnostic) -> String {
        let path = try PropertyPath(word)
        guard !path.members.isEmpty else { return code(of: path.root.text) }
        let reading = try statements.look(path)
        var text = code(of: path.root.text)
        for (index, part) in path.members.enumerated() {
            let isLast = index == path.members.count - 1
            text += "." + part.text
            if !isLast, case .optional = reading.properties[index].type { text += "!" }
        }
        return text
    }

    /// The view that a word means, as an expression.
    func viewCode(_ word: Word) throws(Diagnostic) -> String {
        if let owner = word.ownerOfView, names.controller(owner.text) != nil {
            return code(of: owner.text) + ".view"
        }
        let text = try pathCode(word)
        switch try referent(word) {
        case is UIViewController: return text + (try isOptional(word) ? "!.view" : ".view")
        default: return text + (try isOptional(word) ? "!" : "")
        }
    }

    private func isOptional(_ word: Word) throws(Diagnostic) -> Bool {
        let path = try PropertyPath(word)
        guard !path.members.isEmpty else { return false }
        let reading = try statements.look(path)
        if case .optional = reading.properties.last?.type { return true }
        return false
    }
}
