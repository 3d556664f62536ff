import CommandLanguage

/// A lesson as it was written: a literate script with a front matter and steps.
struct Lesson: Sendable {
    let id: String
    let title: String
    /// About how long it takes; nil where it does not say.
    let minutes: Int?
    /// The lessons to take before.
    let needs: [String]
    /// The rules that it teaches.
    let rules: [String]
    let device: String?
    let ios: String?
    /// `en` unless it says otherwise.
    let language: String
    let introduction: [TeachingPart]
    let steps: [LessonStep]
    /// The lines of the front matter, by their keys.
    let lines: [String: Int]
    /// The lines of the front matter whose keys stand above them already.
    let repeated: [FrontMatter.Entry]
    /// The script that the places of its commands are in.
    let script: ScriptName
    /// The question that is taken as this lesson; nil where it was written as a lesson.
    let question: AskedQuestion?

    /// Where a line of the front matter stands; its first line where it is not there.
    func line(of key: String) -> Int { lines[key] ?? 1 }
}

/// One step: what it says, does, asks and shows.
struct LessonStep: Sendable {
    var title: String
    /// The line of its heading.
    var line: Int
    /// In the order in which they stand.
    var items: [LessonItem] = []

    /// What has to be done, in order; goals that stand beside each other are one task.
    var tasks: [LessonTask] {
        var tasks: [LessonTask] = []
        for case .task(let task) in items {
            if case .goal(let more) = task, case .goal(let goals)? = tasks.last {
                tasks[tasks.count - 1] = .goal(goals + more)
            } else {
                tasks.append(task)
            }
        }
        return tasks
    }

    var setups: [LessonCommands] {
        items.compactMap { if case .setup(let setup) = $0 { setup } else { nil } }
    }
    var solutions: [LessonCommands] {
        items.compactMap { if case .solution(let commands) = $0 { commands } else { nil } }
    }
    var hints: [[TeachingPart]] {
        items.compactMap { if case .hint(let parts, _) = $0 { parts } else { nil } }
    }
    var explanations: [String] {
        items.flatMap { if case .explain(let topics) = $0 { topics } else { [String]() } }
    }
}

/// What a step is made of.
enum LessonItem: Sendable {
    case prose([TeachingPart])
    case setup(LessonCommands)
    case task(LessonTask)
    case hint([TeachingPart], line: Int)
    case solution(LessonCommands)
    case explain([String])
}

/// What a learner has to do.
enum LessonTask: Sendable {
    /// Expectations, all of which are to hold at one time.
    case goal([LessonCommands])
    case prediction(LessonPrediction)
    case question(LessonQuestion)
    case inquiry(LessonInquiry)

    var goals: [LessonCommands] { if case .goal(let goals) = self { goals } else { [] } }
}

/// A block of commands, with the places that they have in the file.
struct LessonCommands: Sendable {
    let words: Set<String>
    let content: [UInt8]
    /// The opening fence.
    let span: SourceSpan

    /// The commands; the first that makes no sense is thrown.
    func commands() throws(Diagnostic) -> [ParsedCommand] {
        var parser = parser
        var commands: [ParsedCommand] = []
        while let command = try parser.next() { commands.append(command) }
        return commands
    }

    /// A parser of the commands.
    var parser: ScriptParser {
        var parser = ScriptParser(in: span.script, firstLine: span.line + 1, readsAhead: true)
        parser.feed(commandText)
        parser.finish()
        return parser
    }

    /// Whether the block begins a new world.
    var isFresh: Bool { words.contains("fresh") }
    /// Whether what it logs is not shown.
    var isQuiet: Bool { words.contains("quiet") }
    /// Whether at least one of them must fail, and nothing ends with that.
    var fails: Bool { words.contains("fails") }
}

/// What a command will log, as a lesson has it.
struct LessonPrediction: Sendable {
    let command: String
    /// In the program's order.
    let lines: [String]
    /// Offered too, and to be left out.
    let decoys: [String]
    let span: SourceSpan
    /// Where each of the lines and then of the decoys stands.
    let linePlaces: [Int]
}

/// A question with answers to choose from.
struct LessonQuestion: Sendable {
    struct Answer: Sendable {
        var text: String
        var reply: String
        let isRight: Bool
    }

    let text: [TeachingPart]
    let answers: [Answer]
    let line: Int
}
