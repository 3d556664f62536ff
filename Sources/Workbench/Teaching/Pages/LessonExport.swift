import CommandLanguage
import HierarchyRecords

/// Writes lessons as pages: `lesson export DIR [over] [FILE…]`.
@MainActor
struct LessonExport {
    private let session: Session

    init(_ session: Session) { self.session = session }

    /// Writes the pages of those lessons, of the whole course where none is named, into the folder.
    func write(_ words: [Word]) throws(Diagnostic) {
        guard let folder = words.first else { return }
        let over = words.dropFirst().first?.text == "over"
        let files = Array(words.dropFirst(over ? 2 : 1))
        let lessons = try lessons(files)
        let pages = session.host.makePages(
            CourseRecord(
                words: Self.words(session.teaching.words), lessons: lessons.map(record),
                guides: files.isEmpty ? guides : []))
        for page in pages {
            let file = Word(folder.text + "/" + page.name, span: folder.span)
            let place = try session.place(toWrite: file, over: over, makingFolder: true)
            try place.write(marked(page.text))
        }
        session.note("wrote \(pages.count) pages into '\(folder.text)'")
    }

    private func lessons(_ files: [Word]) throws(Diagnostic) -> [Lesson] {
        guard !files.isEmpty else {
            return LessonCourse.lessons(in: session.teaching.words.language)
        }
        var lessons: [Lesson] = []
        for file in files { lessons.append(try LessonFile.lesson(file, for: session)) }
        return lessons
    }

    private var guides: [GuideRecord] {
        GuideShelf.guides(in: session.teaching.words.language).map(
            GuideRecorder(session: session).record)
    }

    private func record(_ lesson: Lesson) -> LessonRecord {
        session.apart { LessonRecording.record(of: lesson, in: $0) }
    }

    /// The page with the mark of the program's own files behind its first line.
    private func marked(_ page: String) -> String {
        guard let end = page.firstIndex(of: "\n") else { return page }
        return "\(page[...end])\(OwnFile.comment)\n\(page[page.index(after: end)...])"
    }

    private static func words(_ words: TeachingWords) -> CourseWords {
        CourseWords(
            language: words.language.rawValue, course: words("The course", "课程"),
            minutes: words("minutes", "分钟"), step: words("steps", "步"),
            hint: words("Hint", "提示"), answer: words("Answer", "答案"),
            solution: words("One way, with its log", "一种做法和它的日志"),
            solutions: words("Solutions", "答案表"), toPrint: words("To print", "打印用"),
            whenItBegins: words("When the step begins:", "这一步开始时："),
            question: (
                words("What will ", ""),
                words(" log, and in which order?", " 会按什么顺序写哪些日志行？")
            ), guide: words.guide)
    }
}
