import HierarchyRecords

/// Passages of lessons as HTML. All text passes `XMLText`.
enum LessonMarkup {
    /// A line of prose: what stands in backticks is code, what stands in stars is stressed.
    static func inline(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map {
            index, part in
            if index % 2 == 1 { return "<code>\(XMLText.escape(String(part)))</code>" }
            return XMLText.escape(String(part))
                .replacing(#/\*([^\s*](?:[^*]*[^\s*])?)\*/#) { "<em>\($0.1)</em>" }
        }.joined()
    }

    /// Prose alone; other passages have nothing here.
    static func prose(_ passages: [LessonPassage]) -> String {
        passages.map(prose).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    static func prose(_ passage: LessonPassage) -> String {
        switch passage {
        case .heading(let text): "<h3>\(inline(text))</h3>"
        case .paragraph(let text): "<p>\(inline(text))</p>"
        case .item(let marker, let text):
            "<p class=\"item\">\(XMLText.escape(marker)) \(inline(text))</p>"
        case .code(let lines):
            "<pre>\(lines.map(XMLText.escape).joined(separator: "\n"))</pre>"
        case .setup, .hint, .solution, .script, .question, .prediction: ""
        }
    }

    /// What a command logged and printed, as the shell shows it.
    static func log(_ command: LoggedCommand) -> String {
        var lines: [String] = []
        if !command.events.isEmpty {
            lines.append("<ol class=\"log\">")
            lines += command.events.map { item(command.log.events[$0], in: command.log) }
            lines.append("</ol>")
        }
        if !command.output.isEmpty {
            lines.append("<pre>\(command.output.map(XMLText.escape).joined(separator: "\n"))</pre>")
        }
        return lines.joined(separator: "\n")
    }

    /// A command with its log below.
    static func run(_ command: LoggedCommand) -> String {
        let source = "<pre class=\"command\">\(XMLText.escape(command.source))</pre>"
        let log = log(command)
        return log.isEmpty ? source : source + "\n" + log
    }

    private static func item(_ event: Event, in log: EventLog) -> String {
        let look = EventLook(of: event.callback, .unicode)
        let rule = event.rule.map { id in
            let title = XMLText.escape(Rulebook.rule(id).title)
            return " <span class=\"rule\" title=\"\(title)\">\(id.rawValue)</span>"
        }
        return "<li class=\"depth-\(min(event.depth, 9))\">"
            + "<span class=\"\(look.role)\" aria-hidden=\"true\">\(XMLText.escape(look.sign.text))</span> "
            + "<span class=\"\(look.role)\">\(XMLText.escape(log.text(event)))</span>"
            + (rule ?? "") + "</li>"
    }

    /// The choices of a question, labelled.
    static func choices(_ choices: [LessonChoice], isCode: Bool) -> String {
        let rows = choices.map { choice in
            let text = isCode ? "<code>\(XMLText.escape(choice.text))</code>" : inline(choice.text)
            return "<li><span class=\"label\">\(XMLText.escape(choice.label))</span> \(text)</li>"
        }
        return "<ul class=\"choices\">\n\(rows.joined(separator: "\n"))\n</ul>"
    }
}
