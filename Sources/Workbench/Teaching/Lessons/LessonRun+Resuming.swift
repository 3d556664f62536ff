/// Lessons that are taken in more than one sitting.
extension LessonRun {
    /// Says how the lesson goes on where the learner was, if some of its first steps were done before.
    func offerToGoOn(called name: String) {
        let count = session.teaching.stepsDone(of: lesson)
        guard count > 0, count < lesson.steps.count else { return }
        session.teaching.say([
            .remark(
                words(
                    "You have done \(words.steps(count)) of it: 'lesson \(name) \(count + 1)' goes on there.",
                    "前 \(count) 步已经完成：输入 lesson \(name) \(count + 1) 可以接着学。"))
        ])
    }

    /// Does unseen what a step asks, by its solution.
    func pass(_ index: Int) {
        starts[index] = session.journal.current
        done.insert(index)
        isSettingUp = true
        defer { isSettingUp = false }
        session.host.hearing(.none) {
            for item in lesson.steps[index].items {
                switch item {
                case .setup(let commands), .solution(let commands): run(commands)
                case .task(.prediction(let prediction)): runQuietly(prediction.command)
                case .task(.goal), .task(.question), .task(.inquiry), .prose, .hint, .explain:
                    continue
                }
            }
        }
    }
}

extension Teaching {
    /// How many of a lesson's first steps were done before.
    func stepsDone(of lesson: Lesson) -> Int {
        let entries = (progress?.entries ?? []).filter { $0.lesson == lesson.id }
        let steps = Set(entries.map(\.step))
        return lesson.steps.indices.prefix { steps.contains($0 + 1) }.count
    }
}
