/// The groups of a section of a compositional layout, one behind the other (U42). Groups that are all alike are
/// laid out once.
@MainActor
struct GroupSequence {
    private enum Groups {
        case alike(GroupPlan)
        case each([GroupPlan], firstItems: [Int], origins: [CGFloat])
    }

    private let groups: Groups
    private let itemCount: Int
    private let spacing: CGFloat
    private let isHorizontal: Bool
    /// How far the groups reach in the direction in which they follow each other, in points.
    let length: CGFloat
    /// How far the largest group reaches across that direction, in points.
    let breadth: CGFloat

    init(
        of group: NSCollectionLayoutGroup, in container: CGSize, spacing: CGFloat,
        isHorizontal: Bool, _ request: GroupPlan.Request
    ) {
        (itemCount, self.spacing, self.isHorizontal) = (request.items, spacing, isHorizontal)
        let plans = group.isEstimated ? Self.plans(of: group, in: container, request) : []
        let first = plans.first ?? GroupPlan(group, in: container, request)
        guard plans.isEmpty else {
            let lengths = plans.map { isHorizontal ? $0.size.width : $0.size.height }
            breadth = plans.map { isHorizontal ? $0.size.height : $0.size.width }.max() ?? 0
            let origins = lengths.dropLast().reduce(into: [CGFloat.zero]) {
                $0.append(($0.last ?? 0) + $1 + spacing)
            }
            let firstItems = plans.dropLast().reduce(into: [0]) {
                $0.append(($0.last ?? 0) + $1.places.count)
            }
            groups = .each(plans, firstItems: firstItems, origins: origins)
            length = (origins.last ?? 0) + (lengths.last ?? 0)
            return
        }
        groups = .alike(first)
        let perGroup = first.places.count
        let count = perGroup == 0 ? 0 : (itemCount + perGroup - 1) / perGroup
        let step = (isHorizontal ? first.size.width : first.size.height) + spacing
        length = count == 0 ? 0 : CGFloat(count) * step - spacing
        breadth = count == 0 ? 0 : isHorizontal ? first.size.height : first.size.width
    }

    /// Each group by itself, as its cells asked for their sizes.
    private static func plans(
        of group: NSCollectionLayoutGroup, in container: CGSize, _ request: GroupPlan.Request
    ) -> [GroupPlan] {
        var plans: [GroupPlan] = []
        var taken = 0
        while taken < request.items {
            let begin = taken
            let plan = GroupPlan(
                group, in: container,
                GroupPlan.Request(
                    items: request.items - begin, asked: { request.asked(begin + $0) },
                    traits: request.traits))
            if plan.places.isEmpty { break }
            taken += plan.places.count
            plans.append(plan)
        }
        return plans
    }

    /// Where the item is, in points of the first group; nil if no group holds it.
    func place(of item: Int) -> GroupPlan.Place? {
        guard item >= 0, item < itemCount else { return nil }
        switch groups {
        case .alike(let plan):
            guard !plan.places.isEmpty else { return nil }
            let (group, place) = item.quotientAndRemainder(dividingBy: plan.places.count)
            return plan.places[place].moved(by: origin(CGFloat(group) * step(plan)))
        case .each(let plans, let firstItems, let origins):
            guard let group = firstItems.lastIndex(where: { $0 <= item }) else { return nil }
            let place = item - firstItems[group]
            guard plans[group].places.indices.contains(place) else { return nil }
            return plans[group].places[place].moved(by: origin(origins[group]))
        }
    }

    /// The items of the groups that may touch that part of the sequence, in order; lengths are in points.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        switch groups {
        case .alike(let plan):
            let perGroup = plan.places.count
            guard perGroup > 0, step(plan) > 0, low < high else { return 0..<itemCount }
            let first = Int(clamping: max(0, (low / step(plan)).rounded(.down) - 1))
            let end = Int(clamping: max(0, (high / step(plan)).rounded(.up) + 1))
            let range = min(first, itemCount / perGroup) * perGroup
            return range..<max(range, min(itemCount, min(end, itemCount) * perGroup))
        case .each(let plans, let firstItems, let origins):
            let first = max(0, (origins.firstIndex { $0 > low } ?? origins.count) - 1)
            let end = origins.firstIndex { $0 >= high } ?? origins.count
            guard first < end else { return 0..<0 }
            return firstItems[first]..<firstItems[end - 1] + plans[end - 1].places.count
        }
    }

    private func step(_ plan: GroupPlan) -> CGFloat {
        (isHorizontal ? plan.size.width : plan.size.height) + spacing
    }

    private func origin(_ distance: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }
}
