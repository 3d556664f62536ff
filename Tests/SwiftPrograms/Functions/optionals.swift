// swift-format-ignore-file
let numbers = ["1", "two", "3"]
print(numbers.map { Int($0) })
print(numbers.compactMap { Int($0) })
var name: String? = "Ann"
print(name?.count ?? 0, name as Any, name!.uppercased())
if let name { print("has", name) }
name = nil
print(name?.count as Any, name == nil)
func describe(_ n: Int?) -> String { guard let n else { return "nothing" }; return "number \(n)" }
print(describe(5), describe(nil))
let m = Int("5").map { $0 * 2 }; print(m as Any)
let fm = Optional("7").flatMap { Int($0) }; print(fm as Any)
struct Person { var address: Address? }
struct Address { var street: String; var number: Int? }
var p = Person(address: nil)
print(p.address?.number as Any, p.address?.street.count as Any)
p.address = Address(street: "Main", number: nil)
p.address?.number = 5
print(p.address?.number ?? -1, p)
print(p.address!.street)
if case let n? = p.address?.number, n > 3 { print("big", n) }
switch p.address?.number { case .some(let n): print("some", n); case .none: print("none") }
