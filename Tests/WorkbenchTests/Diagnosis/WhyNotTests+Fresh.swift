import HierarchyRecords
import Testing

@testable import Workbench

/// Questions of people that nobody here had seen.
extension WhyNotTests {
    /// What to do instead, as the answer has it.
    private func remedy(_ script: String, _ query: String) -> String? {
        guard case .notSent(let reason, _) = answer(session(script), query)?.finding else {
            return nil
        }
        return reason.failed?.remedy
    }

    @Test func `a screen that a singleton keeps: who holds it, and how it lets go`() {
        let script = """
            class Player { static let shared = Player(); var screen: UIViewController? }
            class Movie: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); Player.shared.screen = self }
            }
            new home; new nav as nav with home; root nav
            nav.pushViewController(Movie(), animated: true)
            nav.popViewController(animated: true)
            """
        let told = told(script, "Movie.deinit")
        #expect(told.rule == .v05)
        #expect(told.values == ["the property 'screen' of a Player holds it"])
        #expect(told.changes == [])
        #expect(
            remedy(script, "Movie.deinit")
                == "Let go of it: declare the property of a Player 'weak var screen', or set it to nil."
        )
    }

    @Test func `a page within the safe area of its container`() {
        let script = """
            new page; new pager; root pager
            pager.addChild(page); pager.view.addSubview(page.view)
            page.view.frame = pager.view.bounds.inset(by: pager.view.safeAreaInsets)
            page.didMove(toParent: pager)
            """
        let told = told(script, "page.viewSafeAreaInsetsDidChange")
        #expect(told.rule == .l10)
        #expect(
            told.values == [
                "its insets are 0 0 0 0, before and after",
                "its view lies within the safe area of pager's, where nothing covers it",
            ])
    }

    @Test func `traits that are there from the beginning`() {
        let script = """
            class Grid: UIViewController {
                override func traitCollectionDidChange(_ old: UITraitCollection?) {}
            }
            let grid = Grid(); root grid
            """
        #expect(told(script, "grid.traitCollectionDidChange").rule == .t08)
        #expect(
            remedy(script, "grid.traitCollectionDidChange")?.hasPrefix("From iOS 13 on") == true)
    }

    @Test func `an override of traits on another tab`() {
        let told = told(
            """
            new feed; new settings; new tabs as tab with feed settings; root tabs
            settings.traitOverrides.userInterfaceStyle = .dark
            """, "feed.traitCollectionDidChange")
        #expect(told.rule == .t09)
        #expect(
            told.values == [
                "they are wC hR light, before and after",
                "settings has overrides since this step, for itself and what is in it: feed is not",
            ])
        #expect(told.changes == [])
    }

    @Test func `a list that the split hides`() {
        let told = told(
            """
            device iPad; new list; new detail; new split as split with list detail
            split.preferredDisplayMode = .secondaryOnly
            root split
            """, "list.viewWillAppear")
        #expect(told.rule == .r33)
        #expect(told.values == ["split.displayMode is secondaryOnly, which hides it"])
        #expect(
            told.changes == [
                [.add("split.preferredDisplayMode = .oneBesideSecondary", [.before(step: 6)])]
            ])
    }

    @Test func `a delegate that is set after the view was loaded`() {
        let told = told(
            """
            protocol Ready: AnyObject { func isReady() }
            class Board: UIViewController {
                weak var delegate: Ready?
                init() { super.init(nibName: nil, bundle: nil); view.backgroundColor = .white }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { super.viewDidLoad(); delegate?.isReady() }
            }
            class Home: UIViewController, Ready {
                func open() {
                    let board = Board()
                    board.delegate = self
                    present(board, animated: true)
                }
                func isReady() { print("ready") }
            }
            let home = Home(); root home
            home.open()
            """, "home.isReady")
        #expect(told.rule == .b22)
        #expect(
            told.values == [
                "Board.viewDidLoad, line 5 calls isReady, and ran while Board-1.delegate was nil: it was set "
                    + "only after that"
            ])
    }

    @Test func `what the last step called in vain`() {
        let session = session(
            """
            class Done: UIViewController {
                func goHome() { navigationController?.popToRootViewController(animated: true) }
            }
            new start; new nav as nav with start; root nav; new step
            nav.pushViewController(step, animated: true)
            let done = Done(); let own = UINavigationController(rootViewController: done)
            step.present(own, animated: true)
            done.goHome()
            """)
        #expect(answer(session, "start.viewWillAppear")?.wrong.map(\.id) == ["pop-presented"])
    }

    @Test func `an item of a bar without a target`() {
        let script = """
            class Player: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Pause", style: .plain, target: nil, action: #selector(pause))
                }
                @objc func pause() {}
            }
            let player = Player()
            let nav = UINavigationController(rootViewController: player); root nav
            tap "Pause"
            """
        let told = told(script, "player.pause")
        #expect(told.rule == .u22)
        #expect(
            told.values == [
                "its target is nil: the action goes to the first responder, or from the bar up the responder "
                    + "chain, and finds nobody with pause before player"
            ])
        #expect(remedy(script, "player.pause")?.hasPrefix("Pass target: self where") == true)
        #expect(
            self.told(script.replacing("target: nil", with: "target: self"), "player.pause").rule
                == nil)
    }

    @Test func `a pop that is cancelled tells of no end`() {
        let script = """
            new list; new detail; new nav as nav with list; root nav
            nav.pushViewController(detail, animated: true)
            swipe back
            cancel
            """
        let told = told(script, "nav.didShow")
        #expect(told.rule == .d08)
        #expect(told.values.first?.hasPrefix("it was cancelled: willShow came") == true)
        #expect(
            remedy(script, "nav.didShow")?.contains("notifyWhenInteractionChanges") == true)
    }
}
