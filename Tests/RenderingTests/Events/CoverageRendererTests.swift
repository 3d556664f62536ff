import HierarchyRecords
import Testing

@testable import Rendering

@Suite("The drawing of coverage")
struct CoverageRendererTests {
    private let walked = LifeCoverage(text: "0 1 4 5 10;C10 L02")!

    private let noUTF8 = TextEncoding(color: false, unicode: false)

    private func text(_ renderer: CoverageRenderer) -> String {
        renderer.lines(walked, taught: [.c10, .c20]).map(\.text).joined(separator: "\n")
    }

    @Test("in ASCII on 60 columns")
    func ascii() {
        #expect(
            text(CoverageRenderer(encoding: noUTF8, width: 60)) == """
                5 of 21 transitions of the life cycle seen, 23 %

                loading, 2 of 4
                  x 1  new -> unloaded: init, made by a storyboard
                  x 2  unloaded -> loaded: viewDidLoad
                    3  unloaded -> gone: deinit, never loaded  not walked
                    4  loaded -> gone: deinit  not walked

                appearance, 2 of 6
                  disappeared ================ 1 ================> appearing
                    ^                                                #
                    4                                                2
                    |                                                v
                  disappearing <--------------- 3 ---------------- appeared
                  x 1  viewWillAppear
                  x 2  viewDidAppear
                    3  viewWillDisappear  not walked
                    4  viewDidDisappear  not walked
                    5  appearing -> disappearing: viewWillDisappear,
                      cancelled on its way  not walked
                    6  disappearing -> appearing: viewWillAppear, cancelled
                      on its way  not walked

                containment, 1 of 5
                  free ==================== 1 ====================> entering
                    ^                                                 |
                    4                                                 2
                    |                                                 v
                  leaving <------------------ 3 ------------------- child
                  x 1  willMove, to a parent
                    2  didMove, to the parent  not walked
                    3  willMove, to nil  not walked
                    4  didMove, to nil  not walked
                    5  child -> free: didMove, without willMove to nil  not
                      walked

                presentation, 0 of 6
                  absent ------------------ 1 ------------------> presenting
                    ^                                               |
                    4                                               2
                    |                                               v
                  dismissing <---------------- 3 ---------------- presented
                    1  presentationTransitionWillBegin  not walked
                    2  presentationTransitionDidEnd  not walked
                    3  dismissalTransitionWillBegin  not walked
                    4  dismissalTransitionDidEnd  not walked
                    5  presenting -> absent: presentationTransitionDidEnd,
                      cancelled on its way  not walked
                    6  dismissing -> presented: dismissalTransitionDidEnd,
                      cancelled on its way  not walked

                rules met, 2 of \(RuleID.allCases.count):
                  C10 L02
                rules of the lessons not met, 1 of 2:
                  C20
                """)
    }

    @Test("heavy lines and a mark are what was walked, where there is UTF-8")
    func unicode() {
        let encoding = TextEncoding(color: false, unicode: true)
        #expect(
            text(CoverageRenderer(encoding: encoding, width: 60)).contains(
                """
                appearance, 2 of 6
                  disappeared ━━━━━━━━━━━━━━━━ 1 ━━━━━━━━━━━━━━━━▶ appearing
                    ▲                                                ┃
                    4                                                2
                    │                                                ▼
                  disappearing ◀─────────────── 3 ──────────────── appeared
                  ✓ 1  viewWillAppear
                  ✓ 2  viewDidAppear
                    3  viewWillDisappear  not walked
                    4  viewDidDisappear  not walked
                    5  appearing → disappearing: viewWillDisappear,
                      cancelled on its way  not walked
                    6  disappearing → appearing: viewWillAppear, cancelled
                      on its way  not walked
                """))
    }

    @Test("nothing is wider than the terminal", arguments: [20, 40, 60, 80, 100])
    func width(columns: Int) {
        let lines = CoverageRenderer(width: columns).lines(walked, taught: RuleID.allCases)
        #expect(
            lines.allSatisfy { line in
                TextWidth.columns(of: line) <= columns
                    || !line.text.drop { $0 == " " }.contains(" ")
            })
    }

    @Test("for the ear one fact a line")
    func linear() {
        let renderer = CoverageRenderer(width: 200, isLinear: true)
        let lines = renderer.lines(walked, taught: [.c10, .c20])
        #expect(
            lines.map(\.text).prefix(3) == [
                "5 of 21 transitions of the life cycle seen, 23 %",
                "loading: new to unloaded, init, made by a storyboard: walked",
                "loading: unloaded to loaded, viewDidLoad: walked",
            ])
        #expect(lines.count == 1 + LifeEdge.allCases.count + 4)
    }

    @Test("what was never walked is listed by machine")
    func missing() {
        let missing = CoverageRenderer.missing(walked)
        #expect(missing.count == 16)
        #expect(missing[0] == "loading: unloaded to gone, deinit, never loaded")
    }
}
