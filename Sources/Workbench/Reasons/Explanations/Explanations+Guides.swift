import HierarchyRecords

/// What pages of explanations say of guides.
extension Explanations {
    /// The claims about a callback. Where another one has its name, or a command has, a delegate's is not
    /// meant.
    func guideClaims(on callback: Callback) -> [Fact] {
        let base = callback.spelling.base
        let isShared =
            session.vocabulary.table[base] != nil
            || Callback.allCases.contains {
                $0 != callback && !$0.isNote && $0.spelling.base == base
            }
        return callback.category == .delegate && isShared ? [] : guideClaims(on: base)
    }

    /// The claims about a callback, a style or a rule.
    func guideClaims(on topic: String) -> [Fact] {
        GuideShelf.guides(in: session.teaching.words.language).places(on: topic).map {
            Fact("guide \($0.address)", $0.claim.title)
        }
    }
}
