import Foundation
import Testing

/// The storyboard that comes with the course.
@Suite("The files of the course")
struct CourseFileTests {
    let home: Home

    init() throws { home = try Home() }

    private func open(_ options: String..., commands: String = "storyboard Bookshelf.storyboard")
        throws -> PipedRun
    {
        try PipedRun.run(options + ["-c", commands], home: home)
    }

    @Test("a file of the course is opened by its name alone, wherever the program runs")
    func opened() throws {
        for run in [try open(), try open("--safe")] {
            #expect(run.status == 0)
            #expect(
                run.errors == """
                    'Bookshelf.storyboard': 4 scenes, begins with Start
                    ids: Start, Shelf, Book, Note

                    """)
        }
        #expect(try open(commands: "storyboard elsewhere/Bookshelf.storyboard").status == 3)
        #expect(try open(commands: "storyboard Library.storyboard").status == 3)
    }

    @Test("a file of that name beside the script is opened in its place")
    func shadowed() throws {
        _ = try home.write("no storyboard", to: "Bookshelf.storyboard")
        let script = try home.write("storyboard Bookshelf.storyboard\n", to: "own.vcr")
        let run = try PipedRun.run([script], home: home)
        #expect(run.status == 3)
        #expect(run.errors.contains("own.vcr:1:12: "))
        #expect(try PipedRun.run(["--safe", script], home: home).status == 3)
    }

    @Test("a session that opened one is saved, and loaded elsewhere")
    func saved() throws {
        let path = home.path + "/books.vcr"
        let saving = "storyboard Bookshelf.storyboard; instantiate Shelf as shelf; save \(path)"
        #expect(try open(commands: saving).status == 0)
        let run = try open(commands: "load \(path); expect shelf.isViewLoaded false")
        #expect(run.status == 0)
        #expect(!run.errors.contains("changed"))
    }
}
