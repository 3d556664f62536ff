// swift-format-ignore-file
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ moves: inout [String]) { if n == 0 { return }; hanoi(n - 1, a, c, b, &moves); moves.append(a + c); hanoi(n - 1, b, a, c, &moves) }
var moves: [String] = []; hanoi(3, "A", "B", "C", &moves); print(moves.count, moves)
func permutations(_ a: [Int]) -> [[Int]] { if a.isEmpty { return [[]] }; return a.indices.flatMap { i -> [[Int]] in var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }
print(permutations([1, 2, 3]))
func power(_ set: [String]) -> [[String]] { guard let f = set.first else { return [[]] }; let rest = power(Array(set.dropFirst())); return rest + rest.map { [f] + $0 } }
print(power(["a", "b"]))
func palindrome(_ s: String) -> Bool { let l = s.lowercased().filter { $0.isLetter }; return l == String(l.reversed()) }
print(palindrome("Never odd or even"), palindrome("no"))
