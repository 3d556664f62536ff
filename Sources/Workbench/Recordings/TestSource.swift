import CommandLanguage
import HierarchyRecords
import Statements

/// A session as a file of XCTest: its steps as calls of UIKit in Swift, and what each of its controllers is told in each,
/// as whole lists. What only a finger does ends the test as skipped, unless a person sits before the device.
@MainActor
struct TestSource {
    let text: String

    /// Writes the steps that lead here. Throws where one of them cannot be said, or is refused.
    init(_ session: Session, at span: SourceSpan) throws(Diagnostic) {
        let steps = session.journal.currentPath.map { session.journal[$0] }
        let codes = SessionCode(session).code(to: session.journal.current, in: .swift)
        let names = codes.declaredNames
        let own = try Self.told(session, nil, Set(names), at: span)
        let settings = try Self.systems(session, telling: own, Set(names), at: span)
        let title = session.host.sessionTitle.split(separator: ".").first.map(String.init) ?? ""
        var lines = Self.head(title, codes, settings)
        for (index, code) in codes.enumerated() {
            if let gap = code.gaps.first {
                throw Diagnostic(
                    .illegal, at: span, "step \(index + 1) cannot be a test's: \(gap)")
            }
            lines += Self.lines(
                of: code, source: steps[index].source, told: own[index],
                isOfHand: session.logsWithoutCode(steps[index].events))
        }
        if !names.isEmpty {
            lines.append(
                "        stage.keep(\(names.map(\.swiftIdentifier).joined(separator: ", ")))")
        }
        text = (lines + ["    }", "}"]).map { $0 + "\n" }.joined() + "\n" + TestStage.text
    }

    // MARK: What is told

    /// What each controller is told, by its name, in each step, on a system and a kind of device.
    private static func told(
        _ session: Session, _ settings: WorldSettings?, _ names: Set<String>, at span: SourceSpan
    ) throws(Diagnostic) -> [[String: [String]]] {
        let run = session.rehearse(settings ?? session.settings) { rehearsal in
            ScenarioRun(
                session.lines(to: session.journal.current, in: rehearsal), naming: names,
                in: rehearsal)
        }
        if let refusal = run.refusal {
            throw Diagnostic(
                .illegal, at: span,
                "step \(refusal.line + 1) is refused, so that no app goes on behind it")
        }
        return run.steps.map { rows in
            rows.reduce(into: [:]) { told, row in
                let dot = row.text.firstIndex(of: ".") ?? row.text.startIndex
                told[String(row.text[..<dot]), default: []].append(
                    String(row.text[dot...].dropFirst()))
            }
        }
    }

    /// The systems and kinds of devices on which the controllers are told the same.
    private static func systems(
        _ session: Session, telling own: [[String: [String]]], _ names: Set<String>,
        at span: SourceSpan
    ) throws(Diagnostic) -> (phones: [Int], pads: [Int]) {
        var (phones, pads): ([Int], [Int]) = ([], [])
        for system in ScenarioSource.systems {
            let onPhone = try? told(session, WorldSettings(ios: system), names, at: span)
            if onPhone == own { phones.append(system) }
            let onPad = try? told(
                session, WorldSettings(ios: system, device: "iPad"), names, at: span)
            if onPad == own { pads.append(system) }
            try session.checkWatch(at: span)
        }
        return (phones, pads)
    }

    // MARK: Swift

    private static func head(
        _ title: String, _ codes: [StepCode], _ settings: (phones: [Int], pads: [Int])
    ) -> [String] {
        let words = title.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { String($0).capitalisedFirst }.joined()
        let types = codes.flatMap(\.pieces).filter(\.isType).flatMap { [$0.text, ""] }
        let classes =
            types.isEmpty
            ? []
            : [
                "// Where these are in the app, take them out here, and write '@testable import APP'."
            ]
        let imports = [
            "// A session of vcr as a test: its steps as calls of UIKit, and what each controller is told in each.",
            "// It needs an app to run in: add it to a target of unit tests that has a host application.",
            "",
            "import XCTest",
            "",
            "#if canImport(UIKit) && !os(Linux)",
            "import UIKit",
            "#else",
            "import Foundation",
            "import HeadlessUIKit",
            "import HierarchyRecords",
            "#endif",
            "",
        ]
        let opening = [
            "final class \(name.first?.isLetter == true ? name : "Session")Tests: XCTestCase {",
            "    @MainActor", "    func testCallbacks() async throws {",
            "        let stage = try await Stage(phones: \(settings.phones), pads: \(settings.pads))",
            "        let window = stage.window", "        _ = window",
        ]
        return imports + classes + types + opening
    }

    /// A step: what it declares stands at the top, since later steps refer to it, and the rest in one turn.
    private static func lines(
        of code: StepCode, source: String, told: [String: [String]], isOfHand: Bool
    ) -> [String] {
        let title = TypedStep.oneLine(source)
        var lines = ["", "        // \(title)"]
        if !code.hasStatements {
            let remarks = code.pieces.flatMap { $0.text.indented(by: 8, with: "// ") }
            guard isOfHand else { return remarks.isEmpty ? [] : [""] + remarks }
            lines.append("        try await stage.finger(\(title.debugDescription))")
            return lines + expectation(told, title)
        }
        let declared = code.pieces.filter { $0.isDeclaration && !$0.isType }
        lines += declared.flatMap { $0.text.indented(by: 8) }
        lines += declared.compactMap(\.declaredName).map {
            "        stage.name(\($0.swiftIdentifier), \($0.debugDescription))"
        }
        let body = code.pieces.filter { !$0.isDeclaration }
        if !body.isEmpty {
            lines.append("        await stage.turn {")
            lines += body.flatMap {
                $0.text.indented(by: 12, with: $0.language == nil ? "// " : "")
            }
            lines.append("        }")
        } else if declared.isEmpty {
            return []
        }
        return lines + expectation(told, title)
    }

    private static func expectation(_ told: [String: [String]], _ title: String) -> [String] {
        if told.isEmpty { return ["        XCTAssertEqual(stage.told(), [:])"] }
        var lines = ["        XCTAssertEqual(", "            stage.told(),", "            ["]
        for name in told.keys.sorted() {
            lines.append("                \(name.debugDescription): [")
            for text in told[name] ?? [] {
                lines.append("                    \(text.debugDescription),")
            }
            lines.append("                ],")
        }
        return lines + ["            ])"]
    }
}

extension StepCode.Piece {
    /// Whether it defines types, which stand outside of functions.
    fileprivate var isType: Bool {
        let statements = ((try? parsed()) ?? []).flatMap(\.statements)
        return !statements.isEmpty && statements.allSatisfy(\.definesType)
    }
}
