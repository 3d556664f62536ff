import Testing

@testable import Workbench

@MainActor
@Suite("Generic types of pasted code")
struct GenericTypeTests {
    private func talk(_ code: String) -> [String] { ScriptRun(code).talk }

    @Test func `a generic cell makes the view that it is given`() {
        #expect(
            talk(
                """
                class Cell<V: UIView>: UITableViewCell { let content = V() }
                class ButtonCell: Cell<UIButton> {}
                print(type(of: Cell<UILabel>().content), type(of: ButtonCell().content))
                let cell = Cell<UILabel>()
                cell.content.text = "a"
                print(cell.content.text ?? "none", type(of: cell))
                """) == ["UILabel UIButton", "a Cell<UILabel>"])
    }

    @Test func `a list makes cells of a generic class with its arguments`() {
        #expect(
            talk(
                """
                class Cell<V: UIView>: UITableViewCell { let content = V(frame: .zero) }
                class List: UITableViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.register(Cell<UISwitch>.self, forCellReuseIdentifier: "a")
                    }
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) as! Cell<UISwitch>
                        cell.content.isOn = true
                        print(type(of: cell.content), cell.content.isOn)
                        return cell
                    }
                }
                new list as List; root list
                """) == ["UISwitch true"])
    }

    @Test func `a controller under a generic one knows what it is given`() {
        #expect(
            talk(
                """
                class Screen<Content: UIView, Model>: UIViewController {
                    let content = Content()
                    var model: Model
                    init(model: Model) {
                        self.model = model
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    override func loadView() { view = content }
                    func fill(_ model: Model) { self.model = model }
                }
                struct Book { var title: String }
                class BookScreen: Screen<UILabel, Book> {
                    override func fill(_ model: Book) {
                        super.fill(model)
                        content.text = model.title
                    }
                    var names: [String] { [model].map { $0.title } }
                }
                let screen = BookScreen(model: Book(title: "a"))
                root screen
                screen.fill(Book(title: "b"))
                print(screen.content.text ?? "none", screen.names, screen.view is UILabel)
                """) == ["b [\"b\"] true"])
    }

    @Test func `a value of other arguments is refused by their names`() {
        #expect(
            talk(
                """
                class Box<T> { var value: T; init(_ value: T) { self.value = value } }
                var box = Box(3)
                box = Box("a")
                box.value = "b"
                """) == [
                    "3:7: 'box' needs Box<Int>, not Box<String>",
                    "4:13: 'value' needs Int, not String",
                ])
    }

    @Test func `members that where gives to other arguments are not there`() {
        #expect(
            talk(
                """
                struct Box<T> { var value: T }
                extension Box where T == Int { func next() -> Int { value + 1 } }
                print(Box(value: 1).next())
                print(Box(value: "a").next())
                """
            ).last?.contains("has no member 'next'") == true)
    }
}
