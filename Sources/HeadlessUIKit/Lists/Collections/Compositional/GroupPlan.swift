/// The places of the items of one group of a compositional layout (U42), in points of the group.
@MainActor
struct GroupPlan {
    /// Where an item is, and where the views are that belong to it.
    struct Place {
        var frame: CGRect
        var zIndex = 0
        /// The room that was made for the item, at which its views stand.
        var room: CGRect
        var views: [NSCollectionLayoutSupplementaryItem] = []

        func moved(by point: CGPoint) -> Place {
            var place = self
            place.frame = frame.offsetBy(dx: point.x, dy: point.y)
            place.room = room.offsetBy(dx: point.x, dy: point.y)
            return place
        }
    }

    /// What a group is laid out for.
    struct Request {
        /// How many items there are for it.
        let items: Int
        /// The size that the cell of an item asked for, by its number among those items; nil where it was not asked.
        let asked: (Int) -> CGSize?
        let traits: UITraitCollection
    }

    let places: [Place]
    /// The size of the group, in points.
    let size: CGSize

    /// Lays out a group in a container of that size, in points. Along `shared` it has that length instead of its own.
    init(
        _ group: NSCollectionLayoutGroup, in container: CGSize, _ request: Request,
        shared: (isWidth: Bool, length: CGFloat)? = nil
    ) {
        let own = group.layoutSize.size(in: container).replacing(shared)
        switch group.arrangement {
        case .custom(let provide):
            places = Self.places(provide, in: own, request)
            size = own
        case .line(let isHorizontal, let count):
            var line = GroupLine(group, isHorizontal: isHorizontal, size: own)
            line.fill(count, request)
            places = line.places
            size = line.grown(own)
        }
    }

    private static func places(
        _ provide: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem],
        in size: CGSize, _ request: Request
    ) -> [Place] {
        let room = LayoutEnvironment(LayoutContainer(size, .zero), request.traits)
        return provide(room).prefix(max(0, request.items)).map {
            Place(frame: $0.frame, zIndex: $0.zIndex, room: $0.frame)
        }
    }
}

/// A row or a column of items while it is filled.
@MainActor
private struct GroupLine {
    /// An item or group at its place in the line.
    private struct Part {
        let size: CGSize
        let places: [GroupPlan.Place]
        let spacing: NSCollectionLayoutEdgeSpacing?
    }

    private let group: NSCollectionLayoutGroup
    private let isHorizontal: Bool
    private let insets: UIEdgeInsets
    /// The room within the group's insets, in points.
    private let room: CGSize
    private var parts: [Part] = []
    private static let mostParts = 10_000

    init(_ group: NSCollectionLayoutGroup, isHorizontal: Bool, size: CGSize) {
        (self.group, self.isHorizontal) = (group, isHorizontal)
        insets = group.countedInsets
        let inner = CGRect(origin: .zero, size: size).inset(by: insets)
        room = CGSize(width: max(0, inner.width), height: max(0, inner.height))
    }

    /// Takes items as long as there are some and the line has room.
    mutating func fill(
        _ count: NSCollectionLayoutGroup.LineCount, _ request: GroupPlan.Request
    ) {
        guard !group.subitems.isEmpty else { return }
        switch count {
        case .fitting: fillWithWhatFits(request)
        case .sharing(let count):
            let count = min(max(1, count), Self.mostParts)
            let rest = along(room) - CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
            let share = max(0, rest / CGFloat(count))
            take(count, request, shared: (isHorizontal, share))
        case .repeating(let count): take(min(max(1, count), Self.mostParts), request)
        }
    }

    private mutating func take(
        _ count: Int, _ request: GroupPlan.Request,
        shared: (isWidth: Bool, length: CGFloat)? = nil
    ) {
        var taken = 0
        while parts.count < count, taken < request.items {
            let part = part(group.subitems[0], behind: taken, request, shared: shared)
            if part.places.isEmpty { return }
            taken += part.places.count
            parts.append(part)
        }
    }

    /// The items come in turn until one has no room, of which the first always has some. An item without a length
    /// does not come twice.
    private mutating func fillWithWhatFits(_ request: GroupPlan.Request) {
        var (used, taken) = (CGFloat.zero, 0)
        while taken < request.items, parts.count < Self.mostParts {
            let item = group.subitems[parts.count % group.subitems.count]
            let length = along(item.layoutSize.size(in: room)) + fixedSpacing(of: item)
            let between = parts.isEmpty ? 0 : group.interItemSpacing?.spacing ?? 0
            if !parts.isEmpty, used + between + length > along(room) + 0.01 { return }
            if parts.count >= group.subitems.count, length <= 0 { return }
            let part = part(item, behind: taken, request)
            if part.places.isEmpty { return }
            used += between + length
            taken += part.places.count
            parts.append(part)
        }
    }

