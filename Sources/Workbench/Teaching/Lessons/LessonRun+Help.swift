import CommandLanguage
import HierarchyRecords

/// What a lesson says where the learner asks, or has lost the way.
extension LessonRun {
    /// Where the learner is.
    func sayWhere() {
        if lesson.question != nil {
            if phase == .done { sayDone() }
            return
        }
        let number = words(
            "\(lesson.title), step \(position + 1) of \(lesson.steps.count): \(step.title)",
            "\(lesson.title)，第 \(position + 1) 步，共 \(lesson.steps.count) 步：\(step.title)")
        var parts: [TeachingPart] = [.heading(number)]
        for case .prose(let prose) in step.items { parts += prose }
        let state =
            phase == .done
            ? words("This step is done: Return or 'next' goes on.", "这一步已完成：按回车或 next 继续。")
            : words(
                "\(words.steps(stepsTaken)) taken. 'goal', 'hint', 'solution', 'check', 'back', "
                    + "'again', 'skip' and 'leave' help.",
                "已用 \(words.steps(stepsTaken))。可用：goal、hint、solution、check、back、again、skip、leave。")
        teaching.say(parts + [.remark(state)])
    }

    /// What is asked, and how far it is.
    func sayGoal() {
        if phase == .done { return sayDone() }
        guard !goals.isEmpty else { return sayQuestion() }
        let report = GoalReport(on: goals, from: markEnd, in: session)
        teaching.say(report.drawingWithProgress(words) + finding + wayBack)
    }

    /// Whether it is done, and what is missing.
    func sayCheck() {
        if phase == .done { return sayDone() }
        guard !goals.isEmpty else { return sayQuestion() }
        let report = GoalReport(on: goals, from: markEnd, in: session)
        if report.isReached { return completeTask() }
        teaching.say([.remark(report.progress(words))] + finding + wayBack)
    }

    /// What is wrong in the learner's world since the step began, where `doctor` knows it, and the step's solution does
    /// not mend it. Said where the learner asks: unasked it would interrupt who is halfway.
    private var finding: [TeachingPart] {
        let found = foundByDoctor.filter { !findingsAtFirst.contains($0.subject) }
        let wrong = LessonForesight(session: session).findings(
            found, leftByEndsOf: solutionSources, begunAfter: mark.step)
        guard let first = wrong.first else { return [] }
        let sentence = words.sentence(of: first)
        return [
            .mistake(
                words(
                    "By the way: \(sentence). 'doctor' tells more.",
                    "顺便说一句：\(sentence)。doctor 会说明更多。"))
        ]
    }

    /// What is wrong now.
    var findings: Set<Finding.Subject> { Set(foundByDoctor.map(\.subject)) }

    private var foundByDoctor: [Finding] {
        let diagnosis = Diagnosis(session: session)
        return diagnosis.outstanding == nil ? diagnosis.examinedWorld.findings : []
    }

    /// How to begin afresh, where the step's solution does not lead to the goal any more.
    private var wayBack: [TeachingPart] {
        let solution = solutionSources
        if solution.isEmpty
            || foresight.leads(solution, to: goals, since: mark.step)
        {
            return []
        }
        return [
            .remark(
                words(
                    "The step's solution does not lead there from here any more: 'again' begins the "
                        + "step afresh.",
                    "从现在的状态，参考做法已到不了目标：again 重做这一步。"))
        ]
    }

    /// That the last command made something under another name than the step's solution does.
    var strayName: [TeachingPart] {
        let step = session.journal.current
        guard step > mark.step else { return [] }
        let entry = session.journal[step]
        let wanted = Set(solutionSources.flatMap { namesMade(by: $0, at: entry.span) })
        guard let made = namesMade(by: entry.source, at: entry.span).first, !wanted.isEmpty,
            !wanted.contains(made)
        else { return [] }
        return [
            .remark(
                words("You made `\(made)`; 'undo' takes it back.", "你创建的是 `\(made)`；输入 undo 撤销。"))
        ]
    }

    /// The names that `new` gives in those commands.
    private func namesMade(by source: String, at span: SourceSpan) -> [String] {
        let commands = (try? session.parse(Block(text: source, span: span))) ?? []
        return commands.compactMap { command in
            guard case .verb(let verb) = command, verb.word.text.lowercased() == "new",
                case .word(let name)? = verb.operands.first
            else { return nil }
            return name.text
        }
    }

