import HierarchyRecords

/// Makes the shapes of a drawing from a scene.
struct ScreenShapes {
    private let scene: ScreenScene
    private let changes: ScreenChanges
    private(set) var shapes: [ScreenDrawing.Shape] = []
    /// By item: whether a controller inside fills it and is drawn in its place.
    private var isTakenOver: [Bool]
    /// By item: whether it has a controller inside.
    private var hasControllerInside: [Bool]

    typealias Shape = ScreenDrawing.Shape
    typealias Text = ScreenDrawing.Text
    typealias Item = ScreenScene.Item

    init(_ scene: ScreenScene, _ changes: ScreenChanges) {
        self.scene = scene
        self.changes = changes
        isTakenOver = Array(repeating: false, count: scene.items.count)
        hasControllerInside = isTakenOver
        findContainers()
        addDevice()
        for index in scene.items.indices { add(index) }
        addSystem()
    }

    private var device: DeviceSnapshot { scene.snapshot.device }
    private var screen: RectValue {
        RectValue(x: 0, y: 0, width: device.width, height: device.height)
    }

    private mutating func findContainers() {
        for (index, item) in scene.items.enumerated() where item.node.controllerID != .none {
            var fills = item.hidesOthers
            var next = scene.items[index].parent
            while let parent = next {
                fills = fills && scene.items[parent].frame == item.frame
                // An earlier item has marked this parent and all above it already.
                if hasControllerInside[parent], isTakenOver[parent] || !fills { break }
                hasControllerInside[parent] = true
                if fills { isTakenOver[parent] = true }
                next = scene.items[parent].parent
            }
        }
    }

    // MARK: The device

    private mutating func addDevice() {
        guard screen.isDrawable else { return }
        var shape = Shape(kind: .device, frame: screen, visible: screen)
        shape.corners = (device.cornerRadius, device.cornerRadius)
        let isEmpty = !scene.items.contains { $0.node.controllerID != .none }
        if isEmpty { shape.texts = [Text("nothing to see", in: screen, .center, .system)] }
        shapes.append(shape)
        guard !device.window.contains(screen) else { return }
        shape.kind = .otherApp
        shape.texts = [Text("another app", in: otherApp, .center, .system)]
        shapes.append(shape)
    }

    /// The larger part of the screen beside the window.
    private var otherApp: RectValue {
        let window = device.window
        return window.x > screen.width - window.maxX
            ? RectValue(x: 0, y: 0, width: window.x, height: screen.height)
            : RectValue(
                x: window.maxX, y: 0, width: screen.width - window.maxX, height: screen.height)
    }

