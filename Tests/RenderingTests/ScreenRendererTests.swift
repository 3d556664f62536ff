import HierarchyRecords
import Rendering
import Testing

@Suite struct ScreenRendererTests {
    private func picture(
        _ screen: ScreenSnapshot, before: ViewSnapshot? = nil,
        _ style: ScreenRenderer.Style = .pretty, columns: Int = 60, rows: Int = 20
    ) -> String {
        ScreenRenderer(style, columns: columns, rows: rows)
            .lines(ScreenDrawing(screen, before: before)).map(\.text).joined(separator: "\n")
    }

    @Test func `a stack has its bar, its name, and what its controller keeps free`() {
        #expect(
            picture(SampleScreen.stack) == """
                ╭─ n ──────────────╮  Phone, portrait, 200×400, iOS 26
                │   9:41    100%   │  safe area 40 0 20 0
                │                  │
                │  ‹ All Ho… Edit  │    home        0 0 200×400
                ├──────────────────┤    n     root  0 0 200×400
                │                  │
                │                  │  not seen
                │                  │    later    not loaded
                │                  │
                │                  │
                │                  │
                │       home       │
                │     200×400      │
                │                  │
                │                  │
                │                  │
                │                  │
                │                  │
                │┈┈┈┈┈┈▂▂▂▂▂▂▂┈┈┈┈┈│
                ╰──────────────────╯
                """)
    }

    @Test func `a sheet floats over what it dims`() {
        #expect(
            picture(SampleScreen.sheet(top: 160)) == """
                ╭──────────────────╮  Phone, portrait, 200×400, iOS 26
                │░░░9:41░░░░100%░░░│  safe area 40 0 20 0, dimmed by 20 %
                │░░░░░░░░░░░░░░░░░░│
                │░░░░░░░░░░░░░░░░░░│    p     as pageSheet  0 160 200×240
                │░░░░░░░home░░░░░░░│    home  root          0 0 200×400
                │░░░░░200×400░░░░░░│      partly behind p
                │░░░░░░░░░░░░░░░░░░│
                │░░░░░░░░░░░░░░░░░░│
                ├────────═══───────┤
                │                  │
                │                  │
                │                  │
                │                  │
                │        p         │
                │     200×240      │
                │                  │
                │                  │
                │                  │
                │      ▂▂▂▂▂▂▂     │
                ╰──────────────────╯
                """)
    }

    @Test func `what moved is drawn in heavy lines, and its old place is told`() {
        let before = SampleScreen.sheet(top: 280, fade: 0.5).views
        #expect(
            picture(SampleScreen.sheet(top: 160), before: before) == """
                ╭──────────────────╮  Phone, portrait, 200×400, iOS 26
                │░░░9:41░░░░100%░░░│  safe area 40 0 20 0, dimmed by 20 %
                │░░░░░░░░░░░░░░░░░░│
                │░░░░░░░░░░░░░░░░░░│  ~ p     as pageSheet  0 160 200×240
                │░░░░░░░home░░░░░░░│      was 0 280 200×240
                │░░░░░200×400░░░░░░│    home  root          0 0 200×400
                │░░░░░░░░░░░░░░░░░░│      partly behind p
                │░░░░░░░░░░░░░░░░░░│
                ┢━━━━━━━━═══━━━━━━━┪
                ┃                  ┃
                ┃                  ┃
                ┃                  ┃
                ┃                  ┃
                ┃       ~ p        ┃
                ┃     200×240      ┃
                ┃                  ┃
                ┃                  ┃
                ┃                  ┃
                ┃      ▂▂▂▂▂▂▂     ┃
                ┗━━━━━━━━━━━━━━━━━━┛
                """)
    }

    /// A label on a plain controller's screen, and what stands beside it.
    private func labels(_ labels: [(String, RectValue)]) -> String {
        let views = labels.enumerated().map { index, label in
            SampleScreen.view(
                UInt32(index + 3), "label\(index)", depth: 2, label.1, look: .text(label.0))
        }
        return picture(
            SampleScreen.phone(
                [SampleScreen.view(2, "a.view", depth: 1, SampleScreen.whole, owner: "a")] + views,
                [SampleScreen.controller(2, "a", depth: 0, .root)]))
    }

    @Test func `a label whose words fit runs on into free cells, up to its neighbour`() {
        let row = RectValue(x: 20, y: 200, width: 40, height: 20)
        let alone = labels([("Host", row)])
        #expect(alone.contains("Host"))
        let beside = labels([
            ("Hosts", row), ("on", RectValue(x: 70, y: 200, width: 40, height: 20)),
        ])
        #expect(beside.contains("Hos… on"))
    }

    @Test func `a label whose words do not fit is cut`() {
        let text = labels([("A long sentence", RectValue(x: 20, y: 200, width: 40, height: 20))])
        #expect(text.contains("…"))
        #expect(!text.contains("A long"))
    }

    @Test func `a label at the edge of the screen leaves its frame alone`() {
        let text = labels([
            ("Foot", RectValue(x: 60, y: 385, width: 80, height: 20)),
            ("Head", RectValue(x: 60, y: -5, width: 80, height: 20)),
        ])
        let frames = text.split(separator: "\n").filter { $0.contains("╭") || $0.contains("╰") }
        #expect(frames.count == 2)
        #expect(!frames.contains { $0.contains("Foot") || $0.contains("Head") })
        #expect(text.contains("Foot"))
    }

    @Test func `what is new has its sign`() {
        let before = ViewSnapshot(nodes: Array(SampleScreen.sheet(top: 160).views.nodes.prefix(2)))
        let lines = picture(SampleScreen.sheet(top: 160), before: before)
        #expect(lines.contains("+ p"))
        #expect(!lines.contains("+ home"))
    }

    @Test func `ASCII has the same picture`() {
        #expect(
            picture(SampleScreen.sheet(top: 160), .ascii) == """
                .------------------.  Phone, portrait, 200x400, iOS 26
                |:::9:41::::100%:::|  safe area 40 0 20 0, dimmed by 20 %
                |::::::::::::::::::|
                |::::::::::::::::::|    p     as pageSheet  0 160 200x240
                |:::::::home:::::::|    home  root          0 0 200x400
                |:::::200x400::::::|      partly behind p
                |::::::::::::::::::|
                |::::::::::::::::::|
                +--------~~~-------+
                |                  |
                |                  |
                |                  |
                |                  |
                |        p         |
                |     200x240      |
                |                  |
                |                  |
                |                  |
                |      _______     |
                '------------------'
                """)
    }

    @Test func `a terminal without UTF-8 gets ASCII`() {
        let encoding = TextEncoding(color: false, unicode: false)
        let lines = ScreenRenderer(.pretty, encoding: encoding, columns: 60, rows: 20)
            .lines(ScreenDrawing(SampleScreen.sheet(top: 160))).map(\.text)
        #expect(lines.joined(separator: "\n") == picture(SampleScreen.sheet(top: 160), .ascii))
    }

    @Test func `in words it is one thing a line, the foremost first`() {
        #expect(
            picture(SampleScreen.stack, .plain) == """
                Phone, portrait, 200 by 400, iOS 26, safe area top 40 bottom 20
                home indicator
                status bar, 200 by 40 at 0 0
                navigation bar: "‹ All", "Edit", "Home", 200 by 40 at 0 40
                home: 200 by 400 at 0 0
                n: root, 200 by 400 at 0 0
                later: not seen, not loaded
                """)
        #expect(
            picture(SampleScreen.sheet(top: 160), .plain) == """
                Phone, portrait, 200 by 400, iOS 26, safe area top 40 bottom 20
                home indicator
                status bar, 200 by 40 at 0 0
                grabber, 36 by 5 at 82 165
                p: as pageSheet, 200 by 240 at 0 160
                dimmed by 20 percent: everything from here on
                home: root, 200 by 400 at 0 0, partly behind p
                """)
    }

    @Test func `a popover points at its anchor`() {
        let arrow = PopoverArrow(.left, at: 100, length: 13)
        let screen = SampleScreen.phone([
            SampleScreen.view(2, "home.view", depth: 1, SampleScreen.whole, owner: "home"),
            SampleScreen.view(
                3, "p.view", depth: 1, RectValue(x: 50, y: 60, width: 130, height: 100),
                owner: "p", look: .popover(arrow)),
        ])
        #expect(
            picture(screen) == """
                ╭──────────────────╮  Phone, portrait, 200×400, iOS 26
                │   9:41    100%   │  safe area 40 0 20 0
                │                  │
                │     ╭──────────╮ │
                │     │          │ │
                │     ◂    p     │ │
                │     │ 130×100  │ │
                │     │          │ │
                │     ╰──────────╯ │
                │                  │
                │                  │
                │                  │
                │                  │
                │       home       │
                │     200×400      │
                │                  │
                │                  │
                │                  │
                │      ▂▂▂▂▂▂▂     │
                ╰──────────────────╯
                """)
    }

    @Test func `tabs, a toolbar and an alert show their titles`() {
        let bar = RectValue(x: 0, y: 340, width: 200, height: 60)
        let screen = SampleScreen.phone([
            SampleScreen.view(2, "home.view", depth: 1, SampleScreen.whole, owner: "home"),
            SampleScreen.view(
                3, "UITabBar-1", depth: 1, bar, look: .tabs(["a", "b"], selected: 1)),
            SampleScreen.view(
                4, "al.view", depth: 1, RectValue(x: 20, y: 120, width: 160, height: 120),
                owner: "al",
                look: .alert(texts: ["Delete?", "For ever"], actions: ["Cancel", "Delete"])),
        ])
        #expect(
            picture(screen) == """
                ╭──────────────────╮  Phone, portrait, 200×400, iOS 26
                │   9:41    100%   │  safe area 40 0 20 0
                │                  │
                │                  │
                │                  │
                │                  │
                │ ╭──────────────╮ │
                │ │   Delete?    │ │
                │ │   For ever   │ │
                │ │    Cancel    │ │
                │ │    Delete    │ │
                │ ╰──────────────╯ │
                │                  │
                │                  │
                │                  │
                │       home       │
                ├──────────────────┤
                │    a       [b]   │
                │      ▂▂▂▂▂▂▂     │
                ╰──────────────────╯
                """)
    }

    @Test(arguments: [(24, 8), (80, 24), (200, 60), (1, 1), (9_999_999, 9_999_999)])
    func `a picture has no more lines and columns than there is room`(columns: Int, rows: Int) {
        let lines = ScreenRenderer(.pretty, columns: columns, rows: rows)
            .lines(ScreenDrawing(SampleScreen.sheet(top: 160)))
        #expect(lines.count <= max(rows, 8))
        #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= max(columns, 24) })
    }

    @Test func `a cell is taken for twice as high as wide`() {
        let lines = picture(SampleScreen.phone([]), columns: 80, rows: 41).split(separator: "\n")
        #expect(lines.count == 41)
        #expect(lines[0].prefix { $0 != "╮" }.count + 1 == 41)
    }
}

