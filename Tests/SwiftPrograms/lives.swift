// swift-format-ignore-file
class N { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
func args(_ a: N, _ b: N) { let c = N("c"); let d = N("d"); print("in", a.n, b.n, c.n, d.n) }
print("1"); args(N("a"), N("b"))
class Root { let x = N("bx"); let y = N("by"); deinit { print("Root") } }
class Sub: Root { let z = N("sz"); let w = N("sw"); deinit { print("Sub") } }
print("2"); do { let s = Sub(); _ = s }
struct P { var a = N("pa"); var b = N("pb") }
print("3"); do { let p = P(); let q = N("q"); print(p.a.n, q.n) }
print("4"); do { let arr = [N("0"), N("1"), N("2")]; print(arr.count) }
print("5"); do { let t = (N("t0"), N("t1")); print(t.0.n) }
print("6"); do { var a = N("one"); a = N("two"); print(a.n) }
print("7"); for i in 0..<2 { let a = N("l\(i)"); let b = N("m\(i)"); print(a.n, b.n) }
print("8"); do { let a = N("cap"); let f = { print(a.n) }; let b = N("aft"); f(); print(b.n) }
print("9"); func ret() -> N { let x = N("x"); let y = N("y"); _ = x; return y }
do { let r = ret(); print(r.n) }
print("10"); _ = ret()
print("11"); ret()
print("12"); do { let a = N("if"); if let b = Optional(N("bound")) { print(b.n) }; print(a.n) }
print("13"); do { var d = ["k": N("v")]; d["k"] = N("w"); d["k"] = nil; print(d.count) }
print("14"); do { let a: N? = N("opt"); guard let b = a else { fatalError() }; print(b.n); let c = N("c"); print(c.n) }
print("15"); print(N("tmp").n)
print("16"); print(ret().n, N("tmp2").n)
print("17"); func thr() throws { let a = N("t1"); let b = N("t2"); defer { print("defer") }; _ = (a, b); throw E() }
struct E: Error {}
do { let z = N("z"); try thr(); print(z.n) } catch { print("caught") }
print("18"); do { let a = N("sh"); let b = a; let c = N("c2"); print(a.n, b.n, c.n) }
print("19"); do { weak var w: N?; do { let a = N("weak"); w = a; print(w!.n) }; print(w == nil) }
print("20"); switch Optional(N("sw")) { case let x?: print(x.n); case nil: break }
print("21"); do { let a = [N("m0"), N("m1")].map { $0.n }; print(a) }
print("22"); for x in [N("f0"), N("f1")] { print(x.n) }
print("23"); do { var arr = [N("r0"), N("r1")]; arr.removeFirst(); print("removed"); arr.removeAll(); print("all") }
print("24"); func inout2(_ a: inout N) { a = N("new"); print("set") }
do { var v = N("old"); inout2(&v); print(v.n) }
print("25"); do { let l = N("lonely"); print("unused") }
print("26"); do { let _ = N("under"); print("after") }
print("27"); do { _ = N("under2"); print("after") }
final class Node { var next: Node?; let n: Int; init(_ n: Int, _ next: Node?) { self.n = n; self.next = next }; deinit { print("node", n) } }
print("28"); do { let c = Node(1, Node(2, Node(3, nil))); print(c.n) }
print("29"); enum En { case a(N, N), b }; do { let e = En.a(N("e0"), N("e1")); if case .a(let x, _) = e { print(x.n) } }
print("30"); let g = N("global"); print(g.n)
