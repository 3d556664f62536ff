/// One thing that a rule stands on.
public enum Citation: Sendable, Equatable {
    /// A source; the note says where in it, or what of it counts, and `seen` in which systems it was seen there,
    /// where the source itself is of many.
    case source(EvidenceKey, String? = nil, seen: String? = nil)
    /// A source that says otherwise; the note says of what time or system it is.
    case against(EvidenceKey, String? = nil)
    /// Another rule; the note says what of it counts.
    case rule(RuleID, String? = nil)
    /// An argument of our own, or that nothing was found.
    case words(String)
}

extension Citation {
    /// `Log of tabs [PGZ]`: in words, with what `explain` goes on with in brackets.
    public var text: String {
        switch self {
        case .source(let key, let note, _): key.record.words + bracket(key.rawValue, note)
        case .against(let key, _): key.record.words + bracket(key.rawValue, remark)
        case .rule(let id, let note): Rulebook.rule(id).title + bracket(id.rawValue, note)
        case .words(let words): words
        }
    }

    /// The note, or our own words; nil where a source or a rule is cited as a whole.
    public var remark: String? {
        switch self {
        case .source(_, let note, _), .rule(_, let note): note
        case .against(_, let note): note.map { "says otherwise, \($0)" } ?? "says otherwise"
        case .words(let words): words
        }
    }

    /// The source that is cited; nil for a rule or words.
    public var key: EvidenceKey? {
        switch self {
        case .source(let key, _, _), .against(let key, _): key
        case .rule, .words: nil
        }
    }

    /// The systems in which UIKit was seen to do it, in words: those of the citation, or of its whole source. Nil where
    /// the source says none, and where nothing was seen, but read in documentation.
    public var systemsSeen: String? {
        switch self {
        case .source(let key, _, let seen):
            key.record.kind.wasSeen ? seen ?? key.record.systems : nil
        case .against, .rule, .words: nil
        }
    }

    /// The rule that is cited; nil for a source or words.
    public var rule: RuleID? {
        switch self {
        case .rule(let id, _): id
        case .source, .against, .words: nil
        }
    }

    /// What `explain` goes on with; nil for our own words.
    public var mark: String? { key?.rawValue ?? rule?.rawValue }

    private func bracket(_ key: String, _ note: String?) -> String {
        note.map { " [\(key): \($0)]" } ?? " [\(key)]"
    }
}