@Suite struct HostileScreenTests {
    private static let rects = [0, -10, .nan, .infinity, -.infinity, 1e300, -1e308].flatMap {
        (value: Double) in
        [
            RectValue(x: value, y: 10, width: 50, height: 50),
            RectValue(x: 10, y: value, width: 50, height: 50),
            RectValue(x: 10, y: 10, width: value, height: 50),
            RectValue(x: 10, y: 10, width: 50, height: value),
            RectValue(x: value, y: value, width: value, height: value),
        ]
    }

    private static let looks: [ViewLook] = [
        .plain, .navigationBar(NavigationBarLook(title: "t", isLarge: true, back: "b")),
        .tabs([], selected: 3), .tabs(["a"], selected: nil), .toolbar([]), .dimming(.nan),
        .sheet(cornerRadius: .infinity), .sheet(cornerRadius: -1), .alert(texts: [], actions: []),
        .popover(PopoverArrow(.top, at: .nan, length: .infinity)),
        .popover(PopoverArrow(.left, at: 1e300, length: -5)), .grabber, .text("x"),
        .segments([], selected: nil), .searchBar,
    ]

    @Test func `no frame and no look can break a picture`() {
        for rect in Self.rects {
            for look in Self.looks {
                let screen = SampleScreen.phone([
                    SampleScreen.view(2, "a.view", depth: 1, rect, owner: "a", look: look),
                    SampleScreen.view(3, "b.view", depth: 2, rect, look: look),
                ])
                check(screen)
            }
        }
    }

