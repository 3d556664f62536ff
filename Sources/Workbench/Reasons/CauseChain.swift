import CommandLanguage
import HierarchyRecords

/// Why an event came: it, and the events behind it back to what the user typed.
public struct CauseChain: Answer, Equatable {
    /// Indices in the log: the event, its cause, the cause of that, and so on.
    public var events: [Int]
    /// The step that began it all; nil for what no step did, as a mark.
    public var step: TypedStep?
    /// The later step in which the event came, where it was in flight meanwhile.
    public var arrival: TypedStep?
    /// What UIKit has for who wants it otherwise; nil where nothing is known.
    public var otherwise: Message?

    /// Makes a chain.
    public init(events: [Int], step: TypedStep?, arrival: TypedStep? = nil) {
        self.events = events
        self.step = step
        self.arrival = arrival
    }
}

/// A step as the user typed it.
public struct TypedStep: Sendable, Equatable {
    public var number: Int
    /// As it runs again: words in full, aliases written out.
    public var source: String
    public var span: SourceSpan
    /// The verb that stands for the calls; nil for UIKit code.
    public var verb: String?
    /// Whether an exception undid it.
    public var isUndone: Bool

    /// Makes a step.
    public init(
        number: Int, source: String, span: SourceSpan, verb: String? = nil, isUndone: Bool = false
    ) {
        self.number = number
        self.source = source
        self.span = span
        self.verb = verb
        self.isUndone = isUndone
    }
}

extension TypedStep {
    /// The command; cut to its first line where it has several.
    public var oneLine: String { Self.oneLine(source) }

    /// A source, cut to the line that says most of it where it has several.
    public static func oneLine(_ source: String) -> String {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count > 1 ? "\(telling(lines)) …" : source
    }

    /// Of several lines of code the first that defines a class, or else the first that is no import and no attribute.
    public static func telling(_ lines: [Substring]) -> Substring {
        let classes = ["@implementation ", "class ", "final class "]
        let outside = ["import ", "#", "//", "@", "extern "]
        return lines.first { line in classes.contains { line.hasPrefix($0) } }
            ?? lines.first { line in
                !line.isEmpty && !outside.contains { line.hasPrefix($0) }
            } ?? lines[0]
    }
}

/// A step that failed and was undone: its events are in the log, and nobody can stand on it.
struct UndoneStep {
    let source: String
    let span: SourceSpan
    /// The step it followed.
    let parent: Int
    /// The number that its events carry, which the next step gets.
    let number: Int
    let events: Range<Int>
    /// Whether it was refused and not ended by an exception: then it does not run again.
    var wasRefused = false
}

extension Session {
    /// Why the event at that index of the log came.
    func causeChain(of index: Int) -> CauseChain {
        let events = world.simulator.log.causes(of: index)
        let step = step(ofEvent: events.last ?? index)
        let arrival = self.step(ofEvent: index)
        var chain = CauseChain(
            events: events, step: step, arrival: arrival == step ? nil : arrival)
        chain.otherwise = Lever.words(for: CauseStory(chain, in: self))
        return chain
    }

    /// The step that an event of the log happened in.
    func step(ofEvent index: Int) -> TypedStep? {
        if let undone = journal.undone.last(where: { $0.events.contains(index) }) {
            return TypedStep(
                number: undone.number, source: undone.source, span: undone.span,
                verb: verb(of: undone.source), isUndone: true)
        }
        let number = Int(world.simulator.log.events[index].step)
        guard journal.has(number), journal[number].events.contains(index) else { return nil }
        return typedStep(number)
    }

    /// A step of the journal as it was typed.
    func typedStep(_ number: Int) -> TypedStep {
        let source = journal[number].source
        return TypedStep(
            number: number, source: source, span: journal[number].span,
            verb: verb(of: source))
    }

    /// The command word of a source; nil where that is UIKit code.
    func verb(of source: String) -> String? {
        let span = SourceSpan(line: 1, column: 1)
        guard let first = try? parse(Block(text: source, span: span)).first,
            case .verb(let verb) = first
        else { return nil }
        return verb.word.text
    }
}
