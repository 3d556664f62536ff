import Testing

@testable import Statements
@testable import Workbench

/// Kinds of code that stood in published files and were refused once.
@MainActor @Suite("Swift as published files have it")
struct SwiftOfFilesTests {
    @Test("types are declared within functions, also two of one name")
    func localTypes() {
        #expect(
            ScriptRun(
                """
                func first() -> String {
                    enum Mode: String { case on, off }
                    struct Pair { let mode: Mode; func text() -> String { mode.rawValue } }
                    return Pair(mode: .on).text()
                }
                func second() -> Int {
                    enum Mode: Int { case a = 4, b }
                    return Mode.b.rawValue
                }
                print(first(), second())
                """
            ).talk == ["on 5"])
    }

    @Test("a variable within code may be computed, and a case of an enumeration has defaults")
    func computed() {
        #expect(
            ScriptRun(
                """
                enum Failure { case unknown(String = "none"), code(number: Int = 3, text: String) }
                func text(_ failure: Failure) -> String {
                    switch failure {
                    case .unknown(let text): text
                    case .code(let number, let text): "\\(number) \\(text)"
                    }
                }
                func run() {
                    var count = 1
                    var double: Int { return count * 2 }
                    count = 5
                    print(double, text(.unknown()), text(.code(text: "x")))
                }
                run()
                """
            ).talk == ["10 none 3 x"])
    }

    @Test("methods are named with their labels, ranges are matched, tuples are assigned in parts")
    func names() {
        #expect(
            ScriptRun(
                """
                func add(_ a: Int, _ b: Int) -> Int { a + b }
                func use(function: (Int, Int) -> Int, a: Int) -> Int { function(a, 1) }
                class Loan { var rate = 1.0; var years = 2 }
                let loan = Loan()
                func reset() { (loan.rate, loan.years) = (0, 7) }
                reset()
                print(use(function: add(_:_:), a: 2), (200...299) ~= 204, 3 ~= 4, loan.rate, loan.years)
                """
            ).talk == ["3 true false 0.0 7"])
    }

    @Test("patterns cast, and a catch in parentheses takes every error")
    func patterns() {
        #expect(
            ScriptRun(
                """
                func kind(_ value: Any) -> String {
                    switch value {
                    case _ as String: "text"
                    case let number as Int: "number \\(number)"
                    default: "other"
                    }
                }
                enum Broken: Error { case it }
                func fail() throws -> Int { throw Broken.it }
                func run() {
                    do { print(try fail()) } catch (let error) { print(error) }
                }
                print(kind("a"), kind(2), kind(true))
                run()
                """
            ).talk == ["text number 2 other", "it"])
    }

    @Test("sets of options and property wrappers are code's own")
    func options() {
        #expect(
            ScriptRun(
                """
                struct Sides: OptionSet {
                    let rawValue: Int
                    static let left = Sides(rawValue: 1 << 0)
                    static let right = Sides(rawValue: 1 << 1)
                    static let both: Sides = [.left, .right]
                }
                @propertyWrapper struct Clamped {
                    private var value: Int
                    let limit: Int
                    init(wrappedValue: Int, limit: Int = 10) {
                        self.limit = limit
                        value = min(wrappedValue, limit)
                    }
                    var wrappedValue: Int {
                        get { value }
                        set { value = min(newValue, limit) }
                    }
                }
                class Volume {
                    @Clamped var level = 20
                    @Clamped(limit: 3) var step: Int = 2 { didSet { print("step", oldValue, step) } }
                }
                func count(_ sides: Sides = []) -> Int { sides.rawValue }
                var sides: Sides = [.right]
                sides.insert(.left)
                let volume = Volume()
                volume.step = 9
                print(sides == .both, sides.contains(.left), count(), count([.left]), Sides().isEmpty)
                print(volume.level, volume.step)
                """
            ).talk == ["step 2 3", "true true 0 1 true", "10 3"])
    }

    @Test("a lazy property reads what stands below it; a type of a protocol is its adopter's")
    func neighbours() {
        #expect(
            ScriptRun(
                """
                protocol Store { typealias Done = (Int) -> Void; func fetch(_ done: @escaping(Int) -> Void) }
                class Memory: Store { func fetch(_ done: @escaping Done) { done(3) } }
                class Game { let pairs: Int; init(pairs: Int) { self.pairs = pairs } }
                class Board {
                    lazy var game = Game(pairs: pairs)
                    var pairs: Int { cards / 2 }
                    let cards = 8
                }
                Memory().fetch { print($0) }
                print(Board().game.pairs)
                """
            ).talk == ["3", "4"])
    }

    @Test("texts are changed by their places, and character sets are values")
    func texts() {
        #expect(
            ScriptRun(
                """
                var text = "1,234"
                let comma = text.index(text.startIndex, offsetBy: 1)
                text.remove(at: comma)
                text.removeLast()
                let digits = CharacterSet.decimalDigits
                print(text, text.removeFirst(), ("4.5kg" as NSString).doubleValue)
                print(digits.isSuperset(of: CharacterSet(charactersIn: "12")),
                    digits.isSuperset(of: CharacterSet(charactersIn: "1a")))
                print("a1b22".components(separatedBy: .decimalDigits),
                    "a1b22".components(separatedBy: CharacterSet.letters.inverted).joined())
                """
            ).talk == ["123 1 4.5", "true false", #"["a", "b", "", ""] ab"#])
    }

    @Test("collections are made by Foundation's names, and a dictionary of groups")
    func collections() {
        #expect(
            ScriptRun(
                """
                var list = NSMutableArray()
                list.add("a")
                list.addObject(2)
                let spacing: NSNumber = 10
                let groups = Dictionary(grouping: [1, 2, 3, 4]) { $0 % 2 == 0 }
                let metrics: [String: NSNumber] = ["spacing": spacing]
                print(list.count, list.object(at: 1), groups[true]!, metrics["spacing"]!.intValue)
                print(Double(), Int())
                """
            ).talk == ["2 2 [2, 4] 10", "0.0 0"])
    }
}

