import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Operands: from words to objects.
extension World {
    /// The controller that the parameter names; nil when it was left out.
    func controller(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> UIViewController? {
        guard let word = arguments.word(index) else { return nil }
        return try controller(word)
    }

    /// The controller of a parameter that must be given.
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
        if let controller = names.controller(word.text) { return controller }
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
        switch names.meaning(word.text) {
        case .object(let object): return object
        case .dead:
            throw Diagnostic(.unknownName, at: word.span, "'\(word.text)' was deallocated")
        case .unknown:
            let candidates = (names.living + names.namesOfUnnamed).filter {
                noun != "controller" || names.object($0) is UIViewController
            }
            throw Diagnostic(
                .unknownName, at: word.span, "unknown \(Message(noun)) '\(word.text)'",
                suggestion: NearestName.nearest(to: word.text, among: candidates))
        }
    }

    /// The view that a word means: a view's name, a controller's, or a path that leads to a view.
    func view(_ word: Word) throws(Diagnostic) -> UIView {
        if let owner = word.ownerOfView, let controller = names.controller(owner.text) {
            return controller.view
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
        return names.object(String(word.text[..<point])) != nil
    }

    /// The object of a name, or at the end of a property path; nil where that is none.
    func referent(_ word: Word) throws(Diagnostic) -> AnyObject? {
        guard word.text.contains(".") else { return try object(word) }
        switch try statements.look(PropertyPath(word)).result {
        case .value(.object(let object)): return object
        case .notLoaded:
            throw Diagnostic(.notLoaded, at: word.span, "view not loaded: \(word.text)")
        case .value: return nil
        }
    }

    /// The controllers of a list.
    func controllers(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> [UIViewController] {
        var result: [UIViewController] = []
        for name in arguments.names(index) { result.append(try controller(name)) }
        return result
    }

    /// The seconds that a parameter gives; nil where it was left out.
    func duration(
        _ arguments: borrowing Arguments, _ index: Int
    ) throws(Diagnostic) -> Double? {
        guard let seconds = arguments.number(index) else { return nil }
        if seconds >= 0 { return seconds }
        throw Diagnostic(
            .wrongValue, at: arguments.span(index),
            "time does not run backwards: \(Decimal.text(seconds))")
    }

    /// What the flags say, or else `set animated`.
    func isAnimated(_ arguments: borrowing Arguments) -> Bool {
        arguments.animated ?? animatesByDefault
    }
}
