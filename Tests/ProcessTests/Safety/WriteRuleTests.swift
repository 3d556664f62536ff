import Foundation
import Testing

@Suite("What may be written")
struct WriteRuleTests {
    let home: Home

    init() throws {
        home = try Home()
        for folder in ["work/sub", "other"] {
            try FileManager.default.createDirectory(
                atPath: home.path + "/" + folder, withIntermediateDirectories: true)
        }
        _ = try home.write("mine\n", to: "work/notes.txt")
        try FileManager.default.createSymbolicLink(
            atPath: home.path + "/work/out", withDestinationPath: home.path + "/other")
    }

    /// What the program says in the folder `work`, and its status in a last line.
    private func vcr(_ line: String) throws -> String {
        let program = try Spawn.program
        return try Tool.bash(
            "cd '\(home.path)/work'; vcr() { '\(program)' \"$@\"; }; \(line) 2>&1; echo $?",
            home: home
        ).replacing(home.path, with: "HOME")
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: home.path + "/" + path)
    }

    private static let outside =
        "a script writes only below the working directory or a folder of --allow-write"

    @Test("a script writes below the working directory, however it is reached")
    func inside() throws {
        _ = try home.write("new a; save sub/a.vcr; export swift a.swift\n", to: "work/s.vcr")
        _ = try home.write("source s.vcr\n", to: "work/t.vcr")
        let said = "saved 1 step to 'sub/a.vcr'\nexported 1 step to 'a.swift'\n0\n"
        #expect(try vcr("vcr s.vcr") == said)
        #expect(try vcr("vcr t.vcr") == said)
        #expect(try vcr("vcr < s.vcr") == said)
        #expect(try vcr("vcr -c 'source s.vcr'") == said)
        #expect(try vcr("vcr test s.vcr").hasPrefix("ok    s.vcr\n"))
    }

    @Test("a script writes nowhere else, however it is reached")
    func outside() throws {
        _ = try home.write("new a; save ../stray.vcr\n", to: "work/s.vcr")
        _ = try home.write("source s.vcr\n", to: "work/t.vcr")
        let refusal = "s.vcr:1:13: cannot write '../stray.vcr': \(Self.outside)\n3\n"
        #expect(try vcr("vcr s.vcr") == refusal)
        #expect(try vcr("vcr t.vcr") == refusal)
        #expect(try vcr("vcr -c 'source s.vcr'") == refusal)
        #expect(try vcr("vcr < s.vcr") == refusal.replacing("s.vcr:1", with: "<stdin>:1"))
        #expect(try vcr("vcr test s.vcr").contains("cannot write '../stray.vcr'"))
        #expect(!exists("stray.vcr"))
    }

    @Test("a loaded session writes no more than a script")
    func loaded() throws {
        #expect(try vcr("vcr -c 'new a; save x.vcr'").hasSuffix("\n0\n"))
        let saved = try home.text(of: "work/x.vcr")
        _ = try home.write(
            saved.replacing("new a\n", with: "new a\nsave ../stray.vcr\n"), to: "work/x.vcr")
        #expect(
            try vcr("vcr -c 'load x.vcr'")
                == "x.vcr:3:6: cannot write '../stray.vcr': \(Self.outside)\n3\n")
        #expect(!exists("stray.vcr"))
    }

    @Test("words that a script has defined stay the script's")
    func definitions() throws {
        _ = try home.write(
            "define keep { save $1 over }\nalias put export swift\n", to: "work/s.vcr")
        #expect(
            try vcr("vcr -c 'source s.vcr; new a; keep ../stray.vcr'").contains(Self.outside))
        #expect(try vcr("vcr -c 'source s.vcr; new a; put ../stray'").contains(Self.outside))
        #expect(
            try vcr("vcr -c 'alias put export swift; new a; put ../own.swift'")
                == "exported 1 step to '../own.swift'\n0\n")
    }

    @Test("a script that is called -c is a script")
    func name() throws {
        _ = try home.write("new a; save ../stray.vcr\n", to: "work/-c")
        #expect(
            try vcr("vcr -- -c") == "-c:1:13: cannot write '../stray.vcr': \(Self.outside)\n3\n")
        #expect(try vcr("vcr -c 'source \"-c\"'").contains(Self.outside))
        #expect(!exists("stray.vcr"))
    }

    @Test("--allow-write names further folders")
    func allowed() throws {
        _ = try home.write(
            "new a; save \(home.path)/other/a.vcr; save ../other/b.vcr\n", to: "work/s.vcr")
        #expect(try vcr("vcr --allow-write sub s.vcr").contains(Self.outside))
        #expect(
            try vcr("vcr --allow-write sub --allow-write ../other s.vcr")
                == "saved 1 step to 'HOME/other/a.vcr'\nsaved 1 step to '../other/b.vcr'\n0\n")
        #expect(try vcr("vcr test --allow-write ../other s.vcr").hasPrefix("ok    s.vcr\n"))
        #expect(
            try vcr("vcr --allow-write nowhere s.vcr")
                == "vcr: 'nowhere', which --allow-write names, is no folder (see 'vcr --help')\n2\n"
        )
        #expect(
            try vcr("vcr --safe --allow-write ../other s.vcr")
                == "s.vcr:1:13: 'HOME/other/a.vcr' is not opened: --safe\n3\n")
    }

    @Test("neither links nor files of others, unless a person says over")
    func over() throws {
        let commands = ["save notes.txt", "export swift notes.txt", "save out/a.vcr"]
        for command in commands {
            _ = try home.write("new a; \(command) over\n", to: "work/s.vcr")
            #expect(try vcr("vcr s.vcr").hasSuffix("\n3\n"))
        }
        #expect(
            try vcr("vcr -c 'new a; save notes.txt'")
                == "-c:1:13: cannot write 'notes.txt': it is no session or export of vcr; "
                + "'over' behind the name writes all the same\n3\n")
        #expect(try home.text(of: "work/notes.txt") == "mine\n")
        #expect(!exists("other/a.vcr"))
        #expect(
            try vcr("vcr -c 'new a; save notes.txt over; save notes.txt; save out/a.vcr'")
                == "saved 1 step to 'notes.txt'\nsaved 1 step to 'notes.txt'\n"
                + "saved 1 step to 'out/a.vcr'\n0\n")
    }

    @Test("minimize writes no more than save")
    func minimize() throws {
        let script = "new a; a.endAppearanceTransition(); minimize E01 > notes.txt"
        _ = try home.write(script + " over\n", to: "work/s.vcr")
        #expect(try vcr("vcr --only mark s.vcr").hasSuffix("and at the prompt\n3\n"))
        #expect(try vcr("vcr -c '\(script)'").hasSuffix("writes all the same\n3\n"))
        #expect(try vcr("vcr -c '\(script) over'").hasSuffix("steps to 'notes.txt'\n0\n"))
    }

    @Test("what export -o names is the person's own word")
    func exportOption() throws {
        _ = try home.write("new a; root a\n", to: "work/s.vcr")
        for path in ["notes.txt", "../other/a.svg", "out/b.svg"] {
            #expect(
                try vcr("vcr export svg s.vcr -o \(path)")
                    == "exported the screen to '\(path)'\n0\n")
        }
        #expect(try home.text(of: "work/notes.txt").hasPrefix("<svg "))
    }

    @Test("at the prompt the person is asked once")
    func prompt() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        let path = home.path + "/work/notes.txt"
        try run.enter("new a")
        try run.enter("save \(path)", at: "vcr 1> ")
        try run.wait(for: "(yes or no) > ")
        run.type("no\r")
        try run.wait(for: "cannot write")
        try run.enter("save \(path)", at: "vcr 1> ")
        try run.wait(for: "(yes or no) > ")
        run.type("yes\r")
        try run.wait(for: "saved 1 step")
        _ = try home.write("mine again\n", to: "work/notes.txt")
        try run.enter("save \(path)", at: "vcr 1> ")
        try run.wait(for: "saved 1 step")
        _ = try home.write("new b; save \(path)\n", to: "work/s.vcr")
        try run.enter("source \(home.path)/work/s.vcr", at: "vcr 1> ")
        try run.wait(for: "a script writes only below")
        try run.enter("quit", at: "vcr 2> ")
        #expect(run.finish() == 0)
    }
}
