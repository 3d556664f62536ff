import CommandLanguage
import HierarchyRecords
import Statements

/// One operand of a command: help, completion, arity errors and binding all read it.
struct Parameter: Sendable {
    /// What an operand is.
    enum Kind: Sendable {
        /// A name that no living object has.
        case newName
        /// The name of an object that fits.
        case object(Fitness)
        /// A view: its name, a controller's, or a path that leads to one.
        case view
        case number
        /// Numbers in a row: `X Y W H`, `W H`.
        case numbers(Int)
        /// A whole number.
        case count
        /// A class of controllers, the model's or the user's.
        case controllerClass
        /// One of a list of words.
        case choice(Choices)
        /// Any of a list of words, in a row.
        case choices(Choices)
        /// Categories of events, separated by commas or spaces.
        case categories
        /// Names, separated by commas or spaces.
        case names
        /// `a.view.frame`, or an option of the REPL.
        case path
        /// `a.viewDidLoad`.
        case callback
        /// An event by its number, or by its callback.
        case event
        case block
        case file
        case word
        /// The words up to the end of the line, as they stand, and no block.
        case words
        /// Everything up to the end of the line, as it stands.
        case rest
        /// Nothing but the introducing word.
        case presence
    }

    /// As help and errors print it: `CHILD`, `X Y W H`.
    let name: String
    let kind: Kind
    /// The words that can stand before it: `to`, `frame`, `--depth`.
    let introducers: [String]
    /// Whether an introducer must stand there, since it is not one of the little words.
    let isKeyworded: Bool
    let isOptional: Bool
    /// What completion offers for it where its kind does not say it.
    let offer: Offer?

    typealias Offer = @MainActor @Sendable (Completion) -> [CompletionItem]

    /// A parameter that must be given.
    init(
        _ name: String, _ kind: Kind, after introducers: [String] = [], isOptional: Bool = false,
        offering offer: Offer? = nil
    ) {
        self.name = name
        self.kind = kind
        self.introducers = introducers
        self.isOptional = isOptional
        self.offer = offer
        let isWord = if case .presence = kind { true } else { false }
        isKeyworded = isWord || introducers.contains { !Self.little.contains($0) }
    }

    /// A parameter that may be left out.
    static func optional(
        _ name: String, _ kind: Kind, after introducers: String..., offering offer: Offer? = nil
    ) -> Parameter {
        Parameter(name, kind, after: introducers, isOptional: true, offering: offer)
    }

    /// The words that may be left out where the rest is unambiguous.
    private static let little: Set<String> = ["to", "from", "as", "with", "over", "in", "at", "-o"]

    /// The word `over` behind a file: what is there may be written over.
    static let over = optional("", .presence, after: "over")

    /// As a synopsis shows it: `[to PARENT]`.
    var synopsis: String {
        let words = [introducers.joined(separator: "|"), name].filter { !$0.isEmpty }
        let text = words.joined(separator: " ")
        return isOptional ? "[\(text)]" : text
    }

    /// The words that it is known to take.
    var words: [String] {
        if case .categories = kind { return EventCategory.allCases.map(\.rawValue) }
        return choices?.words ?? []
    }

    /// The choices it offers, if it does.
    var choices: Choices? {
        switch kind {
        case .choice(let choices), .choices(let choices): choices
        case .newName, .object, .view, .number, .numbers, .count, .controllerClass, .categories,
            .names, .path, .callback, .event, .block, .file, .word, .words, .rest, .presence:
            nil
        }
    }
}

/// What binding asks of a parameter for every word. It holds no reference, so copies count none.
struct ParameterShape: Sendable {
    var isOptional = true
    var isKeyworded = false
    var hasChoices = false
    var isRest = false
    var isPresence = false
    /// Whether it takes one word, whatever that says.
    var takesAnyWord = false
    /// A bit for each first byte of an introducing word.
    private var introducingBytes: UInt64 = 0

    /// For the places behind the last parameter.
    init() {}

    init(_ parameter: Parameter) {
        isOptional = parameter.isOptional
        isKeyworded = parameter.isKeyworded
        hasChoices = parameter.choices != nil
        for word in parameter.introducers { introducingBytes |= Self.bit(word) }
        switch parameter.kind {
        case .words, .rest: isRest = true
        case .presence: isPresence = true
        case .newName, .object, .view, .path, .callback, .file, .word: takesAnyWord = true
        case .number, .numbers, .count, .controllerClass, .choice, .choices, .categories, .names,
            .event, .block:
            break
        }
    }

    /// Whether the word can be an introducing one: false for nearly all that are not.
    @inline(__always)
    func mayBeIntroduced(by word: String) -> Bool {
        introducingBytes != 0 && introducingBytes & Self.bit(word) != 0
    }

    private static func bit(_ word: String) -> UInt64 {
        1 << UInt64((word.utf8.first ?? 0) & 0x3F)
    }
}

/// The shapes of a command's parameters, at the same indices.
struct ParameterShapes: Sendable {
    let count: Int
    private var shapes: EightOf<ParameterShape>

    init(_ parameters: [Parameter]) {
        count = parameters.count
        shapes = EightOf(repeating: ParameterShape())
        for (index, parameter) in parameters.enumerated() {
            shapes[index] = ParameterShape(parameter)
        }
    }

    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> ParameterShape {
        @inline(__always) get { shapes[index] }
    }
}

/// A list of words that a parameter takes.
struct Choices: Sendable {
    /// What one of them is called: `style`.
    let noun: String
    /// As they are completed.
    let words: [String]
    /// What else people call one of them, in small letters: a `sheet` is a `pageSheet`.
    var meant: [String: String] = [:]
    /// What to type for a word that is none of them and belongs elsewhere: `trait style dark`.
    var elsewhere: (@Sendable (String) -> String?)?

    /// The word as the list spells it, whatever the case, and with the dot that Swift writes before it
    /// or without; nil when it is none of them.
    func spelling(of word: String) -> String? {
        if words.contains(word) { return word }
        let lowercased = word.drop { $0 == "." }.lowercased()
        return words.first { $0.lowercased() == lowercased }
    }
}
