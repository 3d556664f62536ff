import CheckoutFiles
import Foundation
import Testing

@Suite("Installing")
struct InstallTests {
    let home: Home

    init() throws { home = try Home() }

    /// Runs the script with the program that was built beside these tests.
    private func install(_ options: String) throws -> String {
        let script = Checkout.url("scripts/install").path
        return try Tool.bash(
            "VCR_PROGRAM='\(try Spawn.program)' '\(script)' \(options) 2>&1; echo $?", home: home)
    }

    private func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    }

    @Test("program, manual page and completions go below the prefix, and away again")
    func prefix() throws {
        let prefix = home.path + "/a place"
        for _ in 1...2 {
            #expect(
                try install("'\(prefix)'") == """
                    vcr is in \(prefix)/bin, its manual page and completions are below \(prefix)/share
                    0

                    """)
        }
        let files = try files(in: prefix).filter { $0.contains("vcr") }
        #expect(
            files == [
                "bin/vcr", "bin/vcr-page", "share/bash-completion/completions/vcr",
                "share/fish/vendor_completions.d/vcr.fish", "share/man/man1/vcr.1",
                "share/zsh/site-functions/_vcr",
            ])
        let version = try Tool.bash("'\(prefix)/bin/vcr' --version", home: home)
        #expect(version.hasPrefix("vcr "))
        let manual = try Tool.bash("cat '\(prefix)/share/man/man1/vcr.1'", home: home)
        #expect(manual == (try PipedRun.run(["manual"], home: home).output))
        _ = try install("--uninstall '\(prefix)'")
        #expect(try self.files(in: prefix) == [])
    }

    @Test("a wrong option is told in one line")
    func usage() throws {
        #expect(
            try install("--nope") == """
                install: usage: scripts/install [--uninstall] [PREFIX]
                70

                """)
    }
}
