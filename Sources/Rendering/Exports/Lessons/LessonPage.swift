import HierarchyRecords

/// A lesson as one HTML page: what gives something away is folded up.
struct LessonPage {
    let lesson: LessonRecord
    let words: CourseWords
    /// The lessons before and after it in the course.
    let neighbours: (before: LessonRecord?, after: LessonRecord?)

    var file: PageFile {
        PageFile(
            name: lesson.id + ".html",
            text: LessonPageParts.page(
                title: lesson.title, language: words.language,
                content: [header, body, footer].joined(separator: "\n")))
    }

    private var header: String {
        let facts = [
            lesson.minutes.map { "\($0) \(words.minutes)" },
            "\(lesson.steps.count) \(words.step)",
        ].compactMap { $0 }.joined(separator: ", ")
        return "<header>\n<p><a href=\"index.html\">\(XMLText.escape(words.course))</a></p>\n"
            + "<h1>\(LessonMarkup.inline(lesson.title))</h1>\n<p class=\"dim\">\(XMLText.escape(facts))</p>\n"
            + "</header>"
    }

    private var body: String {
        let sections = lesson.steps.enumerated().map { index, step in
            "<section id=\"step-\(index + 1)\">\n<h2>\(index + 1). \(LessonMarkup.inline(step.title))</h2>\n"
                + step.passages.map(passage).filter { !$0.isEmpty }.joined(separator: "\n")
                + "\n</section>"
        }
        return "<main>\n" + LessonMarkup.prose(lesson.introduction) + "\n"
            + sections.joined(separator: "\n") + "\n</main>"
    }

    private var footer: String {
        let links = [(neighbours.before, "←"), (neighbours.after, "→")].compactMap {
            lesson, arrow in
            lesson.map {
                "<a href=\"\($0.id).html\">\(arrow) \(LessonMarkup.inline($0.title))</a>"
            }
        }
        return "<footer><p>\(links.joined(separator: " · "))</p></footer>"
    }

    private func passage(_ passage: LessonPassage) -> String {
        switch passage {
        case .heading, .paragraph, .item, .code: LessonMarkup.prose(passage)
        case .setup(let commands): setup(commands)
        case .hint(let parts): folded(words.hint, LessonMarkup.prose(parts))
        case .solution(let commands):
            folded(words.solution, commands.map(LessonMarkup.run).joined(separator: "\n"))
        case .script(let commands): commands.map(LessonMarkup.run).joined(separator: "\n")
        case .question(let text, let choices):
            LessonMarkup.prose(text) + "\n" + LessonMarkup.choices(choices, isCode: false) + "\n"
                + folded(words.answer, replies(choices))
        case .prediction(let command, let offered, _):
            "<p>\(LessonPageParts.question(about: command, words))</p>\n"
                + LessonMarkup.choices(offered, isCode: true) + "\n"
                + folded(words.answer, LessonMarkup.log(command))
        }
    }

    private func setup(_ commands: [LoggedCommand]) -> String {
        let log = commands.map(LessonMarkup.log).filter { !$0.isEmpty }.joined(separator: "\n")
        return log.isEmpty
            ? "" : "<p class=\"dim\">\(XMLText.escape(words.whenItBegins))</p>\n" + log
    }

    private func replies(_ choices: [LessonChoice]) -> String {
        choices.map { choice in
            let sign = choice.isRight ? "✓" : "✗"
            return "<p><span class=\"label\">\(choice.label) \(sign)</span> "
                + "\(LessonMarkup.inline(choice.reply))</p>"
        }.joined(separator: "\n")
    }

    private func folded(_ title: String, _ content: String) -> String {
        "<details>\n<summary>\(XMLText.escape(title))</summary>\n\(content)\n</details>"
    }
}
