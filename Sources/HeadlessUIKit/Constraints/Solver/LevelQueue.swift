/// A queue of variables ordered by level; a variable that is added several times is taken out once.
struct LevelQueue {
    private struct Item {
        let key: Int64
        let variable: Int32
    }

    private var heap: [Item] = []
    private let direction: Int64

    init(highestFirst: Bool = false) { direction = highestFirst ? -1 : 1 }

    mutating func insert(_ variable: Int32, level: Int32) {
        let key = direction * Int64(level) << 32 | Int64(variable)
        heap.append(Item(key: key, variable: variable))
        var index = heap.count - 1
        while index > 0, heap[(index - 1) / 2].key > heap[index].key {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeFirst() -> Int32? {
        guard let first = heap.first else { return nil }
        repeat { removeTop() } while heap.first?.key == first.key
        return first.variable
    }

    private mutating func removeTop() {
        let last = heap.removeLast()
        if heap.isEmpty { return }
        heap[0] = last
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < heap.count && heap[child].key < heap[least].key {
                least = child
            }
            if least == index { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}
