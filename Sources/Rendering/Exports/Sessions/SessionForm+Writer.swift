import HierarchyRecords

extension SessionForm {
    /// Begins a session in this form.
    public func writer(of session: SessionRecord) -> any SessionWriter {
        switch self {
        case .html: SessionPage(session)
        case .cast: SessionCast(session)
        case .mermaid: SequenceDiagram(session)
        case .flowchart: HierarchyFlowchart(session)
        case .dot: HierarchyGraph(session)
        case .json: SessionJSON(session)
        case .markdown: SessionMarkdown(session)
        }
    }
}
