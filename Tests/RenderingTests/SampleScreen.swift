import HierarchyRecords

/// Screens to draw, made of records alone.
enum SampleScreen {
    static let whole = RectValue(x: 0, y: 0, width: 200, height: 400)

    /// A phone of 200 by 400 points with round corners, a status bar and a home indicator.
    static func phone(
        _ views: [ViewSnapshot.Node], _ controllers: [HierarchySnapshot.Node] = []
    ) -> ScreenSnapshot {
        ScreenSnapshot(
            device: DeviceSnapshot(
                name: "Phone", system: 26, orientation: "portrait", width: 200, height: 400,
                cornerRadius: 20, safeArea: InsetsValue(top: 40, bottom: 20),
                statusBarHeight: 40, hasHomeIndicator: true),
            views: ViewSnapshot(nodes: [view(1, "window", depth: 0, whole, look: .window)] + views),
            controllers: HierarchySnapshot(nodes: controllers))
    }

    /// A view; with a controller where `owner` says so, whose id is 100 more than the view's.
    static func view(
        _ ordinal: UInt32, _ name: String, depth: Int, _ frame: RectValue,
        owner: String? = nil, look: ViewLook = .plain, safeArea: InsetsValue = InsetsValue(),
        isHidden: Bool = false, fade: Double = 1
    ) -> ViewSnapshot.Node {
        ViewSnapshot.Node(
            id: ObjectID(ordinal: ordinal), name: name, className: "UIView",
            isNumbered: name.hasPrefix("UIView-"), depth: depth, frame: frame, isHidden: isHidden,
            alpha: 1, fade: fade, controller: owner,
            controllerID: owner == nil ? .none : ObjectID(ordinal: ordinal + 100),
            safeArea: safeArea, look: look)
    }

    /// The controller of the view with that ordinal.
    static func controller(
        _ ordinal: UInt32, _ name: String, depth: Int, _ relation: HierarchySnapshot.Relation,
        isLoaded: Bool = true
    ) -> HierarchySnapshot.Node {
        HierarchySnapshot.Node(
            id: ObjectID(ordinal: ordinal + 100), name: name, className: "UIViewController",
            isNumbered: name.hasPrefix("UIViewController-"), depth: depth, relation: relation,
            state: isLoaded ? .appeared : .unloaded,
            view: isLoaded
                ? HierarchySnapshot.View(
                    id: ObjectID(ordinal: ordinal), className: "UIView", frame: whole,
                    isInWindow: true) : nil,
            traits: TraitValues())
    }

    /// A stack with a bar and one controller in it.
    static var stack: ScreenSnapshot {
        let bar = NavigationBarLook(title: "Home", back: "All", right: ["Edit"])
        return phone(
            [
                view(2, "n.view", depth: 1, whole, owner: "n", look: .structure),
                view(
                    3, "home.view", depth: 2, whole, owner: "home",
                    safeArea: InsetsValue(top: 80, bottom: 20)),
                view(
                    4, "UINavigationBar-1", depth: 2,
                    RectValue(x: 0, y: 40, width: 200, height: 40), look: .navigationBar(bar)),
            ],
            [
                controller(2, "n", depth: 0, .root), controller(3, "home", depth: 1, .child),
                controller(9, "later", depth: 1, .child, isLoaded: false),
            ])
    }

    /// A sheet over a controller.
    static func sheet(top: Double, fade: Double = 1) -> ScreenSnapshot {
        let frame = RectValue(x: 0, y: top, width: 200, height: 240)
        return phone(
            [
                view(2, "home.view", depth: 1, whole, owner: "home"),
                view(3, "UIDimmingView-1", depth: 1, whole, look: .dimming(0.2), fade: fade),
                view(
                    4, "p.view", depth: 1, frame, owner: "p", look: .sheet(cornerRadius: nil)),
                view(
                    5, "_UIGrabber-1", depth: 1,
                    RectValue(x: 82, y: top + 5, width: 36, height: 5), look: .grabber),
            ],
            [
                controller(2, "home", depth: 0, .root),
                controller(
                    4, "p", depth: 1,
                    .presented(
                        style: "pageSheet", controllerClass: "UISheetPresentationController",
                        controllerID: ObjectID(ordinal: 300))),
            ])
    }
}
