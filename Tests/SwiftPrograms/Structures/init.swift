// swift-format-ignore-file
struct Temp { var c: Double; init(c: Double) { self.c = c }; init(f: Double) { self.init(c: (f - 32) / 1.8) }; init?(text: String) { guard let d = Double(text) else { return nil }; c = d } }
print(Temp(c: 1).c, Temp(f: 212).c, Temp(text: "5")?.c as Any, Temp(text: "x")?.c as Any)
class A { let x: Int; init(x: Int) { self.x = x; print("A", x) }; convenience init() { self.init(x: 7) } }
class B: A { let y: Int; init(y: Int) { self.y = y; super.init(x: y * 2); print("B", y) }; override convenience init(x: Int) { self.init(y: x + 1) } }
print(A().x, B(y: 2).x, B(x: 5).y, B().x)
struct D { var a = 1; var b: String? ; let c: Int }; print(D(b: "q", c: 2), D(a: 5, c: 3), D(c: 1))
