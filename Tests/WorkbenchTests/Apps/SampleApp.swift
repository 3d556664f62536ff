/// A small app as Xcode makes one, in a folder of a test's own.
struct SampleApp {
    let folder: TemporaryDirectory

    /// The folder as an operand.
    var operand: String { "\"\(folder.path)\"" }

    /// An app whose scene delegate makes the window.
    static func withScenes() throws -> SampleApp {
        let app = SampleApp(folder: try TemporaryDirectory())
        try app.folder.makeDirectory("Code")
        try app.folder.makeDirectory("DemoTests")
        try app.folder.write(appDelegate(running: ""), to: "Code/AppDelegate.swift")
        try app.folder.write(sceneDelegate, to: "Code/SceneDelegate.swift")
        try app.folder.write(home, to: "HomeViewController.swift")
        try app.folder.write("this is no code", to: "DemoTests/HomeTests.swift")
        try app.folder.write(
            informationList(sceneDelegate: "$(PRODUCT_MODULE_NAME).SceneDelegate"), to: "Info.plist"
        )
        return app
    }

    /// An app without scenes, whose delegate makes the window.
    static func withoutScenes() throws -> SampleApp {
        let app = SampleApp(folder: try TemporaryDirectory())
        try app.folder.write(
            appDelegate(
                running: """
                    let window = UIWindow(frame: UIScreen.main.bounds)
                            window.rootViewController = HomeViewController()
                            window.makeKeyAndVisible()
                            self.window = window
                    """), to: "AppDelegate.swift")
        try app.folder.write(home, to: "HomeViewController.swift")
        return app
    }

    /// An app in Objective-C with a main storyboard.
    static func withStoryboard() throws -> SampleApp {
        let app = SampleApp(folder: try TemporaryDirectory())
        try app.folder.write(objectiveCDelegate, to: "AppDelegate.h")
        try app.folder.write(
            """
            #import "AppDelegate.h"
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                NSLog(@"window: %@", self.window.rootViewController.title);
                return YES;
            }
            @end
            """, to: "AppDelegate.m")
        try app.folder.write(home, to: "HomeViewController.swift")
        try app.folder.write(storyboard, to: "Start.storyboard")
        try app.folder.write(informationList(storyboard: "Start"), to: "Demo-Info.plist")
        return app
    }

    // MARK: Files

    private static func appDelegate(running code: String) -> String {
        """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                \(code)
                return true
            }
        }
        """
    }

    private static let sceneDelegate = """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let scene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: scene)
                window.rootViewController = HomeViewController()
                window.makeKeyAndVisible()
                self.window = window
            }
        }
        """

    private static let home = """
        import UIKit

        class HomeViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
            }
        }
        """

    private static let objectiveCDelegate = """
        #import <UIKit/UIKit.h>

        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end
        """

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="h"><scenes><scene sceneID="s"><objects>\
        <viewController id="h" title="Start" customClass="HomeViewController">\
        <view key="view" id="v"/></viewController></objects></scene></scenes></document>
        """

    private static func informationList(
        sceneDelegate: String? = nil, storyboard: String? = nil
    ) -> String {
        let scenes = sceneDelegate.map {
            """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>\($0)</string></dict></array></dict></dict>
            """
        }
        let main = storyboard.map { "<key>UIMainStoryboardFile</key><string>\($0)</string>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>\((scenes ?? "") + (main ?? ""))</dict></plist>
            """
    }
}
