// swift-format-ignore-file
typealias Point = (x: Int, y: Int); typealias Op = (Int) -> Int
let p: Point = (1, 2); print(p.x, p); let o: Op = { $0 + 1 }; print(o(1))
