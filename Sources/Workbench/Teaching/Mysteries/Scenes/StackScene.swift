/// A navigation controller of one's own that counts its visits.
extension MysteryScene {
    static let stack = MysteryScene(
        id: "stack",
        cast: [
            ("Box", ["Trail", "Route", "Journey"]),
            ("Page", ["Stop", "Place", "Station"]),
            ("first", pages), ("second", pages),
        ],
        classes: """
            class $Page: UIViewController {}

            class $Box: UINavigationController {
                private(set) var visits = 0
                private(set) var isShown = false

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)  //@ willAppear
                    visits += 1
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)  //@ didAppear
                    isShown = true
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)  //@ willDisappear
                    isShown = false
                }
            }
            """,
        made: [
            "new $first as $Page", "new $second as $Page", "new $box as $Box root $first",
        ],
        visits: [
            "push $second on $box", "select $elsewhere in tabs", "select $box in tabs",
        ],
        size: 3, needsTabs: true, faults: missingSupers)

    private static let missingSupers: [MysteryFault] = [
        MysteryFault(
            "super-missing-at-will-appear", .forget("willAppear"), call: "viewWillAppear",
            rule: .b10,
            promise: """
                expect log contains {
                    $second.viewWillDisappear(false)
                    $second.viewWillAppear(false)
                }
                """, doctor: .b10,
            report: MysteryText(
                "The screen of $box is there, but $first never wakes up in it. After a visit to another "
                    + "tab $second does not wake up either.",
                "$box 的画面在，$first 却从来没有醒来；看过别的标签页再回来，$second 也没有醒来。"),
            reason: MysteryText(
                "A navigation controller forwards appearance to its top controller from inside its own "
                    + "viewWillAppear: an override without super cuts that off.",
                "导航控制器在自己的 viewWillAppear 里把出现转发给栈顶控制器；重写时不调用 super 就切断了它。")),
        MysteryFault(
            "super-missing-at-did-appear", .forget("didAppear"), call: "viewDidAppear",
            rule: .b10,
            promise: """
                expect log contains {
                    $second.viewDidDisappear(false)
                    $second.viewDidAppear(false)
                }
                """, doctor: .b10,
            report: MysteryText(
                "$first is forever about to appear in $box, and so is $second for whoever comes back to "
                    + "$box.",
                "$first 在 $box 里永远停在“将要出现”；回到 $box 时，$second 也一样。"),
            reason: MysteryText(
                "viewDidAppear is passed on by the navigation controller's own viewDidAppear, which "
                    + "only super can do.",
                "viewDidAppear 由导航控制器自己的 viewDidAppear 转发，只有调用 super 才会发生。")),
        MysteryFault(
            "super-missing-at-will-disappear", .forget("willDisappear"),
            call: "viewWillDisappear", rule: .b10,
            promise: "expect log contains { $second.viewWillDisappear(false) }", doctor: .b10,
            report: MysteryText(
                "$second goes on working while the user looks at another tab.",
                "用户在看别的标签页时，$second 还在工作。"),
            reason: MysteryText(
                "That a stack disappears reaches its top controller through the stack's own "
                    + "viewWillDisappear: call super.",
                "栈消失的消息要经过它自己的 viewWillDisappear 才能到达栈顶控制器：要调用 super。")),
    ]
}
