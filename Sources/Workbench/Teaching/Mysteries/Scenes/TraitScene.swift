/// A container that gives its child a wide layout in dark colours.
extension MysteryScene {
    static let traits = MysteryScene(
        id: "traits",
        cast: [
            ("Box", ["Spread", "Panorama", "Gallery"]),
            ("Page", ["Column", "Sheet", "Canvas"]),
            ("first", pages), ("second", pages),
            ("open", ["open", "enter", "reveal"]), ("close", ["close", "clear", "empty"]),
        ],
        classes: """
            class $Page: UIViewController {}

            class $Box: UIViewController {
                private var current: UIViewController?

                func $open(_ page: UIViewController) {
                    $close()
                    addChild(page)
                    let wide = UITraitCollection(horizontalSizeClass: .regular)
                    let dark = UITraitCollection(userInterfaceStyle: .dark)
                    let both = UITraitCollection(traitsFrom: [wide, dark])
                    setOverrideTraitCollection(both, forChild: page)  //@ override
                    page.view.frame = view.bounds
                    view.addSubview(page.view)
                    page.didMove(toParent: self)
                    current = page
                }

                func $close() {
                    guard let page = current else { return }
                    page.willMove(toParent: nil)
                    page.view.removeFromSuperview()
                    page.removeFromParent()
                    current = nil
                }
            }
            """,
        made: ["new $box as $Box", "new $first as $Page", "new $second as $Page"],
        visits: [
            "$box.$open($first)", "$box.$open($second)", "rotate landscape", "rotate portrait",
        ],
        size: 3, faults: overrides)

    private static let overrides: [MysteryFault] = [
        MysteryFault(
            "override-replaced",
            .split(
                "override",
                into: [
                    "setOverrideTraitCollection(wide, forChild: page)",
                    "setOverrideTraitCollection(dark, forChild: page)",
                ]),
            call: "setOverrideTraitCollection", rule: .t09,
            promise: "expect log contains { $second.willTransition(to: wR hC) }", doctor: nil,
            report: MysteryText(
                "The pages of `$box` should be dark, and laid out as on a wide screen. They are "
                    + "dark, but always narrow.",
                "`$box` 的页面应该是深色，并按宽屏布局。深色有了，可是一直是窄的。"),
            reason: MysteryText(
                "A child has one set of overridden traits, and the second call replaces the "
                    + "first. Both traits have to be in one collection.",
                "每个子控制器只有一组覆盖的特征，第二次调用会取代第一次。两个特征要放进同一个集合。"))
    ]
}
