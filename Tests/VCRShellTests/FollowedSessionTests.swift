import CommandLanguage
import Console
import Foundation
import Rendering
import Testing
import Workbench

@testable import RandomCommands
@testable import VCRShell

@MainActor
@Suite("A followed session as a page")
struct FollowedSessionTests {
    private let folder: URL
    private let session = Workbench(policy: RunPolicy(isInteractive: true))
    private var file: String { folder.appendingPathComponent("a.vcr").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(session.share(file) == nil)
        session.makeWriter = { $0.writer(of: $1) }
        session.layOut = { contents, _ in contents.map { "\($0)".prefix(20) + " <" } }
    }

    private func run(_ line: String) {
        var parser = ScriptParser(file: nil)
        parser.feed(line + "\n")
        parser.finish()
        while let command = try? parser.next() { _ = session.execute(command) }
    }

    /// The sections of the page that `export` makes.
    private var exported: [String] {
        let page = folder.appendingPathComponent("page.html").path
        run("export html \(page)")
        let text = (try? String(contentsOfFile: page, encoding: .utf8)) ?? ""
        return text.matches(of: #/<section .*?<\/section>/#.dotMatchesNewlines())
            .map { String($0.output) }
    }

    /// The sections of the live page once these changes were made.
    private func apply(_ changes: [FollowedSession.Change], to sections: inout [PageSection]) {
        for change in changes {
            switch change {
            case .cut(let count): sections.removeLast(sections.count - count)
            case .step(let section): sections.append(section)
            case .note, .over: continue
            }
        }
    }

    private func html(_ sections: [PageSection]) -> [String] {
        sections.map(\.html)
    }

    @Test func `the live page is what the export is`() throws {
        let followed = try FollowedSession(file)
        var sections: [PageSection] = []
        for line in [
            "new home; root home", "print(1); print(2)", "tree", "new a; add a", "doctor; tree",
            "undo", "info home", "redo", "home.addChild(home)", "tree", "home.addChild(home)",
            "new b; present b", "undo 2", "new c; present c", "goto 4", "log",
            "set ios 15", "reset", "tree", "new d; root d", "why d.viewDidLoad",
        ] {
            run(line)
            apply(followed.look(), to: &sections)
            #expect(html(sections) == exported, "\(line)")
        }
    }

    @Test func `what is asked stands behind its step, also behind one that was undone`() throws {
        let followed = try FollowedSession(file)
        var sections: [PageSection] = []
        for line in ["new home", "tree", "home.addChild(home)", "info home", "new a"] {
            run(line)
            apply(followed.look(), to: &sections)
        }
        let answered = html(sections).map {
            $0.matches(of: #/<p><code>(.*?)<\/code>/#).map { String($0.1) }
        }
        #expect(answered == [["tree"], ["info home"], []])
    }

    @Test("and so it is for random sessions", arguments: 1...40)
    func random(seed: Int) throws {
        let followed = try FollowedSession(file)
        var sections: [PageSection] = []
        var generator = CommandGenerator(seed: seed, variety: Variety())
        for line in generator.stage.setUp { run(line) }
        for _ in 0..<20 { run(generator.next(in: session)) }
        apply(followed.look(taking: .max), to: &sections)
        #expect(html(sections) == exported)
    }

    @Test func `the end is told, and what is no session is refused`() throws {
        let followed = try FollowedSession(file)
        run("new home")
        session.endAutosave()
        let changes = followed.look()
        #expect(changes.contains { if case .over = $0 { true } else { false } })
        #expect(followed.look().isEmpty)
        #expect(
            throws: FollowedSession.OpenError(
                message: "cannot read '/none': No such file or directory")
        ) {
            try FollowedSession("/none")
        }
    }
}
