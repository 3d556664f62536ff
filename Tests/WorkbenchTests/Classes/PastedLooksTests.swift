import HierarchyRecords
import Testing

@testable import Workbench

/// What apps set up beside their controllers: looks of bars, labels of buttons, keys, accessibility.
@MainActor
@Suite("A pasted class that sets up looks")
struct PastedLooksTests {
    private static let swift = """
        class Home: UIViewController {
            let button = UIButton(type: .system)
            override func viewDidLoad() {
                super.viewDidLoad()
                let look = UINavigationBarAppearance()
                look.configureWithOpaqueBackground()
                look.backgroundColor = .red
                look.titleTextAttributes = [.foregroundColor: UIColor.white]
                navigationController?.navigationBar.standardAppearance = look
                navigationItem.scrollEdgeAppearance = look
                button.setTitle("Go", for: .normal)
                button.titleLabel?.font = UIFont.systemFont(ofSize: 30)
                button.setImage(UIImage(systemName: "star"), for: .normal)
                view.addSubview(button)
                UIAccessibility.post(notification: .screenChanged, argument: view)
            }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "d", modifierFlags: .command, action: #selector(go))]
            }
            @objc func go() {}
        }
        class Tinted: UIView {
            override func tintColorDidChange() { super.tintColorDidChange(); print("tint") }
        }
        """

    private static let objectiveC = """
        @interface Home : UIViewController
        @end
        @implementation Home
        - (void)viewDidLoad {
            [super viewDidLoad];
            UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];
            [look configureWithOpaqueBackground];
            look.titleTextAttributes = @{NSForegroundColorAttributeName: UIColor.whiteColor};
            self.navigationController.navigationBar.standardAppearance = look;
            UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
            [button setTitle:@"Go" forState:UIControlStateNormal];
            button.titleLabel.font = [UIFont systemFontOfSize:30];
            [self.view addSubview:button];
            UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, self.view);
        }
        @end
        """

    @Test("is taken in Swift, and its bar has the look")
    func swift() {
        let session = TestSession()
        session.run(Self.swift)
        session.run("let home = Home(); new stack as nav root home; root stack")
        session.run(
            "expect home.navigationController!.navigationBar.standardAppearance.backgroundColor home.navigationItem.scrollEdgeAppearance!.backgroundColor"
        )
        session.run(
            "print(home.button.titleLabel!.text!, home.button.titleLabel!.font.pointSize, home.keyCommands!.count, home.keyCommands![0].input!)"
        )
        #expect(session.lines == ["Go 30.0 1 d"])
        session.run(
            "let tinted = Tinted(); home.view.addSubview(tinted); home.view.tintColor = .red")
        #expect(session.lines.last == "tint")
        #expect(session.errors == [])
    }

    @Test("is taken in Objective-C")
    func objectiveC() {
        let session = TestSession()
        session.run(Self.objectiveC)
        session.run("Home *home = [Home new];")
        session.run("new stack as nav root home; root stack")
        session.run(
            "NSLog(@\"%lu\", home.navigationController.navigationBar.standardAppearance.titleTextAttributes.count);"
        )
        #expect(session.errors == [])
        #expect(session.lines == ["1"])
    }
}
