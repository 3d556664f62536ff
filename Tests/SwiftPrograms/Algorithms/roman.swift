// swift-format-ignore-file
func roman(_ n: Int) -> String { var n = n, r = ""; for (v, s) in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] { while n >= v { r += s; n -= v } }; return r }
print([1, 4, 9, 14, 40, 90, 400, 1994, 2026].map(roman))
func rle(_ s: String) -> String { var r = ""; var last: Character?; var n = 0; for c in s { if c == last { n += 1 } else { if let l = last { r += "\(n)\(l)" }; last = c; n = 1 } }; if let l = last { r += "\(n)\(l)" }; return r }
print(rle("aaabccd"), rle(""))
func anagrams(_ a: String, _ b: String) -> Bool { a.sorted() == b.sorted() }; print(anagrams("listen", "silent"), anagrams("a", "b"))
func binary(_ a: [Int], _ x: Int) -> Int? { var lo = 0, hi = a.count - 1; while lo <= hi { let m = (lo + hi) / 2; if a[m] == x { return m }; if a[m] < x { lo = m + 1 } else { hi = m - 1 } }; return nil }
print(binary([1, 3, 5, 7], 5) as Any, binary([1, 3], 4) as Any)
