import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Each finding is told whole, and goes with its mending line or with the class mended.
@MainActor
@Suite("doctor: what nobody here had seen")
struct UnseenDiagnosisTests {
    @Test func `a weak property whose object another one has replaced`() {
        func list(
            _ strength: String, _ use: String = "navigationItem.rightBarButtonItem = editButton"
        )
            -> String
        {
            """
            class List: UIViewController {
                \(strength)var editButton: UIBarButtonItem!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
                    navigationItem.rightBarButtonItem = button
                    editButton = button
                }
                func start() { navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil) }
                func stop() { \(use) }
            }
            let list = List(); new nav as nav with list; root nav
            list.start()

            """
        }
        #expect(
            findings(list("weak ")) == [
                "weak-object-gone B18 list,editButton @5: declare it without 'weak': var editButton"
            ])
        #expect(findings(list("")) == [])
        #expect(findings(list("weak ", "print(1)")) == [])
    }

    @Test func `sizes of items that a turn leaves as they were`() {
        func grid(_ mended: String, _ size: String = "collectionView.bounds.width / 2 - 20")
            -> String
        {
            """
            class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                }
                override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
                override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                }
                func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
                    CGSize(width: \(size), height: 100)
                }
                \(mended)
            }
            let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
            root grid

            """
        }
        let turn = "rotate"
        #expect(findings(grid("")) == [])
        #expect(
            findings(grid("") + turn).map { $0.prefix { $0 != ":" } } == [
                "sizes-kept B57 grid,grid.collectionView @4"
            ])
        let mended = """
            override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                collectionViewLayout.invalidateLayout()
            }
            """
        #expect(findings(grid(mended) + turn) == [])
        #expect(findings(grid("", "100") + turn) == [])
    }

    @Test func `a table's footer that is placed by constraints`() {
        func list(_ mask: String) -> String {
            """
            class List: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                    \(mask)
                    tableView.tableFooterView = footer
                }
            }
            let list = List()
            root list

            """
        }
        let broken = list("footer.translatesAutoresizingMaskIntoConstraints = false")
        #expect(
            sentences(broken) == [
                "fault: list.tableView.tableFooterView has translatesAutoresizingMaskIntoConstraints false: "
                    + "a table gives it its place and its height by its frame, and what is placed by "
                    + "constraints stays at the table's top"
            ])
        #expect(findings(list("")) == [])
    }

    @Test func `a property that the keyboard's notification reads too early`() {
        func note(_ setter: String) -> String {
            """
            class Note: UIViewController, UITextViewDelegate {
                let body = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
                var active: UIView?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(body)
                    body.delegate = self
                    NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func keyboardWillShow(_ note: Notification) { print(active == nil) }
                \(setter)
            }
            let note = Note()
            root note
            tap note.body

            """
        }
        let late = note(
            "func textViewDidBeginEditing(_ textView: UITextView) { active = textView }")
        #expect(
            findings(late).map { $0.prefix { $0 != ":" } } == ["read-before-set B58 note,active @4"]
        )
        let early = note(
            "func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { active = textView; return true }"
        )
        #expect(findings(early) == [])
    }

    @Test func `a closure that only the close button's code calls`() {
        func planner(_ close: String) -> String {
            """
            class News: UIViewController {
                var onDismissal: (() -> Void)?
                func done() { dismiss(animated: true) { self.onDismissal?() } }
                \(close)
            }
            class Planner: UIViewController {
                func showNews() {
                    let news = News()
                    news.onDismissal = { print("closed") }
                    present(news, animated: true)
                }
            }
            let planner = Planner()
            root planner
            planner.showNews()

            """
        }
        let swipe = "swipe down\nfinish\n"
        #expect(
            findings(planner("") + swipe).map { $0.prefix { $0 != ":" } } == [
                "closure-passed-by B59 News-1,News @7"
            ])
        #expect(findings(planner("")) == [])
        let heard = planner(
            "override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); onDismissal?() }"
        )
        #expect(findings(heard + swipe) == [])
    }

    @Test func `a back button with an action`() {
        func list(_ action: String) -> String {
            """
            class List: UIViewController {
                @objc func save() {}
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.backBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, \(action))
                }
            }
            let list = List()
            new nav as nav with list; root nav
            new editor; push editor

            """
        }
        #expect(
            findings(list("target: self, action: #selector(save)")).map { $0.prefix { $0 != ":" } }
                == [
                    "back-item-action B56 list,backBarButtonItem @4"
                ])
        #expect(findings(list("target: nil, action: nil")) == [])
    }

    @Test func `a child in a box that is hidden`() {
        func desk(_ reveal: String) -> String {
            """
            class Panel: UIViewController {
                override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            }
            class Desk: UIViewController {
                let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
                let panel = Panel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    addChild(panel)
                    panel.view.frame = box.bounds
                    box.addSubview(panel.view)
                    panel.didMove(toParent: self)
                }
                func reveal() { \(reveal) }
            }
            let desk = Desk()
            root desk
            desk.reveal()

            """
        }
        #expect(
            findings(desk("box.isHidden = false")) == [
                "shown-by-hiding B38 Panel-1,desk @4: box.addSubview(panel.view) to show it, and "
                    + "panel.view.removeFromSuperview() to hide it (Desk.reveal, line 15)"
            ])
        #expect(findings(desk("box.tag = 1")) == [])
    }

    @Test func `an orientation that a pop leaves as it is`() {
        func reader(_ mend: String) -> String {
            """
            class List: UIViewController {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
                \(mend)
            }
            class Reader: UIViewController {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
            }
            class Stack: UINavigationController {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { topViewController?.supportedInterfaceOrientations ?? .all }
            }
            let list = List()
            let stack = Stack(rootViewController: list)
            root stack
            stack.pushViewController(Reader(), animated: true)
            rotate landscape
            stack.popViewController(animated: true)

            """
        }
        #expect(
            findings(reader("")).map { $0.prefix { $0 != ":" } } == [
                "orientation-not-asked-again A74 list,stack @9"
            ])
        let mended = """
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); setNeedsUpdateOfSupportedInterfaceOrientations() }
            """
        #expect(findings(reader(mended)) == [])
    }

    @Test func `an accessory that a field has driven away`() {
        func chat(_ mend: String) -> String {
            """
            class Chat: UIViewController, UITextFieldDelegate {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
                let subject = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
                override var inputAccessoryView: UIView? { bar }
                override var canBecomeFirstResponder: Bool { true }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    subject.delegate = self
                    view.addSubview(subject)
                }
                \(mend)
            }
            let chat = Chat()
            root chat
            tap chat.subject

            """
        }
        let end = "chat.subject.resignFirstResponder()\n"
        #expect(findings(chat("")) == [])
        #expect(
            findings(chat("") + end).map { $0.prefix { $0 != ":" } } == [
                "accessory-lost X40 chat,inputAccessoryView @5"
            ])
        #expect(findings(chat("") + end + "chat.becomeFirstResponder()") == [])
    }

    @Test func `what a recognizer of a view holds`() {
        func album(_ weak: String) -> String {
            """
            class ShowTap: UITapGestureRecognizer { \(weak)var from: UIViewController? }
            class Photo: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let tap = ShowTap(target: self, action: #selector(show))
                    tap.from = self
                    view.addGestureRecognizer(tap)
                }
                @objc func show() {}
            }
            class Album: UIViewController {
                func open() { navigationController?.pushViewController(Photo(), animated: true) }
            }
            let album = Album()
            new nav as nav with album; root nav
            album.open()
            pop

            """
        }
        #expect(
            sentences(album("")) == [
                "fault: Photo-1 has gone from the screen and lives: the property 'from' of ShowTap-1 holds it"
            ])
        #expect(findings(album("weak ")) == [])
    }
}
