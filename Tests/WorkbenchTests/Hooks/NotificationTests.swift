import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Notifications in statements")
struct NotificationTests {
    private let page = """
        extension Notification.Name { static let news = Notification.Name("News") }
        class Home: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let center = NotificationCenter.default
                center.addObserver(self, selector: #selector(news), name: .news, object: nil)
                center.addObserver(
                    self, selector: #selector(active(_:)),
                    name: UIApplication.didBecomeActiveNotification, object: nil)
            }
            @objc func news() { title = "read" }
            @objc private func active(_ notification: Notification) {
                print(notification.name.rawValue, notification.userInfo?["n"] as? Int ?? 0)
            }
            deinit { NotificationCenter.default.removeObserver(self) }
        }
        var home: Home? = Home()
        home!.loadViewIfNeeded()
        NotificationCenter.default.post(name: .news, object: nil)
        NotificationCenter.default.post(
            name: UIApplication.didBecomeActiveNotification, object: home, userInfo: ["n": 3])
        """

    @Test("U21: run the observer's methods, and the log tells which")
    func observers() {
        let run = ScriptRun(page)
        #expect(
            run.told == [
                "home.loadView()", "home.viewDidLoad()", "home.news()", "home.active()",
                "UIApplicationDidBecomeActiveNotification 3",
            ])
        #expect(run.run("print(home!.title ?? \"-\")") == ["read"])
    }

    @Test("U21: come to nobody who was removed or is gone")
    func removed() {
        let run = ScriptRun(page)
        run.run("NotificationCenter.default.removeObserver(home!, name: .news, object: nil)")
        let count = run.told.count
        run.run(
            """
            NotificationCenter.default.post(name: .news, object: nil)
            NotificationCenter.default.post(
                Notification(name: UIApplication.didBecomeActiveNotification))
            home = nil
            NotificationCenter.default.post(
                name: UIApplication.didBecomeActiveNotification, object: nil)
            """)
        #expect(
            Array(run.told[count...]) == [
                "home.active()", "UIApplicationDidBecomeActiveNotification 0", "home.deinit",
            ])
    }

    @Test("U21: reach a block until its token is removed")
    func blocks() {
        let run = ScriptRun(
            """
            let token = NotificationCenter.default.addObserver(
                forName: NSNotification.Name("x"), object: nil, queue: .main
            ) { print("block", $0.object as? String ?? "-") }
            NotificationCenter.default.post(name: NSNotification.Name("x"), object: "one")
            NotificationCenter.default.post(name: Notification.Name(rawValue: "y"), object: "two")
            NotificationCenter.default.removeObserver(token)
            NotificationCenter.default.post(name: NSNotification.Name("x"), object: "three")
            """)
        #expect(run.told == ["block one"])
    }

    @Test("are heard from one sender alone where that was asked for")
    func senders() {
        let run = ScriptRun(
            """
            class Ear: NSObject { @objc func hear(_ n: Notification) { print(n) } }
            let ear = Ear(), a = UIView(), b = UIView()
            NotificationCenter.default.addObserver(
                ear, selector: #selector(Ear.hear), name: nil, object: a)
            NotificationCenter.default.post(name: Notification.Name("x"), object: b)
            NotificationCenter.default.post(
                name: Notification.Name("x"), object: a, userInfo: ["k": [1, 2], "a": true])
            """)
        #expect(
            run.told == [
                "ear.hear()",
                "name = x, object = Optional(<UIView: a>), "
                    + "userInfo = [\"a\": true, \"k\": [1, 2]]",
            ])
    }

    @Test("without a method for them raise the exception that they raise in an app")
    func unknown() {
        let run = ScriptRun(
            """
            new a
            NotificationCenter.default.addObserver(
                a, selector: Selector("nope:"), name: Notification.Name("x"), object: nil)
            NotificationCenter.default.post(name: Notification.Name("x"), object: nil)
            """)
        #expect(run.talk.isEmpty == false)
    }

    @Test("tell of the device when it is turned, whether or not the interface follows")
    func device() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
                @objc func turned() { print(UIDevice.current.orientation.isLandscape) }
            }
            new home as Home
            root home
            NotificationCenter.default.addObserver(
                home, selector: #selector(Home.turned),
                name: UIDevice.orientationDidChangeNotification, object: nil)
            mark
            rotate left
            """)
        #expect(run.told.suffix(2).contains("true"))
        #expect(run.log().suffix(1) == ["home.turned()"])
    }

    @Test("are the same in Objective-C")
    func objectiveC() {
        let run = ScriptRun(
            """
            static NSString * const FooDidChange = @"FooDidChange";
            @interface Home : UIViewController
            @end
            @implementation Home
            - (void)viewDidLoad {
                [super viewDidLoad];
                NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
                [center addObserver:self selector:@selector(keyboardWillShow:)
                    name:UIKeyboardWillShowNotification object:nil];
                [center addObserver:self selector:@selector(foo) name:FooDidChange object:nil];
            }
            - (void)keyboardWillShow:(NSNotification *)note {
                CGRect frame = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
                NSLog(@"%.0f %d", frame.size.height,
                    [note.name isEqualToString:UIKeyboardWillShowNotification]);
            }
            - (void)foo { NSLog(@"foo"); }
            - (void)dealloc { [[NSNotificationCenter defaultCenter] removeObserver:self]; }
            @end
            Home *home = [Home new];
            [home loadViewIfNeeded];
            [[NSNotificationCenter defaultCenter]
                postNotificationName:UIKeyboardWillShowNotification object:nil
                userInfo:@{UIKeyboardFrameEndUserInfoKey:
                    [NSValue valueWithCGRect:CGRectMake(0, 0, 320, 216)]}];
            [[NSNotificationCenter defaultCenter] postNotificationName:FooDidChange object:home];
            id token = [[NSNotificationCenter defaultCenter] addObserverForName:@"Bar" object:nil
                queue:[NSOperationQueue mainQueue]
                usingBlock:^(NSNotification *note) { NSLog(@"block %@", note.name); }];
            [[NSNotificationCenter defaultCenter] postNotificationName:@"Bar" object:nil];
            [[NSNotificationCenter defaultCenter] removeObserver:token];
            [[NSNotificationCenter defaultCenter] postNotificationName:@"Bar" object:nil];
            """)
        #expect(
            run.told == [
                "home.loadView()", "home.viewDidLoad()", "home.keyboardWillShow()", "216 1",
                "home.foo()", "foo", "block Bar",
            ])
    }

    @Test("have their names in the other language's code too")
    func code() {
        let post = "NotificationCenter.default.post("
        let swift = ScriptRun(
            post + "name: UIApplication.didBecomeActiveNotification, object: nil)")
        #expect(
            swift.run("code --objc") == [
                "[NSNotificationCenter.defaultCenter "
                    + "postNotificationName:UIApplicationDidBecomeActiveNotification",
                "                                                  object:nil];",
            ])
        let objectiveC = ScriptRun(
            "[[NSNotificationCenter defaultCenter] "
                + "postNotificationName:UIKeyboardWillShowNotification object:nil];")
        #expect(
            objectiveC.run("export swift").last == post
                + "name: UIResponder.keyboardWillShowNotification, object: nil)")
    }

    @Test("happen again after an undo as they happened before")
    func undo() {
        let run = ScriptRun(page)
        let log = run.log()
        run.run("undo 2; redo 2")
        #expect(run.log() == log)
        #expect(run.run("print(home!.title ?? \"-\")") == ["read"])
    }
}
