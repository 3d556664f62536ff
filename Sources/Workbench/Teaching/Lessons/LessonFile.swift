import CommandLanguage

/// A lesson as it is found: in the course by its id, or in a file.
@MainActor
enum LessonFile {
    /// The lesson that a word means: an id of the course, or a path.
    static func lesson(
        _ word: Word, for session: Session
    ) throws(Diagnostic) -> Lesson {
        let words = session.teaching.words
        let language = words.language
        let isPath = isPath(word)
        if !isPath, let lesson = LessonCourse.lesson(named: word.text, in: language) {
            return lesson
        }
        guard isPath else {
            let count = LessonCourse.ids.count
            throw words.mistake(
                .file, at: word.span,
                Int(word.text) == nil
                    ? ("there is no lesson '\(word.text)'", "没有叫“\(word.text)”的课")
                    : (
                        "there is no lesson \(word.text): they are 1 to \(count)",
                        "没有第 \(word.text) 课：它们是 1 到 \(count)"
                    ),
                nearest: NearestName.nearest(
                    to: word.text, among: LessonCourse.ids + CommandTable.lessonTasks),
                hint: (
                    "'lesson' lists them; a file is named with its '.md'",
                    "lesson 列出各课；文件要写出“.md”"
                ))
        }
        try session.policy.checkSafety(word)
        return try read(translated(word.text, language), words, at: word.span)
    }

    /// Whether the word is a path, and no name.
    static func isPath(_ word: Word) -> Bool {
        MarkdownDocument.isName(word.text) || word.text.contains("/")
    }

    /// The lesson in a file, or the question.
    private static func read(
        _ path: String, _ words: TeachingWords, at span: SourceSpan
    ) throws(Diagnostic) -> Lesson {
        let bytes = try SessionStore.read(path, at: span)
        let script = ScriptName(path)
        if let lesson = LessonReader.lesson(bytes, in: script) { return lesson }
        if let question = QuestionReader.question(bytes, in: script) {
            return Lesson(question, words)
        }
        throw Diagnostic(
            .file, at: span,
            "'\(path)' is no lesson: its front matter has no line 'lesson: NAME'")
    }

    /// The translation beside a file, where there is one in that language.
    private static func translated(_ path: String, _ language: TeachingLanguage) -> String {
        let other = translation(of: path, language.rawValue)
        return language != .english && SessionStore.isFile(other) ? other : path
    }

    /// `a.md` in that language: `a.zh.md`.
    static func translation(of path: String, _ code: String) -> String {
        code == "en" ? path : path.dropLast(3) + ".\(code).md"
    }

    /// The file that a translation into that language is of: `a.md` of `a.zh.md`; nil where the name
    /// is no translation's.
    static func original(of path: String, _ code: String) -> String? {
        let ending = ".\(code).md"
        guard path.lowercased().hasSuffix(ending) else { return nil }
        return path.dropLast(ending.count) + ".md"
    }
}
