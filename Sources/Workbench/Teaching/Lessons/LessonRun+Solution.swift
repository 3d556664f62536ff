import CommandLanguage

/// What comes next of a step's solution.
extension LessonRun {
    /// Types the next command of the solution at the prompt.
    func offerSolution() {
        if phase == .done { return sayDone() }
        hintsUsed += 1
        let sources = solutionSources
        if sources.isEmpty {
            return teaching.say([.remark(answerToQuestion ?? wayWithoutSolution)])
        }
        guard let next = nextOfSolution(sources), isPossible(next) else {
            return teaching.say([.remark(wayBehindSolution(sources))])
        }
        teaching.draftOfLine = next
        let code = TeachingPart.code(next.split(separator: "\n").map(String.init))
        if teaching.goesOnByItself { return teaching.say([code]) }
        let way = words(
            "It stands at the prompt: Return runs it.", "它已经写在提示符后面：按回车运行。")
        teaching.say([code, .remark(way)])
    }

    /// The command of the solution that is next as the world stands; nil where none leads to the goal from here.
    private func nextOfSolution(_ sources: [String]) -> String? {
        let typed = countTyped(of: sources)
        let following = typed < sources.count ? sources[typed] : nil
        if goals.isEmpty { return following }
        let begins = [typed] + sources.indices.filter { $0 != typed }
        let ends = begins.filter { $0 < sources.count }.map { Array(sources[$0...]) }
        // What only takes steps back is the last resort, or it would be offered for ever.
        let calm = ends.filter { !$0.contains(Self.wayBack) }
        let foresight = foresight
        if let first = foresight.first(of: calm, leadingTo: goals, since: mark.step) {
            return first.first
        }
        if sources.contains(Self.wayBack) { return isBeforeBeginning ? nil : Self.wayBack }
        // What nobody can try is offered in its order, as long as nothing else was done.
        let isOnTheWay = stepsTaken == typed && session.journal.current >= mark.step
        return isOnTheWay || foresight.leads(sources, to: goals, since: mark.step) ? following : nil
    }

    private static var wayBack: String { "undo" }

    /// What is tried for the goals of the present task.
    var foresight: LessonForesight {
        let asked = GoalReport(on: goals, from: markEnd, in: session).entries.filter {
            $0.form == "exception"
        }
        let isSeen = asked.allSatisfy(\.holds)
        return LessonForesight(
            session: session, exception: asked.isEmpty ? .none : isSeen ? .seen : .due)
    }

    /// Whether the command would not fail in the present world, in which the learner may have done something else.
    private func isPossible(_ command: String) -> Bool {
        command == Self.wayBack || foresight.runs(command)
    }

    /// What is said where nothing more is to be typed.
    private func wayBehindSolution(_ sources: [String]) -> String {
        countTyped(of: sources) < sources.count
            ? words(
                "From here the solution does not lead to the goal: 'again' begins the step afresh.",
                "从现在的状态，参考做法已到不了目标：again 重做这一步。")
            : words(
                "All of the solution was typed; 'again' begins the step afresh.",
                "参考做法已全部输入；again 重做这一步。")
    }

    /// How many of the commands were typed in this step, one after the other. What takes steps back is no step, nor is
    /// what raised the exception that a goal asks for.
    private func countTyped(of sources: [String]) -> Int {
        let journal = session.journal
        let start = starts[position] ?? 0
        let mayLackOne = foresight.exception == .seen
        var count = 0
        for number in journal.path(to: journal.current) where number > start || start == 0 {
            let rest = sources[count...].indices.filter { sources[$0] != Self.wayBack }
            if rest.isEmpty { break }
            let next = rest.prefix(mayLackOne ? rest.count : 1).first {
                isTyped(sources[$0], in: number)
            }
            if let next { count = next + 1 }
        }
        return count
    }

    /// Whether the step was typed so. It may keep more than was typed, as the digest of a file that it opened.
    private func isTyped(_ source: String, in step: Int) -> Bool {
        let kept = session.journal[step].source
        return kept == source || kept.hasPrefix(source + " digest ")
    }
}

/// A learner who goes back behind the step, or ahead of it.
extension LessonRun {
    /// Whether the world is one from before the step began: before its setup ended, or, where the step's solution itself
    /// takes steps back, from before the step before.
    var isBeforeBeginning: Bool {
        let journal = session.journal
        let isToGoBack = solutionSources.contains("undo") && position > 0
        let floor = isToGoBack ? starts[position - 1] ?? mark.step : mark.step
        return journal.commonAncestor(floor, journal.current) != floor
    }

    /// Says it once when the learner goes back behind the beginning of the step.
    func sayWhereItBegan() {
        let isBefore = isBeforeBeginning
        defer { isSaidToBeBefore = isBefore }
        guard isBefore, !isSaidToBeBefore else { return }
        teaching.say([
            .remark(
                words(
                    "That is a world from before this step: 'again' begins the step afresh.",
                    "现在的世界在这一步开始之前：again 重做这一步。"))
        ])
    }

    /// That a step asks for what is there already.
    func sayReachedBefore() {
        teaching.say([
            .remark(
                words("What this step asks for is there already.", "这一步要求的，现在已经满足了。"))
        ])
    }

    /// Tells a learner who typed ahead of the step how to take that back, where it stands in the way.
    func sayTypedAhead() {
        let solution = solutionSources
        if goals.isEmpty || solution.isEmpty
            || foresight.leads(solution, to: goals, since: mark.step)
        {
            return
        }
        teaching.say([
            .remark(
                words(
                    "What you typed ahead stands in the way of this step: 'back' begins the step before afresh.",
                    "提前输入的命令挡住了这一步：back 重做上一步。"))
        ])
    }

    /// Whether the step's last command is the one that is to be predicted, and nothing else was done.
    var isPredictedCommandTyped: Bool {
        guard case .prediction(let asked)? = currentTask else { return false }
        let journal = session.journal
        return journal.path(from: mark.step, to: journal.current).map { journal[$0].source }
            == [asked.command]
    }

    /// Tells so.
    func sayPredictedCommandTyped() {
        teaching.say([
            .remark(
                words(
                    "That was the command to predict: 'again' takes it back, or type your letters now.",
                    "这正是要预测的命令：again 撤回它，也可以现在就输入字母。"))
        ])
    }
}
