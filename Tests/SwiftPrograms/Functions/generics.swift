// swift-format-ignore-file
func firstTwo<T>(_ items: [T]) -> [T] { Array(items.prefix(2)) }
func largest<T: Comparable>(_ items: [T]) -> T? { var best = items.first; for i in items { if i > best! { best = i } }; return best }
func swapThem<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
print(firstTwo([1, 2, 3]), firstTwo(["a"]), largest([3, 9, 2])!, largest(["x", "b"])!, largest([Int]()) as Any)
var a = 1, b = 2
swapThem(&a, &b)
print(a, b)
func apply<T, U>(_ value: T, _ f: (T) -> U) -> U { f(value) }
print(apply(3) { "\($0)!" }, apply("abc") { $0.count })
