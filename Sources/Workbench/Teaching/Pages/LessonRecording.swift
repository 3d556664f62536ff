import CommandLanguage
import HierarchyRecords

/// Makes a record of a lesson for pages: it is taken with its own solutions, and what its commands log is
/// kept.
@MainActor
struct LessonRecording {
    private let lesson: Lesson
    /// What the commands of each block logged, by the line of the block's fence.
    private let runs: [Int: [LoggedCommand]]

    /// Takes the lesson in that session's world.
    static func record(of lesson: Lesson, in session: Session) -> LessonRecord {
        var runs: [Int: [LoggedCommand]] = [:]
        let trial = LessonTrial(lesson, lesson.id, session)
        trial.onCommand = { runs[$0, default: []].append($1) }
        _ = trial.run()
        return LessonRecording(lesson: lesson, runs: runs).record
    }

    private var record: LessonRecord {
        LessonRecord(
            id: lesson.id, title: lesson.title, minutes: lesson.minutes,
            introduction: Self.passages(lesson.introduction),
            steps: lesson.steps.enumerated().map { index, step in
                LessonRecord.Step(title: step.title, passages: passages(step, index))
            })
    }

    private func passages(_ step: LessonStep, _ index: Int) -> [LessonPassage] {
        var passages: [LessonPassage] = []
        var task = -1
        var followsGoal = false
        for item in step.items {
            if case .task(let asked) = item {
                let isGoal = !asked.goals.isEmpty
                if !(isGoal && followsGoal) { task += 1 }
                followsGoal = isGoal
            }
            passages += self.passages(item, place: (index, task))
        }
        return passages
    }

    private func passages(
        _ item: LessonItem, place: (step: Int, task: Int)
    ) -> [LessonPassage] {
        switch item {
        case .prose(let parts): return Self.passages(parts)
        case .setup(let block): return block.isQuiet ? [] : [.setup(run(block.span))]
        case .hint(let parts, _): return [.hint(Self.passages(parts))]
        case .solution(let block): return [.solution(run(block.span))]
        case .task(.question(let question)):
            let choices = question.answers.enumerated().map { index, answer in
                LessonChoice(
                    label: "(\(index + 1))", text: answer.text, reply: answer.reply,
                    isRight: answer.isRight)
            }
            return [.question(Self.passages(question.text), choices)]
        case .task(.prediction(let asked)):
            return prediction(
                Prediction(asked, of: lesson, step: place.step, task: place.task),
                run(asked.span))
        case .task(.goal), .task(.inquiry), .explain: return []
        }
    }

    /// The commands of a prediction are one line, and one command as a rule.
    private func prediction(
        _ prediction: Prediction, _ commands: [LoggedCommand]
    ) -> [LessonPassage] {
        guard let last = commands.last else { return [] }
        let labels = prediction.offered.indices.map { "(\(Prediction.letter($0)))" }
        var rest = Array(prediction.offered.indices)
        let answer = prediction.lines.compactMap { line -> String? in
            guard let place = rest.firstIndex(where: { prediction.offered[$0] == line }) else {
                return nil
            }
            return Prediction.letter(rest.remove(at: place))
        }
        let offered = zip(labels, prediction.offered).map { label, line in
            LessonChoice(
                label: label, text: line, reply: "", isRight: prediction.lines.contains(line))
        }
        let command = LoggedCommand(
            source: prediction.command, log: last.log, events: commands.flatMap(\.events),
            output: commands.flatMap(\.output))
        return [.prediction(command, offered: offered, answer: answer)]
    }

    private func run(_ span: SourceSpan) -> [LoggedCommand] { runs[span.line] ?? [] }

    private static func passages(_ parts: [TeachingPart]) -> [LessonPassage] {
        parts.compactMap(LessonPassage.init)
    }
}

extension LessonPassage {
    /// A part of a text; nil for one that only a learner at the prompt sees.
    init?(_ part: TeachingPart) {
        switch part {
        case .heading(let text): self = .heading(text)
        case .paragraph(let text): self = .paragraph(text)
        case .item(let marker, let text): self = .item(marker: marker, text: text)
        case .code(let lines): self = .code(lines)
        case .choice, .beside, .remark, .success, .mistake: return nil
        }
    }
}

extension Prediction {
    /// The prediction that a task of a step asks for: its letters depend on the lesson and the place of
    /// the task alone.
    init(_ asked: LessonPrediction, of lesson: Lesson, step: Int, task: Int) {
        self.init(
            asked.command, lines: asked.lines, decoys: asked.decoys,
            seed: "\(lesson.id) \(step) \(task)")
    }
}
