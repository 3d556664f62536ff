/// A container that hears what the buttons of its children do, up the responder chain.
extension MysteryScene {
    static let action = MysteryScene(
        id: "action",
        cast: [
            ("Box", ["Editor", "Workshop", "Register"]),
            ("Page", ["Draft", "Entry", "Sketch"]),
            ("first", pages), ("second", pages), ("open", ["open", "edit", "begin"]),
        ],
        classes: """
            class $Page: UIViewController {
                let button = UIButton()  //@ property

                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.frame = CGRect(x: 20, y: 120, width: 100, height: 40)
                    button.addTarget(nil, action: #selector($Box.save(_:)), for: .touchUpInside)
                    view.addSubview(button)  //@ button
                }
            }

            class $Box: UIViewController {
                private var current: UIViewController?
                private(set) var saved = 0

                func $open(_ page: UIViewController) {
                    current?.willMove(toParent: nil)
                    current?.view.removeFromSuperview()
                    current?.removeFromParent()
                    addChild(page)
                    page.view.frame = view.bounds
                    view.addSubview(page.view)
                    page.didMove(toParent: self)
                    current = page
                }

                @objc func save(_ sender: UIButton) {
                    saved += 1
                }
            }
            """,
        made: ["new $box as $Box", "new $first as $Page", "new $second as $Page"],
        visits: [
            "$box.$open($first)", "tap $first.button", "$box.$open($second)", "tap $second.button",
        ],
        size: 3, faults: unheardActions)

    private static let unheardActions: [MysteryFault] = [
        MysteryFault(
            "action-swallowed", .add("@objc func save(_ sender: UIButton) {}", behind: "property"),
            call: "save", rule: .u22, promise: "expect $box.saved 2", doctor: nil,
            report: MysteryText(
                "The button can be pressed, but nothing is saved: `$box` is not told.",
                "按钮能按，却什么也没保存：`$box` 没有收到。"),
            reason: MysteryText(
                "An action without a target goes up the responder chain to the first object that "
                    + "has the method. The page has a method of that name, so it goes no further.",
                "没有目标的动作沿响应者链向上，交给第一个有这个方法的对象。页面自己就有同名的方法，所以不再往上走。")),
        MysteryFault(
            "touches-switched-off", .add("view.isUserInteractionEnabled = false", behind: "button"),
            call: "isUserInteractionEnabled", rule: .u25,
            promise: """
                expect $box.saved 2
                expect $second.button.frame 20 120 100 40
                """,
            doctor: .u25,
            report: MysteryText(
                "The buttons of the pages in `$box` do not react to a finger.",
                "`$box` 里页面上的按钮对手指没有反应。"),
            reason: MysteryText(
                "Where `isUserInteractionEnabled` is `false`, the view takes no touches, and "
                    + "nothing in it does: the finger reaches what lies behind.",
                "`isUserInteractionEnabled` 为 `false` 时，视图和里面的一切都收不到触摸：手指落到它后面的视图上。")),
    ]
}
