import HierarchyRecords

extension HierarchySnapshot.Place {
    /// `2/3`, `3/3 top`; `tab 1`, `tab 0 selected`.
    var words: String {
        switch self {
        case .stack(let position, let count):
            position == count ? "\(position)/\(count) top" : "\(position)/\(count)"
        case .tab(let index, let isSelected): isSelected ? "tab \(index) selected" : "tab \(index)"
        case .page(let position, let count):
            count == 1 ? "page" : position == 1 ? "left page" : "right page"
        case .column(let name, let isSeen): isSeen ? name : "\(name) hidden"
        case .spot(let words, _): words
        }
    }

    /// The same in words that can be read aloud: `3 of 3 on top`.
    var spoken: String {
        guard case .stack(let position, let count) = self else { return words }
        return "\(position) of \(count)" + (position == count ? " on top" : "")
    }

    /// What the user sees stands out.
    var role: Role {
        switch self {
        case .stack(let position, let count): position == count ? .presentation : .dim
        case .tab(_, let isSelected): isSelected ? .presentation : .dim
        case .page: .presentation
        case .column(_, let isSeen), .spot(_, let isSeen): isSeen ? .presentation : .dim
        }
    }
}
