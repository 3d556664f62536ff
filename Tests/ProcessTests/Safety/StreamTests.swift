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

    @Test("what a step without end prints comes as it goes on, and Ctrl-C ends it")
    func stream() throws {
        let talk = try PipedTalk(
            ["-c", "echo begin; var n = 0; while true { n += 1; print(n) }; echo never"], home: home
        )
        #expect(talk.readLine() == "begin")
        for number in 1...50_000 { #expect(talk.readLine() == "\(number)") }
        // It waits for its reader, and keeps nothing meanwhile.
        #expect(try Spawn.mostMemory(of: talk.id) < 500_000)
        kill(talk.id, SIGINT)
        var next = 50_001
        while case let line = talk.readLine(), !line.isEmpty {
            #expect(line == "\(next)")
            next += 1
        }
        #expect(Spawn.wait(talk.id) == 130)
    }

    @Test("when nobody reads what a step without end prints, it ends quietly")
    func headOfStep() throws {
        let talk = try PipedTalk(["-c", "while true { print(1) }"], home: home)
        #expect(talk.readLine() == "1")
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

    @Test(
        "told to end, it ends after the present step, by that signal", arguments: [SIGTERM, SIGHUP])
    func ending(signal: Int32) throws {
        let talk = try PipedTalk([], home: home)
        talk.send("echo begin\n")
        #expect(talk.readLine() == "begin")
        talk.send("echo on; repeat 100000000 { wait 0.001 }; echo never\n")
        usleep(300_000)
        kill(talk.id, signal)
        #expect(talk.readLine() == "on")
        #expect(talk.readLine() == "")
        #expect(Spawn.wait(talk.id) == 128 + signal)
    }

    @Test("a write that nobody reads does not keep it from ending")
    func stuck() throws {
        let talk = try PipedTalk(["-c", "repeat 1000000 { echo line }"], home: home)
        #expect(talk.readLine() == "line")
        usleep(300_000)
        kill(talk.id, SIGTERM)
        #expect(Spawn.wait(talk.id) == 128 + SIGTERM)
    }
}
