import CommandLanguage
import HeadlessUIKit
import Statements

/// What `new` makes that shows entries instead of controllers: a list, an alert or what is shared.
@MainActor
struct ListOfNew {
    /// The most entries that `new` gives a list, so that a slip of the hand does not make millions.
    static let mostEntries = 100_000

    private let kind: StockClass
    private let shown: StockClass.Entries
    private let words: [Word]
    private let title: String?
    private let message: String?

    /// Nil for a class that takes controllers.
    init?(_ arguments: borrowing Arguments, in world: World) throws(Diagnostic) {
        let word = arguments.word(1)
        let classes = world.statements.variables.classes
        let named = word.flatMap { classes.scriptClass(named: $0.text) == nil ? $0.text : nil }
        let stock = named.flatMap { StockClass($0) }
        guard let stock, let entries = stock.entries else {
            try Self.refuse(4, "titled", arguments)
            try Self.refuse(5, "saying", arguments)
            return nil
        }
        for (index, introducer) in [(2, "root"), (6, "curl"), (7, "classic")] {
            try Self.refuse(index, introducer, arguments)
        }
        kind = stock
        shown = entries
        words = arguments.words(3)
        title = arguments.word(4)?.text
        message = arguments.word(5)?.text
        if !isAlert { try Self.refuse(5, "saying", arguments) }
        if words.count == 1, let count = Int(words[0].text), count > Self.mostEntries {
            throw Diagnostic(
                .wrongValue, at: words[0].span,
                "a list takes at most \(Self.mostEntries) entries here")
        }
    }

    private static func refuse(
        _ index: Int, _ introducer: String, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        guard arguments.isGiven(index) else { return }
        throw Diagnostic(.wrongType, at: arguments.span(index), reason(introducer))
    }

    private static func reason(_ introducer: String) -> Message {
        switch introducer {
        case "root": "only a navigation controller has a root: say 'as nav'"
        case "curl": "only pages curl: say 'as page'"
        case "classic": "only splits are classic: say 'as split'"
        default: "'\(introducer)' is for alerts: say 'as alert' or 'as sheet'"
        }
    }

    /// The controller, without its actions.
    func make(in world: World) -> UIViewController {
        switch shown {
        case .alert(let style):
            return UIAlertController(title: title, message: message, preferredStyle: style)
        case .shared:
            return UIActivityViewController(
                activityItems: words.map(\.text), applicationActivities: nil)
        case .items: return titled(ItemsController.make(entries(in: world), in: world.simulator))
        case .rows: return titled(RowsController.make(entries(in: world), in: world.simulator))
        }
    }

    private func titled(_ controller: UIViewController) -> UIViewController {
        if let title { controller.title = title }
        return controller
    }

    private var isNumbered: Bool {
        words.count == 1 && !words[0].isQuoted && Int(words[0].text) != nil
    }

    /// A number makes so many entries; the name of a controller makes one that shows it.
    private func entries(in world: World) -> [ListEntry] {
        if isNumbered, let count = Int(words[0].text) {
            return (0..<max(0, count)).map { ListEntry(title: "Row \($0)", shown: nil) }
        }
        return words.map { word in
            let shown = word.isQuoted ? nil : world.names.controller(word.text)
            return ListEntry(title: shown?.title ?? word.text, shown: shown)
        }
    }

    /// Gives an alert its actions, call by call.
    func addActions(to controller: UIViewController, in world: World) {
        guard let alert = controller as? UIAlertController else { return }
        for word in words {
            let action = AlertActionWord(word)
            world.call(
                "\(world.name(of: alert)).addAction(\(action.source))", on: alert
            ) {
                alert.addAction(UIAlertAction(title: action.title, style: action.style))
            }
            if world.simulator.isStopped { return }
        }
    }

    /// The model's class that it is of.
    var className: String { kind.name }

    /// What Swift writes behind the class to make it.
    var making: String {
        switch shown {
        case .alert(let style):
            "(title: \(Self.literal(title)), message: \(Self.literal(message)), "
                + "preferredStyle: .\(style == .alert ? "alert" : "actionSheet"))"
        case .shared:
            "(activityItems: [" + words.map { Value.quoted($0.text) }.joined(separator: ", ")
                + "], applicationActivities: nil)"
        case .items: "(collectionViewLayout: UICollectionViewFlowLayout())"
        case .rows: "()"
        }
    }

    /// The title of a controller whose initialiser takes none.
    var ownTitle: String? { showsEntries ? title : nil }

    /// The class that an app would write for the list; nil for what is no list, or empty.
    func listClass(for owner: String, in world: World) -> ListClass? {
        guard showsEntries, !words.isEmpty else { return nil }
        let entries = entries(in: world)
        return ListClass(
            owner: owner, isTable: isTable,
            isNumbered ? .numbered(entries.count) : .titled(entries.map(\.title)),
            showsControllers: entries.contains { $0.shown != nil })
    }

    /// The words of the controllers that rows show, by the numbers of the rows.
    func shownWords(in world: World) -> [(row: Int, word: Word)] {
        isNumbered
            ? []
            : zip(words, entries(in: world)).enumerated().compactMap { row, pair in
                pair.1.shown.map { _ in (row, pair.0) }
            }
    }

    /// The actions' expressions in Swift; nil for what is no alert.
    var actionSources: [String]? {
        isAlert ? words.map { AlertActionWord($0).source } : nil
    }

    private var isAlert: Bool {
        switch shown {
        case .alert: true
        case .rows, .items, .shared: false
        }
    }

    private var isTable: Bool {
        switch shown {
        case .rows: true
        case .items, .alert, .shared: false
        }
    }

    /// Whether it is a list.
    private var showsEntries: Bool {
        switch shown {
        case .rows, .items: true
        case .alert, .shared: false
        }
    }

    private static func literal(_ text: String?) -> String { text.map(Value.quoted) ?? "nil" }
}

/// One action as it is typed: `Cancel` is the cancel action, and a `!` at the end makes it
/// destructive.
@MainActor
private struct AlertActionWord {
    let title: String
    let style: UIAlertAction.Style

    init(_ word: Word) {
        let isDestructive = !word.isQuoted && word.text.hasSuffix("!") && word.text.count > 1
        title = isDestructive ? String(word.text.dropLast()) : word.text
        style = isDestructive ? .destructive : word.text == "Cancel" ? .cancel : .default
    }

    var source: String {
        "UIAlertAction(title: \(Value.quoted(title)), style: .\(style))"
    }
}