/// Lists that show snapshots.
@MainActor @Suite("Diffable data sources")
struct DiffableTests {
    @Test("a table asks the cell provider for what its snapshot has")
    func table() {
        let run = ScriptRun(
            """
            enum Section { case main, other }
            struct Book: Hashable { let title: String }
            class Home: UITableViewController {
                var dataSource: UITableViewDiffableDataSource<Section, Book>!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                    dataSource = UITableViewDiffableDataSource<Section, Book>(tableView: tableView) {
                        tableView, indexPath, book in
                        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                        cell.textLabel?.text = book.title
                        print("cell", indexPath.row, book.title)
                        return cell
                    }
                    var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
                    snapshot.appendSections([.main])
                    snapshot.appendItems([Book(title: "A"), Book(title: "B")], toSection: .main)
                    dataSource.apply(snapshot, animatingDifferences: false)
                }
                func remove() {
                    var snapshot = dataSource.snapshot()
                    snapshot.deleteItems([Book(title: "A")])
                    dataSource.apply(snapshot)
                }
            }
            new home as Home
            root home
            home.remove()
            print(home.dataSource.itemIdentifier(for: IndexPath(row: 0, section: 0))!.title,
                home.dataSource.snapshot().numberOfItems, home.tableView.numberOfRows(inSection: 0))
            """)
        #expect(run.talk == ["cell 0 A", "cell 1 B", "cell 0 B", "B 1 1"])
    }
}

/// Frameworks beside UIKit, whose members no table has.
@MainActor @Suite("Frameworks beside UIKit")
struct ForeignTests {
    @Test("what an imported framework has is there, and inert")
    func inert() {
        let run = ScriptRun(
            """
            import MultipeerConnectivity
            class Peers: NSObject, MCSessionDelegate, MCNearbyServiceAdvertiserDelegate {
                let session = MCSession(peer: MCPeerID(displayName: "me"), securityIdentity: nil)
                var names: [String] = []
                func start() {
                    session.delegate = self
                    for peer in session.connectedPeers { names.append(peer.displayName) }
                    if let first = session.connectedPeers.first { print("first", first) }
                    let count: Int = session.connectedPeers.count
                    if session.state == .connected || count > 2 { print("connected") }
                    session.connectPeer(MCPeerID(displayName: "b"), withNearbyConnectionData: nil)
                    session.onChange { peer, state in print(peer.displayName) }
                    print(names, count)
                }
            }
            Peers().start()
            """)
        #expect(
            run.talk == [
                "inert: MCSession, MCPeerID, MCSession.delegate, MCSession.connectedPeers, "
                    + "displayName, first, count, MCSession.state, connected, "
                    + "MCSession.connectPeer, MCSession.onChange",
                "read from inert members, which only say what they were set to: "
                    + "MCSession.state, connected, Any.displayName",
                "[] 0",
            ])
    }

    @Test("without the import such a name is unknown")
    func unknown() {
        #expect(
            ScriptRun("let store = HKHealthStore()").talk == [
                "1:13: unknown function 'HKHealthStore'"
            ])
    }
}
