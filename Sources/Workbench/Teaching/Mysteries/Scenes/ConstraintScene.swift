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
                "$first reaches below the clock and the home indicator, though its edges are pinned to "
                    + "the safe area.",
                "$first 的边明明固定在安全区，却伸到了时钟和主屏指示条下面。"),
            reason: MysteryText(
                "As long as translatesAutoresizingMaskIntoConstraints is true, the view's frame is "
                    + "constraints as well, and they contradict those of the container.",
                "只要 translatesAutoresizingMaskIntoConstraints 为 true，视图的 frame 也会变成约束，与容器的约束矛盾。")),
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
                "UIKit complains each time $first is opened, and picks one of its constraints to break.",
                "每次打开 $first，UIKit 都会抱怨，并挑一条约束打破。"),
            reason: MysteryText(
                "Leading and trailing edges already say how wide it is; a required width beside them "
                    + "can only contradict.",
                "左右两边已经决定了宽度；再加一条必需的宽度只会矛盾。")),
        MysteryFault(
            "grandchild-taken-away",
            .add("page.$badge.view.removeFromSuperview()", behind: "didMove"),
            call: "removeFromSuperview", rule: .b01,
            promise: "expect log contains { $Badge-1.viewDidAppear(false) }", doctor: .c13,
            report: MysteryText(
                "The little $badge in the corner of $first is gone as soon as $first is in $box. Alone "
                    + "it has one.",
                "$first 一放进 $box，角上的小 $badge 就不见了；单独显示时是有的。"),
            reason: MysteryText(
                "A container touches only the root view of its child. What is below it, $badge too, is "
                    + "the child's own.",
                "容器只碰子控制器的根视图；它下面的一切，包括 $badge，都归子控制器自己管。")),
    ]
}
