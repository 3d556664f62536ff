import Foundation
import Testing

@Suite("Manual page and completion scripts")
struct ManualAndCompletionTests {
    let home: Home

    init() throws { home = try Home() }

    /// What bash offers for the last of the words.
    private func offers(_ words: String...) throws -> [String] {
        let script = try PipedRun.run(["completions", "bash"], home: home)
        #expect(script.status == 0)
        let path = try home.write(script.output, to: "completions.bash")
        let driver = """
            source '\(path)'; complete -p vcr
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count - 1) COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
            _vcr vcr "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let lines = try Tool.bash(driver, home: home).split(separator: "\n").map(String.init)
        #expect(lines.first == "complete -o default -o filenames -F _vcr vcr")
        return Array(lines.dropFirst())
    }

    @Test("bash completes subcommands, options and their values")
    func bash() throws {
        #expect(try offers("vcr", "te") == ["test"])
        #expect(try offers("vcr", "--ke") == ["--keep-going"])
        #expect(try offers("vcr", "--log", "") == ["plain", "pretty", "objc", "json", "none"])
        #expect(try offers("vcr", "test", "--format", "") == ["pretty", "tap", "junit", "github"])
        #expect(try offers("vcr", "completions", "") == ["bash", "zsh", "fish"])
    }

    @Test("there is a script for each shell", arguments: ["bash", "zsh", "fish"])
    func shells(shell: String) throws {
        let result = try PipedRun.run(["completions", shell], home: home)
        #expect(result.status == 0)
        #expect(result.output.contains("keep-going"))
        #expect(result.errors == "")
    }

    @Test("the manual page follows the language")
    func manualInChinese() throws {
        let manual = try PipedRun.run(["--language", "zh", "manual"], home: home)
        #expect(manual.status == 0)
        #expect(manual.output.contains("\\[u9000]\\[u51FA]"))
        #expect(!manual.output.contains("an expectation failed"))
    }

    @Test("the manual page has every command that help lists")
    func manual() throws {
        let manual = try PipedRun.run(["manual"], home: home)
        #expect(manual.status == 0)
        for command in ["add CHILD", "cycle OLD to NEW", "expect", "undo"] {
            #expect(manual.output.contains("\n.B \(command)"))
        }
    }

    @Test("help explains a command, a subcommand, and refuses what is neither")
    func help() throws {
        let add = try PipedRun.run(["help", "add"], home: home)
        #expect(add.output.hasPrefix("add CHILD [to PARENT]"))
        let test = try PipedRun.run(["help", "test"], home: home)
        #expect(test.output.contains("USAGE: vcr test "))
        let none = PipedRun(status: 2, output: "", errors: "vcr: no help on 'nope'\n")
        #expect(try PipedRun.run(["help", "nope"], home: home) == none)
    }

    @Test("version and help are results")
    func results() throws {
        let version = try PipedRun.run(["--version"], home: home)
        #expect(version.status == 0)
        #expect(version.output.contains("GNU General Public License"))
        let help = try PipedRun.run(["--help"], home: home)
        #expect(help.status == 0)
        #expect(help.output.contains("--keep-going"))
        #expect(help.errors == "")
    }
}

/// Other programs that a test asks.
enum Tool {
    /// What bash writes to standard output.
    static func bash(_ script: String, home: Home) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["--norc", "-c", script]
        process.environment = home.environment()
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
