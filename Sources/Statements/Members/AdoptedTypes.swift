import HeadlessUIKit

/// Types of an app's own, compiled with it, that statements know beside those of the model.
///
/// A program that is linked with an app's modules calls `adopt()` once, before anything reads a statement; `vcr --package`
/// makes such a program, and writes what it adopts. The tables of types are the same in every session and do not change
/// after that: what is adopted later would be unknown to those who have looked already, so that it is a mistake of the
/// program, and ends it.
@MainActor
public struct AdoptedTypes {
    /// Superclasses before their subclasses.
    let types: [TypeDescription]
    /// Those that a session's class may have under it.
    let classes: [AdoptedClass]
    /// What is declared under their names, as `Generated/DeclaredPages.txt` has it of the model.
    let pages: String

    init(types: [TypeDescription] = [], classes: [AdoptedClass] = [], pages: String = "") {
        self.types = types
        self.classes = classes
        self.pages = pages
    }

    /// Makes the types known to every session of this process.
    public func adopt() {
        guard case .open = Self.state else {
            preconditionFailure("types are adopted once, before the first statement is read")
        }
        Self.state = .offered(self)
    }

    private enum State { case open, offered(AdoptedTypes), settled(AdoptedTypes) }

    private static var state = State.open

    /// What this program adopted; nothing more can be, once this was asked.
    static var settled: AdoptedTypes {
        let types: AdoptedTypes
        switch state {
        case .open: types = AdoptedTypes()
        case .offered(let offered): types = offered
        case .settled(let known): return known
        }
        state = .settled(types)
        return types
    }

    /// Whether this program adopted any.
    public static var areAny: Bool { !settled.types.isEmpty }

    private static func type(named name: String) -> TypeDescription? {
        settled.types.first { $0.name == name }
    }

    /// Whether one of them has that name.
    static func have(_ name: String) -> Bool { type(named: name) != nil }

    /// The names of the adopted classes of controllers.
    package static var controllerNames: [String] {
        settled.types.filter { $0.modelType is UIViewController.Type }.map(\.name)
    }

    /// A controller of the adopted class of that name, made without arguments; nil where it has no such initialiser.
    package static func makeController(named name: String) -> UIViewController? {
        guard let type = type(named: name) else { return nil }
        for initialiser in type.members.initialisers {
            let defaults = initialiser.parameters.compactMap(\.defaultValue)
            guard defaults.count == initialiser.parameters.count else { continue }
            return (try? initialiser.call(.void, defaults)).flatMap { UIViewController.from($0) }
        }
        return nil
    }

    /// The initialisers of the adopted class of that name, in full.
    package static func initialisers(of name: String) -> [String] {
        type(named: name)?.members.initialisers.map(\.name) ?? []
    }
}

/// A class of an app's that sessions may have classes under.
///
/// Unlike those of the model it has no `adopt`, which would do an initialiser's work on an object that is there: its
/// objects are made by one of its own initialisers, which a session's class inherits.
@MainActor
package final class AdoptedClass {
    let description: TypeDescription
    /// The class of the objects of sessions' classes.
    let objectType: AnyClass
    private let makers: [Maker]

    /// An initialiser: its name and parameters, and what it makes.
    @MainActor
    struct Maker {
        let initialiser: ScriptInitialiser
        let make: (ScriptInstance, [Value]) -> (any ScriptedObject)?
    }

    init(_ description: TypeDescription, _ objectType: AnyClass, _ makers: [Maker]) {
        self.description = description
        self.objectType = objectType
        self.makers = makers
    }

    var initialisers: [ScriptInitialiser] { makers.map(\.initialiser) }

    /// An object for a session's class, made by the initialiser of that name.
    func make(
        _ instance: ScriptInstance, by initialiser: String, _ arguments: [Value]
    ) -> any ScriptedObject {
        let maker = makers.first { $0.initialiser.name == initialiser }
        guard let object = maker?.make(instance, arguments) else {
            preconditionFailure("the arguments of '\(initialiser)' were checked")
        }
        return object
    }
}

extension AdoptedClass.Maker {
    /// An initialiser of the class, with what makes an object by it.
    @_semantics("optimize.sil.specialize.generic.never")
    init<each Parameter: ScriptValue>(
        _ name: String, defaults: [String: Value] = [:],
        _ make: @escaping @MainActor (ScriptInstance, repeat each Parameter) -> any ScriptedObject
    ) {
        let types = TypedArguments.types(repeat (each Parameter).self)
        initialiser = ScriptInitialiser(adopted: name, types, defaults: defaults)
        self.make = { instance, arguments in
            var next = 0
            do throws(ConversionFailure) {
                return make(
                    instance,
                    repeat try TypedArguments.next((each Parameter).self, of: arguments, &next))
            } catch {
                return nil
            }
        }
    }
}
