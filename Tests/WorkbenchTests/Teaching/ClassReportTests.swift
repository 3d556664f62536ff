import Testing

@testable import Workbench

@Suite("The report on a class")
struct ClassReportTests {
    private let anna = """
        {"lesson":"tree-and-states","step":1,"of":2,"taken":1,"solution":1,"hints":0}
        {"lesson":"tree-and-states","step":2,"of":2,"taken":3,"solution":2,"hints":1,"when":"2026-11-30 16:20"}
        {"lesson":"add-a-child","step":1,"of":5,"taken":1,"solution":1,"hints":0,"when":"2026-11-30 09:05"}
        """

    private var report: ClassReport {
        ClassReport(
            rows: [
                ClassReport.row(of: "/tmp/anna.json", anna),
                ClassReport.row(of: "=li, wei.json", "no report\n{\"lesson\":1}\n"),
            ], of: ClassReport.Course(lessons: 35, steps: 164))
    }

    @Test func `each file is a row, whatever stands in it`() {
        #expect(
            report.table() == [
                "who       when              lessons  steps  taken  hints  last",
                "anna      2026-11-30 16:20  1/35     3/164  5      1      add-a-child 1/5",
                "=li, wei" + String(repeating: " ", count: 50)
                    + "(no report of 'lesson report json')",
            ])
        #expect(
            report.csv == [
                "who,when,lessons,of_lessons,steps,of_steps,taken,hints,last",
                "anna,2026-11-30 16:20,1,35,3,164,5,1,add-a-child 1/5",
                "\"'=li, wei\",,,,,,,,\"(no report of 'lesson report json')\"",
            ])
    }

    @Test func `a page has the same columns, in the reader's language`() {
        let record = report.record(TeachingWords(language: .chinese))
        #expect(record.columns == ["谁", "什么时候", "课", "步", "用了", "提示", "最近"])
        #expect(record.summary == "共 1 人；课程有 35 课、164 步")
        #expect(record.rows.map(\.share) == [3.0 / 164, nil])
    }

    @Test func `a table of thirty has a line for each, and counts a step once`() {
        let twice = anna + "\n" + anna
        let rows = (1...30).map { ClassReport.row(of: "pupil\($0).json", twice) }
        let report = ClassReport(rows: rows, of: ClassReport.Course(lessons: 35, steps: 164))
        #expect(report.table().count == 31)
        #expect(report.table()[1].contains("1/35     3/164"))
        #expect(report.table().allSatisfy { $0.count <= 80 })
    }

    @Test func `what a report prints is read again, with its time or without`() throws {
        for when in ["2026-11-30 16:20", nil] {
            let entry = LessonProgress.Entry(
                lesson: "add-a-child", step: 2, of: 5, taken: 4, solution: 3, hints: 1, when: when)
            #expect(LessonProgress.Entry(json: entry.json[...]) == entry)
            #expect(LessonProgress.Entry(entry.line[...]) == entry)
        }
        #expect(LessonProgress.Entry(json: "{\"lesson\":\"a\",\"step\":-1}") == nil)
        #expect(LessonProgress.Entry(json: "") == nil)
        #expect(LessonProgress.now.count == "2026-11-30 16:20".count)
    }
}
