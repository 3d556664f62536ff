// swift-format-ignore-file
func increment(_ n: inout Int, by k: Int = 1) { n += k }
func double(_ a: inout [Int]) { for i in a.indices { a[i] *= 2 } }
var n = 1; increment(&n); increment(&n, by: 5); print(n)
var a = [1, 2]; double(&a); increment(&a[0]); print(a)
struct S { var n = 0; var list = [1, 2]; mutating func go() { increment(&n); increment(&list[1], by: 10); double(&list) } }
var s = S(); s.go(); increment(&s.n); print(s)
var d = ["a": 1]; increment(&d["a", default: 0]); increment(&d["b", default: 5]); print(d["a"]!, d["b"]!)
class K { var n = 1 { didSet { print("set", oldValue, n) } } }
let k = K(); increment(&k.n); print(k.n)
func both(_ a: inout Int, _ b: inout Int) { a += b; b = 0 }
func g() { var p = (3, 4); both(&p.0, &p.1); print(p) }; g()
