import Testing

@testable import Workbench

@MainActor
@Suite("Combine in pasted code")
struct CombineTests {
    private static let model = """
        import Combine
        class Model {
            @Published var count = 1
            @Published private(set) var names: [String] = []
            @Published var chosen: String?
            @Published var label: UILabel!
            let taps = PassthroughSubject<Void, Never>()
            func add(_ name: String) { names.append(name) }
        }
        let model = Model()
        var bag = Set<AnyCancellable>()

        """

    private func talk(_ code: String) -> [String] { ScriptRun(Self.model + code).talk }

    @Test func `a listener gets the value that is there, then each before the property has it`() {
        #expect(
            talk(
                """
                model.$count.sink { print($0, model.count) }.store(in: &bag)
                model.count = 2
                model.count += 1
                """) == ["1 1", "2 1", "3 2"])
    }

    @Test func `properties are as they were without publishing`() {
        #expect(
            talk(
                """
                model.add("a")
                model.chosen = "b"
                print(model.names, model.chosen ?? "none", model.label == nil)
                """) == ["[\"a\"] b true"])
    }

    @Test func `a subscription that nothing holds is over at once`() {
        #expect(
            talk(
                """
                _ = model.$count.sink { print($0) }
                model.count = 2
                """) == ["1"])
    }

    @Test func `a subscription ends with what holds it, or as it is told`() {
        #expect(
            talk(
                """
                model.$count.dropFirst().sink { print("bag", $0) }.store(in: &bag)
                let one = model.$count.dropFirst().sink { print("one", $0) }
                model.count = 2
                one.cancel()
                model.count = 3
                bag.removeAll()
                model.count = 4
                """) == ["bag 2", "one 2", "bag 3"])
    }

    @Test func `values go through operators`() {
        #expect(
            talk(
                """
                model.$count.map { $0 * 2 }.filter { $0 > 2 }.removeDuplicates()
                    .scan(0, +).sink { print("sum", $0) }.store(in: &bag)
                model.$count.combineLatest(model.$names).map { "\\($0): \\($1.count)" }
                    .sink(receiveValue: { print($0) }).store(in: &bag)
                model.$chosen.compactMap { $0 }.prefix(1).sink(
                    receiveCompletion: { print("over", $0) }, receiveValue: { print("chose", $0) }
                ).store(in: &bag)
                model.count = 2
                model.count = 2
                model.add("a")
                model.chosen = "x"
                model.chosen = "y"
                """) == [
                    "1: 0", "sum 4", "2: 0", "2: 0", "2: 1", "chose x", "over finished",
                ])
    }

    @Test func `subjects send on what they are told, and nothing after their end`() {
        #expect(
            talk(
                """
                model.taps.sink { print("tap") }.store(in: &bag)
                model.taps.send()
                model.taps.send(())
                let names = CurrentValueSubject<[String], Error>(["a"])
                names.sink(
                    receiveCompletion: { if case .failure = $0 { print("failed") } },
                    receiveValue: { print($0) }
                ).store(in: &bag)
                names.value.append("b")
                names.send(completion: .failure(NSError(domain: "d", code: 1)))
                names.send([])
                """) == ["tap", "tap", "[\"a\"]", "[\"a\", \"b\"]", "failed"])
    }

    @Test func `what is published is assigned to a property`() {
        #expect(
            talk(
                """
                let label = UILabel()
                model.$count.map { "\\($0)" }.assign(to: \\.text, on: label).store(in: &bag)
                model.count = 7
                print(label.text ?? "none")
                """) == ["7"])
    }

    @Test func `a queue hands on in a later turn, and waiting takes simulated time`() {
        #expect(
            talk(
                """
                model.$count.dropFirst().receive(on: DispatchQueue.main)
                    .sink { print("later", $0, model.count) }.store(in: &bag)
                model.$names.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
                    .sink { print("at last", $0) }.store(in: &bag)
                hold
                model.count = 2; print("set")
                model.add("a"); model.add("b")
                wait 0.2
                model.add("c")
                wait 0.2
                print("waited")
                wait 0.2
                release
                """) == ["set", "later 2 2", "waited", "at last [\"a\", \"b\", \"c\"]"])
    }

    @Test func `results come through futures, and failures are caught`() {
        #expect(
            talk(
                """
                enum Failure: Error { case offline }
                let good = Future<Int, Failure> { promise in promise(.success(3)) }
                good.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
                    .store(in: &bag)
                func load() -> AnyPublisher<Int, Failure> {
                    Fail(error: Failure.offline).eraseToAnyPublisher()
                }
                load().catch { _ in Just(0) }.sink { print("caught", $0) }.store(in: &bag)
                load().replaceError(with: 9).sink { print("replaced", $0) }.store(in: &bag)
                """) == ["3", "finished", "caught 0", "replaced 9"])
    }

    @Test func `notifications are published, and a screen that goes hears no more`() {
        #expect(
            ScriptRun(
                """
                import Combine
                class Home: UIViewController {
                    private var bag: Set<AnyCancellable> = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        NotificationCenter.default
                            .publisher(for: UIApplication.didEnterBackgroundNotification)
                            .sink { [weak self] _ in print("behind", self != nil) }.store(in: &bag)
                    }
                    deinit { print("gone") }
                }
                new home as Home; root home
                background; foreground
                new other; root other; forget home
                background
                """
            ).talk == ["behind true", "gone"])
    }

    @Test func `a property whose type nothing tells is a plain one`() {
        #expect(
            ScriptRun(
                "func one() -> Int { 1 }; class Model { @Published var count = one() }; print(Model().count)"
            ).talk == ["1"])
    }

    @Test func `what is published is told before it changes, and joined`() {
        #expect(
            ScriptRun(
                """
                import Combine
                class Store: ObservableObject { @Published var count = 1; @Published var name = "a" }
                let store = Store()
                var bag = Set<AnyCancellable>()
                store.objectWillChange.sink { print("will change", store.count) }.store(in: &bag)
                store.count = 2
                Publishers.CombineLatest(store.$count, store.$name).map { "\\($0) \\($1)" }
                    .sink { print($0) }.store(in: &bag)
                store.$count.flatMap { n in Just(n * 10) }.sink { print("flat", $0 + 1) }
                    .store(in: &bag)
                store.name = "b"
                """
            ).talk == ["will change 1", "2 a", "flat 21", "will change 2", "2 b"])
    }

    @Test func `what is not there is refused by its name`() {
        #expect(
            talk("model.$count.tryMap { $0 }.sink { print($0) }.store(in: &bag)").last?
                .hasSuffix("has no member 'tryMap'") == true)
    }

    @Test func `doctor sees a sink that holds its screen, and an assignment to it`() {
        let session = TestSession()
        session.run(
            """
            import Combine
            class Model { @Published var count = 1 }
            class Home: UIViewController {
                let model = Model()
                private var bag: Set<AnyCancellable> = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    model.$count.map { "\\($0)" }.sink { self.title = $0 }.store(in: &bag)
                }
            }
            class Next: UIViewController {
                let model = Model()
                var number = 0
                private var bag: Set<AnyCancellable> = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    model.$count.assign(to: \\.number, on: self).store(in: &bag)
                }
            }
            new home as Home; root home
            new next as Next; root next; forget home
            new other; root other; forget next
            doctor
            """)
        #expect(
            session.foundLast?.map(\.text) == [
                "next was forgotten and lives: the subscription of assign(to:on:), which captured "
                    + "object, holds it",
                "home was forgotten and lives: the closure in the property 'listeners' of a "
                    + "PassthroughSubject (line 8), which captured self, holds it",
            ])
    }
}
