// swift-format-ignore-file
struct Item: Hashable { let id: Int; var name: String }
struct Inventory { private var stock: [Item: Int] = [:]; mutating func add(_ i: Item, _ n: Int = 1) { stock[i, default: 0] += n }; mutating func take(_ i: Item) -> Bool { guard let n = stock[i], n > 0 else { return false }; stock[i] = n == 1 ? nil : n - 1; return true }; func list() -> [String] { stock.sorted { $0.key.id < $1.key.id }.map { "\($0.key.name):\($0.value)" } } }
var inv = Inventory(); let pen = Item(id: 1, name: "pen"), cup = Item(id: 2, name: "cup"); inv.add(pen, 2); inv.add(cup); let snap = inv; print(inv.take(cup), inv.take(cup), inv.list(), snap.list())
