/// What a flow layout knows of a section.
struct FlowSection {
    /// The sizes of items, in points.
    enum Sizes {
        case one(CGSize)
        case each([CGSize])
    }

    let count: Int
    let sizes: Sizes
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let header: CGSize
    let footer: CGSize
}

/// The places of all elements of a flow layout (U40), in terms of the direction in which line follows line.
@MainActor
struct FlowPlan {
    /// The size of the collection view, in points.
    let room: CGSize
    private let isVertical: Bool
    private var sections: [FlowLines] = []
    /// Where each section begins along the content, and behind them where the last one ends.
    private var starts: [CGFloat] = [0]

    init() { (room, isVertical) = (.zero, true) }

    init(_ sections: [FlowSection], isVertical: Bool, room: CGSize) {
        (self.room, self.isVertical) = (room, isVertical)
        let breadth = isVertical ? room.width : room.height
        for section in sections {
            let lines = FlowLines(section, isVertical: isVertical, breadth: breadth)
            self.sections.append(lines)
            starts.append((starts.last ?? 0) + lines.length)
        }
    }

    var contentSize: CGSize {
        let length = starts.last ?? 0
        return isVertical
            ? CGSize(width: room.width, height: length)
            : CGSize(width: length, height: room.height)
    }

    func frame(ofItem path: IndexPath) -> CGRect? {
        guard sections.indices.contains(path.section) else { return nil }
        return sections[path.section].frame(of: path.item).map {
            turned($0, from: starts[path.section])
        }
    }

    /// The items that touch the rectangle, in order.
    func items(in rect: CGRect) -> [IndexPath] {
        let along = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return sections(along).flatMap { section in
            let start = starts[section]
            return sections[section].items(from: along.0 - start, to: along.1 - start)
                .map { IndexPath(item: $0, section: section) }
                .filter { frame(ofItem: $0)?.overlaps(rect) ?? false }
        }
    }

    /// The headers and footers that touch the rectangle, in order; those that stay in sight do.
    func views(in rect: CGRect, pinning pinned: Set<String>) -> [(section: Int, kind: String)] {
        let along = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return sections(along).flatMap { section in
            Self.kinds.filter { kind in
                guard let frame = frame(ofView: kind, section: section, pinnedTo: nil) else {
                    return false
                }
                return pinned.contains(kind) || frame.overlaps(rect)
            }.map { (section, $0) }
        }
    }

    private static let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]

    /// The frame of a section's header or footer; nil if there is none. One that stays in sight is moved
    /// into the bounds, as far as its section reaches.
    func frame(ofView kind: String, section: Int, pinnedTo bounds: CGRect?) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        let lines = sections[section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let depth = isHeader ? lines.header : lines.footer
        guard depth > 0 else { return nil }
        var along = isHeader ? starts[section] : starts[section + 1] - depth
        if let bounds {
            let (low, high) =
                isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
            along = isHeader ? max(along, low) : min(along, high - depth)
            along = along.clamped(starts[section], starts[section + 1] - depth)
        }
        return isVertical
            ? CGRect(x: 0, y: along, width: room.width, height: depth)
            : CGRect(x: along, y: 0, width: depth, height: room.height)
    }

    /// The sections that touch that part of the content.
    private func sections(_ along: (CGFloat, CGFloat)) -> Range<Int> {
        let first = starts.dropFirst().firstIndex { $0 > along.0 }.map { $0 - 1 } ?? sections.count
        let end = starts.dropLast().firstIndex { $0 >= along.1 } ?? sections.count
        return first..<max(first, end)
    }

    private func turned(_ place: FlowLines.Place, from start: CGFloat) -> CGRect {
        isVertical
            ? CGRect(
                x: place.across, y: start + place.along, width: place.breadth, height: place.depth)
            : CGRect(
                x: start + place.along, y: place.across, width: place.depth, height: place.breadth)
    }
}

/// The lines of one section of a flow layout.
struct FlowLines {
    /// The place of an item: how far along the section and across it, how broad within its line, how
    /// deep along the lines, and from where to where its line reaches; in points.
    struct Place {
        let along: CGFloat, across: CGFloat, breadth: CGFloat, depth: CGFloat
        let line: ClosedRange<CGFloat>
    }

    let header: CGFloat, footer: CGFloat
    /// From the beginning of the header to the end of the footer, in points.
    let length: CGFloat
    private let count: Int
    private let places: Places

    private enum Places {
        case even(EvenLines)
        case each([Place])
    }

