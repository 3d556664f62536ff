import Testing

@testable import Statements
@testable import Workbench

/// Kinds of Swift at which files of public repositories were refused once.
@MainActor @Suite("Swift as published files have it")
struct PublishedCodeTests {
    @Test("a class adopts protocols by another name for them")
    func namedCompositions() {
        #expect(
            ScriptRun(
                """
                protocol Stocked { var count: Int { get } }; protocol Priced { func price() -> Int }; typealias Ware = Stocked & Priced; typealias Goods = Ware; class Book: Goods { let count = 2; func price() -> Int { 3 } }; struct Pen {}; extension Pen: Ware { var count: Int { 4 }; func price() -> Int { 5 } }
                let all: [Ware] = [Book(), Pen()]
                print(all.map { $0.count * $0.price() })
                """
            ).talk == ["[6, 20]"])
    }

    @Test("a literal holds anything where anything may stand")
    func mixedLiterals() {
        #expect(
            ScriptRun(
                """
                let body: [String: Any] = ["type": "select", "args": ["table": "todo", "columns": ["id", 2], "limit": 3]]
                print((body["args"] as? [String: Any])?.count ?? 0)
                func show(_ value: Any) { print(value) }
                show([1, "a"])
                """
            ).talk == ["3", "[1, \"a\"]"])
    }

    @Test("a value as AnyObject is asked for its members when the code runs")
    func anyObjects() {
        #expect(
            ScriptRun(
                """
                let number: Any = 7
                if let found = (number as AnyObject).integerValue { print(found + 1) }
                """
            ).talk == ["8", "inert: integerValue"])
    }

    @Test("reduce(into:) changes its sum in place")
    func reducingInto() {
        #expect(
            ScriptRun(
                """
                print(["a", "bb", "cc"].reduce(into: [Int: [String]]()) { $0[$1.count, default: []].append($1) }[2]!)
                print([1, 2, 3].reduce(into: 10) { sum, number in sum += number })
                let lengths: [String: Int] = ["x", "yy"].reduce(into: [:]) { (found: inout [String: Int], word) in found[word] = word.count }
                print(lengths["yy"]!)
                let add: (Int, Int) -> Void = { _, _ in }
                print([1].reduce(into: 0, add))
                """
            ).talk == [
                "[\"bb\", \"cc\"]", "16", "2",
                "6:27: only a closure in braces can stand here",
            ])
    }

    @Test("texts and arrays are split as Swift splits them")
    func splitting() {
        #expect(
            ScriptRun(
                """
                print("a=b=c".split(separator: "=", maxSplits: 1), "a--b".split(separator: "-", omittingEmptySubsequences: false))
                print("a1b2c".split { $0.isNumber }, [1, 0, 2, 0, 0, 3].split(separator: 0), "a, b".split(separator: ", "))
                print([1, 2, 3, 4].split { $0 % 2 == 0 })
                """
            ).talk == [
                "[\"a\", \"b=c\"] [\"a\", \"\", \"b\"]",
                "[\"a\", \"b\", \"c\"] [[1], [2], [3]] [\"a\", \"b\"]", "[[1], [3]]",
            ])
    }

    @Test("texts are searched by Foundation's options, but not by patterns")
    func searching() {
        #expect(
            ScriptRun(
                """
                let text = "Banana"
                print(text.replacingOccurrences(of: "AN", with: "-", options: .caseInsensitive))
                print(text.range(of: "an", options: [.caseInsensitive, .backwards])!.lowerBound == text.index(text.startIndex, offsetBy: 3))
                print(text.range(of: "x", options: .caseInsensitive) == nil)
                print(text.index(text.startIndex, offsetBy: 9, limitedBy: text.endIndex) == nil)
                print(text.replacingOccurrences(of: "[a-n]", with: "", options: .regularExpression))
                """
            ).talk == [
                "B--a", "true", "true", "true",
                "6:12: regular expressions are not modelled here",
            ])
    }

    @Test("dictionaries are made of pairs")
    func dictionariesOfPairs() {
        #expect(
            ScriptRun(
                """
                let plain = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])
                let joined = Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { $0 + $1 })
                print(plain["b"]!, joined["a"]!, plain.count)
                """
            ).talk == ["2 3 2"])
    }

    @Test("a timer that was made without a run loop waits for one")
    func timers() {
        #expect(
            ScriptRun(
                """
                let timer = Timer(timeInterval: 1, repeats: false) { _ in print("fired") }
                wait 2
                print("added")
                RunLoop.main.add(timer, forMode: .common)
                wait 2
                """
            ).talk == ["added", "fired"])
    }

    @Test("static values are made in the order in which they need each other")
    func orderOfStatics() {
        #expect(
            ScriptRun(
                """
                class Keys { static let old = Keys.standard; static let standard = Keys(); let mark = 3 }
                print(Keys.old.mark)
                """
            ).talk == ["3"])
    }

    @Test("what an argument gives a property is not made besides")
    func memberwiseInitialisers() {
        #expect(
            ScriptRun(
                """
                func made(_ number: Int) -> Int { print("made", number); return number }
                struct Pair { var a: Int = made(1); var b: Int = made(2) }
                print(Pair(a: 5).a)
                """
            ).talk == ["made 2", "5"])
    }

    @Test("a method that defers its argument is another one than that which takes a closure")
    func deferredArguments() {
        #expect(
            ScriptRun(
                """
                extension Int { func times(block: () -> Void) { for _ in 0..<self { block() } }; func times(block: @autoclosure () -> Void) { for _ in 0..<self { block() } } }
                var count = 0
                3.times { count += 1 }
                2.times(block: print("again"))
                print(count)
                """
            ).talk == ["again", "again", "3"])
    }

    @Test("arrays are made of texts, and a nib that is nil is registered as none")
    func arraysOfTexts() {
        #expect(
            ScriptRun(
                """
                let otp = "123"
                print([Character](otp).count, [Character](otp)[1])
                let nib: UINib? = nil
                UITableView().register(nib, forCellReuseIdentifier: "c")
                """
            ).talk == ["3 2"])
    }

    @Test("attributed texts are copied, and their numbers are Foundation's")
    func attributedTexts() {
        #expect(
            ScriptRun(
                """
                let copy = NSAttributedString(string: "ab").mutableCopy() as! NSMutableAttributedString
                copy.append(NSAttributedString(string: "c"))
                print(copy.string, NSAttributedString().length, NSString(string: "héllo").range(of: "l").location)
                print(modf(2.75).0, modf(2.75).1, Int(truncating: NSNumber(value: 2.5)), Double(truncating: 3))
                """
            ).talk == ["abc 0 2", "2.0 0.75 2 3.0"])
    }

    @Test("what stands behind a type parameter may be gone through")
    func loopsOverTypeParameters() {
        #expect(
            ScriptRun(
                """
                class Store<T> { let all: [T]; init(_ all: [T]) { self.all = all }; func load(_ done: (Result<[T], Error>) -> Void) { done(.success(all)) } }; struct Book { let title: String }
                Store([Book(title: "A"), Book(title: "B")]).load { if case .success(let found) = $0 { for book in found { print(book.title) } } }
                """
            ).talk == ["A", "B"])
    }

    @Test("'class override func' is a member, and a type's own value is asked for its members")
    func members() {
        #expect(
            ScriptRun(
                """
                class A { class func name() -> String { "A" } }; class B: A { class override func name() -> String { "B" } }; enum Words { enum Action { static let delete = "Delete" } }
                print(B.name())
                let actions = Words.Action.self
                print(actions.delete)
                """
            ).talk == ["B", "Delete"])
    }

    @Test("names of other frameworks' notifications and functions are inert")
    func namesOfFrameworks() {
        #expect(
            ScriptRun(
                """
                import AVFoundation; import ImageIO; class Player: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        NotificationCenter.default.addObserver(self, selector: #selector(done), name: .AVPlayerItemDidPlayToEndTime, object: nil)
                    }
                    @objc func done() {}
                    func count(_ data: Data) -> Int {
                        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return 0 }
                        return CGImageSourceGetCount(source)
                    }
                }
                let player = Player()
                root player
                """
            ).talk == [
                "inert: Notification.Name.AVPlayerItemDidPlayToEndTime, CGImageSourceCreateWithData, "
                    + "CGImageSourceGetCount"
            ])
    }

    @Test("an operator of a library that is not here is inert")
    func operatorsOfLibraries() {
        #expect(
            ScriptRun(
                """
                import ObjectMapper; class Todo: Mappable {
                    var title: String?
                    required init?(map: Map) {}
                    func mapping(map: Map) { title <- map["title"] }
                }
                """
            ).talk == ["inert: Mappable, '<-'"])
    }

    @Test("a cell shows content of a type of the code's own, whose view stays while it can")
    func ownContent() {
        let run = ScriptRun(
            """
            class FieldView: UIView, UIContentView { struct Content: UIContentConfiguration { var text = ""; func makeContentView() -> UIView & UIContentView { FieldView(self) }; func updated(for state: UIConfigurationState) -> Content { self } }; var configuration: UIContentConfiguration { didSet { show() } }; let field = UITextField(); init(_ configuration: UIContentConfiguration) { self.configuration = configuration; super.init(frame: .zero); addSubview(field); show() }; required init?(coder: NSCoder) { fatalError() }; func show() { guard let content = configuration as? Content else { return }; field.text = content.text } }
            let cell = UICollectionViewCell(frame: .zero)
            var content = FieldView.Content(); content.text = "One"
            cell.contentConfiguration = content
            let first = cell.contentView
            print(first is FieldView, (first as! FieldView).field.text!)
            content.text = "Two"; cell.contentConfiguration = content
            print(first === cell.contentView, (cell.contentView as! FieldView).field.text!)
            """)
        #expect(run.talk.filter { !$0.hasPrefix("inert") } == ["true One", "true Two"])
    }

    @Test("a registration learns from what fills the cells of which class they are")
    func registrations() {
        #expect(
            ScriptRun(
                """
                class Card: UICollectionViewCell { var mark = "" }; class Home: UIViewController { lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout()); func fill(cell: Card, path: IndexPath, text: String) { cell.mark = text; print(text, path.item) }; override func viewDidLoad() { super.viewDidLoad(); view.addSubview(list); let plain = UICollectionView.CellRegistration(handler: fill); let typed = UICollectionView.CellRegistration { (cell: Card, path: IndexPath, number: Int) in cell.mark = String(number) }; list.dataSource = self; make = { list, path in path.item == 0 ? list.dequeueConfiguredReusableCell(using: plain, for: path, item: "a") : list.dequeueConfiguredReusableCell(using: typed, for: path, item: 7) } }; var make: ((UICollectionView, IndexPath) -> UICollectionViewCell)? }; extension Home: UICollectionViewDataSource { func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }; func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { make!(list, path) } }
                let home = Home()
                root home
                print(home.list.visibleCells.map { ($0 as! Card).mark })
                """
            ).talk == ["a 0", "[\"a\", \"7\"]"])
    }

    @Test("Swift 3's attributes of texts have texts for keys, and priorities are numbers")
    func oldAttributes() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController { func styled(_ attributes: [String: Any]) -> NSAttributedString { NSAttributedString(string: "x", attributes: attributes) }; override func viewDidLoad() { let label = UILabel(); label.attributedText = styled([NSForegroundColorAttributeName: UIColor.red, NSFontAttributeName: UIFont.systemFont(ofSize: 30)]); print(label.font.pointSize); label.setContentHuggingPriority(300, for: .horizontal); print(label.contentHuggingPriority(for: .horizontal).rawValue); let space = UIBarButtonItem(barButtonSystemItem: UIBarButtonSystemItem.flexibleSpace, target: nil, action: nil); _ = space } }
                let home = Home()
                root home
                """
            ).talk.filter { !$0.hasPrefix("old") } == ["30.0", "300.0"])
    }

    @Test("a layer may be of a class of the code's own")
    func layers() {
        #expect(
            ScriptRun(
                """
                class Ring: CAShapeLayer { var progress: CGFloat = 0; override init() { super.init(); lineWidth = 3 }; required init?(coder: NSCoder) { fatalError() } }
                class Band: CALayer { let inner = CALayer(); func fill() { addSublayer(inner) } }
                let ring = Ring(), band = Band()
                band.fill()
                UIView().layer.addSublayer(ring)
                print(ring.progress, band.sublayers!.count, ring is CAShapeLayer)
                """
            ).talk.filter { !$0.hasPrefix("inert") } == ["0.0 1 true"])
    }

    @Test("a function knows while it runs what its type parameters stand for")
    func typeParameters() {
        #expect(
            ScriptRun(
                """
                protocol Named { static var name: String { get }; var id: Int { get }; init(id: Int) }; class A: UITableViewCell { var mark = 3 }; struct P: Named { let id: Int; static let name = "P" }
                extension UITableView { func register<T: UITableViewCell>(_: T.Type) { register(T.self, forCellReuseIdentifier: String(describing: T.self)) }; func dequeue<T: UITableViewCell>(_ path: IndexPath) -> T { dequeueReusableCell(withIdentifier: String(describing: T.self), for: path) as! T } }
                func made<T: UIView>(_ type: T.Type, _ count: Int = 1) -> [T] { (0..<count).map { _ in T(frame: .zero) } }
                func named<T: Named>(_ type: T.Type) -> String { T.name + String(T(id: 4).id) }
                func first<T: UIView>(of views: [UIView]) -> T? { views.compactMap { $0 as? T }.first }
                func passed<T: UIView>(_ type: T.Type) -> String { String(describing: made(T.self)[0].classForCoder) + (UILabel() is T ? "!" : "") }
                let table = UITableView()
                table.register(A.self)
                let cell: A = table.dequeue(IndexPath(row: 0, section: 0))
                print(cell.mark, named(P.self), passed(UILabel.self), passed(UISwitch.self))
                let label: UILabel? = first(of: [UIView(), UISwitch(), UILabel()])
                print(label != nil, (first(of: [UIView(), UISwitch()]) as UILabel?) == nil)
                """
            ).talk == ["3 P4 UILabel! UISwitch", "true true"])
    }
}
