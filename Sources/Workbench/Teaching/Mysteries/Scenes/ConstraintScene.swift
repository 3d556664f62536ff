/// A container that places its child by constraints; the child has a child of its own.
extension MysteryScene {
    static let constraints = MysteryScene(
        id: "constraints",
        cast: [
            ("Box", ["Board", "Wall", "Poster", "Easel"]),
            ("Page", ["Column", "Story", "Ticket"]),
            ("Badge", ["Badge", "Stamp", "Ribbon"]),
            ("first", pages), ("open", ["open", "hang", "pin"]),
        ],
        classes: """
            class $Badge: UIViewController {}

            class $Page: UIViewController {
                let $badge = $Badge()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild($badge)
                    view.addSubview($badge.view)
                    $badge.didMove(toParent: self)
                }

                override func viewWillLayoutSubviews() {
                    super.viewWillLayoutSubviews()
                    $badge.view.frame = CGRect(x: 20, y: 20, width: 80, height: 20)
                }
            }

            class $Box: UIViewController {
                func $open(_ page: $Page) {
                    addChild(page)
                    page.view.translatesAutoresizingMaskIntoConstraints = false  //@ translates
                    view.addSubview(page.view)
                    let area = view.safeAreaLayoutGuide
                    page.view.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
                    page.view.leadingAnchor.constraint(equalTo: area.leadingAnchor).isActive = true
                    page.view.trailingAnchor.constraint(equalTo: area.trailingAnchor).isActive = true
                    page.view.bottomAnchor.constraint(equalTo: area.bottomAnchor).isActive = true  //@ last
                    page.didMove(toParent: self)  //@ didMove
                }
            }
            """,
        made: ["new $box as $Box", "new $first as $Page"],
        visits: ["$box.$open($first)", "rotate landscape", "rotate portrait"],
        size: 3, faults: misplaced)

    private static let misplaced: [MysteryFault] = [
        MysteryFault(
            "autoresizing-left-on", .forget("translates"),
            call: "translatesAutoresizingMaskIntoConstraints", rule: .e66,
            promise: "expect no warning", doctor: .e66,
            report: MysteryText(
                "`$first` reaches below the clock and the home indicator, though its edges are "
                    + "tied to the safe area.",
                "`$first` 的边连到了安全区，却伸到了时钟和主屏幕指示条下面。"),
            reason: MysteryText(
                "As long as `translatesAutoresizingMaskIntoConstraints` is `true`, UIKit makes "
                    + "constraints of the frame as well, and they contradict the others.",
                "只要 `translatesAutoresizingMaskIntoConstraints` 为 `true`，"
                    + "UIKit 就把 frame 也变成约束，与其他约束矛盾。")),
        MysteryFault(
            "constraints-at-odds",
            .add(
                "page.view.widthAnchor.constraint(equalToConstant: 200).isActive = true",
                behind: "last"),
            call: "widthAnchor", rule: .e66,
            promise: """
                expect no warning
                expect $first.view.frame.width 393
                """, doctor: .e66,
            report: MysteryText(
                "UIKit prints a warning each time `$first` is opened, and breaks one of its "
                    + "constraints.",
                "每次打开 `$first`，UIKit 都会打印警告，并打破一条约束。"),
            reason: MysteryText(
                "The leading and the trailing edge say already how wide the view is. A required "
                    + "width can only contradict them.",
                "左右两边已经决定了视图的宽度。再加一条必需的宽度只会矛盾。")),
        MysteryFault(
            "grandchild-taken-away",
            .add("page.$badge.view.removeFromSuperview()", behind: "didMove"),
            call: "removeFromSuperview", rule: .b01,
            promise: "expect log contains { $Badge-1.viewDidAppear(false) }", doctor: .c13,
            report: MysteryText(
                "`$first` has a small `$badge` in its corner. As soon as `$first` is in `$box`, "
                    + "it is gone.",
                "`$first` 的角上有一个小的 `$badge`。`$first` 一放进 `$box`，它就不见了。"),
            reason: MysteryText(
                "A container may move the view of its child, and nothing below that: the rest, "
                    + "`$badge` too, belongs to the child.",
                "容器只可以移动子控制器的视图，不能动它下面的：其余的一切，包括 `$badge`，都归子控制器自己管。")),
    ]
}
