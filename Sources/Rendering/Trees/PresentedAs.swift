import HierarchyRecords

extension HierarchySnapshot.Relation {
    /// `as pageSheet`; `as popover, adapted to formSheet`, in the reader's language. Nil for what is not presented.
    func presentedAs(_ said: Wording) -> String? {
        guard case .presented(let style, let asked, _, _) = self else { return nil }
        return asked.map { said("as %, adapted to %").filled(with: $0, style) }
            ?? said("as %").filled(with: style)
    }
}
