// swift-format-ignore-file
struct B { var n = [1]; var k = 0; mutating func add(_ x: Int) { n.append(x); k += x }; func sum() -> Int { n.reduce(0) { $0 + $1 } } }
struct Outer { var b = B(); var list: [B] = []; var map: [String: B] = [:]; var o: B? = nil; var t: (B, Int) = (B(), 1) }
enum Box { case one(B), two(B, Int), none }
class Holder { var b = B(); var list: [B] = [B()]; let name: String; init(_ n: String) { name = n }; func bump() { b.add(3); list[0].add(9) } }
func f() {
    var d = [B()]; let e = d; d[0].n.append(5); print(e[0].n, d[0].n)
    var o = Outer(); let p = o; o.b.add(4); o.list.append(o.b); o.list[0].add(7); o.map["a"] = o.b; o.map["a"]?.add(8); o.map["z", default: B()].k += 2
    o.o = o.b; o.o?.add(100); o.t.0.add(55); o.t.1 += 1
    print(p.b.n, o.b.n, o.list[0].n, o.map["a"]!.n, o.map["z"]!.k, o.o!.n, o.t.0.n, o.t.1, p.t.0.n)
    let box = Box.one(o.b); o.b.add(9); if case .one(let q) = box { print(q.n) }
    var x = B(); let c = { [x] in x.n }; let c2 = { x.n }; x.add(2); print(c(), c2())
    func change(_ b: inout B) { b.add(77) }
    change(&x); change(&o.list[0]); change(&o.map["a", default: B()]); print(x.n, o.list[0].n, o.map["a"]!.n)
    for b0 in o.list { var b = b0; b.add(1); print(b.n) }
    for b in o.list { o.list[0].add(3); print(b.n) }
    print(o.list[0].n)
    let h = Holder("h"); let hb = h.b; h.bump(); print(hb.n, h.b.n, h.list[0].n); let h2 = h; h2.b.k = 5; print(h.b.k)
    var arr = o.list; arr[0].n[0] = 42; print(arr[0].n, o.list[0].n)
    func give(_ b: B) -> B { var b = b; b.add(6); return b }
    let g = give(x); print(g.n, x.n)
    var tup = (x, x); tup.0.add(1); print(tup.0.n, tup.1.n)
    var nested = [[x], [x]]; nested[0][0].add(8); print(nested[0][0].n, nested[1][0].n)
    print(x.sum(), o.b.sum())
    var s = o; s.o = nil; s.o?.add(1); print(s.o as Any, o.o!.k)
    swap(&tup.0, &tup.1); print(tup.0.n)
}
f()
protocol P { var v: Int { get set }; mutating func up(); func show() -> String }
extension P { mutating func twice() { up(); up() }; func show() -> String { "v\(v)" } }
struct S: P { var v = 0; mutating func up() { v += 1 } }
class K: P { var v = 10; func up() { v += 10 } }
func g() {
    var ps: [P] = [S(), K()]; let old = ps
    for i in 0..<2 { ps[i].twice() }
    print(ps[0].v, old[0].v, ps[1].v, old[1].v, ps.map { $0.show() })
    var p: P = S(); let q = p; p.v = 7; p.up(); print(p.v, q.v)
    func gen<T: P>(_ t: inout T) { t.up(); t.v += 5 }
    var s = S(); gen(&s); print(s.v); var k = K(); gen(&k); print(k.v)
}
g()
struct Obs { var a = 1 { willSet { print("will", a, newValue) } didSet { print("did", oldValue, a); if a > 3 { a = 3 } } }; lazy var z: Int = { print("lazy"); return a * 2 }(); static var count = 0 { didSet { print("count", oldValue, count) } } }
func h() {
    var o = Obs(); o.a = 9; print(o.a); o.a += 1; print(o.z, o.z); var c = o; c.a = 2; print(c.z, o.a); Obs.count += 1
}
h()
class CO { var a = 1 { didSet { if a > 3 { a = 3 }; print("did", oldValue, a) } } }
let co = CO(); co.a = 10; print(co.a)
struct Init { let a: Int; var b: String; init(_ a: Int) { self.a = a; b = "x\(a)" }; init() { self.init(5) }; init?(neg: Int) { if neg < 0 { return nil }; self.init(neg) } }
print(Init(), Init(2), Init(neg: -1) as Any, Init(neg: 3) as Any)
enum T { case on, off; mutating func flip() { self = self == .on ? .off : .on }; var name: String { switch self { case .on: return "ON"; case .off: return "OFF" } } }
var t = T.on; t.flip(); print(t, t.name)
extension Int { mutating func dbl() { self *= 2 }; var sq: Int { self * self } }
var i = 4; i.dbl(); print(i, i.sq)
