/// Elements by their keys, in the order in which they came; each goes in a time that does not hang
/// on how many there are. A key comes once.
struct KeptInOrder<Key: Hashable, Element> {
    private var slots: [(key: Key, element: Element)?] = []
    /// Where each is; nil while there are few enough to look through.
    private var places: [Key: Int]?
    private var vacancies = 0

    private static var fewEnough: Int { 32 }

    var isEmpty: Bool { slots.count == vacancies }

    var elements: [Element] { slots.compactMap { $0?.element } }

    mutating func append(_ element: Element, as key: Key) {
        places?[key] = slots.count
        slots.append((key, element))
    }

    mutating func remove(_ key: Key) {
        guard places != nil || slots.count > Self.fewEnough else {
            slots.removeAll { $0?.key == key }
            return
        }
        var known = places ?? placesNow
        places = nil
        if let place = known.removeValue(forKey: key) {
            slots[place] = nil
            vacancies += 1
        }
        places = known
        if vacancies * 2 > slots.count { closeUp() }
    }

    private mutating func closeUp() {
        slots.removeAll { $0 == nil }
        vacancies = 0
        places = slots.count > Self.fewEnough ? placesNow : nil
    }

    private var placesNow: [Key: Int] {
        var result: [Key: Int] = [:]
        for (place, slot) in slots.enumerated() {
            if let slot { result[slot.key] = place }
        }
        return result
    }
}
