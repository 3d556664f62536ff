// swift-format-ignore-file
class Account { private var balance = 0.0; private var history: [(String, Double)] = []; func deposit(_ x: Double) { balance += x; history.append(("in", x)) }; func withdraw(_ x: Double) -> Bool { if x > balance { return false }; balance -= x; history.append(("out", x)); return true }; var summary: String { history.map { "\($0.0) \($0.1)" }.joined(separator: "; ") + " = \(balance)" } }
let a = Account(); a.deposit(100); print(a.withdraw(30.5), a.withdraw(1000)); print(a.summary)
