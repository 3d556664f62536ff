import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Checks lessons as their author would want: each is run with its own solution, beside the session's
/// world.
@MainActor
struct LessonCheck {
    private let session: Session
    private(set) var defects: [LessonDefect] = []
    /// Why files could not be read.
    private(set) var unreadable: [Message] = []
    private var lessons: [(path: String, lesson: Lesson)] = []
    /// Those with a fence or a heading that is misspelt: what they do only follows from that.
    private var misspelt: [(path: String, lesson: Lesson)] = []
    private var questions: [(path: String, question: AskedQuestion)] = []

    init(_ session: Session) { self.session = session }

    /// The lessons without a defect, and how many steps each has.
    var sound: [(path: String, steps: Int)] {
        let faulty = Set(defects.map(\.file))
        return lessons.filter { !faulty.contains($0.path) }.map { ($0.path, $0.lesson.steps.count) }
    }

    /// Checks the lessons in files.
    mutating func check(_ files: [Word]) throws(Diagnostic) {
        for file in files { try session.policy.checkSafety(file) }
        for file in files { read(file) }
        let topics = Set(Explanations(session: session).explanationTopics)
        for (path, lesson) in misspelt { checkWords(of: lesson, path, knowing: topics) }
        for (path, lesson) in lessons {
            checkWords(of: lesson, path, knowing: topics)
            checkSteps(lesson, path)
            let (run, coverage) = session.apart { other in
                (LessonTrial(lesson, path, other).run(), other.coverage)
            }
            session.walkedBefore.formUnion(coverage)
            defects += run
            checkTranslations(lesson, path)
        }
        for (path, question) in questions { check(question, path) }
        var seen: Set<LessonDefect> = []
        defects = defects.filter { seen.insert($0).inserted }
    }

