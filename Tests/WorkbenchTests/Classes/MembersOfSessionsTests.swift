import Testing

@testable import Workbench

/// Overrides of members that neither the model nor a command uses: code of sessions alone reaches them.
@MainActor @Suite("Overrides that only code of sessions reaches")
struct MembersOfSessionsTests {
    private func lines(_ script: String, ios: Int = 26) -> [String] {
        let session = TestSession(world: WorldSettings(ios: ios))
        session.run(script)
        #expect(session.errors == [])
        #expect(session.failures.map(\.summary) == [])
        return session.lines
    }

    @Test("run in the place of the model's method, which super reaches")
    func method() {
        let said = lines(
            """
            class Lamp: UISwitch {
                override func setOn(_ on: Bool, animated: Bool) {
                    print("asked", on, animated)
                    super.setOn(!on, animated: animated)
                    super.setOn(!on, animated: animated)
                    print("is", isOn)
                }
            }
            class Dimmed: Lamp {
                override func setOn(_ on: Bool, animated: Bool) {
                    print("dimmed"); super.setOn(on, animated: animated)
                }
            }
            let lamp: UISwitch = Dimmed()
            lamp.setOn(false, animated: true)
            """)
        #expect(said == ["dimmed", "asked false true", "is true"])
    }

    @Test("answer, and the model's answer is behind super")
    func answer() {
        let said = lines(
            """
            class Box: UIView {
                override func viewWithTag(_ tag: Int) -> UIView? {
                    tag == 7 ? self : super.viewWithTag(tag)
                }
            }
            let box = Box()
            let inner = UIView()
            inner.tag = 3
            box.addSubview(inner)
            print(box.viewWithTag(7) === box, box.viewWithTag(3) === inner, box.viewWithTag(1) == nil)
            """)
        #expect(said == ["true true true"])
    }

    @Test("are read and set, with observers too")
    func properties() {
        let said = lines(
            """
            class List: UIScrollView {
                override var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
                    didSet { print("now", keyboardDismissMode == .onDrag) }
                }
                override var bouncesZoom: Bool {
                    get { !super.bouncesZoom }
                    set { super.bouncesZoom = !newValue }
                }
            }
            let list = List()
            list.keyboardDismissMode = .onDrag
            list.bouncesZoom = false
            print(list.bouncesZoom, (list as UIScrollView).keyboardDismissMode == .onDrag)
            """)
        #expect(said == ["now true", "false true"])
    }

    @Test("are properties that can only be read")
    func readOnly() {
        let said = lines(
            """
            class Page: UIViewController {
                override var isMovingToParent: Bool { true }
            }
            let page = Page()
            print(page.isMovingToParent, page.isMovingFromParent)
            expect page.isMovingToParent true
            """)
        #expect(said == ["true false"])
    }

    @Test("are reached by messages of Objective-C")
    func objectiveC() {
        let said = lines(
            """
            @interface Lamp : UISwitch
            @end
            @implementation Lamp
            - (void)setOn:(BOOL)on animated:(BOOL)animated {
                NSLog(@"asked %d", on);
                [super setOn:on animated:animated];
            }
            - (UIView *)viewWithTag:(NSInteger)tag { return self; }
            @end
            Lamp *lamp = [Lamp new];
            [lamp setOn:YES animated:NO];
            NSLog(@"%d %d", lamp.isOn, [lamp viewWithTag:1] == lamp);
            """)
        #expect(said == ["asked 1", "1 1"])
    }

    @Test("run while the object goes")
    func departing() {
        let said = lines(
            """
            class Box: UIView {
                override func sizeToFit() { print("fits") }
                deinit { sizeToFit(); super.sizeToFit() }
            }
            var box: Box? = Box()
            box = nil
            """)
        #expect(said == ["fits"])
    }

    @Test("are members of the class's own where the system lacks the model's")
    func older() {
        let said = lines(
            """
            class Page: UIViewController {
                override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
                    get { print("own"); return .dark }
                    set { print("set") }
                }
            }
            let page = Page()
            page.overrideUserInterfaceStyle = .light
            print(page.overrideUserInterfaceStyle == .dark)
            """, ios: 12)
        #expect(said == ["set", "own", "true"])
    }
}
