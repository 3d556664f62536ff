import CommandLanguage
import Testing

@testable import Statements
@testable import Workbench

@Suite("Declarations of what nobody knows") @MainActor struct StubTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// What code lacks that stands in a file of that name.
    private func stubs(_ text: String, in name: String = "A.swift") throws -> StubVerdict {
        try directory.write(text, to: name)
        return try Workbench().stubs([directory.path + "/" + name])
    }

    /// Declares what the code lacks, compares that, and runs both as one program.
    private func expect(
        _ code: String, lacks declarations: String, in name: String = "A.swift"
    ) throws {
        let found = try stubs(code, in: name)
        #expect(found.mistakes.map(\.message) == [])
        #expect(found.text == declarations)
        try directory.write(declarations, to: "Stubs-" + name)
        let paths = ["Stubs-" + name, name].map { directory.path + "/" + $0 }
        #expect(try Workbench().check(paths).mistakes.map(\.message) == [])
    }

    @Test("has the members that code uses, of the types that their places need")
    func members() throws {
        try expect(
            """
            class HomeViewController: UIViewController {
                let service = BookService.shared
                var books: [Book] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .brand
                    service.load(page: 1) { [weak self] books, error in
                        if let error = error { print(error) }
                        self?.books = books
                        self?.title = books.first?.title
                    }
                    let label = UILabel()
                    label.text = service.user.name
                    label.isHidden = service.isBusy && service.count > 3
                    service.reset()
                }
            }

            """,
            lacks: """
                class Book {
                    var title: String = ""
                }

                class BookService {
                    static var shared: BookService = BookService()
                    func load(page: Int, _ value: @escaping ([Book], Any?) -> Void) {}
                    lazy var user: User = User()
                    var isBusy: Bool = false
                    var count: Int = 0
                    func reset() {}
                }

                extension UIColor {
                    static var brand: UIColor = .clear
                }

                class User {
                    var name: String = ""
                }
                """)
    }

    @Test("makes a class of what is presented, added, cast, or overrides what UIKit calls")
    func bases() throws {
        try expect(
            """
            class Home: Base {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setup()
                    view.addSubview(Badge(text: "1"))
                }
                override func setup() { super.setup() }
                func open(_ cell: UITableViewCell) {
                    present(Detail(id: 1), animated: true)
                    (cell as? BookRow)?.show("a")
                }
            }

            """,
            lacks: """
                class Badge: UIView {
                    convenience init(text: String) { self.init(frame: .zero) }
                }

                class Base: UIViewController {
                    func setup() {}
                }

                class BookRow: UITableViewCell {
                    func show(_ value: String) {}
                }

                class Detail: UIViewController {
                    convenience init(id: Int) { self.init(nibName: nil, bundle: nil) }
                }
                """)
    }

    @Test("makes protocols and enumerations of what is used as such")
    func kinds() throws {
        try expect(
            """
            class Home: UIViewController, Loadable {
                weak var delegate: HomeDelegate?
                var state = LoadState.idle
                func update(_ new: LoadState) {
                    state = new
                    switch new {
                    case .idle: delegate?.homeDidRest(self)
                    case .failed(let reason): title = reason
                    default: show(.failed("x"))
                    }
                }
                func show(_ state: LoadState) {}
            }

            """,
            lacks: """
                protocol HomeDelegate: AnyObject {
                    func homeDidRest(_ value: Home)
                }
                extension HomeDelegate {
                    func homeDidRest(_ value: Home) {}
                }

                enum LoadState {
                    case failed(String)
                    case idle
                }

                protocol Loadable: AnyObject {}
                """)
    }

    @Test("declares classes of Objective-C as in a header")
    func objectiveC() throws {
        try expect(
            """
            @interface HomeViewController : UIViewController <BookServiceDelegate>
            @property (nonatomic, strong) BookService *service;
            @end
            @implementation HomeViewController
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.service = [BookService sharedService];
                [self.service loadPage:1];
                [self presentViewController:[[Detail alloc] initWithPage:1 of:self.title] animated:YES completion:nil];
            }
            @end

            """,
            lacks: """
                @protocol BookServiceDelegate
                @end

                @interface BookService : NSObject
                + (id)sharedService;
                @end

                @interface Detail : UIViewController
                - (instancetype)initWithPage:(id)value1 of:(id)value2;
                @end
                """, in: "A.m")
    }

    @Test("ends with types that lead to themselves")
    func itself() throws {
        try expect(
            """
            class Home: UIViewController {
                func go(_ node: Node) {
                    title = node.next.next.next.name
                    Node.root.add(Node(next: node), to: node.next)
                }
            }

            """,
            lacks: """
                class Kind {
                    lazy var next: Kind2 = Kind2()
                }

                class Kind2 {
                    var name: String = ""
                }

                class Next {
                    lazy var next: Kind = Kind()
                }

                class Node {
                    lazy var next: Next = Next()
                    static var root: Root = Root()
                    init() {}
                    init(next: Node) {}
                }

                class Root {
                    func add(_ value: Node, to: Next) {}
                }
                """)
    }

    @Test("mends nothing that no declaration mends, and says what that is")
    func hopeless() throws {
        for (code, reason) in [
            ("class A: UIViewController {\n    var b: B?\n    func x( {}\n}\n", "expected"),
            (
                "class A: UIViewController {\n    var b: UITabelView?\n}\n",
                "unknown type 'UITabelView'"
            ),
            (
                "class A: UIViewController {\n    var b: B?\n    func x() { view.frame = 1 }\n}\n",
                "CGRect"
            ),
        ] {
            let found = try stubs(code)
            #expect(found.text.isEmpty)
            #expect(found.mistakes.contains { $0.message.contains(reason) }, "\(code)")
        }
        #expect(try stubs("class A: UIViewController {}\n").text.isEmpty)
    }

    @Test("refuses thousands of unknown names at once")
    func many() throws {
        let names = (0..<3000).map { "    var a\($0): Thing\($0)x?\n" }.joined()
        let found = try stubs("class A: UIViewController {\n\(names)}\n")
        #expect(
            found.mistakes.map(\.message) == [
                "more than 500 types are unknown: give the code its other files"
            ])
    }

    private static let refused = """
        class Home: UIViewController {
            let store = Store()
            override func viewDidLoad() {
                super.viewDidLoad()
                title = store.name
            }
        }

        """

    @Test("are offered behind refused code, declared as if typed, and the code is taken")
    func prompt() {
        let run = ScriptRun()
        #expect(
            run.run(Self.refused) == [
                "2:17: unknown function 'Store'",
                "1 type is unknown ('Store'): 'stub' declares an empty one",
            ])
        #expect(
            run.run("stub") == [
                "class Store {", "    var name: String = \"\"", "}",
                "declared: these answer with what is empty, and call nothing back; the code is taken",
            ])
        run.run("new home as Home; root home")
        #expect(run.run("print(home.title == \"\")") == ["true"])
        #expect(run.run("stub") == ["1:1: no code was refused: paste it first"])
    }
}
