/// A controller that presents one note after the other.
extension MysteryScene {
    static let presenter = MysteryScene(
        id: "presenter",
        cast: [
            ("Box", ["Desk", "Office", "Counter", "Studio"]),
            ("Page", ["Memo", "Form", "Invoice"]),
            ("first", pages), ("second", pages),
            ("open", ["bring", "hand", "offer"]), ("close", ["close", "clear", "finish"]),
        ],
        classes: """
            class $Page: UIViewController {}

            class $Box: UIViewController {
                private(set) var refreshes = 0

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    refreshes += 1
                }

                func $open(_ page: UIViewController) {
                    let front = presentedViewController ?? self
                    page.modalPresentationStyle = .fullScreen  //@ style
                    front.present(page, animated: false)  //@ present
                }

                func $close() {
                    dismiss(animated: false)
                }
            }
            """,
        made: ["new $box as $Box", "new $first as $Page", "new $second as $Page"],
        visits: ["$box.$open($first)", "$box.$open($second)", "$box.$close()"],
        size: 3, faults: presentations)

    private static let presentations: [MysteryFault] = [
        MysteryFault(
            "covered-presenter", .change("present", to: "self.present(page, animated: false)"),
            call: "present", rule: .e05,
            promise: "expect log contains { $second.viewDidAppear(false) }", doctor: .e05,
            report: MysteryText(
                "`$first` opens. `$second` does not, as long as `$first` is open.",
                "`$first` 能打开；只要 `$first` 开着，`$second` 就打不开。"),
            reason: MysteryText(
                "`$first` covers `$box`, so the view of `$box` is in no window, and `$box` cannot "
                    + "present. The controller in front has to present.",
                "`$first` 盖住了 `$box`，所以 `$box` 的视图不在窗口里，不能呈现。要由最前面的控制器来呈现。")),
        MysteryFault(
            "presenter-hears-nothing",
            .change("style", to: "page.modalPresentationStyle = .formSheet"),
            call: "modalPresentationStyle", rule: .p04,
            promise: """
                expect log contains {
                    $second.viewWillDisappear(false)
                    $box.viewWillAppear(false)
                    $second.viewDidDisappear(false)
                }
                """, doctor: nil,
            report: MysteryText(
                "`$box` refreshes when it appears. After everything is closed again, it still "
                    + "shows the old contents.",
                "`$box` 在出现时刷新。全部关闭之后，它显示的还是旧内容。"),
            reason: MysteryText(
                "Below a sheet the presenter stays on the screen, so it neither disappears nor "
                    + "appears. Only a style that covers it, such as `fullScreen`, brings these "
                    + "callbacks.",
                "在卡片下面，呈现方一直留在屏幕上，既不消失也不出现。只有 `fullScreen` 这样盖住它的样式才会带来这些回调。")),
    ]
}
