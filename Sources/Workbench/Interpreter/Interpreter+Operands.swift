import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Operands: from words to objects.
extension Interpreter {
    /// The controller that the parameter names; nil when it was left out.
    func controller(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UIViewController? {
        guard let word = arguments.word(index) else { return nil }
        return try controller(word)
    }

    /// The controller of a parameter that binding has seen to.
    func requiredController(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UIViewController {
        guard let word = arguments.word(index) else {
            throw Diagnostic(.wrongArity, at: arguments.span(index), "a controller is missing")
        }
        return try controller(word)
    }

    /// The controller of that name.
    func controller(_ word: Word) throws(Diagnostic) -> UIViewController {
        if let controller = world.names.controller(word.text) { return controller }
        guard let object = try object(word, noun: "controller") as? UIViewController else {
            throw Diagnostic(.wrongType, at: word.span, "'\(word.text)' is no controller")
        }
        return object
    }

    /// The living object of that name, or at the end of a path from one.
    func object(_ word: Word, noun: String = "name") throws(Diagnostic) -> AnyObject {
        if isPath(word) {
            if let found = try referent(word) { return found }
            throw Diagnostic(.wrongType, at: word.span, "'\(word.text)' is nil, or no object")
        }
        switch world.names.meaning(word.text) {
        case .object(let object): return object
        case .dead:
            throw Diagnostic(.unknownName, at: word.span, "'\(word.text)' was deallocated")
        case .unknown:
            let candidates = world.names.living.filter {
                noun != "controller" || world.names.object($0) is UIViewController
            }
            throw Diagnostic(
                .unknownName, at: word.span, "unknown \(noun) '\(word.text)'",
                suggestion: NearestName.nearest(to: word.text, among: candidates))
        }
    }

    /// The view that a word means: a view's name, a controller's, or a path that leads to a view.
    func view(_ word: Word) throws(Diagnostic) -> UIView {
        if word.text.hasSuffix(".view") {
            let owner = world.names.object(String(word.text.dropLast(5)))
            if let controller = owner as? UIViewController { return controller.view }
        }
        switch try referent(word) {
        case let view as UIView: return view
        case let controller as UIViewController: return controller.view
        default: throw Diagnostic(.wrongType, at: word.span, "'\(word.text)' is no view")
        }
    }

    /// Whether it is a path of properties from an object that has a name.
    func isPath(_ word: Word) -> Bool {
        guard !word.isQuoted, let point = word.text.firstIndex(of: ".") else { return false }
        return world.names.object(String(word.text[..<point])) != nil
    }

    /// The object of a name, or at the end of a property path; nil where that is none.
    func referent(_ word: Word) throws(Diagnostic) -> AnyObject? {
        guard word.text.contains(".") else { return try object(word) }
        switch try world.statements.look(PropertyPath(word)).result {
        case .value(.object(let object)): return object
        case .notLoaded:
            throw Diagnostic(.notLoaded, at: word.span, "view not loaded: \(word.text)")
        case .value: return nil
        }
    }

    /// The name that messages give an object.
    func name(of object: UIResponder) -> String {
        world.simulator.log.objects.name(object.objectID)
    }

    /// Records a call of a verb, runs it, and ends the record.
    func call(_ text: @autoclosure () -> String, on receiver: UIResponder, _ body: () -> Void) {
        if let gate = world.statements.gate, gate.meet(text()) != .run { return }
        world.simulator.recordCall(text(), on: receiver.objectID)
        body()
        world.simulator.endCall()
    }

    /// The same for one of the calls that verbs make most.
    func call(
        _ form: CallForm, on receiver: ObjectID, _ argument: ObjectID = .none, _ body: () -> Void
    ) {
        let simulator = world.simulator
        if let gate = world.statements.gate {
            let objects = simulator.log.objects
            let text = form.swift(objects.name(receiver), objects.name(argument))
            if gate.meet(text) != .run { return }
        }
        simulator.recordCall(form, on: receiver, argument)
        body()
        simulator.endCall()
    }
}
