import CommandLanguage

/// Finds headings of a lesson that begin no step, and were meant to.
enum HeadingCheck {
    /// What is wrong with the headings of the file, if it is a lesson.
    static func defects(_ bytes: [UInt8], file: String) -> [LessonDefect] {
        let document = MarkdownDocument(bytes)
        guard document.isLesson else { return [] }
        return document.blocks.compactMap { block in
            guard case .heading(1, let text, let line) = block else { return nil }
            let reason: Message = "'# \(text)' begins no step: '## \(text)' does"
            return LessonDefect(file: file, line: line, reason: reason)
        }
    }
}
