/// A container that hears of the device's rotation, and passes it on.
extension MysteryScene {
    static let rotation = MysteryScene(
        id: "rotation",
        cast: [
            ("Box", ["Atlas", "Mirror", "Globe", "Compass"]),
            ("Page", ["Region", "Chart", "Survey"]),
            ("first", pages), ("second", pages), ("open", ["open", "enter", "reveal"]),
        ],
        classes: """
            class $Page: UIViewController {}

            class $Box: UIViewController {
                private var current: UIViewController?
                private(set) var isWide = false

                override func viewWillTransition(
                    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)  //@ size
                    isWide = size.width > size.height
                }

                override func willTransition(
                    to newCollection: UITraitCollection,
                    with coordinator: UIViewControllerTransitionCoordinator
                ) {
                    super.willTransition(to: newCollection, with: coordinator)  //@ traits
                    isWide = newCollection.verticalSizeClass == .compact
                }

                override func size(
                    forChildContentContainer container: UIContentContainer,
                    withParentContainerSize parentSize: CGSize
                ) -> CGSize {
                    return parentSize  //@ childSize
                }

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
            }
            """,
        made: ["new $box as $Box", "new $first as $Page", "new $second as $Page"],
        visits: [
            "$box.$open($first)", "$box.$open($second)", "rotate landscape", "rotate portrait",
        ],
        size: 3, faults: unheardRotations)

    private static let unheardRotations: [MysteryFault] = [
        MysteryFault(
            "size-not-passed-on", .forget("size"), call: "viewWillTransition", rule: .b10,
            promise: "expect log contains { $second.viewWillTransition(to: 852x393) }",
            doctor: .b10,
            report: MysteryText(
                "When the device is turned, $box knows, and $second does not prepare for its new size.",
                "转动设备时 $box 知道，$second 却不为新尺寸做准备。"),
            reason: MysteryText(
                "UIViewController's own viewWillTransition(to:with:) tells the children: an override "
                    + "that does not call super keeps it to itself.",
                "告诉子控制器的正是 UIViewController 自己的 viewWillTransition(to:with:)；重写而不调用 super，消息就到此为止。")
        ),
        MysteryFault(
            "traits-not-passed-on", .forget("traits"), call: "willTransition", rule: .b10,
            promise: "expect log contains { $second.willTransition(to: wC hC) }", doctor: .b10,
            report: MysteryText(
                "$second hears of its new size when the device is turned, but not of the new size "
                    + "classes.",
                "转动设备时 $second 收到了新尺寸，却没收到新的尺寸类别。"),
            reason: MysteryText(
                "willTransition(to:with:) reaches the children through super's part of the override.",
                "willTransition(to:with:) 要通过重写里的 super 才会传到子控制器。")),
        MysteryFault(
            "old-size-for-children", .change("childSize", to: "return view.bounds.size"),
            call: "size", rule: .t06,
            promise: "expect log contains { $second.viewWillTransition(to: 852x393) }",
            doctor: nil,
            report: MysteryText(
                "$second ends up in the right size after a rotation, but nobody announces it: its "
                    + "contents jump.",
                "旋转后 $second 的尺寸是对的，但没有人提前通知：内容会跳一下。"),
            reason: MysteryText(
                "A child hears of a transition only where the size that its container gives it differs "
                    + "from the one it has. view.bounds is still the old one when that is asked.",
                "只有当容器给的尺寸与现有尺寸不同时，子控制器才会收到转场。询问时 view.bounds 还是旧的。")),
    ]
}
