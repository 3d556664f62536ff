import CheckoutFiles
import Testing

@testable import Measure

/// What each room may import; CReadline is no Swift room, Synchronization is of the standard library.
private let allowedImports: [String: Set<String>] = [
    "HierarchyRecords": ["Synchronization"],
    "CommandLanguage": ["Synchronization"],
    "HeadlessUIKit": ["HierarchyRecords", "Foundation"],
    "InterfaceBuilder": ["HierarchyRecords", "CExpat"],
    "Gallery": ["HeadlessUIKit"],
    "Rendering": ["HierarchyRecords"],
    "Lessons": ["Foundation"],
    "Statements": [
        "HeadlessUIKit", "Gallery", "HierarchyRecords", "CommandLanguage", "Foundation",
    ],
    "Workbench": [
        "Statements", "HeadlessUIKit", "Gallery", "InterfaceBuilder", "HierarchyRecords",
        "CommandLanguage", "Lessons",
        "Foundation",
    ],
    "Console": ["Workbench", "Rendering", "HierarchyRecords", "CommandLanguage"],
    "POSIX": ["Darwin", "Glibc"],
    "VCRShell": ["Workbench", "Rendering", "HierarchyRecords", "CommandLanguage"],
    "PageServer": ["Rendering", "HierarchyRecords"],
    "vcr-page": ["VCRShell", "PageServer", "POSIX", "NIOCore", "NIOPosix"],
    "vcr": ["Console", "Statements", "CReadline", "ArgumentParser", "POSIX"],
    "vcr-program": ["vcr", "POSIX"],
]

/// Where sessions are kept and scripts are found and read: these may call the system.
private let readsFiles = [
    Checkout.diskAccess,
    "Sources/Console/Batch/ScriptFile.swift",
    "Sources/Console/Output/SystemError.swift",
    "Sources/Console/Testing/TestScripts.swift",
]

/// `path: imports Module` for each import that the file's room may not have.
private func foreignImports(in file: SourceFile) -> [String] {
    var allowed = allowedImports[file.room] ?? []
    if readsFiles.contains(where: file.path.hasPrefix) { allowed.insert("POSIX") }
    return importedModules(in: file).filter { !allowed.contains($0) }
        .map { "\(file.path): imports \($0)" }
}

private func importedModules(in file: SourceFile) -> [String] {
    file.text.codeLines.compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"),
            words[..<keyword].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
        else { return nil }
        let path = words[(keyword + 1)...].drop { kinds.contains($0) }.first ?? ""
        return String(path.prefix { $0 != "." })
    }
}

private let modifiers: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
private let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]

@Suite("What a room may import")
struct RoomImportTests {
    @Test func `each room imports only what it may`() throws {
        let found = try Checkout.sources().flatMap(foreignImports)
        #expect(found == [])
    }

    @Test func `every room is known`() throws {
        let rooms = Set(try Checkout.sources().map(\.room))
        #expect(rooms.subtracting(allowedImports.keys) == [])
    }

    @Test func `the public parts of the library are tested as the public sees them`() throws {
        let files = try Checkout.tests().filter {
            ["ConformanceTests", "ExamplePackage"].contains($0.room)
        }
        let found = files.flatMap { $0.uses(of: ["testable"]) }.map(\.description)
        #expect(found == [])
    }

    @Test func `the gallery sees no more of the model than an app does`() throws {
        let manifest = try Checkout.text("Package.swift")
        let target = "name: \"Gallery\", dependencies: [\"HeadlessUIKit\"], packageAccess: false"
        #expect(manifest.contains(target))
        let found = try Checkout.sources().filter { $0.room == "Gallery" }
            .flatMap { $0.uses(of: ["testable", "package"]) }.map(\.description)
        #expect(found == [])
    }

    @Test func `a foreign import is found however it is written`() {
        let file = SourceFile(
            "Sources/Rendering/Theme.swift",
            """
            import HierarchyRecords
            // import Comments
            public import Foundation
            @testable import Console
            import struct Workbench.Reply
            """)
        #expect(
            foreignImports(in: file) == [
                "Sources/Rendering/Theme.swift: imports Foundation",
                "Sources/Rendering/Theme.swift: imports Console",
                "Sources/Rendering/Theme.swift: imports Workbench",
            ])
    }
}
