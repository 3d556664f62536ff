// swift-format-ignore-file
struct Clamp { var value = 0 { didSet { if value > 10 { value = 10 }; if value < 0 { value = 0 } } } }
var c = Clamp(); c.value = 50; print(c.value); c.value -= 100; print(c.value)
class Person { var name: String { didSet { if name.isEmpty { name = oldValue }; print("now", name) } }; init(_ n: String) { name = n } }
let p = Person("A"); p.name = ""; p.name = "B"
struct W { var items: [Int] = [] { willSet { print("will", newValue.count) } didSet { print("did", oldValue.count, items.count) } } }
var w = W(); w.items.append(1); w.items[0] = 5; w.items += [2, 3]; w.items.removeAll()
