// What closures give is told by the place of the call, where nothing within tells it.
struct Row {
    let id: Int
    var title = "row"
}

struct Table { var rows: [Row] }

func shown(_ rows: [Row]) -> String { rows.map { "\($0.id)\($0.title)" }.joined(separator: " ") }

let rows: [Row] = [1, 2].map { .init(id: $0) }
print(shown(rows))
print(shown(Table(rows: [7].enumerated().map { .init(id: $0, title: "t\($1)") }).rows))
var kept: [Row] = []
kept = (0..<2).map { .init(id: $0, title: "n") }
print(shown(kept))
func chosen(_ index: Int?) -> Set<Int> { index.map { [$0] } ?? [] }
print(chosen(3), chosen(nil))
let first: Row? = Optional(4).map { .init(id: $0) }
print(first?.id ?? 0)

let heights = [1.5, 2.5]
let total = heights.reduce(0) { $0 + $1 }
let wide: Double = rows.reduce(0) { $0 + Double($1.id) * 0.5 }
print(total, wide)

let nothing: Row? = nil
print(nothing ?? "none", rows.first ?? "none")
let mixed: [String: Any] = ["a": nothing ?? "none", "b": rows.first ?? []]
print(mixed.count)

func lazily(_ flag: Bool, _ other: @autoclosure () -> Bool) -> Bool { flag || other() }
func noted() -> Bool {
    print("noted")
    return true
}
print(lazily(true, noted()), lazily(false, noted()), lazily(false, 1 > 2))
func twice(_ text: @autoclosure () -> String) -> String { text() + text() }
var count = 0
func next() -> String {
    count += 1
    return "\(count)"
}
print(twice(next()), count)
