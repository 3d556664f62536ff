// The initialiser that a structure has by itself takes its properties, be their types written or not.
struct Degrees {
    var celsius: Double
    init(celsius: Double) { self.celsius = celsius }
}

enum Sky {
    case clear, cloudy
    static let first = Sky.cloudy
}

struct Weather {
    var sky: Sky = .clear
    var now = Degrees(celsius: 0)
    var highest = Degrees(celsius: 20)
    var other = Sky.first
    var names = [String]()
    var parts = (low: 1, high: 2)
    let id: Int
    let fixed = "constant"
    lazy var later = "later"
}

let plain = Weather(id: 1)
print(plain.now.celsius, plain.names.count, plain.other, plain.parts.high, plain.fixed)
var given = Weather(
    sky: .cloudy, now: Degrees(celsius: 5), other: .clear, names: ["a", "b"],
    parts: (low: 3, high: 4), id: 2)
print(
    given.sky, given.now.celsius, given.highest.celsius, given.other, given.names, given.parts.low)
given.now.celsius += 1
print(given.now.celsius, given.id, given.later)
