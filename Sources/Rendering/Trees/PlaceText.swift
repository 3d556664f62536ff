import HierarchyRecords

extension HierarchySnapshot.Place {
    /// `2/3`, `3/3 top`; `tab 1`, `tab 0 selected`.
    func words(_ said: Wording) -> String {
        switch self {
        case .stack(let position, let count):
            said(position == count ? "%/% top" : "%/%").filled(with: "\(position)", "\(count)")
        case .tab(let index, let isSelected):
            said(isSelected ? "tab % selected" : "tab %").filled(with: "\(index)")
        case .page(let position, let count):
            count == 1 ? word("page", said) : said(position == 1 ? "left page" : "right page")
        case .column(let name, let isSeen):
            isSeen ? name : said("% hidden").filled(with: name)
        case .spot(let words, _): word(words, said)
        }
    }

    /// The same in words that can be read aloud: `3 of 3 on top`.
    func spoken(_ said: Wording) -> String {
        guard case .stack(let position, let count) = self else { return words(said) }
        let isOnTop = position == count
        return (isOnTop ? said("% of % on top") : word("% of %", said))
            .filled(with: "\(position)", "\(count)")
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
