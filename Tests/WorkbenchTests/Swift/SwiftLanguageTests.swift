import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("More of Swift's language")
struct SwiftLanguageTests {
    @Test("labels end and continue the loop that they name")
    func labels() {
        #expect(
            ScriptRun(
                """
                outer: for i in 0..<4 {
                    for j in 0..<3 {
                        if j == 1 { continue outer }
                        if i == 2 { break outer }
                        print(i, j)
                    }
                }
                var n = 0
                search: while true {
                    switch n {
                    case 3: break search
                    default: n += 1
                    }
                }
                print(n)
                check: do { if n == 3 { break check }; print("not here") }
                """
            ).talk == ["0 0", "1 0", "3"])
        #expect(
            ScriptRun("a: for i in 0..<2 { for j in 0..<2 { break b } }").talk == [
                "1:44: cannot find label 'b' in scope"
            ])
    }

    @Test("functions with type parameters give what they are given")
    func generics() {
        #expect(
            ScriptRun(
                """
                func put<Child: UIViewController>(_ child: Child, in parent: UIViewController) -> Child {
                    parent.addChild(child)
                    child.didMove(toParent: parent)
                    return child
                }
                func first<T>(_ items: [T], where test: (T) -> Bool) -> T? {
                    for item in items where test(item) { return item }
                    return nil
                }
                let home = UIViewController()
                let stack = put(UINavigationController(), in: home)
                print(stack.viewControllers.count, home.children.count)
                print(first([1, 2, 3]) { $0 > 1 } ?? 0, first(["a"]) { $0.isEmpty } ?? "none")
                put(3, in: home)
                """
            ).talk == ["0 1", "2 none", "14:5: 'put(_:in:)' needs UIViewController, not Int"])
    }

    @Test("'inout' parameters change the place that they are given")
    func places() {
        #expect(
            ScriptRun(
                """
                func add(_ step: Int = 1, to number: inout Int) { number += step; number *= 2 }
                func shrink(_ rect: inout CGRect) { rect = rect.insetBy(dx: 1, dy: 2) }
                var n = 1
                add(to: &n)
                var list = [1, 2]
                add(3, to: &list[1])
                let view = UIView()
                view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
                shrink(&view.frame)
                print(n, list, view.frame)
                add(to: n)
                add(to: &n.magnitude)
                """
            ).talk == [
                "4 [1, 10] (1.0, 2.0, 8.0, 16.0)",
                "11:9: an argument for an 'inout' parameter needs an explicit '&'",
                "12:12: 'Int.magnitude' cannot be assigned: it is get-only",
            ])
    }

    @Test("sets hold each element once, in the order in which they came")
    func sets() {
        #expect(
            ScriptRun(
                """
                var seen: Set<Int> = [3, 1, 3]
                seen.insert(2)
                seen.insert(1)
                print(seen, seen.count, seen.contains(2), seen.remove(1) ?? 0, seen.remove(9) ?? 0)
                for n in seen { print(n) }
                var views = Set<UIView>()
                let view = UIView()
                views.insert(view)
                views.insert(view)
                print(views.count, views.isEmpty, Set([1, 2]) == Set([2, 1]))
                print(Set([1, 2, 3]).subtracting([2]), seen.union([7]), seen.isSubset(of: [2, 3, 4]))
                print(seen.sorted(), seen.map { $0 * 2 })
                """
            ).talk == [
                "[3, 1, 2] 3 true 1 0", "3", "2", "1 false true", "[1, 3] [3, 2, 7] true",
                "[2, 3] [6, 4]",
            ])
    }

    @Test("variadic parameters are arrays, optionals have 'map', texts have their usual functions")
    func library() {
        #expect(
            ScriptRun(
                """
                func sum(_ numbers: Int..., times factor: Int = 1) -> Int {
                    numbers.reduce(0, +) * factor
                }
                print(sum(), sum(1, 2), sum(1, 2, times: 3))
                let name: String? = " a,b "
                print(name.map { $0.count } ?? 0, name.flatMap { Int($0) } ?? -1)
                print(name!.trimmingCharacters(in: .whitespaces).split(separator: ","))
                print(String(format: "%d %.2f %@", 3, 1.5, "x"), "abc".first!, "abc".last!)
                print(Array(1...3), Array(repeating: 0, count: 2), Array(Set([1, 1])))
                var list = [1, 4]
                list.insert(contentsOf: [2, 3], at: 1)
                print(list)
                """
            ).talk == [
                "0 3 9", "5 -1", "[\"a\", \"b\"]", "3 1.50 x a c", "[1, 2, 3] [0, 0] [1]",
                "[1, 2, 3, 4]",
            ])
    }

    @Test(
        "a number that no Int holds stops the program in Swift's words",
        arguments: [
            ("1e300", "the result would be greater than Int.max"),
            ("-1e300", "the result would be less than Int.min"),
            ("Double.nan", "it is either infinite or NaN"),
        ])
    func conversion(number: String, reason: String) {
        #expect(
            ScriptRun("print(Int(\(number)))").talk == [
                "1:7: Fatal error: Double value cannot be converted to Int because \(reason)"
            ])
    }

    @Test("what goes may look at whatever held it, also when the world is dropped")
    func lastWords() {
        let run = ScriptRun(
            """
            var count = 3
            class A { weak var owner: B?; deinit { print("gone", count, owner?.items.count ?? -1) } }
            class B { var items: [A] = []; var one: A? }
            var list = [A()]
            list = []
            var entries = ["a": A()]
            entries["a"] = nil
            let owner = B()
            owner.one = A()
            owner.one?.owner = owner
            owner.one = nil
            owner.items = [A()]
            owner.items[0].owner = owner
            owner.items = []
            list = [A()]
            nothing()
            list.removeAll()
            """)
        #expect(
            run.talk == [
                "gone 3 -1", "gone 3 -1", "gone 3 0", "gone 3 0",
                "16:1: unknown function 'nothing'", "gone 3 -1",
            ])
    }

    @Test("a step that needed the definition behind it is itself again after an undo")
    func gathered() {
        let run = ScriptRun(
            """
            class A: UIViewController { let b = B() }
            class B {}
            var n = 1
            nothing()
            n = 2
            """)
        run.run("undo; redo")
        #expect(run.run("print(n)") == ["2"])
    }
}
