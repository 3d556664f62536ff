import CommandLanguage
import Testing

@testable import Statements
@testable import Workbench

/// Kinds of names that files of public repositories take from their other files.
@Suite("Declarations of names of every kind") @MainActor
struct StubKindsTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Declares what the code lacks, compares that, and checks both as one program.
    private func expect(
        _ code: String, lacks declarations: String, in name: String = "A.swift"
    ) throws {
        let path = directory.path + "/" + name
        try directory.write(code, to: name)
        let found = try Workbench().stubs([path])
        #expect(found.mistakes.map(\.message) == [])
        #expect(found.text == declarations)
        try directory.write(declarations, to: "Stubs-" + name)
        let paths = [directory.path + "/Stubs-" + name, path]
        #expect(try Workbench().check(paths).mistakes.map(\.message) == [])
    }

    @Test("a type may begin with a small letter, or have a line in its name")
    func smallTypes() throws {
        try expect(
            """
            class ShelfViewController: UIViewController, shelfDelegate {
                var model: shelfModel?
                var cell: Shelf_Cell?
                func update() {
                    title = model?.name
                }
            }

            """,
            lacks: """
                class Shelf_Cell {}

                protocol shelfDelegate: AnyObject {}

                class shelfModel {
                    var name: String = ""
                }
                """)
    }

    @Test("a name in capitals that stands alone is a constant")
    func constants() throws {
        try expect(
            """
            class ShelfViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.frame = CGRect(x: 0, y: 0, width: SCREENWIDTH, height: 40)
                }
            }

            """,
            lacks: """
                let SCREENWIDTH: Double = 0
                """)
    }

    @Test("a class adopts in another file the delegate that it is, with what that requires")
    func conformances() throws {
        try expect(
            """
            class ShelfViewController: UIViewController {
                let field = UITextField()
                let table = UITableView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.delegate = self
                    table.dataSource = self
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            }

            """,
            lacks: """
                extension ShelfViewController: UITableViewDataSource, UITextFieldDelegate {
                    func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell { UITableViewCell() }
                }
                """)
    }

    @Test("a selector names a method that stands in another file")
    func actions() throws {
        try expect(
            """
            class ShelfViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        barButtonSystemItem: .add, target: self, action: #selector(didPressAdd(_:)))
                }
            }

            """,
            lacks: """
                extension ShelfViewController {
                    @objc func didPressAdd(_ value: Any) {}
                }
                """)
    }

    @Test("a model of the view is no slip of the controller's name")
    func marks() throws {
        try expect(
            """
            class ShelfVC: UIViewController {
                let model = ShelfVM()
            }

            """,
            lacks: """
                class ShelfVM {}
                """)
    }

    @Test("in Objective-C a category adds what UIKit's classes lack")
    func categories() throws {
        try expect(
            """
            @interface ShelfViewController : UIViewController
            @property (nonatomic) UITableView *table;
            @property (nonatomic) shelfPlan *plan;
            @end
            @implementation ShelfViewController
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.table.refreshHeader = nil;
                [self.table beginRefreshingNow];
            }
            @end

            """,
            lacks: """
                @interface shelfPlan : NSObject
                @end

                @interface UITableView (Added)
                @end
                @implementation UITableView (Added)
                - (id)beginRefreshingNow { return nil; }
                - (void)setRefreshHeader:(id)value1 {}
                @end
                """, in: "A.m")
    }
}

extension StubKindsTests {
    @Test(
        "what another file adds to a type is written as its extension, and what belongs to no type as it is"
    )
    func otherFiles() throws {
        try accept(
            """
            class Shelf {
                let rows = [1, 2]
                func load() { prepare(); print(rows[safe: 1] as Any, Date().shortText, rows) }
            }
            class ShelfViewController: UIViewController {
                let shelf = Shelf()
                let table = UITableView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    table.register(cell: UITableViewCell.self)
                    view.backgroundColor = UIColor(hex: "aabbcc")
                    shelf.unload(animated: true)
                    NotificationCenter.default.post(name: .shelfDidLoad, object: endpoint + "/a")
                    track(event: "load")
                }
                override func sessionDidStart() { print("started") }
                func show() { let field = UIShelfField(size: 3); field.value = "a"; view.addSubview(field) }
            }

            """)
    }

    /// Whether the code is accepted with what is declared for it, as one program of two files.
    private func accept(_ code: String) throws {
        let path = directory.path + "/A.swift"
        try directory.write(code, to: "A.swift")
        let found = try Workbench().stubs([path])
        #expect(found.mistakes.map(\.message) == [])
        #expect(!found.text.isEmpty)
        try directory.write(found.text, to: "Stubs.swift")
        #expect(
            try Workbench().check([directory.path + "/Stubs.swift", path]).mistakes.map(\.message)
                == [])
    }
}
