import HeadlessUIKit
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Names")
struct NameTableTests {
    @Test func `an object's name is the one that was given first, as long as it stands for it`() {
        let simulator = Simulator.reset()
        let (first, second) = (UIViewController(), UIViewController())
        let names = NameTable([("window", simulator.window)], in: simulator)
        names.hold(first, as: "a")
        names.hold(first, as: "b")
        names.hold(second, as: "c")
        #expect(names.name(of: first) == "a")
        names.hold(second, as: "a")
        #expect(names.name(of: first) == "b")
        #expect(names.name(of: second) == "a")
        names.hold(first, as: "a")
        #expect(names.name(of: first) == "a")
        #expect(names.name(of: second) == "c")
        #expect(names.name(of: simulator.window) == "window")
        #expect(names.name(of: UIViewController()) == nil)
        names.forget("c")
        #expect(names.name(of: second) == "c")
        #expect(names.order == ["window", "a", "b", "c"])
        names.removeAll()
        #expect(names.name(of: first) == nil)
        #expect(!names.isKnown("a"))
    }

    @Test func `what is gone has no name, nor lends it to what takes its place in memory`() {
        let names = NameTable([], in: Simulator.reset())
        for number in 0..<100 {
            let object = UIViewController()
            names.hold(object, as: "n\(number)")
            #expect(names.name(of: object) == "n\(number)")
            names.forget("n\(number)")
        }
        let other = UIViewController()
        #expect(names.name(of: other) == nil)
        #expect(names.living == [])
        #expect(names.isKnown("n99"))
    }

    @Test func `twenty thousand names keep their order and their objects`() {
        let session = TestSession()
        let count = 20_000
        session.run((0..<count).map { "new n\($0)" }.joined(separator: "\n"))
        session.run(
            (0..<count).filter { $0 % 2 == 0 }.map { "forget n\($0)" }.joined(separator: "\n"))
        let names = session.workbench.session.world.names
        #expect(names.living == ["window", "app"] + (0..<count / 2).map { "n\(2 * $0 + 1)" })
        #expect(names.order.count == count + 2)
        session.run("add n1300 to n13001")
        #expect(session.errors.last?.contains("'n1300' was deallocated") == true)
    }
}
