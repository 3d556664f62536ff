// swift-format-ignore-file
struct Deck { enum Suit: String, CaseIterable { case clubs, hearts }; struct Card { let suit: Suit; let rank: Int; var text: String { "\(suit.rawValue.prefix(1).uppercased())\(rank)" } }; var cards: [Card] = Suit.allCases.flatMap { s in (1...3).map { Card(suit: s, rank: $0) } }; mutating func deal() -> Card? { cards.popLast() } }
var d = Deck(); print(d.cards.count, d.deal()!.text, d.deal()!.text, d.cards.map { $0.text }); let c = Deck.Card(suit: .clubs, rank: 9); print(c.text, Deck.Suit.hearts)
