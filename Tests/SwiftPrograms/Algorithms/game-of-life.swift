// swift-format-ignore-file
var grid = ["..#", "#.#", ".##"].map { $0.map { $0 == "#" } }
func step(_ g: [[Bool]]) -> [[Bool]] { var n = g; for r in g.indices { for c in g[r].indices { var k = 0; for dr in -1...1 { for dc in -1...1 where dr != 0 || dc != 0 { let (y, x) = (r + dr, c + dc); if g.indices.contains(y), g[y].indices.contains(x), g[y][x] { k += 1 } } }; n[r][c] = k == 3 || g[r][c] && k == 2 } }; return n }
for _ in 0..<3 { for row in grid { print(String(row.map { $0 ? "#" : "." })) }; print("--"); grid = step(grid) }
