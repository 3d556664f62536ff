/// A row of the table of callbacks: how a callback is spelt in each language and in the log, and
/// what kind of thing it is. It is made of texts that the program was compiled with, so that making
/// the whole table at the start costs next to nothing.
struct CallbackRow: Sendable {
    private let selectors: Selectors
    /// The category its events belong to.
    let category: EventCategory
    /// How the canonical line of its events is put together.
    let pattern: CanonicalPattern
    /// The base name where the canonical line has another one, or none.
    private let ownBase: StaticString?

    /// What both selectors are made of.
    private enum Selectors {
        /// `viewDidLoad()` and `viewDidLoad`: the base name says both.
        case noArgument
        /// `viewWillAppear(_:)` and `viewWillAppear:`: the base name says both.
        case oneArgument
        case explicit(swift: String, objectiveC: String)
    }

    /// The base name, as `on` and `why` take it: `viewWillAppear`.
    var base: String { ownBase?.description ?? pattern.message?.name ?? "" }

    /// Swift's selector: `viewWillAppear(_:)`.
    var swift: String {
        switch selectors {
        case .noArgument: base + "()"
        case .oneArgument: base + "(_:)"
        case .explicit(let swift, _): swift
        }
    }

    /// Objective-C's selector: `viewWillAppear:`.
    var objectiveC: String {
        switch selectors {
        case .noArgument: base
        case .oneArgument: base + ":"
        case .explicit(_, let objectiveC): objectiveC
        }
    }
}

extension CallbackRow {
    /// A method without arguments, with the opening of its canonical line: `viewDidLoad(`.
    static func noArgument(
        _ opening: StaticString, _ category: EventCategory
    ) -> CallbackRow {
        CallbackRow(
            selectors: .noArgument, category: category,
            pattern: .message(CanonicalMessage(opening)), ownBase: nil)
    }

    /// A method with one argument that has no label: `viewWillAppear(_:)`. A base name is given
    /// where the canonical line has another one.
    static func oneArgument(
        _ opening: StaticString, _ category: EventCategory, name: StaticString? = nil
    ) -> CallbackRow {
        CallbackRow(
            selectors: .oneArgument, category: category,
            pattern: .message(CanonicalMessage(opening)), ownBase: name)
    }

    /// A method with any arguments, and both its selectors. A base name is given where the
    /// canonical line has another one.
    static func method(
        _ opening: StaticString, _ swift: String, _ objectiveC: String, _ category: EventCategory,
        name: StaticString? = nil
    ) -> CallbackRow {
        CallbackRow(
            selectors: .explicit(swift: swift, objectiveC: objectiveC), category: category,
            pattern: .message(CanonicalMessage(opening)), ownBase: name)
    }

    /// The completion closure of the method with these selectors.
    static func completion(
        _ opening: StaticString, of arguments: CompletionArguments, _ swift: String,
        _ objectiveC: String
    ) -> CallbackRow {
        CallbackRow(
            selectors: .explicit(swift: swift, objectiveC: objectiveC), category: .presentation,
            pattern: .completion(opening, arguments), ownBase: "completion")
    }

    /// What is no method of UIKit's and has one name in both languages.
    static func other(
        _ pattern: CanonicalPattern, _ name: StaticString, _ category: EventCategory
    ) -> CallbackRow {
        CallbackRow(
            selectors: .explicit(swift: name.description, objectiveC: name.description),
            category: category, pattern: pattern, ownBase: name)
    }
}
