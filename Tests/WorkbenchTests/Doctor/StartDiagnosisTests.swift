import HierarchyRecords
import Testing

@testable import Workbench

/// Each finding is told whole, and goes with its mending line or with the class mended.
@MainActor
@Suite("doctor: screens that stay black, methods that stay silent")
struct StartDiagnosisTests {
    @Test func `a window that nobody has shown`() {
        let start = "let home = UIViewController(); window.rootViewController = home\n"
        #expect(
            findings(start) == ["window-not-shown B63 home,window @1: window.makeKeyAndVisible()"])
        #expect(findings(start + "window.makeKeyAndVisible()\n") == [])
    }

    @Test func `a scene whose delegate shows no window`() {
        func app(_ last: String) -> String {
            """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    guard let scene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: scene)
                    window?.rootViewController = UIViewController()
                    \(last)
                }
            }
            launch

            """
        }
        #expect(
            findings(app("")) == [
                "window-not-shown B63 UIViewController-1,window @2: window.makeKeyAndVisible()"
            ])
        #expect(findings(app("window?.makeKeyAndVisible()")) == [])
    }

    @Test func `a window of the app's delegate in an app with scenes`() {
        func app(_ window: String) -> String {
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    \(window)
                    return true
                }
            }

            """
        }
        let scene = """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
            }

            """
        let made = "window = UIWindow(frame: UIScreen.main.bounds)"
        #expect(
            findings(app(made) + scene) == [
                "window-without-scene U27 AppDelegate,application,SceneDelegate @1: window = "
                    + "UIWindow(windowScene: scene) in scene(_:willConnectTo:options:) of SceneDelegate, "
                    + "with its root and makeKeyAndVisible()"
            ])
        #expect(findings(app(made)) == [])
        #expect(findings(app("") + scene) == [])
    }

    @Test func `a method of a protocol that the class does not adopt`() {
        func grid(_ adopted: String) -> String {
            """
            class Grid: UICollectionViewController\(adopted) {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                }
                override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
                override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                }
                func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
                    CGSize(width: 100, height: 100)
                }
            }
            let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
            root grid

            """
        }
        let mend = "extension Grid: UICollectionViewDelegateFlowLayout {}"
        #expect(
            findings(grid("")) == ["protocol-not-adopted B64 Grid,collectionView @1: \(mend)"])
        #expect(findings(grid(", UICollectionViewDelegateFlowLayout")) == [])
    }

    @Test func `a back button of a controller that no class of the session's declares`() {
        let pushed = """
            let home = UIViewController(); let nav = UINavigationController(rootViewController: home)
            root nav
            let detail = UIViewController()
            detail.navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
            nav.pushViewController(detail, animated: true)

            """
        let line =
            "home.navigationItem.backBarButtonItem = detail.navigationItem.backBarButtonItem"
        #expect(findings(pushed) == ["back-item-astray B20 detail,home @5: \(line)"])
        #expect(findings(pushed + line + "\n") == [])
    }
}
