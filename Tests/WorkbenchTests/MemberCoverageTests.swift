import Foundation
import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("What statements can reach")
struct MemberCoverageTests {
    /// Machinery, and members that no statement can need.
    private let exempt: Set<String> = [
        "hash", "isEqual", "objectID", "rawValue", "values", "name", "setScreenTraits",
        // In the place of selectors, for code that is compiled.
        "responds",
        // Nothing is drawn.
        "setNeedsDisplay",
        // Cells make their views.
        "makeContentView",
    ]

    /// The model's files that declare UIKit's own types and the gallery's, or those of another folder.
    private func files(in folders: String...) throws -> [URL] {
        let rooms = folders.isEmpty ? ["HeadlessUIKit", "Gallery"] : folders
        return rooms.flatMap { folder in
            let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Sources/" + folder).standardized
            let found = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            return (found?.compactMap { $0 as? URL } ?? []).filter {
                $0.pathExtension == "swift" && !$0.path.contains("/Simulation/")
            }
        }
    }

    private var known: Set<String> {
        var names: Set<String> = []
        for type in MemberTable.types {
            let members = type.members
            names.formUnion((members.properties + members.staticProperties).map(\.name))
            names.formUnion((members.methods + members.staticMethods).map(\.base))
            names.formUnion(type.staticNames(in: ClassTable()))
        }
        names.formUnion(FunctionOfC.inBoth.keys)
        names.formUnion(ConstantsOfC.inBoth.keys)
        // What a class of the user's has is reached, be it a delegate's.
        return names.union(Callback.allCases.map { String($0.spelling.swift.prefix { $0 != "(" }) })
    }

    /// What the model asks objects of the user's as their delegate or source.
    private func answered() throws -> Set<String> {
        let question = /(?:answer|tell|ask|inform)\w*\(\s*"(\w+)/
        var names: Set<String> = []
        for file in try files(in: "Statements") {
            let text = try String(contentsOf: file, encoding: .utf8)
            names.formUnion(text.matches(of: question).map { String($0.1) })
        }
        return names
    }

    @Test("is every public member of the model")
    func members() throws {
        let known = try known.union(exempt).union(answered())
        let declaration = /^\s*(?:public|open)\b[^={]*?\b(?:var|let|func)\s+`?(\w+)/
        var missing: [String] = []
        var count = 0
        for file in try files() {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard let match = line.firstMatch(of: declaration) else { continue }
                count += 1
                let name = String(match.1)
                if !known.contains(name) { missing.append("\(file.lastPathComponent): \(name)") }
            }
        }
        #expect(missing == [])
        #expect(count > 200)
    }

    @Test("is nothing that the model lacks")
    func nothingElse() throws {
        let declaration = /\b(?:var|let|func|case|final class)\s+`?(\w+)/
        var declared: Set<String> = ["init"]
        for file in try files() {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                declared.formUnion(line.matches(of: declaration).map { String($0.1) })
            }
        }
        let foreign: Set<String> = [
            "DispatchQueue", "Timer", "ObjCBool", "OperationQueue", "NSException", "NSObject",
            "NSAttributedString", "NSMutableAttributedString", "Notification",

            "UnsafeMutablePointer<CGRect>", "AutoreleasingUnsafeMutablePointer<UIView>",
        ]
        // Messages of Objective-C for which the model, as Swift, has a subscript.
        let messages: Set<String> = ["setNSIntegerValue", "setCGFloatValue", "setObject"]
        declared.formUnion(messages)
        var missing: [String] = []
        for type in MemberTable.types where type.isClass && !foreign.contains(type.name) {
            let members = type.members
            let names =
                (members.properties + members.staticProperties).map(\.name)
                + (members.methods + members.staticMethods).map(\.base)
            missing += names.filter { !declared.contains($0) }.map { "\(type.name).\($0)" }
        }
        #expect(missing == [])
    }
}
