// swift-format-ignore-file
func sum(_ n: Int...) -> Int { n.reduce(0, +) }
func join(_ s: String..., sep: String = ",") -> String { s.joined(separator: sep) }
print(sum(), sum(1), sum(1, 2, 3), join("a", "b"), join("x", "y", sep: "-"))
func power(_ base: Int, to exponent: Int = 2) -> Int { (0..<exponent).reduce(1) { r, _ in r * base } }
print(power(3), power(2, to: 10))