    /// The system's own things lie in front of everything.
    private mutating func addSystem() {
        addKeyboard()
        if device.statusBarHeight > 0 {
            let bar = RectValue(x: 0, y: 0, width: screen.width, height: device.statusBarHeight)
            let box = bar.inset(by: InsetsValue(left: 28, right: 28))
            var shape = Shape(kind: .text, frame: bar, visible: bar)
            shape.names = ["status bar"]
            shape.texts = [
                Text("9:41", in: box, .leading, .system),
                Text("100%", in: box, .trailing, .system),
            ]
            shapes.append(shape)
        }
        guard device.hasHomeIndicator else { return }
        let width = min(screen.width, screen.height) * 0.34
        let frame = RectValue(
            x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
        shapes.append(Shape(kind: .homeIndicator, frame: frame, visible: frame))
    }

    private mutating func addKeyboard() {
        guard let frame = device.keyboard, let visible = frame.intersection(screen) else { return }
        var shape = Shape(kind: .keyboard, frame: frame, visible: visible)
        shape.texts = [Text("keyboard", in: visible, .center, .system)]
        shapes.append(shape)
    }

    // MARK: Views

    private mutating func add(_ index: Int) {
        let item = scene.items[index]
        switch item.node.look {
        case .window, .structure: addPanelIfAny(index)
        case .navigationBar(let look):
            addNavigationBar(item, look, in: scene.uncovered(index), isEmpty: item.end == index + 1)
        case .tabs(let titles, let selected): addTabs(item, titles, selected)
        case .toolbar(let titles): addToolbar(item, titles)
        case .dimming(let strength):
            if strength > 0 { append(item, .dimming(strength * item.node.fade)) }
        case .grabber: append(item, .grabber)
        case .text(let text): addText(item, "label", text, .text, .leading, .title, margin: 0)
        case .cell(let text): addText(item, "cell", text, .text, .leading, .title)
        case .button(let title): addText(item, "button", title, .control, .center, .tappable)
        case .searchBar: addText(item, "search bar", "search", .control, .leading, .tappable)
        case .field(let text): addText(item, "text field", text, .control, .leading, .title)
        case .toggle(let isOn):
            addText(item, "switch", isOn ? "on" : "off", .control, .center, .tappable)
        case .slider(let share):
            let percent = NumberText.short((share * 100).rounded())
            addText(item, "slider", "\(percent) %", .control, .center, .tappable)
        case .segments(let titles, let selected):
            append(
                item, .control, "segmented control",
                texts: spread(titles, selected, in: item.visible))
        case .plain, .sheet, .popover, .alert: addPanelIfAny(index)
        }
    }

    private mutating func append(
        _ item: Item, _ kind: Shape.Kind, _ label: String = "", names: [String] = [],
        texts: [Text] = []
    ) {
        var shape = Shape(kind: kind, frame: item.frame, visible: item.visible)
        shape.names = names
        shape.texts = texts
        shape.label = label
        shape.opacity = item.opacity
        shape.change = changes.change(of: item.node)
        shape.corners = corners(of: kind, item)
        if case .popover(let arrow?) = kind { shape.leaveRoom(for: arrow) }
        shapes.append(shape)
    }

    private func corners(of kind: Shape.Kind, _ item: Item) -> (top: Double, bottom: Double) {
        if kind == .sheet { return sheetCorners(item) }
        if kind == .alert { return (14, 14) }
        if case .popover = kind { return (10, 10) }
        return item.frame.contains(screen) ? (device.cornerRadius, device.cornerRadius) : (0, 0)
    }

    /// As round as its controller says, or as the system draws sheets; below, the corners of a
    /// sheet that nearly reaches the screen's edge follow the screen's.
    private func sheetCorners(_ item: Item) -> (top: Double, bottom: Double) {
        var radius = device.system.isAtLeast(26) ? 34.0 : 10
        if case .sheet(let own?) = item.node.look { radius = own > 0 ? min(own, 200) : 0 }
        let gap = screen.height - item.frame.maxY
        return (radius, gap < 20 ? max(0, device.cornerRadius - max(0, gap)) : radius)
    }

    private mutating func addText(
        _ item: Item, _ label: String, _ text: String, _ kind: Shape.Kind,
        _ alignment: Text.Alignment, _ style: Text.Style, margin: Double = 8
    ) {
        let box =
            alignment == .leading
            ? item.frame.inset(by: InsetsValue(left: margin, right: margin)) : item.frame
        append(
            item, kind, label, texts: text.isEmpty ? [] : [Text(text, in: box, alignment, style)])
    }

    // MARK: Controllers

    /// A controller's view, unless one inside fills it; or a view that has a name, or nothing in it.
    private mutating func addPanelIfAny(_ index: Int) {
        let item = scene.items[index]
        if isTakenOver[index] { return }
        guard item.node.controllerID != .none else { return addBox(index) }
        let isLeaf = !hasControllerInside[index] && !hasContentInMiddle(index)
        let chain = self.chain(index)
        var texts = isLeaf ? leafTexts(index) : []
        if case .alert(let words, let actions) = item.node.look {
            texts = rows(of: words, actions, in: item.frame)
        }
        append(
            item, kind(of: index), names: isLeaf ? Array(chain.dropLast()) : chain, texts: texts)
        if !hasControllerInside[index], kind(of: index) == .panel { addSafeArea(item) }
    }

    private mutating func addBox(_ index: Int) {
        let item = scene.items[index]
        guard item.node.look == .plain else { return }
        let isNamed = !item.node.isNumbered
        let isEmpty = item.end == index + 1
        guard isNamed || isEmpty else { return }
        let texts =
            isNamed && isEmpty
            ? [Text(item.node.name, in: item.visible, .center, .caption)] : []
        append(
            item, .box, isNamed ? "" : "view", names: isNamed && !isEmpty ? [item.node.name] : [],
            texts: texts)
    }

    /// The controllers whose views are all where this one is, the outermost first.
    private func chain(_ index: Int) -> [String] {
        var names: [String] = []
        var next: Int? = index
        while let current = next, scene.items[current].frame == scene.items[index].frame {
            if let name = scene.items[current].node.controller,
                !scene.isNamelessContainer(current)
            {
                names.append(name)
            }
            next = scene.items[current].parent
        }
        return names.count > 8 ? Array(names.prefix(5).reversed()) : names.reversed()
    }

    /// What fills a sheet looks like the sheet.
    private func kind(of index: Int) -> Shape.Kind {
        var next: Int? = index
        while let current = next, scene.items[current].frame == scene.items[index].frame {
            if let kind = scene.items[current].node.look.presentedKind { return kind }
            next = scene.items[current].parent
        }
        return .panel
    }

    /// Its name and its size, in the middle of what can be seen of it.
    private func leafTexts(_ index: Int) -> [Text] {
        let item = scene.items[index]
        guard let name = item.node.controller, let room = scene.uncovered(index) else { return [] }
        let safe = item.frame.inset(by: item.node.safeArea)
        let box = safe.intersection(room) ?? room
        let size =
            "\(NumberText.short(item.frame.width))×\(NumberText.short(item.frame.height))"
        return [
            Text(name, in: box, .center, .name), Text(size, in: box, .center, .caption),
        ]
    }

    /// Whether something that is drawn with words of its own is where the name would stand; the name
    /// then stands at the edge, as that of a container does.
    private func hasContentInMiddle(_ index: Int) -> Bool {
        let item = scene.items[index]
        guard let name = item.node.controller, let room = scene.uncovered(index) else {
            return false
        }
        let safe = item.frame.inset(by: item.node.safeArea)
        let box = safe.intersection(room) ?? room
        let width = Double(max(name.count, 7)) * 10
        let middle = RectValue(
            x: box.midX - width / 2, y: box.y + box.height / 2 - 30, width: width, height: 60)
        return scene.items[(index + 1)..<max(index + 1, item.end)].contains {
            $0.node.look.hasWords && $0.visible.intersection(middle) != nil
        }
    }

    private mutating func addSafeArea(_ item: Item) {
        guard item.node.safeArea != InsetsValue(),
            let visible = item.frame.inset(by: item.node.safeArea).intersection(item.visible)
        else { return }
        let frame = item.frame.inset(by: item.node.safeArea)
        shapes.append(
            Shape(kind: .safeArea(item.node.safeArea), frame: frame, visible: visible))
    }

    private func rows(of words: [String], _ actions: [String], in frame: RectValue) -> [Text] {
        let height = frame.height / Double(max(1, words.count + actions.count))
        return (words + actions).enumerated().map { row, text in
            let box = RectValue(
                x: frame.x, y: frame.y + Double(row) * height, width: frame.width, height: height)
            let style: Text.Style = row >= words.count ? .tappable : row == 0 ? .name : .caption
            return Text(text, in: box, .center, style)
        }
    }

    // MARK: Bars

    private mutating func addNavigationBar(
        _ item: Item, _ look: NavigationBarLook, in room: RectValue?, isEmpty: Bool
    ) {
        let bar = (room ?? item.frame).inset(by: InsetsValue(left: 16, right: 16))
        let prompt = look.prompt == nil ? 0.0 : 30
        var line = bar
        line.y += prompt
        line.height = look.isLarge ? max(0, bar.height - prompt - 52) : bar.height - prompt
        var below = bar
        below.y = line.maxY
        below.height = 52
        let left = (look.back.map { ["‹ \($0)"] } ?? []) + look.left
        var texts = [
            Text(left.joined(separator: "  "), in: line, .leading, .tappable),
            Text(look.right.joined(separator: "  "), in: line, .trailing, .tappable),
            look.isLarge
                ? Text(look.title, in: below, .leading, .title)
                : Text(look.title, in: line, .center, .title),
        ]
        if let words = look.prompt {
            var box = bar
            box.height = prompt
            texts.append(Text(words, in: box, .center, .caption))
        }
        texts = texts.filter { !$0.text.isEmpty }
        let name = "navigation bar"
        if texts.isEmpty, isEmpty { texts = [Text(name, in: line, .center, .system)] }
        append(item, .bar(.bottom), names: [name], texts: texts)
    }

    /// A bar at the lower edge keeps the place of the home indicator free.
    private mutating func addTabs(_ item: Item, _ titles: [String], _ selected: Int?) {
        let isAtBottom = item.frame.maxY >= device.window.maxY
        var box = item.frame
        if isAtBottom { box.height = min(box.height, 49) } else { box = middle(of: box, titles) }
        append(
            item, .bar(isAtBottom ? .top : .none), names: ["tab bar"],
            texts: spread(titles, selected, in: box))
    }

    /// Tabs that float stand close together.
    private func middle(of box: RectValue, _ titles: [String]) -> RectValue {
        let width = min(box.width, Double(titles.count) * 110)
        return RectValue(
            x: box.midX - width / 2, y: box.y, width: width, height: box.height)
    }

    private mutating func addToolbar(_ item: Item, _ titles: [String]) {
        var box = item.frame.inset(by: InsetsValue(left: 16, right: 16))
        box.height = min(box.height, 58)
        append(item, .bar(.top), names: ["toolbar"], texts: spread(titles, nil, in: box))
    }

    /// Side by side, each as wide as the others.
    private func spread(_ titles: [String], _ selected: Int?, in box: RectValue) -> [Text] {
        let width = box.width / Double(max(1, titles.count))
        return titles.prefix(64).enumerated().map { place, title in
            let part = RectValue(
                x: box.x + Double(place) * width, y: box.y, width: width, height: box.height)
            return Text(title, in: part, .center, place == selected ? .chosen : .tappable)
        }
    }
}

extension ViewLook {
    /// Whether it is drawn with words of its own.
    fileprivate var hasWords: Bool {
        switch self {
        case .text(let words), .cell(let words), .button(let words), .field(let words):
            !words.isEmpty
        case .segments, .searchBar, .toggle, .slider: true
        case .plain, .structure, .window, .navigationBar, .tabs, .toolbar, .dimming, .sheet,
            .popover,
            .alert, .grabber:
            false
        }
    }
}

extension ScreenDrawing.Shape {
    /// The arrow stands outside of what it belongs to, though its view counts it in.
    fileprivate mutating func leaveRoom(for arrow: PopoverArrow) {
        guard arrow.length > 0, arrow.length < 100, arrow.position.isFinite else {
            return kind = .popover(nil)
        }
        var insets = InsetsValue()
        switch arrow.edge {
        case .top: insets.top = arrow.length
        case .bottom: insets.bottom = arrow.length
        case .left: insets.left = arrow.length
        case .right: insets.right = arrow.length
        }
        frame = frame.inset(by: insets)
        visible = visible.intersection(frame) ?? visible
    }
}
