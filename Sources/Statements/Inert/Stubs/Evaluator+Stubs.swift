import CommandLanguage

/// The least declarations under which code is accepted that names types nobody knows.
package struct StubDeclarations: Sendable, Equatable {
    /// The types that they declare, by name.
    package let names: [String]
    /// Those of them that the code names; the others are of members that it uses alone.
    package let named: [String]
    /// The declarations in the language of the code.
    package let text: String
    let language: SourceLanguage

    package var isEmpty: Bool { text.isEmpty }

    /// The declarations as code that stands in a script.
    package func line(in script: ScriptName) throws(Diagnostic) -> StatementLine? {
        let files = [SourceFile(script: script, bytes: Array(text.utf8))]
        return switch language {
        case .swift: try SourceProgram.line(of: files)
        case .objectiveC: try ObjectiveCProgram.line(of: files)
        }
    }
}

/// Finds the declarations that code lacks. Nothing of the code happens, and nothing is declared.
extension Evaluator {
    /// The declarations of all types that nobody knows, or of those. Throws what is wrong with the code whatever anybody
    /// declares; where only some types are to be declared, the code may be refused for others.
    package func stubs(
        for line: StatementLine, named names: Set<String>? = nil
    ) throws(Diagnostic) -> StubDeclarations {
        var sketch = StubSketch(names: names, after: nil)
        while true {
            sketch = try self.sketch(line, after: sketch)
            let stubs = declarations(of: sketch, for: line)
            if names != nil { return stubs }
            do throws(Diagnostic) {
                try variables.classes.inert.teaching(sketch) { () throws(Diagnostic) in
                    try verify(stubs, for: line)
                }
                return stubs
            } catch {
                // Each time a type has got another superclass, of which there are not many.
                guard sketch.hasLearned, sketch.round < Self.mostRounds else { throw error }
            }
        }
    }

    /// Whether the session, UIKit or what stands beside it has a type of that name.
    package func isType(_ name: String) -> Bool {
        MemberTable.type(named: name) != nil || variables.classes.type(named: name) != nil
            || Surface.entry(swift: name) != nil
            || variables.classes.prelude.definition(named: name) != nil
    }

    /// Checks the code again and again, as long as a check learns what the next one begins with.
    private func sketch(
        _ line: StatementLine, after before: StubSketch
    ) throws(Diagnostic) -> StubSketch {
        let declared = line.namesItDeclares
        var sketch = before
        while true {
            sketch = StubSketch(names: before.names, after: sketch)
            sketch.isTaken = { declared.contains($0) || self.isType($0) }
            var failure: Diagnostic?
            do throws(Diagnostic) {
                try variables.classes.inert.sketching(sketch) { () throws(Diagnostic) in
                    try examineAlone(line)
                }
            } catch {
                failure = error
            }
            if sketch.isTooLarge { throw Self.tooMany(at: line.span) }
            if sketch.hasLearned, sketch.round < Self.mostRounds, !isToldToEnd() { continue }
            if let failure, before.names == nil { throw failure }
            return sketch
        }
    }

    /// What one check learns of the kinds of types, the next one takes for granted.
    private static let mostRounds = 12

    private static func tooMany(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .limit, at: span,
            "more than \(StubSketch.mostTypes) types are unknown: give the code its other files")
    }

    private func declarations(of sketch: StubSketch, for line: StatementLine) -> StubDeclarations {
        sketch.placeConformances()
        let writer = StubWriter(sketch, in: variables.classes)
        sketch.settle { writer.types.joined($0) }
        let words = Set(
            line.source.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        let isNamed = { (type: StubType) in
            type.kind != .extension
                && type.name.split(separator: ".").allSatisfy { words.contains(String($0)) }
        }
        let used = sketch.types.filter {
            !$0.members.isEmpty || isNamed($0)
                || $0.kind == .extension && sketch.conformances[$0.name] != nil
        }
        let text =
            switch line.language {
            case .swift: writer.text(of: used)
            case .objectiveC: StubWriterOfC(sketch, line).text(of: used)
            }
        return StubDeclarations(
            names: used.filter { $0.kind != .extension }.map(\.name).sorted(),
            named: used.filter(isNamed).map(\.name).sorted(), text: text, language: line.language)
    }

    /// Checks the code with the declarations as one program.
    private func verify(
        _ stubs: StubDeclarations, for line: StatementLine
    ) throws(Diagnostic) {
        let declared = stubs.isEmpty ? nil : try stubs.line(in: ScriptName("stubs"))
        try examineAlone(declared?.joined(with: [line]) ?? line)
    }

    /// Examines a line, of which nothing stays: what its extensions give to UIKit's types is taken back.
    package func examineAlone(_ line: StatementLine) throws(Diagnostic) {
        try variables.classes.keepingAdditions { () throws(Diagnostic) in _ = try examine(line) }
    }
}
