import Testing

@testable import Workbench

@Suite("Classes of a session under UIKit's") @MainActor struct AdoptedProtocolTests {
    @Test("are data sources and delegates of any kind, whatever they inherit from")
    func delegates() {
        let run = ScriptRun(
            """
            class Pages: UIPageViewController, UITableViewDataSource, UITableViewDelegate {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(
                    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                ) -> UITableViewCell { UITableViewCell() }
            }
            let pages = Pages()
            var source: UITableViewDataSource? = pages
            let table = UITableView()
            table.dataSource = source
            table.delegate = pages
            print(table.dataSource === pages, table.delegate === pages)
            print(table.numberOfRows(inSection: 0))
            """)
        #expect(run.talk == ["true true", "2"])
    }

    @Test("must have what a protocol requires, and say what they conform to")
    func requirements() {
        let run = ScriptRun(
            """
            class Lacking: UIViewController, UIPageViewControllerDataSource { }
            class Silent: UIViewController { }
            new pages as page
            let silent = Silent()
            pages.delegate = silent
            extension Silent: UIPageViewControllerDelegate { }
            pages.delegate = silent
            print(pages.delegate === silent)
            """)
        #expect(
            run.talk == [
                "1:7: type 'Lacking' does not conform to protocol 'UIPageViewControllerDataSource'",
                "5:18: 'delegate' needs UIPageViewControllerDelegate?, not Silent", "true",
            ])
    }

    @Test(
        "answer messages as delegates in Objective-C, which only warns where no protocol is named")
    func messages() {
        let run = ScriptRun(
            """
            new home; new nav as nav root home
            @interface Old : UIViewController
            @end
            @implementation Old
            - (void)navigationController:(UINavigationController *)nav willShowViewController:(UIViewController *)shown animated:(BOOL)animated { NSLog(@"will show"); }
            @end
            Old *old = [Old new];
            nav.delegate = old;
            [nav.delegate navigationController:nav willShowViewController:home animated:NO];
            if (nav.delegate == old) { NSLog(@"the same"); }
            print(nav.delegate === old)
            """)
        #expect(run.talk == ["will show", "the same", "true"])
    }

    @Test("override every open member, also with nil")
    func overrides() {
        let run = ScriptRun(
            """
            class Cover: UIView {
                override var isUserInteractionEnabled: Bool {
                    get { print("asked"); return false }
                    set { print("set"); super.isUserInteractionEnabled = newValue }
                }
                override func viewWithTag(_ tag: Int) -> UIView? { nil }
            }
            let cover = Cover()
            cover.isUserInteractionEnabled = true
            print(cover.isUserInteractionEnabled)
            cover.tag = 4
            print(cover.viewWithTag(4) == nil)
            class Stack: UINavigationController {
                override var childForStatusBarStyle: UIViewController? { nil }
            }
            let stack = Stack(rootViewController: UIViewController())
            print(stack.childForStatusBarStyle == nil)
            """)
        #expect(run.talk == ["set", "asked", "false", "true", "true"])
    }
}
