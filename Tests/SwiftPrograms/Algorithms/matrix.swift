// swift-format-ignore-file
let m = [[1, 2, 3], [4, 5, 6]]
let t = m[0].indices.map { c in m.map { $0[c] } }; print(t)
func mul(_ a: [[Int]], _ b: [[Int]]) -> [[Int]] { a.map { r in b[0].indices.map { c in zip(r, b.map { $0[c] }).map { $0 * $1 }.reduce(0, +) } } }
print(mul(m, t)); var g = Array(repeating: Array(repeating: 0, count: 3), count: 2); g[0][1] = 5; g[1][2] += 2; print(g)
for row in g { print(row.map { String($0) }.joined(separator: " ")) }
