import CommandLanguage
import HeadlessUIKit
import Statements

/// The classes that `new NAME as CLASS` can make.
@MainActor
enum ControllerClass {
    /// The class of a controller made without one.
    nonisolated static let plain = StockClass.plain.name

    /// Their names: the model's, then the user's in the order of their definition.
    static func names(in world: World) -> [String] {
        StockClass.names + AdoptedTypes.controllerNames
            + world.statements.variables.classes.controllerClasses.map(\.name)
    }

    /// The words that completion offers: short ones beside the names.
    static func words(in world: World) -> [String] {
        StockClass.all.compactMap(\.word) + names(in: world)
    }

    /// A controller of the class that the word names; the plain one where none does.
    static func make(
        _ word: Word?, shape: StockClass.Shape, in world: World
    ) throws(Diagnostic) -> UIViewController {
        guard let word else { return UIViewController() }
        let classes = world.statements.variables.classes
        if classes.scriptClass(named: word.text) == nil, let stock = StockClass(word.text) {
            return stock.make(shape)
        }
        if AdoptedTypes.controllerNames.contains(word.text) { return try adopted(word) }
        guard let kind = classes.scriptClass(named: word.text) else {
            throw unknown(word, among: names(in: world))
        }
        guard kind.foundation.isController else {
            throw Diagnostic(
                .wrongType, at: word.span, "'\(word.text)' is no class of controllers",
                hint: "let NAME = \(word.text)()")
        }
        guard let initialiser = kind.initialisers.first(where: { $0.parameters.isEmpty }) else {
            throw noPlainInitialiser(of: word, known: kind.initialisers.map(\.name))
        }
        return try made(by: initialiser, of: kind, at: word)
    }

    /// What Swift writes behind a collection controller's class: it needs a layout (E86).
    nonisolated static let flowLayoutArgument =
        "(collectionViewLayout: UICollectionViewFlowLayout())"

    /// What Swift writes behind the class that the word names.
    static func arguments(
        of word: Word?, _ shape: StockClass.Shape, in world: World
    ) -> String {
        guard let word else { return "()" }
        if let stock = StockClass(word.text) { return stock.arguments(shape) }
        let kind = world.statements.variables.classes.scriptClass(named: word.text)
        return kind.flatMap(layoutInitialiser) == nil ? "()" : flowLayoutArgument
    }

    /// The inherited initialiser that takes a layout, where the class has no `init()` of its own.
    private static func layoutInitialiser(of kind: ScriptClass) -> ScriptInitialiser? {
        let plain = kind.initialisers.first { $0.parameters.isEmpty }
        guard plain?.isModel == true else { return nil }
        return kind.initialisers.first { $0.isModel && $0.name == "init(collectionViewLayout:)" }
    }

    /// A controller of an app's compiled class.
    private static func adopted(_ word: Word) throws(Diagnostic) -> UIViewController {
        guard let controller = AdoptedTypes.makeController(named: word.text) else {
            throw noPlainInitialiser(
                of: word, known: AdoptedTypes.initialisers(of: word.text))
        }
        return controller
    }

    private static func noPlainInitialiser(of word: Word, known: [String]) -> Diagnostic {
        Diagnostic(
            .wrongArity, at: word.span, "'\(word.text)' has no 'init()'",
            hint: known.isEmpty
                ? nil
                : "let NAME = \(word.text)(…) with one of \(known.joined(separator: ", "))")
    }

    private static func unknown(_ word: Word, among names: [String]) -> Diagnostic {
        let words = StockClass.all.compactMap(\.word)
        let nearest = NearestName.nearest(to: word.text, among: words + names)
        // A stock class by the word that is short to read and to type; the gallery's lesser classes would
        // only make the list long.
        let short = names.compactMap { name -> String? in
            guard let stock = StockClass.all.first(where: { $0.name == name }) else { return name }
            return stock.word ?? (stock.isOfGallery ? nil : name)
        }
        let known = "classes are \(short.joined(separator: ", "))"
        return Diagnostic(
            .wrongValue, at: word.span,
            "unknown class '\(word.text)'" + (nearest == nil ? "; \(known)" : ""),
            suggestion: nearest)
    }

    private static func made(
        by initialiser: ScriptInitialiser, of kind: ScriptClass, at word: Word
    ) throws(Diagnostic) -> UIViewController {
        let value =
            layoutInitialiser(of: kind).map {
                kind.make($0, [.object(UICollectionViewFlowLayout())])
            }
            ?? kind.make(initialiser, [])
        if let failure = kind.evaluator?.takeClosureFailure(at: word.span) { throw failure }
        guard case .object(let object) = value, let controller = object as? UIViewController else {
            throw Diagnostic(
                .illegal, at: word.span, "the initializer of '\(word.text)' gave nothing")
        }
        return controller
    }
}
