import CommandLanguage
import HierarchyRecords
import Rendering
import Workbench

/// Words what went wrong: one line in a script, a few at the prompt.
public struct DiagnosticRenderer: Sendable {
    /// Columns to keep within.
    public var width: Int
    /// What was typed, where a person typed it: then the place is shown below it, and hints follow.
    public var typed: String?

    /// What is said in the person's language.
    public var phrases: Phrasebook

    /// Makes a renderer; for scripts where `typed` is nil.
    public init(
        width: Int = 80, typed: String? = nil, phrases: Phrasebook = Phrasebook(.english)
    ) {
        self.width = width
        self.typed = typed
        self.phrases = phrases
    }

    /// `demo.vcr:12:8: unknown controller 'setings'; did you mean 'settings'?`
    public func lines(_ diagnostic: Diagnostic) -> [StyledText] {
        guard let typed else { return [problem(phrases(diagnostic), at: diagnostic.span)] }
        let carets = caretLines(in: typed, at: diagnostic.span)
        // A caret shows the place.
        let text = phrases(diagnostic)
        var lines = [
            carets.isEmpty ? problem(text, at: diagnostic.span) : StyledText(text, .problem)
        ]
        lines += carets
        if let hint = diagnostic.hintWording {
            lines.append(StyledText("  " + phrases(hint), .dim))
        }
        return lines
    }

    /// The place and what was expected; where there is more than one line to compare, a diff.
    public func lines(_ failure: ExpectationFailure) -> [StyledText] {
        let first = problem(phrases(failure.wording), at: failure.span)
        if failure.expected.isEmpty && failure.actual.isEmpty { return [first] }
        return [first]
            + DifferenceRenderer(said: phrases.said).lines(
                expected: failure.shown.expected, actual: failure.shown.actual, context: 3)
    }

    /// In a script the place and UIKit's text; at the prompt, where the log has just printed that
    /// text, the rule and what to do instead.
    public func lines(_ exception: Misuse, at span: SourceSpan) -> [StyledText] {
        let full = MisuseRenderer(width: width, said: phrases.said).lines(exception)
        let text = exception.text.split(separator: "\n", omittingEmptySubsequences: false)
        if typed != nil {
            return [StyledText(phrases("the step was undone"), .problem)]
                + full.dropFirst(text.count)
        }
        let words = exception.isInOwnWords ? phrases(Message(exception.text)) : exception.text
        return [problem("\(exception.title): \(words)", at: span)]
    }

    /// The text behind its place; where one line was typed, a caret below it shows the place.
    private func problem(_ text: String, at span: SourceSpan) -> StyledText {
        if let typed, span.file == nil, !typed.contains("\n") { return StyledText(text, .problem) }
        return StyledText([.init(span.text + ":", .dim), .init(" " + text, .problem)])
    }

    private func caretLines(in typed: String, at span: SourceSpan) -> [StyledText] {
        let lines = typed.split(separator: "\n", omittingEmptySubsequences: false)
        guard span.file == nil, lines.indices.contains(span.line - 1) else { return [] }
        let view = SourceWindow(lines[span.line - 1], at: span, columns: max(width - 4, 16))
        return [StyledText("  " + view.text), StyledText("  " + view.carets, .problem)]
    }
}

extension Misuse {
    fileprivate var title: String {
        switch kind {
        case .exception(let name): "exception \(name)"
        case .warning: "warning"
        }
    }
}
