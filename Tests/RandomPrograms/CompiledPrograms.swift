import Foundation

/// Programs built by the Swift compiler into one file, and what each prints.
struct CompiledPrograms {
    /// What a program printed, and whether it stopped in the middle.
    struct Outcome: Equatable {
        var lines: [String] = []
        var isStopped = false
    }

    private static let module = "Programs"
    private static let mark = "\u{1}"
    private let folder: URL

    /// Its files go there.
    init(in folder: URL) { self.folder = folder }

    /// What each program prints, by its number; those that are no Swift have nothing.
    func outcomes(of programs: [ProgramWriter]) throws -> [Int: Outcome] {
        var programs = programs
        while !programs.isEmpty {
            let refused = try build(programs)
            if refused.isEmpty { return try run(programs) }
            programs.removeAll { refused.contains($0.number) }
        }
        return [:]
    }

    /// Builds them; the numbers of those that the compiler refuses.
    private func build(_ programs: [ProgramWriter]) throws -> Set<Int> {
        var text = "import Foundation\n"
        var numbers: [Int] = [-1]
        for program in programs {
            text += program.text
            numbers += program.text.split(separator: "\n").map { _ in program.number }
        }
        text += Self.main(programs)
        let source = folder.appending(path: "main.swift")
        try text.write(to: source, atomically: true, encoding: .utf8)
        let errors = try Self.output(
            of: "swiftc",
            [
                "-Onone", "-suppress-warnings", "-module-name", Self.module, "-o",
                folder.appending(path: "programs").path, source.path,
            ], errors: true)
        let lines = errors.split(separator: "\n").compactMap { line -> Int? in
            guard line.contains(": error:") else { return nil }
            return line.split(separator: ":").dropFirst().first.flatMap { Int($0) }
        }
        let refused = Set(
            lines.compactMap { numbers.indices.contains($0 - 1) ? numbers[$0 - 1] : nil })
        guard refused.isEmpty, errors.contains("error:") else { return refused }
        throw Failure(text: errors)
    }

    private struct Failure: Error { let text: String }

    /// Runs the programs from a number on; each tells its own before.
    private static func main(_ programs: [ProgramWriter]) -> String {
        let calls = programs.map { program in
            "if first <= \(program.number) { print(\"\\u{1}\(program.number)\"); "
                + "program\(program.number)(CommandLine.arguments.count - 2) }"
        }
        return "setvbuf(stdout, nil, _IOLBF, 0)\nlet first = Int(CommandLine.arguments[1])!\n"
            + calls.joined(separator: "\n") + "\nprint(\"\\u{1}end\")\n"
    }

    /// A program that stops ends the process, so that another process runs the rest.
    private func run(_ programs: [ProgramWriter]) throws -> [Int: Outcome] {
        var found: [Int: Outcome] = [:]
        var next = programs.first?.number
        while let first = next {
            let text = try Self.output(
                of: folder.appending(path: "programs").path, ["\(first)"], errors: false)
            next = nil
            for part in text.split(separator: Self.mark) {
                let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map {
                    String($0).replacing("\(Self.module).", with: "").withoutSignOfNaN
                }
                guard let number = Int(lines[0]) else { return found }
                found[number] = Outcome(lines: lines.dropFirst().dropLast(lines.last == "" ? 1 : 0))
                next = number
            }
            guard let last = next else { return found }
            found[last]?.isStopped = true
            next = programs.first { $0.number > last }?.number
        }
        return found
    }

    private static func output(
        of program: String, _ arguments: [String], errors: Bool
    ) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = errors ? FileHandle.nullDevice : pipe
        process.standardError = errors ? pipe : FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
