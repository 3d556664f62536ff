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
                "The button can be pressed, and nothing is saved: $box never hears of it.",
                "按钮能按，却什么也没保存：$box 从没收到。"),
            reason: MysteryText(
                "An action without a target goes up the responder chain to the first that can perform "
                    + "it. The page has a method of that name, so the chain ends there.",
                "没有目标的动作沿响应者链向上，交给第一个能执行它的对象。页面自己也有这个方法，链就断在那里。")),
        MysteryFault(
            "touches-switched-off", .add("view.isUserInteractionEnabled = false", behind: "button"),
            call: "isUserInteractionEnabled", rule: .u25,
            promise: """
                expect $box.saved 2
                expect $second.button.frame 20 120 100 40
                """,
            doctor: .u25,
            report: MysteryText(
                "The buttons of the pages in $box do not feel the finger.",
                "$box 里页面上的按钮对手指没有反应。"),
            reason: MysteryText(
                "A view that takes no touches takes them from all that is in it: the finger goes to "
                    + "what lies behind.",
                "不接受触摸的视图，里面的一切也都收不到触摸：手指落到它后面的视图上。")),
    ]
}