    private func part(
        _ item: NSCollectionLayoutItem, behind taken: Int, _ request: GroupPlan.Request,
        shared: (isWidth: Bool, length: CGFloat)? = nil
    ) -> Part {
        if let group = item as? NSCollectionLayoutGroup {
            let rest = GroupPlan.Request(
                items: request.items - taken, asked: { request.asked(taken + $0) },
                traits: request.traits)
            let plan = GroupPlan(group, in: room, rest, shared: shared)
            return Part(size: plan.size, places: plan.places, spacing: item.edgeSpacing)
        }
        let size = item.layoutSize.size(in: room, asked: request.asked(taken)).replacing(shared)
        let frame = CGRect(origin: .zero, size: size).inset(by: item.countedInsets)
        let place = GroupPlan.Place(frame: frame, room: frame, views: item.supplementaryItems)
        return Part(size: size, places: [place], spacing: item.edgeSpacing)
    }

    // MARK: Where the parts are

    /// The places of all items, in points of the group.
    var places: [GroupPlan.Place] {
        var at = isHorizontal ? insets.left : insets.top
        let share = flexibleShare
        return parts.enumerated().flatMap { number, part in
            if number > 0 { at += length(group.interItemSpacing, share) }
            at += length(before(part), share)
            let across = length(beforeAcross(part), 0)
            let origin =
                isHorizontal
                ? CGPoint(x: at, y: insets.top + across) : CGPoint(x: insets.left + across, y: at)
            at += along(part.size) + length(behind(part), share)
            return part.places.map { $0.moved(by: origin) }
        }
    }

    /// The group's size: as large as its items where it is estimated.
    func grown(_ own: CGSize) -> CGSize {
        var size = own
        let across = parts.map {
            self.across($0.size) + length(beforeAcross($0), 0) + length(behindAcross($0), 0)
        }.max()
        if let across, !parts.isEmpty {
            let content =
                isHorizontal
                ? CGSize(width: used, height: across) : CGSize(width: across, height: used)
            if group.layoutSize.widthDimension.isEstimated { size.width = content.width }
            if group.layoutSize.heightDimension.isEstimated { size.height = content.height }
        }
        return size
    }

    /// What the parts and the least distances take along the line, in points.
    private var used: CGFloat {
        let lengths = parts.reduce(0) {
            $0 + along($1.size) + length(before($1), 0) + length(behind($1), 0)
        }
        return lengths + CGFloat(max(0, parts.count - 1)) * length(group.interItemSpacing, 0)
    }

    /// What each flexible distance takes of the room that is left, in points.
    private var flexibleShare: CGFloat {
        var spacings = parts.flatMap { [before($0), behind($0)] }
        spacings += Array(repeating: group.interItemSpacing, count: max(0, parts.count - 1))
        let count = spacings.filter { $0?.isFlexible ?? false }.count
        return count == 0 ? 0 : max(0, along(room) - used) / CGFloat(count)
    }

    private func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexible ? share : 0)
    }

    private func fixedSpacing(of item: NSCollectionLayoutItem) -> CGFloat {
        guard let edges = item.edgeSpacing else { return 0 }
        return isHorizontal
            ? length(edges.leading, 0) + length(edges.trailing, 0)
            : length(edges.top, 0) + length(edges.bottom, 0)
    }

    private func before(_ part: Part) -> NSCollectionLayoutSpacing? {
        isHorizontal ? part.spacing?.leading : part.spacing?.top
    }

    private func behind(_ part: Part) -> NSCollectionLayoutSpacing? {
        isHorizontal ? part.spacing?.trailing : part.spacing?.bottom
    }

    private func beforeAcross(_ part: Part) -> NSCollectionLayoutSpacing? {
        isHorizontal ? part.spacing?.top : part.spacing?.leading
    }

    private func behindAcross(_ part: Part) -> NSCollectionLayoutSpacing? {
        isHorizontal ? part.spacing?.bottom : part.spacing?.trailing
    }

    private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
}

extension CGSize {
    /// The size with the width or height that a group gives to each of its items.
    fileprivate func replacing(_ shared: (isWidth: Bool, length: CGFloat)?) -> CGSize {
        guard let shared else { return self }
        return shared.isWidth
            ? CGSize(width: shared.length, height: height)
            : CGSize(width: width, height: shared.length)
    }
}
