// swift-format-ignore-file
func greet(_ person: [String: String]) -> String { guard let name = person["name"], !name.isEmpty else { return "no name" }; guard let place = person["place"] else { return "Hello \(name)" }; return "Hello \(name) in \(place)" }
print(greet([:]), greet(["name": ""]), greet(["name": "A"]), greet(["name": "B", "place": "P"]))
func check(_ n: Int?) -> Int { guard let n, n > 0 else { return -1 }; return n }
print(check(nil), check(-3), check(4))
