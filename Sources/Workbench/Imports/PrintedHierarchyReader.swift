import CommandLanguage
import HierarchyRecords

/// Reads what people have in their consoles: `_printHierarchy`, `recursiveDescription`, Chisel's `pvc` and
/// `pviews`, and what this program prints.
struct PrintedHierarchyReader {
    /// Bytes of a file, and objects in it, that are read.
    static let sizeLimit = 16 << 20
    static let mostObjects = 10_000

    private let script: ScriptName
    private var result = PrintedHierarchy()
    /// Controllers and views are trees of their own.
    private var controllerLevels = PrintedLevels()
    private var viewLevels = PrintedLevels()

    private init(_ script: ScriptName) { self.script = script }

    /// The hierarchy of a text; a mistake has its place in the file of that name, nil for a paste.
    static func read(_ text: String, file: String?) throws(Diagnostic) -> PrintedHierarchy {
        let script = ScriptName(file)
        if let printed = try PrintedJSON(script: script).hierarchy(of: text) { return printed }
        var reader = PrintedHierarchyReader(script)
        try reader.take(text)
        if reader.result.isEmpty {
            throw Diagnostic(
                .file, at: SourceSpan(in: script, line: 1, column: 1),
                "no controller and no view is printed here",
                hint: "po [UIViewController _printHierarchy]")
        }
        return reader.result
    }

    /// Whether a text at the prompt is a hierarchy, by the first line that is not empty and no prompt of
    /// the debugger.
    static func recognizes(_ text: String) -> Bool {
        guard text.contains("<"),
            let line = lines(of: text).lazy.map(\.trimmed).first(where: { !isLeftOut($0) })
        else { return false }
        let printed = PrintedLine(
            text: line[PrintedMargin(of: line).end...],
            place: SourceSpan(line: 1, column: 1))
        guard printed.text.hasPrefix("<") else { return false }
        return printed.isController || printed.text.firstRange(of: "; frame = (") != nil
    }

    private mutating func take(_ text: String) throws(Diagnostic) {
        let lines = Self.lines(of: text)
        var index = 0
        while index < lines.count {
            let first = index
            var line = lines[index]
            index += 1
            if Self.isLeftOut(line.trimmed) { continue }
            // A text in a label may have lines of its own.
            while index < lines.count, !self.line(line, first).isWhole, index - first < 8,
                !Self.beginsObject(lines[index])
            {
                line = line + "\n" + lines[index]
                index += 1
            }
            try take(line, number: first)
        }
    }

    private mutating func take(_ line: Substring, number: Int) throws(Diagnostic) {
        let place = SourceSpan(in: script, line: number + 1, column: 1, length: 1)
        if let control = line.unicodeScalars.first(where: Self.isControl) {
            throw Diagnostic(
                .file, at: place,
                "the line has the control character U+\(String(control.value, radix: 16, uppercase: true))"
            )
        }
        let margin = PrintedMargin(of: line)
        let printed = self.line(line, number)
        guard printed.text.hasPrefix("<") else {
            throw Diagnostic(.file, at: printed.place, "no line of a hierarchy")
        }
        if result.controllers.count + result.views.count >= Self.mostObjects {
            throw Diagnostic(
                .limit, at: place, "more than \(Self.mostObjects) controllers and views")
        }
        if printed.isController {
            let level = try Self.level(controllerLevels.level(of: margin), at: printed.place)
            result.controllers.append(
                try printed.controller(
                    at: level, isPresented: margin.isPresented && level > 0))
        } else {
            let level = try Self.level(viewLevels.level(of: margin), at: printed.place)
            result.views.append(try printed.view(at: level))
        }
    }

    private func line(_ line: Substring, _ number: Int) -> PrintedLine {
        let end = PrintedMargin(of: line).end
        let column = line.unicodeScalars.distance(from: line.startIndex, to: end) + 1
        return PrintedLine(
            text: line[end...].trimmed,
            place: SourceSpan(in: script, line: number + 1, column: column))
    }

    private static func level(_ level: Int?, at place: SourceSpan) throws(Diagnostic) -> Int {
        if let level { return level }
        throw Diagnostic(
            .file, at: place, "the line is set in too far, or less than the first one")
    }

    // MARK: Lines

    /// The lines; a text in quotes with `\n` in place of line ends, as some debuggers write it, is taken out
    /// of them.
    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) {
            $0 == "\n" || $0 == "\r\n" || $0 == "\r"
        }
        guard let first = lines.first?.trimmed, let quote = first.first, "\"`".contains(quote),
            first != "```"
        else { return lines }
        lines[0] = first.dropFirst()
        let last = lines.lastIndex { !$0.trimmed.isEmpty } ?? 0
        if lines[last].trimmed.last == quote { lines[last] = lines[last].trimmed.dropLast() }
        return lines.flatMap { line in
            line.contains("\\n")
                ? line.split(separator: "\\n", omittingEmptySubsequences: false) : [line]
        }
    }

    /// Whether the line is what was typed into a debugger, or the fence around a paste.
    private static func isLeftOut(_ line: Substring) -> Bool {
        line.isEmpty
            || ["(lldb)", "lldb)", "(gdb)", "cy#", "po ", "```", "pvc", "pviews", "Printing desc"]
                .contains { line.hasPrefix($0) }
    }

    private static func beginsObject(_ line: Substring) -> Bool {
        line[PrintedMargin(of: line).end...].hasPrefix("<")
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\t" && scalar != "\n"
    }
}
