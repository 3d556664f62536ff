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
                "`$box` is on the screen, but `$first` does not begin to work in it. After a "
                    + "visit to another tab `$second` does not either.",
                "`$box` 在屏幕上，里面的 `$first` 却不开始工作；看过别的标签页再回来，`$second` 也一样。"),
            reason: MysteryText(
                "A navigation controller tells its topmost page within its own `viewWillAppear`. "
                    + "An override has to call `super`.",
                "导航控制器在自己的 `viewWillAppear` 里告诉最上面的一页。重写时要调用 `super`。")),
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
                "In `$box`, `$first` is always only about to appear, and so is `$second` when the "
                    + "user comes back to it.",
                "在 `$box` 里，`$first` 一直停在“将要出现”；用户回来时，`$second` 也一样。"),
            reason: MysteryText(
                "A navigation controller tells its topmost page within its own `viewDidAppear`. "
                    + "An override has to call `super`.",
                "导航控制器在自己的 `viewDidAppear` 里告诉最上面的一页。重写时要调用 `super`。")),
        MysteryFault(
            "super-missing-at-will-disappear", .forget("willDisappear"),
            call: "viewWillDisappear", rule: .b10,
            promise: "expect log contains { $second.viewWillDisappear(false) }", doctor: .b10,
            report: MysteryText(
                "`$second` goes on working while the user looks at another tab.",
                "用户在看别的标签页时，`$second` 还在工作。"),
            reason: MysteryText(
                "A navigation controller tells its topmost page within its own "
                    + "`viewWillDisappear`. An override has to call `super`.",
                "导航控制器在自己的 `viewWillDisappear` 里告诉最上面的一页。重写时要调用 `super`。")),
    ]
}
