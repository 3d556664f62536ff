import CommandLanguage

/// Where a learner stands in the course.
@MainActor
struct LessonStanding {
    private let words: TeachingWords
    private let lessons: [Lesson]
    /// The indices of each lesson's steps that were done.
    private let done: [Set<Int>]
    /// The index of the lesson that was begun last and is not at its end; nil where there is none.
    private let begun: Int?

    init(_ session: Session) {
        words = session.teaching.words
        lessons = LessonCourse.lessons(in: words.language)
        let entries = session.teaching.progress?.entries ?? []
        let steps = Dictionary(grouping: entries, by: \.lesson).mapValues { Set($0.map(\.step)) }
        let done = lessons.map { lesson in
            Set(lesson.steps.indices.filter { steps[lesson.id]?.contains($0 + 1) == true })
        }
        self.done = done
        let last = lessons.firstIndex { $0.id == entries.last?.lesson }
        begun = last.flatMap { [lessons] index in
            done[index].count < lessons[index].steps.count ? index : nil
        }
    }

    /// The first step that is not done of the lesson that was begun last; nil where none is begun.
    var wayToGoOn: (lesson: Lesson, number: Int, step: Int)? {
        guard let begun,
            let step = lessons[begun].steps.indices.first(where: { !done[begun].contains($0) })
        else { return nil }
        return (lessons[begun], begun + 1, step)
    }

    /// The lesson that one goes on with: the one that was begun, or else the first that is not done.
    private var next: Int { begun ?? lessons.indices.first { !isDone($0) } ?? 0 }

    private func isDone(_ index: Int) -> Bool { done[index].count == lessons[index].steps.count }

    /// The lessons, or those around the one that is next: as many as a small screen has room for.
    func list(all: Bool) -> LessonList {
        let first = all ? 0 : max(0, min(next - 2, lessons.count - Self.mostListed))
        let shown = first..<(all ? lessons.count : min(first + Self.mostListed, lessons.count))
        return LessonList(title: title(shown), rows: shown.map(row))
    }

    /// So many lessons have room on a screen of 24 lines beside what stands around them.
    private static let mostListed = 18

    private func row(_ index: Int) -> LessonList.Row {
        let lesson = lessons[index]
        let note =
            isDone(index)
            ? words("done", "已完成")
            : !done[index].isEmpty
                ? words(
                    "\(done[index].count) of \(lesson.steps.count) steps",
                    "\(lesson.steps.count) 步里完成 \(done[index].count) 步")
                : lesson.minutes.map { words("\($0) min", "\($0) 分钟") } ?? ""
        return LessonList.Row(
            mark: isDone(index) ? .done : index == next ? .here : .open, number: index + 1,
            id: lesson.id, title: lesson.title, note: note)
    }

    /// Which lessons are listed, and how one goes on: `Lessons 1 to 18 of 35: 'lesson 1' begins the first, …`
    private func title(_ shown: Range<Int>) -> String {
        let count = lessons.count
        if shown.count == count { return words("Lessons: \(begins)", "课程：\(begins)") }
        let (first, last) = (shown.lowerBound + 1, shown.upperBound)
        return words(
            "Lessons \(first) to \(last) of \(count): \(begins), 'lesson list' lists all",
            "第 \(first) 到 \(last) 课，共 \(count) 课：\(begins)，lesson list 列出全部")
    }

    private var begins: String {
        if let way = wayToGoOn {
            let operands = "\(way.number) \(way.step + 1)"
            return words(
                "'lesson \(operands)' goes on where you stand", "lesson \(operands) 从上次的地方接着学")
        }
        return words(
            "'lesson \(next + 1)' begins the \(next == 0 ? "first" : "next")",
            "lesson \(next + 1) 从第 \(next + 1) 课开始")
    }
}

/// The lessons of the course, and which of them are done.
public struct LessonList: Answer {
    /// Whether a lesson is done, is the next one, or is neither.
    public enum Mark: Sendable { case done, here, open }

    /// One lesson.
    public struct Row: Sendable {
        public let mark: Mark
        /// What `lesson` takes, from 1 on.
        public let number: Int
        public let id: String
        public let title: String
        /// How far it is done, or how long it takes.
        public let note: String
    }

    /// Which lessons these are, and how one goes on.
    public let title: String
    public let rows: [Row]
}

extension Session {
    /// Whether a lesson may begin without being named: a person types, and there is no world of theirs that it would
    /// take the place of.
    var canBeginUnasked: Bool { policy.isInteractive && journal.current == 0 }
}
