// Cases of optionals, errors one after the other, tuples within tuples, and values on the line below 'return'.
enum Move {
    case step(Int)
    case turn(left: Bool)
    case rest
}

func tell(_ move: Move?) -> String {
    switch move {
    case let .step(count)?: return "step \(count)"
    case .turn(let left)?: return left ? "left" : "right"
    case .some(.rest): return "rest"
    case nil: return "nothing"
    }
}
print(tell(.step(2)), tell(.turn(left: false)), tell(.rest), tell(nil))
let maybe: Move? = .step(5)
if case let .step(count)? = maybe { print(count) }

enum Failure: Error { case early, late, other(Int) }
func fail(_ failure: Failure) throws { throw failure }
for failure in [Failure.early, .late, .other(3)] {
    do {
        try fail(failure)
    } catch Failure.early, Failure.late {
        print("in time")
    } catch Failure.other(let code) {
        print("code", code)
    } catch {
        print("never")
    }
}

func isRight(_ number: Int) -> Bool {
    return
        number > 1
        && number < 5
}
print(isRight(2), isRight(7))

for (name, (low, high)) in zip(["a", "b"], [(1, 2), (3, 4)]) { print(name, low + high) }

enum Side: Int {
    case left, right, top
    static let all = [left, right, top]
    static let last = all[all.count - 1]
}
print(Side.all.count, Side.last)

struct Item: Identifiable {
    let id: Int
    var name: String
}
func find(_ id: Item.ID, _ items: [Item]) -> Item? { items.first { $0.id == id } }
func place(of id: Item.ID, _ items: [Item]) -> Array<Item>.Index? {
    items.firstIndex { $0.id == id }
}
let items = [Item(id: 4, name: "four"), Item(id: 5, name: "five")]
print(find(5, items)?.name ?? "none", place(of: 5, items) ?? -1)

let work = { (_ number: Int, _ text: String) -> String in text + "\(number)" }
print(work(1, "n"))

class Maker {
    var made: String? = "made"
    func text() -> String! { made }
}
let maker = Maker()
print(maker.text().count, maker.text() == nil)
maker.made = nil
print(maker.text() == nil)

var total = 0
func end() { total += 10 }
true ? total += 1 : end()
false ? total += 1 : end()
print(total)
print(3.advanced(by: 4), 3.distance(to: 10), "a".hashValue == "a".hashValue)
