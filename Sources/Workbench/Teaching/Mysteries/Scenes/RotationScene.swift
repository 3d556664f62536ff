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
                "When the device is turned, `$box` is told its new size beforehand, and `$second` "
                    + "is not.",
                "转动设备时，`$box` 事先收到新的尺寸，`$second` 却没有。"),
            reason: MysteryText(
                "UIKit's own `viewWillTransition(to:with:)` tells the children. An override that "
                    + "does not call `super` keeps it from them.",
                "告诉子控制器的是 UIKit 自己的 `viewWillTransition(to:with:)`。重写而不调用 `super`，它们就收不到。")
        ),
        MysteryFault(
            "traits-not-passed-on", .forget("traits"), call: "willTransition", rule: .b10,
            promise: "expect log contains { $second.willTransition(to: wC hC) }", doctor: .b10,
            report: MysteryText(
                "When the device is turned, `$second` is told its new size, but not its new size "
                    + "classes.",
                "转动设备时，`$second` 收到了新的尺寸，却没收到新的尺寸类别。"),
            reason: MysteryText(
                "UIKit's own `willTransition(to:with:)` tells the children. An override has to "
                    + "call `super`.",
                "告诉子控制器的是 UIKit 自己的 `willTransition(to:with:)`。重写时要调用 `super`。")),
        MysteryFault(
            "old-size-for-children", .change("childSize", to: "return view.bounds.size"),
            call: "size", rule: .t06,
            promise: "expect log contains { $second.viewWillTransition(to: 852x393) }",
            doctor: nil,
            report: MysteryText(
                "After a rotation `$second` has the right size, but it was not told beforehand: "
                    + "its contents jump.",
                "旋转后 `$second` 的尺寸是对的，但没有事先告诉它：内容会跳一下。"),
            reason: MysteryText(
                "A child is told only if the size that its container gives it differs from the "
                    + "one that it has. `view.bounds` is still the old size when UIKit asks.",
                "只有容器给的尺寸与现在的不同，才会告诉子控制器。UIKit 来问时，`view.bounds` 还是旧的尺寸。")),
    ]
}
