import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Swift of controllers that nobody had looked at before")
struct SwiftOfUnseenControllersTests {
    @Test("the type of a property tells the type parameters of its value")
    func observables() {
        #expect(
            ScriptRun(
                """
                class Observable<T> {
                    var value: T
                    init(_ value: T) { self.value = value }
                }
                class Model {
                    let isDone: Observable<Bool?> = Observable(nil)
                    let height: Observable<Float> = Observable(0)
                    let rows: Observable<([String], IndexSet)> = Observable(([], []))
                    var name: Observable<String?> = .init(nil)
                }
                let model = Model()
                model.name.value = "a"
                print(model.isDone.value == nil, model.height.value, model.rows.value.0.count, model.name.value ?? "")
                """
            ).talk == ["true 0.0 0 a"])
    }

    @Test("a member of a protocol's extension is of the type that the class says")
    func associatedTypes() {
        #expect(
            ScriptRun(
                """
                protocol HasCustomView { associatedtype CustomView: UIView }
                extension HasCustomView where Self: UIViewController {
                    var customView: CustomView { view as! CustomView }
                    func with(_ work: (CustomView) -> Void) { work(customView) }
                }
                class Board: UIView { let mark = 3 }
                class Home: UIViewController, HasCustomView {
                    typealias CustomView = Board
                    override func loadView() { view = Board() }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(customView.mark)
                        with { print($0.mark + 1) }
                    }
                }
                Home().loadViewIfNeeded()
                """
            ).talk == ["3", "4"])
    }

    @Test("a static constant that is an optional is unwrapped behind its dot")
    func implicitUnwrapping() {
        #expect(
            ScriptRun(
                """
                extension UIColor { static let best: UIColor? = .blue }
                let view = UIView()
                view.backgroundColor = .best!
                print(view.backgroundColor == .blue)
                """
            ).talk == ["true"])
    }

    @Test("'.some' makes an optional, and a pattern takes it apart")
    func someOfOptionals() {
        #expect(
            ScriptRun(
                """
                enum Kind { case a(Int), b }
                let one: Int? = .some(2), kind: Kind? = .a(3)
                if case .some(let number) = one { print(number) }
                switch kind {
                case .some(.a(let number)): print(number)
                case .some(.b): print("b")
                case .none: print("none")
                }
                """
            ).talk == ["2", "3"])
    }

    @Test(
        "a dictionary of optionals keeps a value that is nil, and lets go of it where nil is written"
    )
    func dictionariesOfOptionals() {
        #expect(
            ScriptRun(
                """
                enum Field { case text(String) }
                var body: [String: Field?] = [:]
                let none: Field? = nil
                body["a"] = .text("x")
                body["b"] = none
                print(body.count)
                body["a"] = nil
                print(body.count)
                """
            ).talk == ["2", "1"])
    }

    @Test("a label that is '_' is none, in what a case carries, too")
    func casesWithoutLabels() {
        #expect(
            ScriptRun(
                """
                enum Mistake: Error { case app(_ code: Int? = nil, text: String? = nil), other(_ number: Int) }
                let known: [Mistake] = [.app(3), .app(text: "q"), .app(), .other(4)]
                for mistake in known {
                    switch mistake {
                    case .app(let code, let text): print(code ?? 0, text ?? "-")
                    case .other(let number): print(number)
                    }
                }
                """
            ).talk == ["3 -", "0 q", "0 -", "4"])
    }

    @Test("a lazy property may need one that stands below it")
    func lazyNeighbours() {
        #expect(
            ScriptRun(
                """
                class Bar: UIView {
                    lazy var stack = UIStackView(arrangedSubviews: [left, right])
                    lazy var left = UIButton()
                    lazy var right = makeLabel()
                    func makeLabel() -> UILabel { UILabel() }
                }
                print(Bar().stack.arrangedSubviews.count)
                """
            ).talk == ["2"])
    }

    @Test("a class under NSObject copies itself by its own method")
    func copies() {
        #expect(
            ScriptRun(
                """
                class Row: NSObject {
                    var number = 1
                    override func copy() -> Any { let row = Row(); row.number = number; return row }
                }
                let row = Row()
                row.number = 4
                print((row.copy() as! Row).number)
                """
            ).talk == ["4"])
    }

    @Test("both CGFloat and Double get the same member")
    func fractions() {
        #expect(
            ScriptRun(
                """
                extension CGFloat { var doubled: CGFloat { self * 2 } }
                extension Double { var doubled: CGFloat { CGFloat(self) * 2 } }
                extension Int { var doubled: CGFloat { CGFloat(self) * 2 } }
                print(2.doubled, 2.5.doubled)
                """
            ).talk == ["4.0 5.0"])
        #expect(
            ScriptRun(
                """
                extension Double {
                    var half: Double { self / 2 }
                    var half: Double { self / 2 }
                }
                """
            ).talk.contains { $0.contains("invalid redeclaration of 'half'") })
    }

    @Test("dates have ranges, and texts do")
    func ranges() {
        #expect(
            ScriptRun(
                """
                let start = Date(), end = start.addingTimeInterval(10)
                print((start...end).contains(start.addingTimeInterval(2)), (start..<end).contains(end))
                print(("a"..."f").contains("c"), start.distance(to: end))
                var ranges: [CountableClosedRange<Int>] = []
                ranges.append(1...4)
                print(ranges.contains { $0.contains(3) })
                """
            ).talk == ["true false", "true 10.0", "true"])
    }

    @Test("a slice is a list, and an object has an identifier")
    func slicesAndIdentifiers() {
        #expect(
            ScriptRun(
                """
                class Row {}
                func sum(_ slice: ArraySlice<Int>) -> Int { slice.reduce(0, +) }
                let numbers = [1, 2, 3, 4], row = Row()
                var slice = ArraySlice(numbers)
                print(slice.popFirst() ?? 0, sum(slice), sum(numbers.dropLast()))
                var found: [ObjectIdentifier: Int] = [:]
                found[ObjectIdentifier(row)] = 2
                print(found[ObjectIdentifier(row)] ?? 0, ObjectIdentifier(row) == ObjectIdentifier(Row()))
                print(ObjectIdentifier(Row.self) == ObjectIdentifier(Row.self))
                """
            ).talk == ["1 9 6", "2 false", "true"])
    }

    @Test("an insertion tells whether there was none, and characters leave a set")
    func sets() {
        #expect(
            ScriptRun(
                """
                var seen = Set<String>()
                print(["a", "b", "a"].filter { seen.insert($0).inserted })
                var allowed = CharacterSet.letters
                allowed.remove(charactersIn: "b")
                allowed.insert(charactersIn: "-")
                print(allowed.contains("a"), allowed.contains("b"), allowed.contains("-"))
                """
            ).talk == ["[\"a\", \"b\"]", "true false true"])
    }

    @Test("what is awaited is there at once: streams, two things side by side, the main actor")
    func asynchronous() {
        #expect(
            ScriptRun(
                """
                class Loader {
                    func load() async {
                        for await number in numbers() { print(number) }
                        await MainActor.run { print("main") }
                        do {
                            async let first = one()
                            async let second = one()
                            print(try await first + second)
                        } catch {}
                    }
                    func numbers() -> AsyncStream<Int> { AsyncStream { stream in stream.yield(7); stream.finish() } }
                    func one() async throws -> Int { 1 }
                }
                Task { await Loader().load() }
                """
            ).talk == ["7", "main", "2"])
    }

    @Test("an index with a label tells that its subscript is missing")
    func subscripts() {
        #expect(
            ScriptRun("let rows = [1, 2]\nprint(rows[safe: 1])").talk.contains {
                $0.contains("'[Int]' has no subscript '[safe:]'")
            })
    }

    @Test("an empty path and a colour without a tint can be made, and components of a set")
    func empties() {
        #expect(
            ScriptRun(
                """
                print(IndexPath().count, UIColor() == .clear)
                let parts: Set<Calendar.Component> = [.day, .hour]
                let start = Date(), end = start.addingTimeInterval(90000)
                let left = Calendar.current.dateComponents(parts, from: start, to: end)
                print(left.day ?? 0, left.hour ?? 0)
                """
            ).talk == ["0 true", "1 1"])
    }

    @Test(
        "a request's own response is decoded, a wrapper stands in an enumeration, and a result is changed"
    )
    func requests() {
        #expect(
            ScriptRun(
                """
                protocol Request { associatedtype Response: Decodable; var path: String { get } }
                struct Book: Decodable { let name: String }
                enum Reply: Decodable {
                    case one(Book)
                    case many([Book])
                    init(from decoder: Decoder) throws {
                        if let book = try? Book(from: decoder) { self = .one(book) } else { self = .many(try [Book](from: decoder)) }
                    }
                }
                struct BookRequest: Request { typealias Response = Book; let path = "a" }
                func send<R: Request>(_ request: R, then: (Result<R.Response, Error>) -> Void) {
                    do { then(.success(try JSONDecoder().decode(R.Response.self, from: Data()))) } catch { then(.failure(error)) }
                }
                send(BookRequest()) { result in print(result.map { $0.name }) }
                @propertyWrapper struct Kept<T> { let key: String; var wrappedValue: T }
                enum Settings { @Kept(key: "a", wrappedValue: false) static var isOn: Bool }
                Settings.isOn = true
                print(Settings.isOn, URLComponents(string: "http://a.b/c?d=e")?.query ?? "")
                """
            ).talk == ["failure(nothing decodes data here)", "true d=e"])
    }

    @Test("an initialiser in an extension goes on to one that the model lacks")
    func absentInitialisers() {
        #expect(
            ScriptRun(
                """
                extension UIImage {
                    convenience init?(marked: Bool) {
                        guard marked, let image = UIImage(named: "a")?.cgImage else { return nil }
                        self.init(cgImage: image)
                    }
                }
                print(UIImage(marked: false) == nil)
                let names: Array<String> = Array()
                print(names.count)
                """
            ).talk.suffix(2) == ["true", "0"])
    }

    @Test("the later of two dates, an activity of another app's, and data that is put together")
    func furtherNames() {
        #expect(
            ScriptRun(
                """
                let first = Date(), second = first.addingTimeInterval(3)
                print(max(first, second) == second, min("b", "a"))
                let body = NSMutableData()
                body.append(Data([1, 2]))
                print(body.length)
                let handler: UIActionHandler = { _ in }
                _ = UIAction(title: "a", handler: handler)
                let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
                sheet.excludedActivityTypes = [UIActivity.ActivityType(rawValue: "com.app.share")]
                """
            ).talk.prefix(2) == ["true a", "2"])
    }
}
