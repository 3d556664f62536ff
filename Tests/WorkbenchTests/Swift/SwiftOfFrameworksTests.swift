import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("What apps use of Foundation beside UIKit")
struct SwiftOfFrameworksTests {
    @Test("nothing is decoded or encoded: what tries it gets an error")
    func coding() {
        #expect(
            ScriptRun(
                """
                struct Book: Codable { let title: String }
                func load<T: Decodable>(_ data: Data) throws -> T {
                    try JSONDecoder().decode(T.self, from: data)
                }
                func titles() throws -> [String] {
                    try JSONDecoder().decode([Book].self, from: Data()).map { $0.title }
                }
                let none = try? titles()
                print(none == nil)
                do {
                    let book: Book = try load(Data())
                    print(book.title)
                } catch {
                    print(error.localizedDescription)
                }
                print((try? JSONEncoder().encode(Book(title: "a"))) == nil)
                """
            ).talk == ["true", "nothing decodes data here", "true"])
    }

    @Test("a request ends as on a device without a connection; one that is cancelled says so")
    func network() {
        #expect(
            ScriptRun(
                """
                let url = URL(string: "https://example.com")!
                let task = URLSession.shared.dataTask(with: url) { data, response, error in
                    print(data == nil, response == nil, error?.localizedDescription ?? "")
                }
                task.resume()
                func cancel() {
                    let other = URLSession.shared.dataTask(with: URLRequest(url: url)) {
                        _, _, error in
                        if let error = error as? URLError { print(error.code == .cancelled) }
                    }
                    other.resume()
                    other.cancel()
                }
                cancel()
                let silent = URLSession.shared.dataTask(with: url)
                print(silent.state == .suspended)
                """
            ).talk == [
                "true true The Internet connection appears to be offline.", "true", "true",
            ])
    }

    @Test("queues in the background run their blocks in turns of the run loop")
    func queues() {
        #expect(
            ScriptRun(
                """
                let own = DispatchQueue(label: "own", qos: .userInitiated)
                func work() {
                    DispatchQueue.global(qos: .background).async {
                        print("background")
                        DispatchQueue.main.async { print("main") }
                    }
                    own.sync { print("now") }
                    own.async { print("own") }
                    OperationQueue().addOperation { print("operation") }
                }
                work()
                """
            ).talk == ["now", "background", "own", "operation", "main"])
    }

    @Test("option sets are changed and compared")
    func options() {
        #expect(
            ScriptRun(
                """
                var edges: UIRectEdge = [.top]
                edges.insert(.left)
                edges.remove(.top)
                print(edges == .left, edges.union(.right) == [.left, .right], edges.isSubset(of: .all))
                edges.formUnion([.bottom])
                edges.subtract(.left)
                print(edges == .bottom, edges.isDisjoint(with: .left), edges.isSuperset(of: .bottom))
                """
            ).talk == ["true true true", "true true true"])
    }

    @Test("a type that is handed over, or needed, tells what a type parameter stands for")
    func typeParameters() {
        #expect(
            ScriptRun(
                """
                protocol Reusable {}
                class ShopCell: UITableViewCell, Reusable { let price = 3 }
                func make<T: UIView>(_ type: T.Type) -> T? { ShopCell() as? T }
                func found<T: UITableViewCell>() -> T where T: Reusable { ShopCell() as! T }
                print(make(ShopCell.self)?.price ?? 0)
                let cell: ShopCell = found()
                print(cell.price)
                """
            ).talk == ["3", "3"])
    }

    @Test("extensions of collections know their elements")
    func collections() {
        #expect(
            ScriptRun(
                """
                extension Collection {
                    var only: Element? { count == 1 ? first : nil }
                }
                extension Array where Element: UIView {
                    func hide() { forEach { $0.isHidden = true } }
                }
                let view = UIView()
                [view].hide()
                print(view.isHidden, [1, 2].only == nil)
                if let one = [7].only { print(one) }
                """
            ).talk == ["true true", "7"])
    }

    @Test("a snapshot is a view of the same size, at zero")
    func snapshot() {
        #expect(
            ScriptRun(
                """
                let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
                print(view.snapshotView(afterScreenUpdates: true)?.frame ?? .null)
                print(view.frame.size.equalTo(CGSize(width: 70, height: 80)))
                """
            ).talk == ["(0.0, 0.0, 70.0, 80.0)", "true"])
    }

    @Test("an initialiser that may give nil ends by a return as well")
    func failable() {
        #expect(
            ScriptRun(
                """
                class Small {
                    let x: Int
                    init?(x: Int) {
                        self.x = x
                        if x > 5 { return }
                        return nil
                    }
                }
                struct Even {
                    let y: Int
                    init?(y: Int) {
                        self.y = y
                        guard y % 2 == 0 else { return nil }
                        if y > 2 { return }
                        print("small")
                    }
                }
                print(Small(x: 9) != nil, Small(x: 1) == nil, Even(y: 4) != nil, Even(y: 3) == nil)
                """
            ).talk == ["true true true true"])
    }

    @Test("points, sizes and rectangles are made of whole numbers, too")
    func wholeNumbers() {
        #expect(
            ScriptRun(
                """
                let columns = 3, width: CGFloat = 2.5
                print(CGSize(width: columns, height: columns * 2), CGPoint(x: 1, y: width))
                print(CGRect(x: 0, y: columns, width: 10, height: 20))
                let wrong = CGSize(width: columns, height: width)
                """
            ).talk == [
                "(3.0, 6.0) (1.0, 2.5)", "(0.0, 3.0, 10.0, 20.0)",
                "4:27: 'init(width:height:)' needs Double, not Int",
            ])
    }

    @Test("a display link calls for each frame of the clock until it is invalidated")
    func displayLinks() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                var frames = 0, slow = 0
                var link: CADisplayLink?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    link = CADisplayLink(target: self, selector: #selector(tick(_:)))
                    link?.add(to: .main, forMode: .common)
                    let other = CADisplayLink(target: self, selector: #selector(sometimes))
                    other.preferredFramesPerSecond = 10
                    other.add(to: .current, forMode: .default)
                }
                @objc func tick(_ link: CADisplayLink) {
                    frames += 1
                    if frames == 60 { print(link.targetTimestamp - link.timestamp - link.duration < 0.001) }
                }
                @objc func sometimes() { slow += 1 }
            }
            let home = Home()
            root home
            print(home.frames, home.slow)
            wait 1.01
            print(home.frames, home.slow)
            home.link?.isPaused = true
            wait 1
            print(home.frames)
            home.link?.isPaused = false
            wait 0.5
            print(home.frames)
            home.link?.invalidate()
            wait 1
            print(home.frames, home.slow)
            """)
        #expect(run.talk == ["0 0", "true", "60 10", "60", "90", "90 35"])
    }

    @Test("endEditing(_:) is an action, whose sender counts as true")
    func endEditing() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    view.addGestureRecognizer(
                        UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
                }
            }
            let home = Home()
            root home
            tap home.field
            print(home.field.isFirstResponder)
            touch home.view at 100 400
            print(home.field.isFirstResponder)
            """)
        #expect(run.talk == ["true", "false"])
    }

    @Test("Objective-C makes one, and a timer, by their factories, and a run loop starts them")
    func displayLinksOfC() {
        let run = ScriptRun(
            """
            @interface Home : UIViewController
            @property (nonatomic) NSInteger frames;
            @end
            @implementation Home
            - (void)viewDidLoad {
                [super viewDidLoad];
                CADisplayLink *link = [CADisplayLink displayLinkWithTarget:self selector:@selector(tick:)];
                [link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];
            }
            - (void)tick:(CADisplayLink *)link {
                self.frames++;
                if (self.frames == 3) [link invalidate];
            }
            @end
            Home *home = [Home new];
            root home
            wait 1
            NSLog(@"%ld", (long)home.frames);
            NSTimer *timer = [NSTimer timerWithTimeInterval:0.5 target:home selector:@selector(tick:) userInfo:nil repeats:NO];
            [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSDefaultRunLoopMode];
            wait 1
            NSLog(@"%ld", (long)home.frames);
            """)
        #expect(run.talk == ["3", "4"])
    }

    @Test("option sets of UIKit say what they contain, and whether they are empty")
    func optionSets() {
        let run = ScriptRun(
            """
            var mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
            print(mask.contains(.flexibleWidth), mask.contains([.flexibleWidth, .flexibleTopMargin]))
            mask.remove(.flexibleWidth); mask.remove(.flexibleHeight)
            print(mask.isEmpty, UIControl.State.selected.isEmpty)
            let shown: UIInterfaceOrientationMask = .allButUpsideDown
            print(shown.contains(.landscape), shown.contains(.portraitUpsideDown))
            """)
        #expect(run.talk == ["true false", "true false", "true false"])
    }
}
