import Foundation
import Testing

@Suite("The live page of a running session", .serialized, .timeLimit(.minutes(10)))
struct LivePageTests {
    let home: Home
    private let port: UInt16

    init() throws {
        home = try Home()
        port = try #require(Loopback.freePort())
    }

    /// A session that serves its page, ready to be typed to.
    private func session(at port: UInt16? = nil) throws -> PipedTalk {
        let place = String(port ?? self.port)
        let talk = try PipedTalk(
            ["--serve", place, "--log", "none", "--norc"], home: home, errorsTo: "errors")
        talk.send("new a; echo ready\n")
        #expect(talk.readLine() == "ready")
        return talk
    }

    /// One more session, at another port.
    private func otherSession() throws -> PipedTalk {
        let other = try #require(Loopback.freePort())
        return try session(at: other)
    }

    /// The folders that were made for pages of this test's sessions.
    private var foldersOfPages: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        return names.filter { $0.hasPrefix("vcr-page-") }
    }

    /// Those that are there when the page's program has had time to end; its last words to a browser come a little before.
    private func foldersThatStay() -> [String] {
        for _ in 0..<500 where !foldersOfPages.isEmpty { usleep(20_000) }
        return foldersOfPages
    }

    @Test("the last step before 'quit' and the end come to a browser")
    func quit() throws {
        let talk = try session()
        let stream = try #require(Loopback.request("GET /events", port: port))
        talk.send("new latest\nquit\n")
        let text = stream.readAll()
        #expect(text.contains("latest"))
        #expect(text.hasSuffix("event: over\ndata: \n\n"))
        #expect(Spawn.wait(talk.id) == 0)
    }

    @Test("where the session is killed its page is over, and none of its files stays")
    func killed() throws {
        let talk = try session()
        let stream = try #require(Loopback.request("GET /events", port: port))
        #expect(foldersOfPages.count == 1)
        kill(talk.id, SIGKILL)
        #expect(stream.readAll().hasSuffix("event: over\ndata: \n\n"))
        _ = Spawn.wait(talk.id)
        #expect(foldersThatStay() == [])
    }

    @Test("where the page's program is killed, the session says so once, and goes on")
    func killedPage() throws {
        let talk = try session()
        let page = try #require(try Spawn.children(of: talk.id).first)
        let stream = try #require(Loopback.request("GET /events", port: port))
        kill(page, SIGKILL)
        _ = stream.readAll()
        Spawn.awaitEnd(ofChild: page)
        talk.send("new b; new c; echo still\n")
        #expect(talk.readLine() == "still")
        talk.closeInput()
        #expect(Spawn.wait(talk.id) == 0)
        let words = "the page is over: the program 'vcr-page' that served it has ended"
        #expect(try home.text(of: "errors").components(separatedBy: words).count == 2)
        #expect(foldersOfPages == [])
    }

    @Test("what stays where both programs are killed goes with the next start, and nothing else")
    func leftFolders() throws {
        let living = try session()
        let ofLiving = foldersOfPages
        let killed = try otherSession()
        let page = try #require(try Spawn.children(of: killed.id).first)
        kill(page, SIGSTOP)
        kill(killed.id, SIGKILL)
        kill(page, SIGKILL)
        _ = Spawn.wait(killed.id)
        #expect(foldersOfPages.count == 2)
        let others = ["vcr-page-1-abcdef", "vcr-page-mine", "vcr-page-999999999-abcdef"]
        for name in others { _ = try home.write("mine", to: name + "/notes.txt") }
        let next = try otherSession()
        #expect(foldersOfPages.count == 2 + others.count)
        #expect(Set(foldersOfPages).isSuperset(of: ofLiving + others))
        for name in others { #expect(try home.text(of: name + "/notes.txt") == "mine") }
        for talk in [living, next] {
            talk.closeInput()
            #expect(Spawn.wait(talk.id) == 0)
        }
    }

    @Test("where no place is named and the usual one is taken, another is had and told")
    func usualPlaceTaken() throws {
        let holder = Loopback.hold(8642)
        let run = try PipedRun.run(["--serve", "-c", "echo runs"], home: home)
        #expect(run.status == 0 && run.output == "runs\n")
        let lines = run.errors.components(separatedBy: "\n")
        #expect(lines.count == 4 && lines[0].hasPrefix("the page is at http://127.0.0.1:"))
        #expect(!lines[0].contains(":8642/"))
        #expect(
            lines.dropFirst() == [
                "port 8642 is taken, so this is another one",
                "with ?projector behind it, in large type", "",
            ])
        withExtendedLifetime(holder) {}
    }

    @Test("a place that cannot be had is refused in one line, and nothing runs")
    func refusedPlaces() throws {
        let taken = try session()
        let no = "is no place: a port up to 65535, or an address in numbers with one"
        for (place, reason) in [
            ("99999", "'99999' \(no)"), ("localhost:0", "'localhost:0' \(no)"),
            ("abc:def", "'abc:def' \(no)"),
            ("\(port)", "cannot listen at port \(port): it is taken"),
        ] {
            let run = try PipedRun.run(["--serve", place, "-c", "echo never"], home: home)
            #expect(
                run
                    == PipedRun(
                        status: 2, output: "",
                        errors: "vcr: vcr-page: \(reason) (see 'vcr --help')\n"))
        }
        taken.closeInput()
        #expect(Spawn.wait(taken.id) == 0)
    }
}
