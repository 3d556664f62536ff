import CheckoutFiles
import Foundation
import Testing

/// A folder with the script, a table and a surface of UIKit.
private struct Folder {
    let place: URL
    private let tables: URL

    init(table: [String], surface: [String]) throws {
        place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "availability \(UUID().uuidString)")
        tables = place.appending(path: "Tests/WorkbenchTests/Tables")
        let scripts = place.appending(path: "scripts")
        for folder in [scripts, tables] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        for name in ["record-availability", "setup"] {
            try FileManager.default.copyItem(
                at: Checkout.url("scripts/\(name)"), to: scripts.appending(path: name))
        }
        try Self.write(
            ["type\tmember\ttype in Objective-C\tname in Objective-C\tintroduced\tdeprecated"]
                + table, to: tables.appending(path: "availability.tsv"))
        try Self.write(["framework\towner"] + surface, to: place.appending(path: "surface.tsv"))
    }

    private static func write(_ lines: [String], to file: URL) throws {
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }

    /// The rows of the table, without its head.
    func rows() throws -> [String] {
        try String(contentsOf: tables.appending(path: "availability.tsv"), encoding: .utf8)
            .split(separator: "\n").dropFirst().map(String.init)
    }

    /// How the script ends.
    func record(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = place.appending(path: "scripts/record-availability")
        process.arguments = arguments
        process.standardError = Pipe()
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

@Suite("The script that takes systems over from a surface of UIKit")
struct RecordAvailabilityTests {
    @Test func `what the surface says is taken over, and the rest stays`() throws {
        let folder = try Folder(
            table: [
                "UIView\t-\tUIView\t-\t\t", "UIView\tisHidden\tUIView\tisHidden\t\t",
                "UIView\tnew()\tUIView\tnewOne\t12\t13", "UIView\tours\t-\t-\t9\t",
                "Style\tdark\tUIStyle\tDark\t\t",
            ],
            surface: [
                "UIKit\tUIView\tclass\t\tUIResponder\t\t\t\t",
                "UIKit\tUIView\tproperty\thidden getter=isHidden\tBOOL\t\t\t5.0\t",
                "UIKit\tUIView\tmethod\tnewOne\tvoid\t\t\t13.4\t",
                "UIKit\tUIStyle\tcase\tDark\t2\t\t\t13.0\t14.0",
            ])
        defer { try? FileManager.default.removeItem(at: folder.place) }
        #expect(try folder.record([folder.place.appending(path: "surface.tsv").path]) == 0)
        #expect(
            try folder.rows() == [
                "UIView\t-\tUIView\t-\t\t", "UIView\tisHidden\tUIView\tisHidden\t5\t",
                "UIView\tnew()\tUIView\tnewOne\t13.4\t13", "UIView\tours\t-\t-\t9\t",
                "Style\tdark\tUIStyle\tDark\t13\t14",
            ])
    }

    @Test func `without a surface nothing is done`() throws {
        let folder = try Folder(table: ["UIView\t-\tUIView\t-\t\t"], surface: [])
        defer { try? FileManager.default.removeItem(at: folder.place) }
        #expect(try folder.record([]) == 70)
        #expect(try folder.record(["nowhere"]) == 70)
        #expect(try folder.rows() == ["UIView\t-\tUIView\t-\t\t"])
    }
}
