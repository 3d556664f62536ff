import Testing

@testable import Statements
@testable import Workbench

/// What UIKit's own calls reach of classes that a session defines, in both languages: each override
/// prints its name.
@MainActor @Suite("Classes over stock containers")
struct StockSubclassTests {
    private nonisolated static let swift = """
        class N: UINavigationController {
            override func pushViewController(_ vc: UIViewController, animated: Bool) {
                print("push"); super.pushViewController(vc, animated: animated)
            }
            override func popViewController(animated: Bool) -> UIViewController? {
                print("pop"); return super.popViewController(animated: animated)
            }
            override func popToRootViewController(animated: Bool) -> [UIViewController]? {
                print("popToRoot"); return super.popToRootViewController(animated: animated)
            }
            override func setViewControllers(_ list: [UIViewController], animated: Bool) {
                print("set"); super.setViewControllers(list, animated: animated)
            }
            override func show(_ vc: UIViewController, sender: Any?) {
                print("show"); super.show(vc, sender: sender)
            }
            override func collapseSecondaryViewController(
                _ secondary: UIViewController, for split: UISplitViewController
            ) { print("collapse"); super.collapseSecondaryViewController(secondary, for: split) }
            override func separateSecondaryViewController(
                for split: UISplitViewController
            ) -> UIViewController? {
                print("separate"); return super.separateSecondaryViewController(for: split)
            }
        }
        class T: UITabBarController {
            override var selectedIndex: Int {
                get { super.selectedIndex }
                set { print("index"); super.selectedIndex = newValue }
            }
            override var selectedViewController: UIViewController? {
                get { super.selectedViewController }
                set { print("selected"); super.selectedViewController = newValue }
            }
            override func setViewControllers(_ list: [UIViewController]?, animated: Bool) {
                print("tabs"); super.setViewControllers(list, animated: animated)
            }
        }
        class S: UISplitViewController {
            override func show(_ vc: UIViewController, sender: Any?) {
                print("show in split"); super.show(vc, sender: sender)
            }
            override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
                print("detail"); super.showDetailViewController(vc, sender: sender)
            }
        }
        class P: UIPageViewController {
            override func setViewControllers(
                _ list: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
                animated: Bool, completion: ((Bool) -> Void)? = nil
            ) {
                print("pages")
                super.setViewControllers(
                    list, direction: direction, animated: animated, completion: completion)
            }
        }

        """

    private nonisolated static let objectiveC = """
        @interface N : UINavigationController
        @end
        @implementation N
        - (void)pushViewController:(UIViewController *)vc animated:(BOOL)animated {
            NSLog(@"push"); [super pushViewController:vc animated:animated];
        }
        - (UIViewController *)popViewControllerAnimated:(BOOL)animated {
            NSLog(@"pop"); return [super popViewControllerAnimated:animated];
        }
        - (NSArray *)popToRootViewControllerAnimated:(BOOL)animated {
            NSLog(@"popToRoot"); return [super popToRootViewControllerAnimated:animated];
        }
        - (void)setViewControllers:(NSArray *)list animated:(BOOL)animated {
            NSLog(@"set"); [super setViewControllers:list animated:animated];
        }
        - (void)showViewController:(UIViewController *)vc sender:(id)sender {
            NSLog(@"show"); [super showViewController:vc sender:sender];
        }
        - (void)collapseSecondaryViewController:(UIViewController *)secondary forSplitViewController:(UISplitViewController *)split {
            NSLog(@"collapse"); [super collapseSecondaryViewController:secondary forSplitViewController:split];
        }
        - (UIViewController *)separateSecondaryViewControllerForSplitViewController:(UISplitViewController *)split {
            NSLog(@"separate"); return [super separateSecondaryViewControllerForSplitViewController:split];
        }
        @end
        @interface T : UITabBarController
        @end
        @implementation T
        - (void)setSelectedIndex:(NSUInteger)index {
            NSLog(@"index"); [super setSelectedIndex:index];
        }
        - (void)setSelectedViewController:(UIViewController *)controller {
            NSLog(@"selected"); [super setSelectedViewController:controller];
        }
        - (void)setViewControllers:(NSArray *)list animated:(BOOL)animated {
            NSLog(@"tabs"); [super setViewControllers:list animated:animated];
        }
        @end
        @interface S : UISplitViewController
        @end
        @implementation S
        - (void)showViewController:(UIViewController *)vc sender:(id)sender {
            NSLog(@"show in split"); [super showViewController:vc sender:sender];
        }
        - (void)showDetailViewController:(UIViewController *)vc sender:(id)sender {
            NSLog(@"detail"); [super showDetailViewController:vc sender:sender];
        }
        @end
        @interface P : UIPageViewController
        @end
        @implementation P
        - (void)setViewControllers:(NSArray *)list direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(void (^)(BOOL))completion {
            NSLog(@"pages"); [super setViewControllers:list direction:direction animated:animated completion:completion];
        }
        @end

        """

