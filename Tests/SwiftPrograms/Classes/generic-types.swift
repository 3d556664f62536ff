// Generic classes, structures and enumerations: what they are given is known when the code runs.
class Box<T> {
    var value: T
    init(_ value: T) { self.value = value }
    static func name() -> String { "box of \(T.self)" }
    var kind: String { "\(T.self)" }
    func map<U>(_ change: (T) -> U) -> Box<U> { Box<U>(change(value)) }
    func zipped<U>(_ other: Box<U>) -> Box<Pair<T, U>> {
        Box<Pair<T, U>>(Pair(first: value, second: other.value))
    }
    func isHeld(_ other: Any) -> Bool { other is T }
}

struct Pair<A, B> {
    var first: A
    var second: B
    func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
    mutating func set(_ change: (A) -> A) { first = change(first) }
}

extension Pair where A == Int {
    func doubled() -> Int { first * 2 }
}

extension Pair where A == String {
    func doubled() -> String { first + first }
}

enum Load<Value> {
    case waiting
    case done(Value)
    case failed(String, after: Int)

    func map<Other>(_ change: (Value) -> Other) -> Load<Other> {
        switch self {
        case .waiting: return .waiting
        case .done(let value): return .done(change(value))
        case .failed(let text, let count): return .failed(text, after: count)
        }
    }
    var value: Value? {
        if case .done(let value) = self { return value }
        return nil
    }
}

indirect enum Tree<Element: Comparable> {
    case leaf
    case node(Tree<Element>, Element, Tree<Element>)

    func inserting(_ new: Element) -> Tree<Element> {
        switch self {
        case .leaf: return .node(.leaf, new, .leaf)
        case .node(let left, let own, let right):
            return new < own
                ? .node(left.inserting(new), own, right)
                : .node(left, own, right.inserting(new))
        }
    }
    var sorted: [Element] {
        switch self {
        case .leaf: return []
        case .node(let left, let own, let right): return left.sorted + [own] + right.sorted
        }
    }
}

struct Recipe { let title: String; let minutes: Int }

class Named: Box<String> {
    var shout: String { value.uppercased() }
}

class Lists<Element>: Box<[Element]> {
    var total: Int { value.count }
    func first() -> Element? { value.first }
}

protocol Makeable { init() }
struct Plain: Makeable { let number = 7 }
class Factory<Product: Makeable> {
    lazy var spare = Product()
    func make() -> Product { Product() }
    func many(_ count: Int) -> [Product] { (0..<count).map { _ in Product() } }
}

struct Stack<Element> {
    private var items: [Element] = []
    var top: Element? { items.last }
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
    subscript(_ place: Int) -> Element { items[place] }
    var isEmpty: Bool { items.isEmpty }
}

func describe<T>(_ box: Box<T>) -> String { "\(T.self): \(box.value)" }
func wrap<T>(_ value: T) -> Box<T> { Box(value) }

let three = Box(3)
print(type(of: three), three.value + 1, three.kind, Box<[String: Int]>.name())
let titles = Box([Recipe(title: "soup", minutes: 5), Recipe(title: "bread", minutes: 60)])
let found = titles.map { $0.filter { $0.minutes > 10 }.map { $0.title } }
print(found.value, type(of: found))
print(titles.map { $0.map { $0.minutes }.reduce(0, +) }.value + 1)
let pair = three.zipped(found)
print(type(of: pair), pair.value.first, pair.value.second[0].count)
print(
    Pair(first: 1, second: "a"), Pair(first: 1, second: "a").swapped(),
    type(of: Pair(first: 1, second: 2.5)))
var changing = Pair(first: 4, second: true)
changing.set { $0 + 1 }
print(changing.first, changing.doubled(), Pair(first: "ab", second: 0).doubled())
print(three.isHeld(4), three.isHeld("4"), Box("x").isHeld("y"))

let load: Load<Int> = .done(4)
let text = load.map { "<\($0 * 2)>" }
print(text, text.value?.count ?? 0, type(of: text))
if case .done(let words) = text { print(words.uppercased()) }
let failed = Load<[Int]>.failed("late", after: 2)
print(failed, failed.value?.first ?? -1)

var tree = Tree<Int>.leaf
for number in [5, 2, 9, 3] { tree = tree.inserting(number) }
print(tree.sorted, tree.sorted.max() ?? 0)

let named = Named("ada")
print(named.shout, named.kind, type(of: named), named.map { $0.count }.value)
let list = Lists([1, 2, 3])
print(list.total, (list.first() ?? 0) + 1, list.kind, type(of: list))
let both: Box<String> = named
print(both.value, both is Named, (both as Any) is Box<Int>, (both as Any) is Box<String>)

print(Factory<Plain>().make().number, Factory<Plain>().spare.number, Factory<Plain>().many(2).count)

var stack = Stack<String>()
stack.push("a")
stack.push("bc")
print(stack.top?.count ?? 0, stack[0].uppercased(), stack.pop() ?? "none", stack)

print(describe(three), describe(Box([1.5])), wrap("w").value.count, type(of: wrap([1])))
let nested = Box(Box(Box(2)))
print(nested.value.value.value + 1, type(of: nested))
let empty = Box<Int?>(nil)
print(empty.value ?? 9, type(of: empty))
let handlers = Box<(Int) -> String>({ "\($0)!" })
let handler = handlers.value
print(handler(3))
typealias Numbers = Box<[Int]>
print(Numbers([1, 2]).value.count, type(of: Numbers([])))
print([Box(1), Box(2)].map { $0.value + 1 }, ["k": Box("v")]["k"]?.value.count ?? 0)
