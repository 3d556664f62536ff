import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

extension OmissionDiagnosisTests {
    // MARK: Layout

    /// A controller whose `viewDidLoad` has these lines, shown at the root of a stack.
    private func inStack(_ properties: String, _ lines: String) -> String {
        """
        class Page: UIViewController {
            \(properties)
            override func viewDidLoad() {
                super.viewDidLoad()
                \(lines)
            }
        }
        let page = Page(); new nav as nav with page; root nav

        """
    }

    @Test func `content under the navigation bar`() {
        let script = inStack(
            "let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))",
            "label.text = \"x\"; view.addSubview(label)")
        #expect(
            findings(script) == [
                "under-bar B26 page.label,page @4: constrain its top to "
                    + "view.safeAreaLayoutGuide.topAnchor | or page.edgesForExtendedLayout = []"
            ])
        #expect(findings(script + "page.edgesForExtendedLayout = []") == [])
        #expect(findings(script + "page.label.frame.origin.y = 300") == [])
    }

    @Test func `room for the bars twice`() {
        let script = inStack(
            "let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))",
            "list.contentSize = CGSize(width: 393, height: 3000); list.contentInset.top = 98; view.addSubview(list)"
        )
        #expect(
            sentences(script) == [
                "fault: page.list leaves room for the bars twice: its own 98 points, and the 113 that "
                    + "UIKit adds (Page.viewDidLoad, line 5)"
            ])
        #expect(findings(script + "page.list.contentInsetAdjustmentBehavior = .never") == [])
        #expect(findings(script + "page.list.contentInset.top = 0") == [])
    }

    @Test func `content that cannot be scrolled to`() {
        let script = """
            class Article: UIViewController {
                let scroll = UIScrollView()
                let text = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for view in [scroll, text] { view.translatesAutoresizingMaskIntoConstraints = false }
                    view.addSubview(scroll); scroll.addSubview(text)
                    NSLayoutConstraint.activate([
                        scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        text.topAnchor.constraint(equalTo: scroll.topAnchor), text.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                        text.widthAnchor.constraint(equalToConstant: 100), text.heightAnchor.constraint(equalToConstant: 2000)
                    ])
                }
            }
            let article = Article(); root article

            """
        let mend =
            "article.text.bottomAnchor.constraint(equalTo: article.scroll.contentLayoutGuide.bottomAnchor)"
            + ".isActive = true"
        #expect(
            findings(script) == [
                "content-out-of-reach A92 article.scroll,article.text @3: \(mend)"
            ])
        #expect(findings(script + mend) == [])
        let frames = """
            new home; root home
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))); home.view.addSubview(scroll)

            """
        let size = "scroll.contentSize = CGSize(width: 300, height: 900)"
        #expect(
            findings(frames) == ["content-out-of-reach A92 scroll,UIView-2 @4: \(size)"])
        #expect(findings(frames + size) == [])
    }

    @Test func `a hidden view that keeps its room`() {
        let script = """
            class Form: UIViewController {
                let notice = UIView()
                let send = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for view in [notice, send] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        self.view.addSubview(view)
                        view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
                        view.widthAnchor.constraint(equalToConstant: 300).isActive = true
                        view.heightAnchor.constraint(equalToConstant: 80).isActive = true
                    }
                    notice.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    send.topAnchor.constraint(equalTo: notice.bottomAnchor).isActive = true
                }
            }
            let form = Form(); root form; form.notice.isHidden = true

            """
        let mend = "form.notice.constraints.first { $0.firstAttribute == .height }?.constant = 0"
        #expect(
            findings(script) == [
                "hidden-keeps-room B25 form.notice,form.send @4: \(mend) with isHidden | or put "
                    + "form.notice and form.send into a UIStackView, which closes the gap"
            ])
        #expect(findings(script + mend) == [])
        #expect(findings(script + "form.notice.isHidden = false") == [])
    }

    // MARK: Lists, the status bar

    @Test func `a row that stays selected`() {
        func contacts(_ line: String) -> String {
            """
            class Contacts: UIViewController, UITableViewDataSource, UITableViewDelegate {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                    table.dataSource = self
                    table.delegate = self
                    view.addSubview(table)
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    \(line)
                    navigationController?.pushViewController(UIViewController(), animated: true)
                }
            }
            let contacts = Contacts(); new nav as nav with contacts; root nav; tap row 3

            """
        }
        #expect(findings(contacts("")) == [])
        let back = contacts("") + "tap back\n"
        let mend = "contacts.table.deselectRow(at: IndexPath(row: 3, section: 0), animated: true)"
        #expect(
            findings(back) == [
                "row-stays-selected U02 contacts.table,contacts @6: \(mend) | deselectRow(at: indexPath, "
                    + "animated: true) in didSelectRow, or in viewWillAppear of Contacts"
            ])
        #expect(findings(back + mend) == [])
        let deselected = contacts("tableView.deselectRow(at: indexPath, animated: true)")
        #expect(findings(deselected + "tap back") == [])
    }

    @Test func `a child and an overlay that are not asked about the status bar`() {
        func shell(_ member: String) -> String {
            """
            class Dark: UIViewController { override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent } }
            class Shell: UIViewController {
                let page = Dark()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(page)
                    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    page.view.frame = view.bounds
                    view.addSubview(page.view)
                    page.didMove(toParent: self)
                }
                \(member)
            }
            let shell = Shell(); root shell

            """
        }
        let property = "override var childForStatusBarStyle: UIViewController? { page }"
        #expect(
            findings(shell("")) == ["answer-unasked S01 Dark-1,shell @4: \(property) in Shell"])
        #expect(findings(shell(property)) == [])
        let photo = """
            class Photo: UIViewController { override var prefersStatusBarHidden: Bool { true } }
            new album; root album; let photo = Photo(); photo.modalPresentationStyle = .overFullScreen
            album.present(photo, animated: true)

            """
        let line = "photo.modalPresentationCapturesStatusBarAppearance = true"
        #expect(
            findings(photo) == [
                "answer-unasked S02 photo,album @5: \(line) | "
                    + "photo.setNeedsStatusBarAppearanceUpdate(), where it is presented already"
            ])
        #expect(findings(photo + line + "; photo.setNeedsStatusBarAppearanceUpdate()") == [])
    }
}
