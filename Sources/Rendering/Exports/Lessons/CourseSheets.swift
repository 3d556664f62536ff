import HierarchyRecords

/// The pages that speak of all lessons: the list, the sheet of solutions, and what is printed.
struct CourseSheets {
    let course: CourseRecord

    private var words: CourseWords { course.words }

    /// All pages of a course.
    static func pages(of course: CourseRecord) -> [PageFile] {
        let sheets = CourseSheets(course: course)
        let lessons = course.lessons.indices.map { index in
            LessonPage(
                lesson: course.lessons[index], words: course.words,
                neighbours: (
                    index == 0 ? nil : course.lessons[index - 1],
                    index + 1 < course.lessons.count ? course.lessons[index + 1] : nil
                )
            ).file
        }
        let guides = course.guides.map { GuidePage(guide: $0, words: course.words).file }
        return lessons + guides + [sheets.list, sheets.solutions, sheets.handout]
    }

    private func sheet(_ name: String, _ title: String, _ content: [String]) -> PageFile {
        let header = "<header><h1>\(XMLText.escape(title))</h1></header>"
        return PageFile(
            name: name,
            text: LessonPageParts.page(
                title: title, language: words.language,
                content: header + "\n<main>\n" + content.joined(separator: "\n") + "\n</main>"))
    }

    // MARK: The list

    private var list: PageFile {
        let rows = course.lessons.map { lesson in
            let minutes = lesson.minutes.map {
                " <span class=\"dim\">\($0) \(XMLText.escape(words.minutes))</span>"
            }
            return "<li><a href=\"\(lesson.id).html\">\(LessonMarkup.inline(lesson.title))</a>"
                + (minutes ?? "") + "</li>"
        }
        return sheet(
            "index.html", words.course,
            ["<ol>"] + rows + ["</ol>"] + guides + [
                "<p><a href=\"print.html\">\(XMLText.escape(words.toPrint))</a></p>",
                "<p><a href=\"solutions.html\">\(XMLText.escape(words.solutions))</a></p>",
            ])
    }

    private var guides: [String] {
        if course.guides.isEmpty { return [] }
        let rows = course.guides.map { guide in
            "<li><a href=\"\(GuidePage.name(of: guide))\">\(LessonMarkup.inline(guide.title))</a></li>"
        }
        return ["<h2>\(XMLText.escape(words.guide.title))</h2>", "<ol>"] + rows + ["</ol>"]
    }

    // MARK: The solutions

    private var solutions: PageFile {
        sheet(
            "solutions.html", words.solutions,
            course.lessons.flatMap { lesson in
                [
                    "<section class=\"lesson\">", "<h2>\(LessonMarkup.inline(lesson.title))</h2>",
                    "<ol>",
                ]
                    + lesson.steps.map(solution) + ["</ol>", "</section>"]
            })
    }

    private func solution(_ step: LessonRecord.Step) -> String {
        let answers = step.passages.compactMap(answer)
        return "<li>\(LessonMarkup.inline(step.title))"
            + answers.map { "\n" + $0 }.joined() + "</li>"
    }

    private func answer(_ passage: LessonPassage) -> String? {
        switch passage {
        case .solution(let commands):
            commands.map { "<pre>\(XMLText.escape($0.source))</pre>" }.joined(separator: "\n")
        case .question(_, let choices):
            "<p>\(choices.filter(\.isRight).map(\.label).joined(separator: " "))</p>"
        case .prediction(_, _, let answer):
            "<p>\(answer.isEmpty ? "—" : answer.joined(separator: " "))</p>"
        case .heading, .paragraph, .item, .code, .setup, .hint, .script: nil
        }
    }

    // MARK: What is printed

    private var handout: PageFile {
        sheet(
            "print.html", words.course,
            course.lessons.flatMap { lesson in
                ["<section class=\"lesson\">", "<h2>\(LessonMarkup.inline(lesson.title))</h2>"]
                    + [LessonMarkup.prose(lesson.introduction)]
                    + lesson.steps.enumerated().map { printed($0.offset, $0.element) } + [
                        "</section>"
                    ]
            })
    }

    private func printed(_ index: Int, _ step: LessonRecord.Step) -> String {
        let passages = step.passages.map { passage in
            switch passage {
            case .heading, .paragraph, .item, .code: LessonMarkup.prose(passage)
            case .setup(let commands):
                commands.map(LessonMarkup.log).filter { !$0.isEmpty }.joined(separator: "\n")
            case .hint: ""
            case .script(let commands): commands.map(LessonMarkup.run).joined(separator: "\n")
            case .solution: "<p class=\"blank\"></p>"
            case .question(let text, let choices):
                LessonMarkup.prose(text) + "\n" + LessonMarkup.choices(choices, isCode: false)
            case .prediction(let command, let offered, _):
                "<p>\(LessonPageParts.question(about: command, words))</p>\n"
                    + LessonMarkup.choices(offered, isCode: true) + "\n<p class=\"blank\"></p>"
            }
        }
        return "<h3>\(index + 1). \(LessonMarkup.inline(step.title))</h3>\n"
            + passages.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension CourseRecord {
    /// The pages of the course: one a lesson, a list, a sheet of solutions and one to print.
    public var pages: [PageFile] { CourseSheets.pages(of: self) }
}
