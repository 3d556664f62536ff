import Testing

@testable import Workbench

@Suite("The report on a class")
struct ClassReportTests {
    private let anna = """
        {"lesson":"tree-and-states","step":1,"of":2,"taken":1,"solution":1,"hints":0}
        {"lesson":"tree-and-states","step":2,"of":2,"taken":3,"solution":2,"hints":1}
        {"lesson":"add-a-child","step":1,"of":5,"taken":1,"solution":1,"hints":0}
        """

    @Test func `each file is a row, whatever stands in it`() {
        let report = ClassReport(rows: [
            ClassReport.row(of: "/tmp/anna.json", anna),
            ClassReport.row(of: "=li, wei.json", "no report\n{\"lesson\":1}\n"),
        ])
        #expect(
            report.table(lessons: 35) == [
                "who       lessons of 35  steps  taken  hints  last",
                "anna      1              3      5      1      add-a-child 1/5",
                "=li, wei" + String(repeating: " ", count: 38)
                    + "(no report of 'lesson report json')",
            ])
        #expect(
            report.csv == [
                "who,lessons,steps,taken,hints,last", "anna,1,3,5,1,add-a-child 1/5",
                "\"'=li, wei\",,,,,\"(no report of 'lesson report json')\"",
            ])
    }

    @Test func `what a report prints is read again`() throws {
        let entry = LessonProgress.Entry(
            lesson: "add-a-child", step: 2, of: 5, taken: 4, solution: 3, hints: 1)
        #expect(LessonProgress.Entry(json: entry.json[...]) == entry)
        #expect(LessonProgress.Entry(json: "{\"lesson\":\"a\",\"step\":-1}") == nil)
        #expect(LessonProgress.Entry(json: "") == nil)
    }
}
