import Testing

@testable import Workbench

@MainActor
@Suite("Presentations within a context")
struct NestedContextTests {
    private func session(_ script: String) -> TestSession {
        let session = TestSession(RunPolicy(keepsGoing: true, isInteractive: true))
        for line in script.split(separator: "\n") { session.run(String(line)) }
        #expect(session.errors == [])
        return session
    }

    private func topmost(_ session: TestSession) -> String? {
        let world = session.workbench.session.world
        return world.topmost.map(world.name(of:))
    }

    private func front(_ session: TestSession) -> [String] {
        let world = session.workbench.session.world
        return world.chainInFront.map(world.name(of:))
    }

    @Test("dismiss finds it", arguments: ["overCurrentContext", "currentContext"])
    func dismiss(style: String) {
        let session = session(
            """
            new a; new b; new n as nav root a; root n
            a.definesPresentationContext = true
            present b from a as \(style)
            """)
        #expect(topmost(session) == "b")
        #expect(front(session) == ["n", "a", "b"])
        session.run("dismiss")
        #expect(session.errors == [])
        #expect(session.tree == ["n [appeared]", "  a [appeared]"])
        session.run("dismiss")
        #expect(session.errors == ["1:1: nothing is presented"])
    }

    @Test func `what covers the whole lies above, then what was presented last, and so inward`() {
        let session = session(
            """
            new a; new b; new c; new s as split with a b; device iPad; root s
            a.definesPresentationContext = true; b.definesPresentationContext = true
            new x; new y; new z; new w
            present x from b as overCurrentContext unanimated
            present y from a as overCurrentContext unanimated
            present w from s as overFullScreen unanimated
            """)
        var tops: [String?] = []
        for _ in 0..<3 {
            tops.append(topmost(session))
            session.run("dismiss unanimated")
        }
        #expect(tops == ["w", "y", "x"])
        #expect(topmost(session) == "s")
        #expect(session.errors == [])
    }

    @Test func `a context within what is presented, and one more within that`() {
        let session = session(
            """
            new home; new a; new n as nav root a; root home; present n as fullScreen unanimated
            a.definesPresentationContext = true
            new b; new m as nav root b; present m from a as overCurrentContext unanimated
            b.definesPresentationContext = true
            new c; present c from b as overCurrentContext unanimated
            """)
        #expect(topmost(session) == "c")
        #expect(front(session) == ["n", "a", "m", "b", "c"])
        session.run("dismiss unanimated; dismiss unanimated; dismiss unanimated")
        #expect(session.errors == [])
        #expect(session.tree == ["home [appeared]"])
    }

    @Test func `one in a tab that is not selected is not in front, and is named`() {
        let session = session(
            """
            new a; new b; new x; new t as tab with a b; root t
            a.definesPresentationContext = true
            present x from a as overCurrentContext unanimated
            select b
            """)
        #expect(topmost(session) == "t")
        session.run("dismiss")
        #expect(
            session.errors == ["1:1: nothing is presented on the screen"])
        session.run("select a; dismiss unanimated")
        #expect(topmost(session) == "t")
        #expect(session.errors.count == 1)
    }

    @Test func `what stands around the context keeps its bar`() {
        let session = session(
            """
            new r; new a; new b; new n as nav with r a; root n
            a.definesPresentationContext = true
            present b from a as overCurrentContext unanimated
            pop unanimated
            """)
        #expect(session.tree == ["n [appeared]", "  r [appeared]"])
    }
}
