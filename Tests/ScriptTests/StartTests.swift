import Foundation
import Testing

@Suite("The start script")
struct StartTests {
    private let talk = "vcr: building the program; the first time takes a few minutes\n"

    @Test func `the first start builds, then becomes the program`() throws {
        let checkout = try PretendCheckout()
        let outcome = try checkout.start("-c", "a  b", "", "*", in: checkout.outside, input: "in\n")
        let output =
            "in \(checkout.outside.path)\nhome \(checkout.outside.path)\n-c\na  b\n\n*\nin\n"
        #expect(outcome == Outcome(output: output, errors: talk, status: 4))
        #expect(checkout.builds == 1)
    }

    @Test func `a second start builds nothing and says nothing of its own`() throws {
        let checkout = try PretendCheckout()
        _ = try checkout.start()
        let outcome = try checkout.start("again")
        let output = "in \(checkout.folder.path)\nhome \(checkout.outside.path)\nagain\n"
        #expect(outcome == Outcome(output: output, errors: "", status: 4))
        #expect(checkout.builds == 1)
    }

    @Test func `a source that is new, changed, renamed or gone is built`() throws {
        let checkout = try PretendCheckout()
        let manager = FileManager.default
        let sources = checkout.folder.appending(path: "Sources/vcr")
        let steps: [() throws -> Void] = [
            { try checkout.write("changed", to: "Sources/vcr/main.swift") },
            { try checkout.write("new", to: "Sources/vcr/b.swift") },
            {
                try manager.moveItem(
                    at: sources.appending(path: "b.swift"), to: sources.appending(path: "c.swift"))
            },
            { try manager.removeItem(at: sources.appending(path: "c.swift")) },
            { try checkout.write("changed", to: "Package.swift") },
            { try checkout.write("new", to: "Plugins/writer/main.swift") },
            { try checkout.write("new", to: "Generators/writer/main.swift") },
        ]
        _ = try checkout.start()
        let builds = try steps.map { step in
            try step()
            _ = try checkout.start()
            _ = try checkout.start()
            return checkout.builds
        }
        #expect(builds == [2, 3, 4, 5, 6, 7, 8])
    }

    @Test func `a link to the script finds the checkout`() throws {
        let checkout = try PretendCheckout()
        let link = checkout.outside.appending(path: "a link")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: checkout.folder.appending(path: "scripts/vcr"))
        let outcome = try checkout.start(through: link, in: URL(filePath: "/"))
        #expect(
            outcome
                == Outcome(output: "in /\nhome \(checkout.outside.path)\n", errors: talk, status: 4)
        )
    }

    @Test(arguments: [nil, "", "/proc", "/dev/null", "/no/such/folder"])
    func `without a usable home the build has its own, the program keeps the caller's`(
        home: String?
    ) throws {
        let checkout = try PretendCheckout()
        let outcome = try checkout.start(environment: home.map { ["HOME": $0] } ?? [:])
        let builds = try String(
            contentsOf: checkout.folder.appending(path: ".build/builds"), encoding: .utf8)
        #expect(outcome.output == "in \(checkout.folder.path)\nhome \(home ?? "none")\n")
        #expect(builds == "\(checkout.folder.path)/.build/home\n")
    }

    @Test func `a failing build prints its errors and starts nothing`() throws {
        let checkout = try PretendCheckout()
        try checkout.write("wrong", to: "Sources/vcr/main.swift")
        let failure = "main.swift: error: it is wrong\nvcr: vcr did not build\n"
        #expect(try checkout.start() == Outcome(output: "", errors: talk + failure, status: 70))
        try checkout.write("mended", to: "Sources/vcr/main.swift")
        #expect(try checkout.start().errors == talk)
    }

    @Test func `starts at the same time build once`() async throws {
        let checkout = try PretendCheckout()
        let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
            for _ in 0..<4 { group.addTask { try checkout.start().status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == [4, 4, 4, 4])
        #expect(checkout.builds == 1)
    }
}
