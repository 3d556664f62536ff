import Testing

@Suite("Classes under items of bars, layouts, guides and constraints") @MainActor
struct ItemClassTests {
    @Test("items of bars have the initialisers of UIKit's and what a class overrides")
    func items() {
        let run = ScriptRun(
            """
            class Badge: UITabBarItem {
                override var badgeValue: String? { didSet { print("badge", badgeValue ?? "none") } }
            }
            let badge = Badge(title: "Inbox", image: nil, tag: 4)
            badge.badgeValue = "3"; print(badge.title!, badge.tag)
            class Save: UIBarButtonItem {
                let name: String
                init(name: String) { self.name = name; super.init(); title = name }
                required init?(coder: NSCoder) { fatalError() }
            }
            let save = Save(name: "Save"); print(save.title!, save.name, save is UIBarItem)
            class Plain: UIBarButtonItem {}
            let plain = Plain(systemItem: .done); print(plain.systemItem!, type(of: plain))
            class Front: UIViewController { @objc func pressed() { print("pressed") } }
            let front = Front()
            let old = Plain(title: "Old", style: .plain, target: front, action: #selector(Front.pressed))
            front.navigationItem.rightBarButtonItem = old
            let stack = UINavigationController(rootViewController: front)
            root stack
            tap Old
            class Title: UINavigationItem { override var title: String? { get { "own" } set {} } }
            print(Title(title: "x").title!)
            """)
        #expect(
            run.talk == [
                "badge 3", "Inbox 4", "Save Save true", ".done Plain", "pressed", "own",
            ])
    }

    @Test("layouts, guides and constraints do")
    func layouts() {
        let run = ScriptRun(
            """
            class Grid: UICollectionViewFlowLayout {
                override var itemSize: CGSize { get { CGSize(width: 7, height: 8) } set {} }
            }
            print(Grid().itemSize)
            class Guide: UILayoutGuide { var note = "n" }
            let v = UIView(), guide = Guide(); v.addLayoutGuide(guide); print(guide.note, guide.owningView === v)
            class Zoomed: NSLayoutConstraint { var zoom = 2 }
            let z = Zoomed(item: v, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30)
            z.isActive = true; print(z.constant, z.zoom, z.firstItem === v, v.constraints.count)
            """)
        #expect(run.talk == ["(7.0, 8.0)", "n true", "30.0 2 true 1"])
    }

    @Test("Objective-C makes them by alloc")
    func objectiveC() {
        let run = ScriptRun(
            """
            @interface Badge : UITabBarItem
            @property NSInteger more;
            @end
            @implementation Badge
            @end
            Badge *badge = [[Badge alloc] initWithTitle:@"A" image:nil tag:2];
            badge.more = 3; NSLog(@"%@ %ld %ld", badge.title, badge.tag, badge.more);
            @interface Save : UIBarButtonItem
            @end
            @implementation Save
            - (NSString *)title { return @"own"; }
            @end
            NSLog(@"%@", [[Save alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:nil action:nil].title);
            """)
        #expect(run.talk == ["A 2 3", "own"])
    }
}
