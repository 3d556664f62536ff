/// The callbacks of one topic, as their file has them.
public struct CallbackTopic {
    /// `tables` for `16-tables.txt`.
    let name: String
    /// What the first line says of all.
    let title: String
    /// What several examples begin with, by name, in the order of the file.
    var scenes: [(name: String, text: String)] = []
    public internal(set) var rows: [CallbackText] = []
}

/// A row: all that is said of one callback.
public struct CallbackText {
    /// As the model calls it: `tableDidSelect`.
    public let id: String
    /// What it is, in one sentence.
    let summary: String
    /// File and line of the row.
    let place: String
    /// The type that has the method, or that is asked for it; nil for what is no method.
    public var receiver: String?
    /// The method in Swift.
    var signature = Signature("")
    /// Objective-C's selector where it does not follow from Swift's.
    var ownSelector: String?
    var category = ""
    var line = LinePattern.call
    /// The base name where the line of the log has another one.
    var base: String?
    /// The types on whose objects `on` hangs commands.
    var hooks: [String] = []
    /// Whether code that is written down makes a closure of what hangs on it.
    var isClosure = false
    var timing = ""
    /// The rule by which the user alone brings it about, and code never does; nil for any other.
    var ruleOfUserAct: String?
    var belongs: [String] = []
    var avoid: [String] = []
    var rules: [String] = []
    var related: [String] = []
    var means = Means.commands([])
    var example: String?

    init(id: String, summary: String, place: String) {
        self.id = id
        self.summary = summary
        self.place = place
    }

    /// Swift's name, with its labels: `tableView(_:didSelectRowAt:)`.
    public var swift: String { signature.name }

    /// Objective-C's selector.
    public var objectiveC: String { ownSelector ?? signature.selector }
}

/// How a row says that the line of the log is put together.
enum LinePattern {
    case message(String)
    case completion(of: String, String)
    case ownMethod(listsSender: Bool)
    case note(String)
    case call
}

/// How a row says that the callback is brought about.
enum Means: Equatable {
    /// Commands, and behind a star the name of a list of them.
    case commands([String])
    case otherwise(String)
}