    @Test func `no size of a device can break a picture`() {
        for width in [0, -1, Double.nan, .infinity, 1e300, 1e-300] {
            var screen = SampleScreen.stack
            screen.device.width = width
            check(screen)
            screen.device.window = RectValue(x: width, y: 0, width: width, height: 400)
            check(screen)
        }
    }

    private func check(_ screen: ScreenSnapshot) {
        let drawing = ScreenDrawing(screen, before: SampleScreen.stack.views)
        for style in ScreenRenderer.Style.allCases {
            let lines = ScreenRenderer(style, columns: 60, rows: 20).lines(drawing)
            #expect(lines.count <= 20)
        }
        #expect(ScreenSVG(title: "t").document(drawing).utf8.count < 20_000)
    }

    @Test func `ten thousand views within each other, or side by side, end in one picture`() {
        for isNested in [true, false] {
            let views = (0..<10_000).map { index in
                let place = Double(index % 190)
                return SampleScreen.view(
                    UInt32(index + 10), "v\(index)", depth: isNested ? index + 1 : 1,
                    isNested
                        ? SampleScreen.whole
                        : RectValue(x: place, y: place, width: 9, height: 9), owner: "v\(index)")
            }
            let drawing = ScreenDrawing(SampleScreen.phone(views))
            #expect(ScreenRenderer(.pretty, columns: 60, rows: 20).lines(drawing).count == 20)
            #expect(ScreenRenderer(.plain).lines(drawing).count <= 501)
            #expect(ScreenSVG(title: "t").document(drawing).utf8.count < 3_000_000)
        }
    }

    @Test func `names are shown, not obeyed`() {
        let name = "<b>&\"'\u{1B}[31m\u{202E}界\n"
        let screen = SampleScreen.phone([
            SampleScreen.view(2, "x.view", depth: 1, SampleScreen.whole, owner: name),
            SampleScreen.view(
                3, name, depth: 2, RectValue(x: 0, y: 40, width: 200, height: 40),
                look: .navigationBar(NavigationBarLook(title: name))),
        ])
        let document = ScreenSVG(title: name).document(ScreenDrawing(screen))
        #expect(document.contains("&lt;b&gt;&amp;&quot;&#39;\\u{1B}[31m"))
        #expect(!document.contains("<b>") && !document.contains("\u{1B}"))
        let encoding = TextEncoding.plain
        for line in ScreenRenderer(.pretty, columns: 80, rows: 20).lines(ScreenDrawing(screen)) {
            #expect(!encoding.string(line).contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
            #expect(TextWidth.columns(of: line) <= 80)
        }
    }
}
