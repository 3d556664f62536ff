import CommandLanguage

extension Workbench {
    /// Whether a text that arrived at the prompt in one piece is what an app printed of its controllers or
    /// views.
    public func isHierarchy(_ text: String) -> Bool { PrintedHierarchyReader.recognizes(text) }

    /// Makes the controllers and views of such a text.
    public func importHierarchy(_ text: String) -> ExitStatus {
        withCurrent { session in
            let span = SourceSpan(line: 1, column: 1)
            return session.dispatch(at: span) { () throws(Diagnostic) in
                try Stepper(session: session).refuse(at: span)
                try HierarchyImport(session: session).run(pasted: text, at: span)
                if !session.draft.contents.isEmpty { session.reply(0..<0, step: nil, span: span) }
                return session.draft.status
            }
        }
    }
}
