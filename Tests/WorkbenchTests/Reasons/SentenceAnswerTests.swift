import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("Sentences are answered by what the session's code is about")
struct SentenceAnswerTests {
    private func pages(_ script: String, _ question: String = "") -> [HelpPage] {
        let session = TestSession()
        session.run(script)
        session.run(question)
        return session.replies.flatMap(\.contents).compactMap {
            if case .answer(let page as HelpPage) = $0 { page } else { nil }
        }
    }

    private func headings(_ script: String) -> [String] {
        pages(script).first?.sections.compactMap(\.heading) ?? []
    }

    @Test func `of pitfalls that have the words the one comes first whose names the code has`() {
        let alert = """
            class Home: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); overrideUserInterfaceStyle = .dark }
                func ask() { present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: true) }
            }
            let home = Home(); root home
            home.ask()
            why is my alert light?
            """
        #expect(
            headings(alert).first
                == "An alert or a sheet is light although my screen is dark, or the other way round."
        )
    }

    @Test func `words that people use for the same are one`() {
        let one = SentenceWords.concepts(in: "my header vanishes since iOS 15")
        let other = SentenceWords.concepts(in: "the header is gone, 15")
        #expect(one == other.union(["header"]))
        #expect(one.contains("15"))
    }

    @Test func `what was not sent is followed by what others met who have such code`() {
        let chat = """
            class Chat: UIViewController {
                let field = UITextField()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
                }
                func show() { field.becomeFirstResponder(); present(UIViewController(), animated: true) }
                @objc func keyboardWillHide() { }
            }
            let chat = Chat(); root chat
            chat.show()
            why chat.keyboardWillHide
            """
        #expect(
            headings(chat).contains(
                "The keyboard goes away when I present a screen or an alert over it."))
    }

    @Test func `a text of the console is followed by what others met who saw it`() {
        let told = pages(
            """
            new home; root home
            explain "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (<UISearchController: 0x7fddc2832e10>)"
            """)
        #expect(told.count == 2)
        #expect(
            told.last?.sections.contains {
                $0.rows.contains { $0.value.contains("loadViewIfNeeded()") }
            } == true)
    }

    @Test func `a failure at a nil is followed by what others met in such a method`() {
        let script = """
            class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                    let from = transitionContext.view(forKey: .from)!
                    from.alpha = 0
                    transitionContext.completeTransition(true)
                }
            }
            class Login: UIViewController, UIViewControllerTransitioningDelegate {
                func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
            }
            let login = Login(); root login
            let main = UIViewController(); main.transitioningDelegate = login
            login.present(main, animated: true)
            """
        #expect(
            pages(script, "doctor").first?.sections.compactMap(\.heading).contains(
                "view(forKey: .from) is nil in my animator since iOS 13, or the app crashes there."
            ) == true)
    }
}
