// swift-format-ignore-file
struct Engine { var power = 100 }
struct Car { var engine = Engine(); var tags: [String: [Int]] = [:] }
var a = Car(), b = a; b.engine.power = 200; b.tags["x", default: []].append(1); print(a.engine.power, b.engine.power, a.tags, b.tags)
func tune(_ c: Car) -> Car { var c = c; c.engine.power += 1; return c }
func tuneIn(_ c: inout Car) { c.engine.power += 1; c.tags["x"]?.append(2) }
print(tune(a).engine.power, a.engine.power); tuneIn(&b); print(b.engine.power, b.tags)
class Garage { var cars: [Car] = []; var main = Car() }
let g = Garage(); g.cars.append(a); g.cars[0].engine.power = 5; g.main.engine.power += 7; let h = g; h.main.engine.power = 1; print(a.engine.power, g.cars[0].engine.power, g.main.engine.power)
var list = [a, b]; for var c in list { c.engine.power = 0 }; print(list.map { $0.engine.power }); for i in list.indices { list[i].engine.power *= 2 }; print(list.map { $0.engine.power })
let closure = { [a] in a.engine.power }; a.engine.power = 77; print(closure(), a.engine.power)
var dict = ["k": a]; var d2 = dict; d2["k"]!.engine.power = 3; dict["k"]?.engine.power += 1; print(dict["k"]!.engine.power, d2["k"]!.engine.power)
var opt: Car? = a; opt?.engine.power = 9; print(a.engine.power, opt!.engine.power)
var tup = (a, 1); tup.0.engine.power = 8; print(a.engine.power, tup.0.engine.power)
