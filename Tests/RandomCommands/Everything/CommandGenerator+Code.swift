import HeadlessUIKit
import Workbench

/// Statements of both languages, and classes as they are pasted.
extension CommandGenerator {
    mutating func swift(_ workbench: Workbench) -> String? {
        guard let a = pick(Stage.plain, workbench), let b = pick(Stage.plain, workbench) else {
            return nil
        }
        let flag = dice.pick(["true", "false"])
        return dice.pick([
            "\(a).addChild(\(b)); \(a).view.addSubview(\(b).view); \(b).didMove(toParent: \(a))",
            "\(a).addChild(\(b))\n\(a).view.addSubview(\(b).view)\n\(b).didMove(toParent: \(a))",
            "\(b).willMove(toParent: nil); \(b).view.removeFromSuperview(); \(b).removeFromParent()",
            "\(a).view.addSubview(\(b).view)", "\(b).view.removeFromSuperview()",
            "for child in \(a).children { print(child === \(b)) }",
            "if \(a).isViewLoaded { \(a).title = \"Loaded\" } else { \(a).loadViewIfNeeded() }",
            "guard let parent = \(a).parent else { print(\"none\"); return }",
            "\(a).present(\(b), animated: \(flag)) { print(\"presented\") }",
            "\(a).dismiss(animated: \(flag)) { print(\"dismissed\") }",
            "UIView.animate(withDuration: 0.3) { \(a).view.alpha = 0 } completion: { print($0) }",
            "var count = \(a).children.count", "count += 1", "print(count, \(a).title ?? \"-\")",
            "\(a)", "\(a).view.frame", "\(a).children.count", "\(a).title", "1 + 2", "nobody.view",
            "\(a).beginAppearanceTransition(\(flag), animated: false); \(a).endAppearanceTransition()",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { print(\"late\") }",
            "let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in print(1) }",
            "let label = UILabel(); label.text = \"Hi\"; \(a).view.addSubview(label)",
            "let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)); "
                + "\(a).view.addSubview(box)",
            "\(b).view.translatesAutoresizingMaskIntoConstraints = false",
            "\(b).view.topAnchor.constraint(equalTo: \(a).view.topAnchor).isActive = true",
            "\(a).view.isHidden = \(flag)", "\(a).modalPresentationStyle = .pageSheet",
            "\(a).transition(from: \(a), to: \(b), duration: 0.2, options: [], animations: nil)",
        ])
    }

    mutating func objectiveC(_ workbench: Workbench) -> String? {
        guard let a = pick(Stage.plain, workbench), let b = pick(Stage.plain, workbench) else {
            return nil
        }
        let flag = dice.pick(["YES", "NO"])
        return dice.pick([
            "[\(a) addChildViewController:\(b)]; [\(a).view addSubview:\(b).view]; "
                + "[\(b) didMoveToParentViewController:\(a)];",
            "[\(b) willMoveToParentViewController:nil]; [\(b).view removeFromSuperview]; "
                + "[\(b) removeFromParentViewController];",
            "[\(a) presentViewController:\(b) animated:\(flag) completion:nil];",
            "[\(a) presentViewController:\(b) animated:\(flag) completion:^{ NSLog(@\"shown\"); }];",
            "[\(a) dismissViewControllerAnimated:\(flag) completion:nil];",
            "\(a).title = @\"Objective\";", "\(a).view.frame = CGRectMake(0, 64, 320, 400);",
            "for (UIViewController *child in \(a).childViewControllers) { NSLog(@\"%d\", 1); }",
            "if (\(a).isViewLoaded) { NSLog(@\"%@\", \(a).title); } else { [\(a) loadViewIfNeeded]; }",
            "UIView *panel = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 50, 50)]; "
                + "[\(a).view addSubview:panel];",
            "[UIView animateWithDuration:0.3 animations:^{ \(a).view.alpha = 0.5; }];",
            "NSInteger total = 3; total += 4; NSLog(@\"%ld\", (long)total);",
            "UIViewController *extra = [[UIViewController alloc] init];", "[extra view];",
            "[n pushViewController:\(a) animated:\(flag)];",
            "[n popViewControllerAnimated:\(flag)];",
            "[\(a) setModalPresentationStyle:UIModalPresentationFormSheet];",
            "NSLog(@\"%@\", @[@1, @2]);", "[\(a) nothing];", "[\(a).children objectAtIndex:9];",
        ])
    }

    /// A class of either language, in one line or in several, or a function.
    mutating func declaration() -> String {
        dice.pick([
            "class Quiet: UIViewController { }",
            "class Loud: UIViewController {\n    var times = 0\n    override func viewWillAppear("
                + "_ animated: Bool) {\n        super.viewWillAppear(animated)\n        times += 1\n"
                + "        print(\"loud\", times)\n    }\n}",
            "class Owner: UIViewController {\n    let inner = UIViewController()\n"
                + "    override func viewDidLoad() {\n        super.viewDidLoad()\n"
                + "        addChild(inner)\n        view.addSubview(inner.view)\n"
                + "        inner.didMove(toParent: self)\n    }\n}",
            "class Closing: UIViewController {\n    var done: (() -> Void)?\n"
                + "    deinit { print(\"closing goes\") }\n"
                + "    override func viewDidDisappear(_ animated: Bool) {\n"
                + "        super.viewDidDisappear(animated)\n        done?()\n    }\n}",
            "class Manual: UIViewController {\n"
                + "    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }\n}",
            "@interface Plain : UIViewController\n@property (nonatomic) NSInteger times;\n@end\n"
                + "@implementation Plain\n- (void)viewDidAppear:(BOOL)animated {\n"
                + "    [super viewDidAppear:animated];\n    self.times += 1;\n"
                + "    NSLog(@\"plain %ld\", (long)self.times);\n}\n@end",
            "@interface Parent : UIViewController\n@end\n@implementation Parent\n"
                + "- (void)viewDidLoad {\n    [super viewDidLoad];\n"
                + "    UIViewController *child = [[UIViewController alloc] init];\n"
                + "    [self addChildViewController:child];\n    [self.view addSubview:child.view];\n"
                + "    [child didMoveToParentViewController:self];\n}\n@end",
            "struct Point { var first = 1; mutating func grow() { first += 1 } }",
            "var point = Point()", "point.grow(); print(point.first)",
            "func greet(_ name: String) -> String { \"hello \" + name }", "print(greet(\"you\"))",
            "extension UIViewController { var short: String { title ?? \"none\" } }",
        ])
    }

    /// An object of one of these classes.
    mutating func instance(_ workbench: Workbench) -> String? {
        let type = dice.pick(["Quiet", "Loud", "Owner", "Closing", "Manual", "Plain", "Parent"])
        return switch dice.roll(6) {
        case 0...1: "new p as \(type)"
        case 2: "let o = \(type)()"
        case 3: "add p to \(pick(Stage.plain, workbench) ?? "w")"
        case 4: "present p"
        default: "root p"
        }
    }
}