    private mutating func read(_ file: Word) {
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try SessionStore.read(file.text, at: file.span)
        } catch {
            return unreadable.append(error.wording)
        }
        let fences =
            FenceCheck.defects(bytes, file: file.text)
            + HeadingCheck.defects(bytes, file: file.text)
        if !fences.isEmpty {
            defects += fences
            let lesson = LessonReader.lesson(bytes, in: ScriptName(file.text))
            return misspelt += lesson.map { [(file.text, $0)] } ?? []
        }
        if let lesson = LessonReader.lesson(bytes, in: ScriptName(file.text)) {
            lessons.append((file.text, lesson))
        } else if let question = QuestionReader.question(bytes, in: ScriptName(file.text)) {
            questions.append((file.text, question))
        } else {
            let reason: Message = "this is no lesson: its front matter has no line 'lesson: NAME'"
            defects.append(LessonDefect(file: file.text, line: 1, reason: reason))
        }
    }

    private mutating func check(_ question: AskedQuestion, _ path: String) {
        if !Self.isID(question.id) {
            let line = question.lines["question"] ?? 1
            let reason: Message = "'\(question.id)' is no id: an id is words with hyphens"
            defects.append(LessonDefect(file: path, line: line, reason: reason))
        }
        let layOut = session.host.layOut
        defects += session.apart { other in
            QuestionTrial(question, path, in: other, laidOutBy: layOut).run()
        }
    }

    /// What can be said without running it, and does not follow from a fence that is misspelt.
    private mutating func checkWords(
        of lesson: Lesson, _ path: String, knowing topics: Set<String>
    ) {
        checkFrontMatter(lesson, path)
        checkAnswers(lesson, path)
        defects += LessonForm(lesson, path, knowing: topics).defects
    }

    // MARK: The front matter

    private mutating func checkFrontMatter(_ lesson: Lesson, _ path: String) {
        let report = { (key: String, reason: Message) in
            LessonDefect(file: path, line: lesson.line(of: key), reason: reason)
        }
        if !Self.isID(lesson.id) {
            defects.append(report("lesson", "'\(lesson.id)' is no id: an id is words with hyphens"))
        }
        if lessons.contains(where: {
            $0.path != path && $0.lesson.id == lesson.id && $0.lesson.language == lesson.language
        }) {
            defects.append(report("lesson", "two of these lessons are called '\(lesson.id)'"))
        }
        if lesson.lines["minutes"] != nil, lesson.minutes ?? 0 < 1 {
            defects.append(report("minutes", "'minutes' is no number"))
        }
        let unknown = lesson.lines.keys.filter { !Self.keys.contains($0) }
        let isMisspelt = unknown.contains {
            NearestName.nearest(to: $0, among: Self.keys) == "title"
        }
        // A key that is misspelt is told below: that it is missing only follows.
        if lesson.lines["title"] == nil, !isMisspelt {
            defects.append(report("lesson", "the lesson has no title: a line 'title: …'"))
        }
        checkKeys(lesson, path)
        checkNeeds(lesson, report)
    }

    /// The keys that the front matter of a lesson may have.
    private static let keys = [
        "lesson", "title", "minutes", "needs", "rules", "device", "ios", "language",
    ]

    private mutating func checkKeys(_ lesson: Lesson, _ path: String) {
        let unknown = lesson.lines.filter { !Self.keys.contains($0.key) }
        for (key, line) in unknown.sorted(by: { $0.value < $1.value }) {
            let nearest = NearestName.nearest(to: key, among: Self.keys)
            let reason: Message =
                nearest.map { "'\(key)' is no key of a lesson; did you mean '\($0)'?" }
                ?? "'\(key)' is no key of a lesson"
            defects.append(LessonDefect(file: path, line: line, reason: reason))
        }
        for entry in lesson.repeated {
            let reason: Message = "'\(entry.key)' stands twice in the front matter"
            defects.append(LessonDefect(file: path, line: entry.line, reason: reason))
        }
    }

    /// A step says or asks something.
    private mutating func checkSteps(_ lesson: Lesson, _ path: String) {
        if lesson.steps.isEmpty {
            let reason: Message = "the lesson has no step: a line '## Its title'"
            defects.append(
                LessonDefect(file: path, line: lesson.line(of: "lesson"), reason: reason))
        }
        for step in lesson.steps where step.items.isEmpty {
            defects.append(LessonDefect(file: path, line: step.line, reason: "the step is empty"))
        }
    }

    private static func isID(_ id: String) -> Bool {
        let words = id.split(separator: "-", omittingEmptySubsequences: false)
        return words.allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber }
        }
    }

    private mutating func checkNeeds(_ lesson: Lesson, _ report: (String, Message) -> LessonDefect)
    {
        var needs: [String: [String]] = [:]
        for known in LessonCourse.lessons(in: .english) { needs[known.id] = known.needs }
        for (_, known) in lessons { needs[known.id] = known.needs }
        for id in lesson.needs where needs[id] == nil {
            defects.append(report("needs", "the needed lesson '\(id)' does not exist"))
        }
        var reached: Set<String> = []
        var rest = lesson.needs
        while let id = rest.popLast() {
            if id == lesson.id {
                let reason: Message =
                    lesson.needs.contains(id)
                    ? "the lesson needs itself" : "the needs go in a circle, back to '\(id)'"
                return defects.append(report("needs", reason))
            }
            if reached.insert(id).inserted { rest += needs[id] ?? [] }
        }
    }

    // MARK: Questions

    /// Of a question whose answers are all right, nothing can be learnt, nor of an answer that says not why.
    private mutating func checkAnswers(_ lesson: Lesson, _ path: String) {
        for case .question(let question) in lesson.steps.flatMap(\.tasks) {
            if question.answers.allSatisfy(\.isRight) {
                let reason: Message =
                    "all answers of the question are right: mark a wrong one with '- [ ]'"
                defects.append(LessonDefect(file: path, line: question.line, reason: reason))
            }
            for answer in question.answers where answer.reply.isEmpty {
                let reason: Message =
                    "the answer '\(answer.text)' has no reason: it stands behind a colon and a blank"
                defects.append(LessonDefect(file: path, line: question.line, reason: reason))
            }
        }
    }

    // MARK: Translations

    /// Compares a translation with its original, whichever of the two was named.
    private mutating func checkTranslations(_ lesson: Lesson, _ path: String) {
        guard lesson.language == "en" else {
            guard let original = LessonFile.original(of: path, lesson.language) else {
                // One that has no other language in its name translates nothing: it is a lesson of its own.
                if TranslationCheck.code(of: path) == nil { return }
                let reason: Message =
                    "a lesson in '\(lesson.language)' is called NAME.\(lesson.language).md"
                return defects.append(
                    LessonDefect(file: path, line: lesson.line(of: "language"), reason: reason))
            }
            return compare(path, with: original)
        }
        for language in TeachingLanguage.allCases where language != .english {
            let other = LessonFile.translation(of: path, language.rawValue)
            if SessionStore.isFile(other) { compare(other, with: path) }
        }
    }

    private mutating func compare(_ translation: String, with original: String) {
        let span = SourceSpan(line: 1, column: 1)
        guard let ours = try? SessionStore.read(translation, at: span) else { return }
        guard let theirs = try? SessionStore.read(original, at: span) else {
            let reason: Message = "the lesson that it translates, '\(original)', cannot be read"
            return defects.append(LessonDefect(file: translation, line: 1, reason: reason))
        }
        defects += TranslationCheck(ours, of: theirs, file: translation).defects
    }
}

extension Session {
    /// Lets another session run in a world of its own, and returns to this one.
    func apart<Result>(_ body: (Session) -> Result) -> Result {
        _ = world
        return Simulator.settingAside {
            let other = Session(
                settings: settings, policy: RunPolicy(isSafe: policy.isSafe, isInteractive: true),
                display: DisplaySettings(), watch: watch)
            defer { other.standing.dismantle() }
            return body(other)
        }
    }
}
