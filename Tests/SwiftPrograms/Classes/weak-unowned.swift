// swift-format-ignore-file
class Owner { let name: String; var card: Card?; init(_ n: String) { name = n }; deinit { print("owner", name) } }
class Card { unowned let owner: Owner; let number: Int; init(_ n: Int, _ o: Owner) { number = n; owner = o }; deinit { print("card", number) } }
do { let o = Owner("A"); o.card = Card(1, o); print(o.card!.owner.name) }
class Timer2 { var onTick: (() -> Void)?; var n = 0; func start() { onTick = { [weak self] in guard let self else { return print("gone") }; self.n += 1; print("tick", self.n) } }; deinit { print("timer") } }
var t: Timer2? = Timer2(); t!.start(); let tick = t!.onTick!; tick(); tick(); t = nil; tick()
