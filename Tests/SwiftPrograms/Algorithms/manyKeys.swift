// Dictionaries and sets that are large enough to be found by hashes.

struct Place: Hashable {
    var row: Int
    var column: Int
}

enum Colour: Hashable {
    case red
    case mixed(Int, Int)
}

var squares: [Int: Int] = [:]
for number in 0..<300 { squares[number % 100] = number * number }
print(squares.count, squares[0]!, squares[99]!, squares[100] as Any)
for number in stride(from: 0, to: 100, by: 3) { squares[number] = nil }
print(squares.count, squares[0] as Any, squares[1]!, squares.keys.sorted().prefix(5))
print(squares.removeValue(forKey: 1) as Any, squares.removeValue(forKey: 1) as Any)
squares[0, default: 5] += 1
squares.updateValue(7, forKey: 2)
print(squares[0]!, squares[2]!, squares.count)
let copy = squares
squares[2] = 8
print(copy[2]!, squares[2]!, copy == squares, copy.count == squares.count)

var places: [Place: String] = [:]
for row in 0..<20 {
    for column in 0..<20 { places[Place(row: row, column: column)] = "\(row)/\(column)" }
}
print(places.count, places[Place(row: 3, column: 19)]!, places[Place(row: 20, column: 0)] as Any)

var names: Set<String> = []
for number in 0..<200 { names.insert("n\(number % 50)") }
print(names.count, names.contains("n49"), names.contains("n50"))
for number in 0..<40 { names.remove("n\(number)") }
print(names.sorted(), names.remove("n0") as Any)
names.insert("n0")
names.insert("n0")
print(names.count, names.union(["x"]).count, names.intersection(["n0", "y"]).count)
print(names.subtracting(["n0"]).contains("n0"), names.isSubset(of: Set((0..<50).map { "n\($0)" })))

var colours: Set<Colour> = [.red]
for number in 0..<60 { colours.insert(.mixed(number % 6, number % 4)) }
print(colours.count, colours.contains(.mixed(5, 3)), colours.contains(.mixed(5, 2)))
let evens = Set((0..<100).filter { $0 % 2 == 0 })
print(evens == Set((0..<50).map { 2 * $0 }), evens == Set((0..<50).map { 2 * $0 + 1 }))

var zeros: [Double: Int] = [:]
for number in 0..<40 { zeros[Double(number)] = number }
zeros[-0.0] = 100
print(zeros.count, zeros[0.0]!)

var lists: [[Int]: Int] = [:]
for number in 0..<100 { lists[[number / 10, number % 10], default: 0] += number }
print(lists.count, lists[[4, 2]]!, lists[[4]] as Any)
var nested: [String: [String: Int]] = [:]
for number in 0..<400 {
    nested["a\(number % 20)", default: [:]]["b\(number % 40)", default: 0] += 1
}
print(nested.count, nested["a3"]!.count, nested["a3"]!["b23"]!)
