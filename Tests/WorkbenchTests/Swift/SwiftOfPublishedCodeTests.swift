import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Swift as it is published")
struct SwiftOfPublishedCodeTests {
    @Test("leaves views of SwiftUI in a file out, and hosts them in what is inert")
    func views() throws {
        let folder = try TemporaryDirectory()
        try folder.write(
            """
            import SwiftUI
            final class Model: ObservableObject { @Published var count = 2 }
            struct Card: View { var body: some View { Text("a") } }
            extension Card { var other: some View { Text("b") } }
            class Home: UIViewController {
                let model = Model()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(UIHostingController(rootView: Card()))
                    model.count += 1
                }
            }
            #Preview { Home() }
            """, to: "Home.swift")
        let verdict = try Workbench().check([folder.path + "/Home.swift"])
        #expect(
            verdict.notes + verdict.mistakes.map(\.line) == [
                "inert: UIHostingController, SwiftUIView"
            ])
    }

    @Test("keeps a view of SwiftUI refused where nothing imports it")
    func withoutImport() {
        #expect(
            ScriptRun("struct Card: View { var body: some View { Text() } }").talk == [
                "1:1: a view of SwiftUI is outside of what is simulated"
            ])
    }

    @Test("reads loops, steps and conditions of Swift 2")
    func oldForms() {
        #expect(
            ScriptRun(
                """
                class Old {
                    var n = 0
                    func f(a: Int?, _ b: Int?) {
                        for var i = 0; i < 3; i++ { n += i }
                        for (var j = 2; j > 0; --j) { n++ }
                        --n
                        print(n)
                        if let x = a, y = b where x < y { print(x, y) }
                    }
                }
                Old().f(a: 1, 2)
                """
            ).talk == ["4", "1 2"])
    }

    @Test("reads types within types, and a closure on the line below its call")
    func forms() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController {
                    let rows: Array<Array<Set<Int>>> = [[[1]]]
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let action = UIAction(title: "Go")
                        { _ in print("gone") }
                        print(rows[0][0].count, action.title)
                    }
                }
                let home = Home()
                root home
                """
            ).talk == ["1 Go"])
    }

    @Test("takes from a failing initialiser what its only expression gives")
    func nothing() {
        #expect(
            ScriptRun(
                """
                class Box: UIView {
                    let size: Int
                    init(size: Int) { self.size = size; super.init(frame: .zero) }
                    required init?(coder: NSCoder) { nil }
                }
                print(Box(size: 3).size)
                """
            ).talk == ["3"])
    }

    @Test("a variable of a type's name does not hide the type of a library")
    func namedAlike() {
        #expect(
            ScriptRun(
                """
                import RxSwift; class Home: UIViewController { let disposeBag = DisposeBag(); func f() { print(1) } }
                Home().f()
                """
            ).talk == ["inert: DisposeBag", "1"])
    }

    @Test("asks, unwraps and matches what a library gives without knowing what it is")
    func foreignValues() {
        #expect(
            ScriptRun(
                """
                import Metal; import SpriteKit; import Alamofire; class Scene: SKScene {
                    let device = MTLCreateSystemDefaultDevice()!
                    func at(_ touch: UITouch) { print(touch.location(in: self)) }
                }
                import Alamofire; class Home: UIViewController {
                    func f() {
                        switch Request.send(1).result {
                        case .success(let value): print(value)
                        case .failure: print("failed")
                        }
                        print("asked")
                    }
                }
                Home().f()
                """
            ).talk == [
                "inert: SKScene, MTLCreateSystemDefaultDevice",
                "inert: Request.send, result, failure", "asked",
            ])
    }

    @Test("registers cells by what their closures are given")
    func registrations() {
        #expect(
            ScriptRun(
                """
                struct Item: Hashable { let title: String }
                class Home: UICollectionViewController {
                    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Item> {
                        cell, indexPath, item in
                        cell.isHidden = true
                        print(indexPath.item, item.title)
                    }
                    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
                    required init?(coder: NSCoder) { nil }
                    override func collectionView(
                        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                    ) -> Int { 2 }
                    override func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell {
                        collectionView.dequeueConfiguredReusableCell(
                            using: cells, for: indexPath, item: Item(title: "item"))
                    }
                }
                let home = Home()
                root home
                """
            ).talk == ["0 item", "1 item"])
    }

    @Test("an initialiser in an extension of a structure sets the properties itself")
    func initialisersOfStructures() {
        #expect(
            ScriptRun(
                """
                struct Point { var x: Int; let y: Int; var mark = "m" }
                extension Point {
                    init(both: Int) { x = both; self.y = both }
                    init?(text: String) {
                        guard let number = Int(text) else { return nil }
                        self.init(both: number)
                    }
                }
                let p = Point(both: 3)
                print(p.x, p.y, p.mark, Point(x: 1, y: 2).y)
                print(Point(text: "4")?.x ?? 0, Point(text: "q") == nil)
                """
            ).talk == ["3 3 m 2", "4 true"])
    }

    @Test("an initialiser in an extension assigns 'self', or what a type parameter stands for")
    func initialisersOfOtherTypes() {
        #expect(
            ScriptRun(
                """
                enum Way { case left, right }
                extension Way { init(_ flag: Bool) { if flag { self = .left } else { self = .right } } }
                struct Box<T> { var value: T; var count = 0 }
                extension Box {
                    init(twice other: T) { value = other; count = 2 }
                    func again() -> T { value }
                }
                print(Way(true), Way(false), Box(twice: "a").again(), Box(twice: 5).count)
                """
            ).talk == ["left right a 2"])
    }

    @Test(
        "an initialiser in an extension that leaves a property out, or never makes 'self', is refused"
    )
    func incompleteInitialisers() {
        #expect(
            ScriptRun(
                "struct P { var x: Int; var y: Int }; extension P { init(a: Int) { x = a } }"
            ).talk == [
                "1:52: return from initializer without initializing all stored properties"
            ])
        #expect(
            ScriptRun("enum E { case a }; extension E { init(a: Int) { print(a) } }").talk == [
                "1:34: 'self.init' isn't called on all paths before returning from initializer"
            ])
    }

    @Test("protocols may stand before those that they inherit from, and enumerations before both")
    func orderOfProtocols() {
        #expect(
            ScriptRun(
                """
                enum E: C { case one; var a: Int { 3 }; var b: Int { 4 } }
                protocol C: A, B {}
                protocol B: A { var b: Int { get } }
                protocol A { var a: Int { get } }
                struct S: C { var a = 1; var b = 2 }
                let all: [C] = [S(), E.one]
                print(all.map { $0.a + $0.b })
                """
            ).talk == ["[3, 7]"])
        #expect(
            ScriptRun("protocol A: B {}; protocol B: A {}").talk.first?.contains("'B'") == true)
    }

    @Test("'Self' is the type that is asked, as a result and where it makes an object")
    func selfAsResult() {
        #expect(
            ScriptRun(
                """
                protocol Makeable where Self: UIViewController {}
                extension Makeable {
                    static func make() -> Self { Self(nibName: nil, bundle: nil) }
                    func named(_ name: String) -> Self { title = name; return self }
                }
                class Node {
                    required init() {}
                    func again() -> Node { type(of: self).init() }
                    static func make() -> Node { Self() }
                }
                class Leaf: Node { var mark = 7 }
                class Home: UIViewController, Makeable { var count = 2 }
                print(Home.make().count, Home.make().named("a").count)
                print((Leaf().again() as? Leaf)?.mark ?? 0, (Leaf.make() as? Leaf)?.mark ?? 0)
                """
            ).talk == ["2 2", "7 7"])
    }

    @Test("what a type parameter of the result is, the place of the call tells")
    func resultsOfTypeParameters() {
        #expect(
            ScriptRun(
                """
                class Item { var mark = 1 }
                class Task2: Item { var rank = 5 }
                let kept: [Item] = [Task2()]
                func find<T: Item>() -> [T] { kept.compactMap { $0 as? T } }
                let found: [Task2] = find()
                print(found.map(\\.rank))
                """
            ).talk == ["[5]"])
    }

    @Test(
        "parts of a tuple take the types of their places; those that see each other are read first")
    func typedParts() {
        #expect(
            ScriptRun(
                """
                func parts(_ int: UInt64) -> (UInt64, UInt64) {
                    let a, r: UInt64
                    (a, r) = (255, (int >> 8) & 0xFF)
                    return (a, r)
                }
                print(parts(0x1234))
                var u = 1, v = 2
                (u, v) = (v, u)
                print(u, v)
                """
            ).talk == ["(255, 18)", "2 1"])
    }

    @Test("'.init' makes collections and what a condition names, and a dictionary takes a capacity")
    func initWithoutType() {
        #expect(
            ScriptRun(
                """
                enum Way: Int { case left, right }
                class Store { var items: [String] = .init(); var counts: [String: Int] = .init() }
                func rank(_ index: Int) -> Int {
                    guard let way: Way = .init(rawValue: index) else { return -1 }
                    return way.rawValue
                }
                typealias Handler = (Int) -> Void
                var handlers = [String: Handler]()
                handlers["a"] = { print("got", $0) }
                handlers["a"]?(3)
                var values = [String: Any](minimumCapacity: 3)
                values["a"] = 1
                print(Store().items.count, Store().counts.count, rank(1), rank(9), values.count)
                """
            ).talk == ["got 3", "0 0 1 -1 1"])
    }

    @Test(
        "a type within a class of UIKit's is found behind a dot, and 'Character' may be one's own")
    func namesOfTypes() {
        #expect(
            ScriptRun(
                """
                extension UIColor { enum Palette { enum Text { static let primary = UIColor.red } } }
                let v = UIView()
                v.backgroundColor = .Palette.Text.primary
                print(v.backgroundColor == UIColor.Palette.Text.primary)
                struct Character { var name: String }
                func called(_ one: Character) -> String { one.name }
                print(called(Character(name: "b")))
                DispatchQueue.global(qos: DispatchQoS.QoSClass.userInitiated).async { print("done") }
                """
            ).talk == ["true", "b", "done"])
    }

    @Test("key paths are types and values, which read and set what they lead to")
    func keyPaths() {
        #expect(
            ScriptRun(
                """
                struct Size { var wide: Int }
                struct Person { var name: String; var age: Int; var size = Size(wide: 1) }
                let people = [Person(name: "a", age: 2), Person(name: "b", age: 1)]
                print(people.map(\\.name), people.map(\\Person.size.wide))
                let age: KeyPath<Person, Int> = \\.age, wide = \\Person.size.wide
                var one = people[0]
                print(one[keyPath: age], one[keyPath: wide])
                one[keyPath: wide] = 4
                one[keyPath: \\.age] += 3
                print(one.size.wide, one.age, people[0].size.wide)
                func set<T>(_ path: ReferenceWritableKeyPath<UILabel, T>, _ value: T, of label: UILabel) {
                    label[keyPath: path] = value
                }
                let label = UILabel()
                set(\\.text, "t", of: label)
                set(\\.layer.cornerRadius, 3, of: label)
                print(label.text ?? "none", label.layer.cornerRadius)
                """
            ).talk == [
                #"["a", "b"] [1, 1]"#, "2 1", "4 5 1", "t 3.0",
            ])
    }

    @Test("a property takes what a method of the type itself gives that stands below")
    func staticMethodsFirst() {
        #expect(
            ScriptRun(
                """
                class Home {
                    let title = Home.made("a")
                    static func made(_ name: String) -> String { name + "!" }
                }
                print(Home().title)
                """
            ).talk == ["a!"])
    }

    @Test("a class of a library that is not here stands for the one that is due")
    func absentClasses() throws {
        let folder = try TemporaryDirectory()
        try folder.write(
            """
            import SnapKit
            class Home: UITableViewController {
                override func tableView(
                    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "a") as? CardCell
                    return cell ?? CardCell()
                }
            }
            extension Home: UIViewControllerTransitioningDelegate {
                func animationController(forDismissed dismissed: UIViewController)
                    -> UIViewControllerAnimatedTransitioning?
                { FadeAnimator(duration: 1) }
            }
            """, to: "Home.swift")
        let verdict = try Workbench().check([folder.path + "/Home.swift"])
        #expect(verdict.mistakes.isEmpty)
    }
}
