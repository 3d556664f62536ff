// swift-format-ignore-file
func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
let c1 = counter(), c2 = counter()
print(c1(), c1(), c2(), c1())
var handlers: [() -> Void] = []
for i in 0..<3 { handlers.append { print("handler", i) } }
handlers.forEach { $0() }
var total = 0
[1, 2, 3].forEach { total += $0 }
print(total)
func make(_ factor: Int) -> (Int) -> Int { { $0 * factor } }
print([1, 2, 3].map(make(10)))
var x = 1
let cap = { [x] in print(x) }
x = 2
cap()
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(5))
func run(_ times: Int, _ body: (Int) -> Void) { for i in 1...times { body(i) } }
run(2) { print("turn \($0)") }
let sorted = ["pear", "fig", "apple"].sorted { ($0.count, $0) < ($1.count, $1) }
print(sorted)
