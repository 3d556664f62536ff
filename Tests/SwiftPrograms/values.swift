// swift-format-ignore-file
let a: Int8 = 127; print(a &+ 1, Int8.min, UInt8.max, Int32.max, Int64.min, UInt64.max)
var u: UInt8 = 250; u &+= 10; print(u); u += 5; print(u, ~u, u << 3, u >> 1, u &<< 9, u & 3, u | 64, u ^ 255)
print(Int(u) + 5, UInt16(u) * 300, Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int8(exactly: 200) as Any, UInt8(exactly: 20) as Any)
print(5 &+ 3, 5 &- 8, Int.max &* 2, 1 &<< 65, -8 &>> 1, Int.min.magnitude, (-5).magnitude, Int8(-128).magnitude)
let f: Float = 0.1; print(f + 0.2, Double(f), f * 3, Float(1) / 3, f < 0.2, [f], Float(16777217))
print((0...5000000).count, Array(repeating: 0, count: 2_000_000).count, Array(0..<2_000_000).count, String(repeating: "ab", count: 1_000_001).count)
print(max(Double.nan, 1), max(1, Double.nan), min(Double.nan, 1), min(1, .nan), max(1, 2, 3), min(2.5, 1))
print(zip(0..., ["a", "b"]).map { "\($0)\($1)" }, zip(["a", "b"], 1...).map { "\($0)\($1)" })
print(String("abc".reversed()), String(["x", "y"]), Character("a"), String(describing: [1: "a"].first), String(reflecting: "q"))
for i in UInt8(3)..<6 { print(i, terminator: " ") }
print()
for i in 0...UInt8(2) { print(i, terminator: ",") }
print("")
func pair() -> (lo: Int, hi: String) { (1, "h") }
let p = pair(); print(p, p.lo, p.hi, pair().lo, [pair()])
let x: Int? = 5; let n: Int? = nil
let any: Any = x as Any; print(any, n as Any, [x as Any, 3, n as Any], x as Any is Int, (any as? Int) ?? 0, any as! Int)
let arr: [Any] = [1, "a", 2.5, x as Any, (a: 1, b: 2), [1: "x"]]; print(arr)
if let i = arr[3] as? Int { print("int", i) }
switch arr[3] { case let i as Int: print("sw", i); default: print("no") }
struct V: CustomStringConvertible { var x = 1; var description: String { "V<\(x)>" } }
struct W: CustomDebugStringConvertible { var debugDescription: String { "W!" } }
struct VW: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "d" }; var debugDescription: String { "dd" } }
enum E: CustomStringConvertible { case a, b(Int); var description: String { switch self { case .a: return "EA"; case .b(let n): return "EB\(n)" } } }
class C: CustomStringConvertible { var description: String { "C!" } }
class D: C { override var description: String { "D!" + super.description } }
print(V(), [V()], "\(V())", W(), [W()], VW(), [VW()], E.a, [E.b(2)], C(), [D()], Optional(V()) as Any, ["k": V()], (V(), 1), String(describing: V()), String(reflecting: VW()))
struct NoConf { var description: String { "ignored" } }
print(NoConf())
enum Plain { case a, b(Int), c(x: Int, y: String) }
print(Plain.a, Plain.b(1), Plain.c(x: 1, y: "s"), [Plain.a, .b(2), .c(x: 2, y: "t")], Optional(Plain.a) as Any)
debugPrint("a", [Plain.a], 1.5, VW())
print(1, terminator: " ")
print(2)
print(Int8("12") as Any, UInt8("300") as Any, Int("7f", radix: 16) as Any, String(255, radix: 16), String(UInt8(200)))
print(UInt8(5) == 5, [1, 2.5, 3], abs(Int8(-5)), Int32(7).isMultiple(of: 7), (3 as UInt).description)
print(Int16.max, Int16(5) + 6, Double(Int32(5)) / 2, Int(3.99), UInt(7) % 4, -Int8(5))
var t2 = (a: 1, b: "z"); t2.a += 4; t2.1 = "q"; print(t2)
print((1...3).contains(2), (1..<3).isEmpty, (5...5).count, (2...9).lowerBound, stride(from: 0, to: 1, by: 0.25).map { $0 }, (0..<3).reversed().map { $0 })
