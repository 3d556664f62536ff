// swift-format-ignore-file
struct Report { var count = 0; lazy var text: String = { print("computing"); return "n\(count)" }() }
var r = Report(); r.count = 4
print(r.text); print(r.text); r.count = 9; print(r.text)
class Loader { lazy var data: [Int] = load(); var loads = 0; func load() -> [Int] { loads += 1; return [1, 2, 3] } }
let l = Loader(); print(l.loads); print(l.data); l.data.append(4); print(l.data, l.loads)
