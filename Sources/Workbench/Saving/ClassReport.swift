import CommandLanguage
import HierarchyRecords

/// What the learners of a class have done: a row for each file that `lesson report json` wrote.
struct ClassReport {
    /// What one learner has done.
    struct Row: Equatable {
        /// The file's name without its ending.
        let who: String
        /// When the last step was done, by the learner's clock; empty where nothing says so.
        let when: String
        let lessonsDone: Int
        let stepsDone: Int
        let stepsTaken: Int
        let hints: Int
        /// `add-a-child 2/5`: the lesson that was taken last.
        let last: String
        /// Lines of the file that are none of ours.
        let strange: Int

        /// Whether the file is of something else: that is no learner who has done nothing.
        var isNoReport: Bool { stepsDone == 0 && strange > 0 }
    }

    /// How much there is to do.
    struct Course: Equatable {
        let lessons: Int
        let steps: Int

        init(lessons: Int, steps: Int) { (self.lessons, self.steps) = (lessons, steps) }

        /// The program's own.
        static var own: Course {
            let lessons = LessonCourse.lessons(in: .english)
            return Course(lessons: lessons.count, steps: lessons.reduce(0) { $0 + $1.steps.count })
        }
    }

    let rows: [Row]
    let course: Course

    init(rows: [Row], of course: Course) { (self.rows, self.course) = (rows, course) }

    /// Reads the files.
    init(_ files: [Word], _ policy: RunPolicy) throws(Diagnostic) {
        var rows: [Row] = []
        for file in files {
            try policy.checkSafety(file)
            let bytes = try SessionStore.read(file.text, limit: 1 << 20, at: file.span)
            rows.append(
                Self.row(of: file.text, String(decoding: bytes, as: UTF8.self)))
        }
        self.init(rows: rows, of: .own)
    }

    static func row(of path: String, _ text: String) -> Row {
        let lines = text.split(whereSeparator: \.isNewline)
        let entries = lines.compactMap { LessonProgress.Entry(json: $0) }
        return Row(
            of: entries, who: name(of: path), strange: lines.count - entries.count)
    }

    private static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lowercased().hasSuffix(".json") ? String(file.dropLast(5)) : file
    }

    // MARK: As text

    private static let columns: [Message] = [
        "who", "when", "lessons", "steps", "taken", "hints", "last",
    ]

    private func cells(_ row: Row, _ phrases: Phrasebook = Phrasebook(.english)) -> [String] {
        if row.isNoReport {
            return [row.who, "", "", "", "", "", phrases("(no report of 'lesson report json')")]
        }
        let strange =
            row.strange == 0 ? [] : [phrases("(\(row.strange) lines are no report)" as Message)]
        let last = (row.last.isEmpty ? [] : [row.last]) + strange
        return [
            row.who, row.when, "\(row.lessonsDone)/\(course.lessons)",
            "\(row.stepsDone)/\(course.steps)", "\(row.stepsTaken)", "\(row.hints)",
            last.joined(separator: " "),
        ]
    }

    /// A line for each learner below the names of the columns.
    func table(_ phrases: Phrasebook = Phrasebook(.english)) -> [String] {
        let all =
            [Self.columns.map { phrases($0) }] + rows.map { cells($0, phrases) }
        let widths = all[0].indices.map { column in all.map { $0[column].columns }.max() ?? 0 }
        return all.map { cells in
            let padded = zip(cells, widths).map { $0.padded(to: $1) }
            let line = padded.joined(separator: "  ")
            return String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
        }
    }

    /// The same with commas, for a spreadsheet, with each number in a column of its own.
    var csv: [String] {
        let header = [
            "who", "when", "lessons", "of_lessons", "steps", "of_steps", "taken", "hints", "last",
        ]
        return ([header] + rows.map(values)).map { cells in
            cells.map(Self.quoted).joined(separator: ",")
        }
    }

    private func values(_ row: Row) -> [String] {
        let last = cells(row).last ?? ""
        if row.isNoReport { return [row.who, "", "", "", "", "", "", "", last] }
        return [
            row.who, row.when, "\(row.lessonsDone)", "\(course.lessons)", "\(row.stepsDone)",
            "\(course.steps)", "\(row.stepsTaken)", "\(row.hints)", last,
        ]
    }

    /// In quotes where it has a comma, a quote or a line's end, or a sign with which a spreadsheet begins
    /// a formula.
    private static func quoted(_ cell: String) -> String {
        let isPlain = cell.allSatisfy { $0.isLetter || $0.isNumber || " -_./:".contains($0) }
        let isFormula = cell.first.map { "=+-@".contains($0) } ?? false
        if isPlain, !isFormula { return cell }
        return "\"" + (isFormula ? "'" : "") + cell.replacing("\"", with: "\"\"") + "\""
    }

    // MARK: As a page

    /// The same for a page of its own.
    func record(_ words: TeachingWords) -> ClassRecord {
        let phrases = Phrasebook(words.language)
        let learners = rows.count { !$0.isNoReport }
        return ClassRecord(
            language: words.language.rawValue, title: words("The class", "全班"),
            summary: words(
                "\(learners) learners; the course has \(course.lessons) lessons and \(course.steps) steps",
                "共 \(learners) 人；课程有 \(course.lessons) 课、\(course.steps) 步"),
            columns: Self.columns.map { phrases($0) },
            rows: rows.map { row in
                ClassRecord.Row(
                    cells: cells(row, phrases),
                    share: row.isNoReport
                        ? nil : min(1, Double(row.stepsDone) / Double(max(1, course.steps))))
            })
    }
}

extension ClassReport.Row {
    /// What one learner's steps come to.
    init(of entries: [LessonProgress.Entry], who: String, strange: Int = 0) {
        let lessons = Dictionary(grouping: entries, by: \.lesson)
        let done = lessons.mapValues { Set($0.map(\.step)) }
        let last = entries.last.map { "\($0.lesson) \(done[$0.lesson]?.count ?? 0)/\($0.of)" }
        self.init(
            who: who, when: entries.compactMap(\.when).max() ?? "",
            lessonsDone: lessons.count { done[$0.key]!.isSuperset(of: 1...max(1, $0.value[0].of)) },
            stepsDone: done.values.reduce(0) { $0 + $1.count },
            stepsTaken: entries.reduce(0) { $0 + $1.taken },
            hints: entries.reduce(0) { $0 + $1.hints }, last: last ?? "", strange: strange)
    }
}