    /// What the script prints with the classes of each language.
    private func printed(_ script: String, in language: String) -> [String] {
        let session = TestSession()
        session.run(language + script)
        #expect(session.errors == [])
        return session.lines
    }

    @Test("a page controller's options are those that its subclass hands on")
    func pageOptions() {
        #expect(
            printed(
                """
                class Book: UIPageViewController {
                    init() {
                        super.init(
                            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class Strip: UIPageViewController {
                    init() {
                        super.init(
                            transitionStyle: .scroll, navigationOrientation: .horizontal,
                            options: [.interPageSpacing: 20])
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                let book = Book()
                print(book.spineLocation == .mid, book.isDoubleSided)
                let strip = Strip()
                let page = UIViewController()
                strip.setViewControllers([page], direction: .forward, animated: false)
                root strip
                print(page.view.superview?.frame ?? .zero)
                """, in: "") == ["true true", "(-10.0, 0.0, 413.0, 852.0)"])
    }

    @Test(arguments: [swift, objectiveC])
    func `a stack's are reached by show, the back button, a swipe and a second tap`(
        language: String
    ) {
        let lines = printed(
            """
            new a; new b; new c; new x
            new n as N root a; new t as T with n x; root t
            show b from a; tap back
            stack n a c
            swipe back; cancel
            tap n
            """, in: language)
        #expect(
            lines == ["push", "tabs", "show", "push", "pop", "set", "pop", "popToRoot"])
    }

    @Test(arguments: [swift, objectiveC])
    func `tabs' are reached by taps, and the index by way of the controller`(language: String) {
        let lines = printed(
            "new a; new b; new t as T with a b; root t; tap b; select 0", in: language)
        #expect(lines == ["tabs", "selected", "index", "selected"])
    }

    @Test(arguments: [swift, objectiveC])
    func `a split's are reached from below, its stack's as it collapses and expands`(
        language: String
    ) {
        let lines = printed(
            """
            device iPad
            new a; new b; new d; new e; new n as N root a; new s as S with n b; root s
            showdetail d from a
            trait compact
            showdetail e from a
            tap back
            trait regular
            """, in: language)
        #expect(lines == ["push", "detail", "collapse", "detail", "push", "pop", "separate"])
    }

    @Test(arguments: [swift, objectiveC])
    func `a page controller's is reached by code alone`(language: String) {
        let lines = printed(
            "new a; new b; new p as P with a b; root p; page b; swipe reverse; finish",
            in: language)
        #expect(lines == ["pages", "pages"])
    }

    @Test func `a bar's delegate may be the stack itself, and says no to the back button`() {
        let lines = printed(
            """
            class Asking: UINavigationController, UINavigationBarDelegate {
                func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                    print("asked"); return false
                }
            }
            new a; new b; new n as Asking with a b; root n
            tap back
            """, in: "")
        #expect(lines == ["asked"])
    }
}
