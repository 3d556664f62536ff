// swift-format-ignore-file
enum State { case idle, running(Int), done(result: String) }
struct Machine { private(set) var state = State.idle; private(set) var log: [String] = []
 mutating func step() { switch state { case .idle: state = .running(1); case .running(let n) where n >= 3: state = .done(result: "r\(n)"); case .running(let n): state = .running(n + 1); case .done: break }; log.append("\(state)") } }
var m = Machine(); for _ in 0..<5 { m.step() }; print(m.log); print(m.state)
