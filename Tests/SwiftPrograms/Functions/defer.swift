// swift-format-ignore-file
func f(_ n: Int) -> Int { defer { print("a", n) }; defer { print("b", n) }; if n > 1 { defer { print("inner") }; return n * 2 }; print("end"); return n }
print(f(1)); print(f(2))
for i in 0..<2 { defer { print("loop end", i) }; if i == 0 { continue }; print("body", i) }
func g() -> Int { var n = 1; defer { n = 100 }; return n }
print(g())
