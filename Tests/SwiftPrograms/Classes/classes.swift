// swift-format-ignore-file
class Animal { let name: String; private(set) var energy = 10; init(name: String) { self.name = name }; func speak() -> String { "..." }; func eat(_ n: Int) { energy += n; print("\(name) has \(energy)") }; deinit { print("\(name) is gone") } }
class Dog: Animal { override func speak() -> String { "Woof" }; override func eat(_ n: Int) { super.eat(n * 2) } }
class Puppy: Dog { init() { super.init(name: "Pup") }; override func speak() -> String { super.speak() + "!" }; convenience init(fed: Int) { self.init(); eat(fed) } }
do { let all: [Animal] = [Animal(name: "Thing"), Dog(name: "Rex"), Puppy(fed: 1)]
  for a in all { print(a.name, a.speak(), a is Dog, type(of: a)); a.eat(2) }
  let same = all[0]; print(same === all[0], same === all[1]) }
class Node { var value: Int; weak var parent: Node?; var children: [Node] = []; init(_ v: Int) { value = v }; func add(_ n: Node) { children.append(n); n.parent = self }; deinit { print("node", value) } }
do { let root = Node(1); let kid = Node(2); root.add(kid); print(kid.parent?.value as Any) }
class Temp { var celsius = 0.0 { willSet { print("will", newValue) } didSet { print("did", oldValue) } }; var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
let t = Temp(); t.fahrenheit = 212; print(t.celsius)
class Counter { static var made = 0; static func reset() { made = 0 }; class func name() -> String { "Counter" }; init() { Counter.made += 1 } }
_ = Counter(); _ = Counter(); print(Counter.made, Counter.name()); Counter.reset(); print(Counter.made)
