import CheckoutFiles
import Foundation
import Testing

@Suite("What the programs of the kit say")
struct KitWordsTests {
    /// What a program says of a word that it does not know, in that language.
    private func said(by program: String, in language: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [Checkout.url("Packages/\(program)").path, "one", "two"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["VCR_LANGUAGE": language]
        ) { $1 }
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    @Test("follows the language", arguments: ["vcr-swift", "vcr-kit"])
    func language(program: String) throws {
        #expect(try said(by: program, in: "en").contains(": usage: vcr "))
        #expect(try said(by: program, in: "zh").contains(": 用法：vcr "))
        #expect(try said(by: program, in: "xx").contains(": usage: vcr "))
    }

    @Test("each of their sentences has its translation")
    func translations() throws {
        let table = try String(
            contentsOf: Checkout.url("Sources/Lessons/Languages/zh.txt"), encoding: .utf8)
        let known = Set(table.split(separator: "\n").map(String.init))
        for program in ["vcr-swift", "vcr-kit", "Shell/vcr-package"] {
            let text = try String(
                contentsOf: Checkout.url("Packages/\(program)"), encoding: .utf8)
            let said = text.matches(of: #/(?:say|said|fail) "([^"$]*)"/#).map { String($0.1) }
            #expect(said.count >= 5)
            #expect(said.filter { !known.contains($0) } == [], "\(program)")
        }
    }
}