    init(_ section: FlowSection, isVertical: Bool, breadth: CGFloat) {
        header = max(0, isVertical ? section.header.height : section.header.width)
        footer = max(0, isVertical ? section.footer.height : section.footer.width)
        count = section.count
        let inset = section.inset
        let before = header + (isVertical ? inset.top : inset.left)
        let after = isVertical ? inset.bottom : inset.right
        let side = isVertical ? inset.left : inset.top
        let far = isVertical ? inset.right : inset.bottom
        var line = LineRoom(
            start: before, side: side, room: max(0, breadth - side - far),
            itemSpacing: max(0, section.itemSpacing), lineSpacing: max(0, section.lineSpacing),
            isVertical: isVertical)
        let end: CGFloat
        switch section.sizes {
        case .one(let size):
            let even = EvenLines(size, line)
            places = .even(even)
            end = even.end(count)
        case .each(let sizes):
            let all = line.places(sizes)
            places = .each(all)
            end = line.end
        }
        length = end + after + footer
    }

    func frame(of item: Int) -> Place? {
        guard item >= 0, item < count else { return nil }
        switch places {
        case .even(let lines): return lines.place(of: item)
        case .each(let places): return places[item]
        }
    }

    /// The items that may touch that part of the section.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = firstItem { $0.line.upperBound > low }
        let end = firstItem { $0.line.lowerBound >= high }
        return first..<max(first, end)
    }

    /// The first of which the condition holds, as it does of all behind it.
    private func firstItem(where holds: (Place) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if frame(of: middle).map(holds) ?? true { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Where lines of items go.
struct LineRoom {
    let start: CGFloat, side: CGFloat, room: CGFloat
    let itemSpacing: CGFloat, lineSpacing: CGFloat
    let isVertical: Bool
    /// Where the last line ended.
    private(set) var end: CGFloat

    init(
        start: CGFloat, side: CGFloat, room: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat,
        isVertical: Bool
    ) {
        (self.start, self.side, self.room) = (start, side, room)
        (self.itemSpacing, self.lineSpacing) = (itemSpacing, lineSpacing)
        self.isVertical = isVertical
        end = start
    }

    func breadth(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.width : size.height) }
    func depth(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.height : size.width) }

    /// The places of items of several sizes, line by line.
    mutating func places(_ sizes: [CGSize]) -> [FlowLines.Place] {
        var places: [FlowLines.Place] = []
        var first = 0
        while first < sizes.count {
            var (last, used) = (first, breadth(sizes[first]))
            while last + 1 < sizes.count,
                used + itemSpacing + breadth(sizes[last + 1]) <= room
            {
                last += 1
                used += itemSpacing + breadth(sizes[last])
            }
            let isLast = last == sizes.count - 1
            places += line(Array(sizes[first...last]), used: used, isLast: isLast)
            first = last + 1
        }
        return places
    }

    /// A full line reaches from edge to edge; AD-HOC: the last one keeps the least distance.
    private mutating func line(_ sizes: [CGSize], used: CGFloat, isLast: Bool) -> [FlowLines.Place]
    {
        let rest = sizes.count > 1 && !isLast ? (room - used) / CGFloat(sizes.count - 1) : 0
        let depth = sizes.map(depth).max() ?? 0
        let along = end == start ? start : end + lineSpacing
        var across = side
        let places = sizes.map { size in
            defer { across += breadth(size) + itemSpacing + rest }
            return FlowLines.Place(
                along: along + (depth - self.depth(size)) / 2, across: across,
                breadth: breadth(size), depth: self.depth(size), line: along...along + depth)
        }
        end = along + depth
        return places
    }
}

/// Lines of items of one size, of which none needs to be kept.
struct EvenLines {
    private let line: LineRoom
    private let breadth: CGFloat, depth: CGFloat
    private let perLine: Int
    private let gap: CGFloat

    init(_ size: CGSize, _ line: LineRoom) {
        self.line = line
        breadth = max(1, line.breadth(size))
        depth = max(1, line.depth(size))
        let spacing = line.itemSpacing
        perLine = max(1, Int(clamping: min((line.room + spacing) / (breadth + spacing), 10_000)))
        gap = perLine > 1 ? (line.room - CGFloat(perLine) * breadth) / CGFloat(perLine - 1) : 0
    }

    /// Where that many items end.
    func end(_ count: Int) -> CGFloat {
        let lines = CGFloat((count + perLine - 1) / perLine)
        return line.start + lines * depth + max(0, lines - 1) * line.lineSpacing
    }

    func place(of item: Int) -> FlowLines.Place {
        let (number, place) = item.quotientAndRemainder(dividingBy: perLine)
        let along = line.start + CGFloat(number) * (depth + line.lineSpacing)
        return FlowLines.Place(
            along: along, across: line.side + CGFloat(place) * (breadth + gap), breadth: breadth,
            depth: depth, line: along...along + depth)
    }
}
