// swift-format-ignore-file
enum Shape { case circle(radius: Double), rect(w: Double, h: Double), unit
 var area: Double { switch self { case .circle(let r): return 3.14 * r * r; case .rect(let w, let h): return w * h; case .unit: return 1 } }
 static func square(_ s: Double) -> Shape { .rect(w: s, h: s) } }
let shapes: [Shape] = [.circle(radius: 1), .rect(w: 2, h: 3), .unit, .square(4)]
for s in shapes { if case .rect(let w, _) = s { print("rect", w) }; print(s.area, s) }
let rects = shapes.filter { if case .rect = $0 { return true }; return false }; print(rects.count)
for case .circle(let r) in shapes { print("circle", r) }
for case let x? in [1, nil, 3] { print(x) }
guard case .unit = shapes[2] else { fatalError() }
print("unit")