    /// Says that the world is not the lesson's any more, where its prediction does not hold in it;
    /// whether the question stays until the step begins afresh.
    func keepsAsking(_ pending: Teaching.PendingPrediction) -> Bool {
        let standing = LessonForesight(session: session).standing(
            of: pending.prediction, since: mark.step, at: pending.span)
        let changed = words(
            "Your world is not the lesson's any more: in it, `\(pending.prediction.command)` logs "
                + "other lines.",
            "你的世界已不是课程的世界：在这里 `\(pending.prediction.command)` 会写别的日志行。")
        switch standing {
        case .holds: return false
        case .heldAtFirst where isPredictedCommandTyped:
            // It is judged where it was to be predicted, and runs there once more.
            _ = session.go(to: mark.step)
            session.remember("goto \(session.journal.current)")
            return false
        case .heldAtFirst:
            let way = words("'again' begins the step afresh.", "again 重做这一步。")
            teaching.say([.mistake(changed + words(" ", "") + way)])
            return true
        case .neverHeld:
            let way =
                task == 0 && position > 0
                ? words(
                    "'back' begins the step before afresh; this one is judged as in the lesson's world.",
                    "back 重做上一步；下面按课程的世界来判断。")
                : words(
                    "'again' begins the step afresh; this is judged as in the lesson's world.",
                    "again 重做这一步；下面按课程的世界来判断。")
            teaching.say([.mistake(changed + words(" ", "") + way)])
            return false
        }
    }

    private func sayQuestion() {
        if currentTask == nil { return sayDone() }
        repeatQuestion()
    }

    /// That it is done, and how one goes on.
    func sayDone() {
        let way =
            teaching.goesOnByItself
            ? "" : words(" Return or 'next' goes on.", "按回车或 next 继续。")
        teaching.say([.success(words("This step is done.", "这一步已完成。") + way)])
    }

    /// The next hint; behind the last one, what is missing in the lesson's words.
    func sayHint() {
        if phase == .done { return sayDone() }
        let hints = step.hints
        hintsUsed += 1
        guard hintsShown >= hints.count else {
            let number = words(
                "Hint \(hintsShown + 1) of \(hints.count)", "提示 \(hintsShown + 1)/\(hints.count)")
            hintsShown += 1
            return teaching.say([.remark(number)] + hints[hintsShown - 1])
        }
        if let foretold = foretold(hintsShown - hints.count) {
            hintsShown += 1
            return teaching.say([.remark(foretold)])
        }
        teaching.say([.remark(noMoreHints)])
    }

    /// What is true of the lines that a learner is to foretell, or of the answers of a question, one thing after the
    /// other; nil behind the last, and where there is neither.
    private func foretold(_ number: Int) -> String? {
        if case .question(let question)? = currentTask {
            let hints = hints(on: question)
            return hints.indices.contains(number) ? hints[number] : nil
        }
        guard case .prediction(let asked)? = currentTask else { return nil }
        let (come, offered) = (asked.lines.count, asked.lines.count + asked.decoys.count)
        switch number {
        case 0:
            return words("\(come) of the \(offered) lines come.", "\(offered) 行里会出现 \(come) 行。")
        case 1:
            return asked.lines.first.map {
                words("The first is `\($0)`.", "最先出现的是 `\($0)`。")
            }
        default: return nil
        }
    }

    /// That there are no more hints, what is missing, and what else helps.
    private var noMoreHints: String {
        let end =
            step.hints.isEmpty && hintsShown == 0
            ? words("This step has no hints.", "这一步没有提示。")
            : words("That was the last hint.", "提示到此为止。")
        let missing = GoalReport(on: goals, from: markEnd, in: session).firstSentence.map {
            words("Still missing: \($0)", "还差：\($0)")
        }
        return [end, missing, wayBeyondHints].compactMap(\.self).joined(separator: words(" ", ""))
    }

    /// What helps where hints do not.
    private var wayBeyondHints: String? {
        if !solutionSources.isEmpty {
            return words("`solution` types the next command.", "`solution` 输入下一条命令。")
        }
        if !goals.isEmpty {
            return words(
                "`goal` shows what is asked beside what there is.", "`goal` 把要求和现状并排显示。")
        }
        if isPredicting {
            return words("Type letters in order.", "请按顺序输入字母。")
        }
        return answerToQuestion == nil
            ? nil : words("`solution` tells the answer.", "`solution` 给出答案。")
    }

    /// The commands of the solution, one source each.
    var solutionSources: [String] {
        step.solutions.flatMap { ((try? $0.commands()) ?? []).map(\.source) }
    }

    /// Which answers of the question that is asked are right; nil where none is asked.
    var answerToQuestion: String? {
        guard case .question(let question)? = currentTask else { return nil }
        let right = question.answers.indices.filter { question.answers[$0].isRight }
        let numbers = right.map { String($0 + 1) }.joined(separator: " ")
        return words("The answer is \(numbers).", "答案是 \(numbers)。")
    }

    /// What to do in a step that has no solution to type.
    var wayWithoutSolution: String {
        if isPredicting {
            return words(
                "Type letters: behind your answer you see the right order.", "请输入字母：回答之后会显示正确的顺序。")
        }
        return words(
            "This step asks for nothing: play as you like.", "这一步不要求什么：随意试试。")
    }
}
