import CommandLanguage

/// What the learners of a class have done: a row for each file that `lesson report json` wrote.
struct ClassReport {
    /// What one learner has done.
    struct Row: Equatable {
        /// The file's name without its ending.
        let who: String
        let lessonsDone: Int
        let stepsDone: Int
        let stepsTaken: Int
        let hints: Int
        /// `add-a-child 2/5`: the lesson that was taken last.
        let last: String
        /// Lines of the file that are none of ours.
        let strange: Int
    }

    let rows: [Row]

    init(rows: [Row]) { self.rows = rows }

    /// Reads the files.
    init(_ files: [Word], _ policy: RunPolicy) throws(Diagnostic) {
        var rows: [Row] = []
        for file in files {
            try policy.checkSafety(file)
            let bytes = try SessionStore.read(file.text, limit: 1 << 20, at: file.span)
            rows.append(
                Self.row(of: file.text, String(decoding: bytes, as: UTF8.self)))
        }
        self.rows = rows
    }

    static func row(of path: String, _ text: String) -> Row {
        let lines = text.split(whereSeparator: \.isNewline)
        let entries = lines.compactMap { LessonProgress.Entry(json: $0) }
        let lessons = Dictionary(grouping: entries, by: \.lesson)
        let done = lessons.values.count { steps in
            Set(steps.map(\.step)).isSuperset(of: 1...max(1, steps[0].of))
        }
        let last = entries.last.map { entry in
            "\(entry.lesson) \(Set(lessons[entry.lesson]!.map(\.step)).count)/\(entry.of)"
        }
        return Row(
            who: name(of: path), lessonsDone: done, stepsDone: entries.count,
            stepsTaken: entries.reduce(0) { $0 + $1.taken },
            hints: entries.reduce(0) { $0 + $1.hints }, last: last ?? "",
            strange: lines.count - entries.count)
    }

    private static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lowercased().hasSuffix(".json") ? String(file.dropLast(5)) : file
    }

    // MARK: As text

    private static func header(_ lessons: Int) -> [Message] {
        ["who", "lessons of \(lessons)", "steps", "taken", "hints", "last"]
    }

    private static func cells(
        _ row: Row, _ phrases: Phrasebook = Phrasebook(.english)
    ) -> [String] {
        // A file of something else is no learner who has done nothing.
        if row.stepsDone == 0, row.strange > 0 {
            return [row.who, "", "", "", "", phrases("(no report of 'lesson report json')")]
        }
        let strange =
            row.strange == 0 ? [] : [phrases("(\(row.strange) lines are no report)" as Message)]
        let last = (row.last.isEmpty ? [] : [row.last]) + strange
        return [
            row.who, "\(row.lessonsDone)", "\(row.stepsDone)", "\(row.stepsTaken)",
            "\(row.hints)", last.joined(separator: " "),
        ]
    }

    /// A line for each learner below the names of the columns.
    func table(lessons: Int, _ phrases: Phrasebook = Phrasebook(.english)) -> [String] {
        let all =
            [Self.header(lessons).map { phrases($0) }] + rows.map { Self.cells($0, phrases) }
        let widths = all[0].indices.map { column in all.map { $0[column].columns }.max() ?? 0 }
        return all.map { cells in
            let padded = zip(cells, widths).map { $0.padded(to: $1) }
            let line = padded.joined(separator: "  ")
            return String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
        }
    }

    /// The same with commas, for a spreadsheet.
    var csv: [String] {
        let header = ["who", "lessons", "steps", "taken", "hints", "last"]
        return ([header] + rows.map { Self.cells($0) }).map { cells in
            cells.map(Self.quoted).joined(separator: ",")
        }
    }

    /// In quotes where it has a comma, a quote or a line's end, or a sign with which a spreadsheet begins
    /// a formula.
    private static func quoted(_ cell: String) -> String {
        let isPlain = cell.allSatisfy { $0.isLetter || $0.isNumber || " -_./".contains($0) }
        let isFormula = cell.first.map { "=+-@".contains($0) } ?? false
        if isPlain, !isFormula { return cell }
        return "\"" + (isFormula ? "'" : "") + cell.replacing("\"", with: "\"\"") + "\""
    }
}
