// swift-format-ignore-file
struct Money: CustomStringConvertible { var cents: Int; var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
struct Wallet { var money: [Money]; var best: Money? }
print(Money(cents: 1205), [Money(cents: 5)], Wallet(money: [Money(cents: 100)], best: nil), "\(Money(cents: 99))", String(describing: Money(cents: 1)), Optional(Money(cents: 2)) as Any, ["m": Money(cents: 3)], (Money(cents: 4), 1))
enum Suit: String, CustomStringConvertible { case hearts, spades; var description: String { self == .hearts ? "H" : "S" } }
print(Suit.hearts, [Suit.spades], Suit.hearts.rawValue)
class Obj: CustomStringConvertible { var description: String { "obj" } }; print(Obj(), [Obj()])
