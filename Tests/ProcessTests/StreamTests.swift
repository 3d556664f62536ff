import Foundation
import Testing

@Suite("Streams and signals")
struct StreamTests {
    let home: Home

    init() throws { home = try Home() }

    @Test("a script runs as its lines arrive")
    func streams() throws {
        let talk = try PipedTalk([], home: home)
        talk.send("echo one\n")
        #expect(talk.readLine() == "one")
        talk.send("echo t")
        talk.send("wo\nrepeat 2 {\n")
        #expect(talk.readLine() == "two")
        talk.send("echo three }\n")
        #expect(talk.readLine() == "three")
        #expect(talk.readLine() == "three")
        talk.closeInput()
        #expect(Spawn.wait(talk.id) == 0)
    }

    @Test("when nobody reads any more, it ends quietly")
    func head() throws {
        let talk = try PipedTalk(["-c", "repeat 1000000 { echo line }"], home: home)
        #expect(talk.readLine() == "line")
        talk.closeOutput()
        #expect(Spawn.wait(talk.id) == 0)
    }

    @Test("Ctrl-C ends a script after the present step with 130")
    func interrupt() throws {
        let talk = try PipedTalk(
            ["-c", "echo begin; repeat 100000000 { wait 0.001 }; echo never"], home: home)
        talk.send("")
        kill(talk.id, 0)
        usleep(300_000)
        kill(talk.id, SIGINT)
        #expect(talk.readLine() == "begin")
        #expect(talk.readLine() == "")
        #expect(Spawn.wait(talk.id) == 130)
    }
}
