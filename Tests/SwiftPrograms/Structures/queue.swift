// swift-format-ignore-file
struct Queue { private var inbox: [Int] = [], outbox: [Int] = []; mutating func enqueue(_ x: Int) { inbox.append(x) }; mutating func dequeue() -> Int? { if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll() }; return outbox.popLast() }; var count: Int { inbox.count + outbox.count } }
var q = Queue(); for i in 1...3 { q.enqueue(i) }; print(q.dequeue()!, q.count); q.enqueue(4); var copy = q; while let x = copy.dequeue() { print(x, terminator: " ") }; print(q.count)
