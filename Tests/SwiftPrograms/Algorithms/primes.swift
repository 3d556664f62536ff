// swift-format-ignore-file
func primes(upTo n: Int) -> [Int] { var sieve = [Bool](repeating: true, count: n + 1); sieve[0] = false; sieve[1] = false
  var i = 2; while i * i <= n { if sieve[i] { for j in stride(from: i * i, through: n, by: i) { sieve[j] = false } }; i += 1 }
  return sieve.enumerated().filter { $0.element }.map { $0.offset } }
print(primes(upTo: 50))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(84, 36), (1...10).reduce(1, *), (1...5).map { $0 * $0 })
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
print((0..<12).map(fib))
var memo: [Int: Int] = [:]
func fastFib(_ n: Int) -> Int { if n < 2 { return n }; if let m = memo[n] { return m }; let r = fastFib(n - 1) + fastFib(n - 2); memo[n] = r; return r }
print(fastFib(60))
print(String(10, radix: 2), String(255, radix: 16, uppercase: true), Int("1010", radix: 2)!)
var n = 12345, rev = 0; while n > 0 { rev = rev * 10 + n % 10; n /= 10 }; print(rev)
repeat { n += 3 } while n < 10
print(n)
outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }
