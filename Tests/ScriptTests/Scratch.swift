import CheckoutFiles
import Foundation

/// A folder beside the checkout that goes with the test, and what is started in it.
final class Scratch: Sendable {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "vcr suite \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    /// A script of the checkout, or another program.
    func run(_ program: String, _ arguments: [String]) throws -> Outcome {
        let place = program.hasPrefix("/") ? URL(filePath: program) : Checkout.url(program)
        return try start(place, arguments)
    }

    /// The program that was built beside these tests.
    func runProgram(_ arguments: [String]) throws -> Outcome {
        try start(Self.program, arguments)
    }

    /// Files the report with a copy of the script, beside which the recordings are.
    func file(_ report: String) throws -> Outcome {
        let manager = FileManager.default
        let scripts = folder.appending(path: "scripts")
        if !manager.fileExists(atPath: scripts.path) {
            try manager.createDirectory(at: scripts, withIntermediateDirectories: true)
            for name in ["import-recording", "setup"] {
                try manager.copyItem(
                    at: Checkout.url("scripts/\(name)"), to: scripts.appending(path: name))
            }
        }
        let report = Data(report.utf8)
        try report.write(to: folder.appending(path: "report.json"))
        return try start(
            folder.appending(path: "scripts/import-recording"), [path("report.json")])
    }

    var recordings: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path("Tests/Recordings"))
        }
    }

    private static var program: URL {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        let products =
            bundle.map { URL(filePath: $0).deletingLastPathComponent() }
            ?? Checkout.url(".build/debug")
        return products.appending(path: "vcr")
    }

    private func start(_ program: URL, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["VCR": Self.program.path], uniquingKeysWith: { $1 })
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (path("stdout"), path("stderr"))
        process.standardOutput = try Self.file(output)
        process.standardError = try Self.file(errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            output: try String(contentsOfFile: output, encoding: .utf8),
            errors: try String(contentsOfFile: errors, encoding: .utf8),
            status: process.terminationStatus)
    }

    private static func file(_ path: String) throws -> FileHandle {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        return try FileHandle(forWritingTo: URL(filePath: path))
    }
}
