import HierarchyRecords
import Rendering
import Testing

@Suite struct EventMarginTests {
    @Test func `the rule stands on the right margin and leaves the last column free`() {
        var sample = SampleLog()
        sample.add(.viewDidLoad, sample.a)
        let line = "* a.viewDidLoad()" + String(repeating: " ", count: 19) + "C10"
        #expect(EventRenderer(.pretty, width: 40).written(sample) == [line])
        #expect(line.count == 39)
    }

    @Test func `a rule that has no room is left out`() {
        var sample = SampleLog()
        sample.add(.viewDidLoad, sample.a)
        #expect(EventRenderer(.pretty, width: 23).written(sample) == ["* a.viewDidLoad()  C10"])
        #expect(EventRenderer(.pretty, width: 22).written(sample) == ["* a.viewDidLoad()"])
        #expect(EventRenderer(.pretty, width: 0).written(sample) == ["* a.viewDidLoad()"])
    }

    @Test func `wide names and hostile names move the rule no further`() {
        var sample = SampleLog()
        let directory = sample.log.objects.addClass("UIViewController")
        let wide = sample.log.objects.add(classIndex: directory, kind: .controller)
        let hostile = sample.log.objects.add(classIndex: directory, kind: .controller)
        sample.log.objects.setName("设置", for: wide)
        sample.log.objects.setName("x\u{1B}", for: hostile)
        sample.add(.viewDidLoad, wide)
        sample.add(.viewDidLoad, hostile)
        #expect(
            EventRenderer(.pretty, width: 30).written(sample) == [
                "* 设置.viewDidLoad()      C10", #"* x\u{1B}.viewDidLoad()   C10"#,
            ])
    }

    @Test func `depth indents, up to a limit`() {
        var sample = SampleLog()
        for depth: UInt16 in [0, 1, 16, 17, 65535] {
            sample.add(.viewDidLoad, sample.a, depth: depth)
        }
        let deepest = String(repeating: " ", count: 32)
        #expect(
            EventRenderer(.pretty).written(sample) == [
                "* a.viewDidLoad()", "  * a.viewDidLoad()", "\(deepest)* a.viewDidLoad()",
                "\(deepest)… (depth 17) * a.viewDidLoad()",
                "\(deepest)… (depth 65535) * a.viewDidLoad()",
            ])
    }

    @Test func `why names the rule and the event that caused it`() {
        var sample = SampleLog()
        sample.add(.call, sample.root, .call(.addChild, sample.a), rule: nil)
        sample.add(.willMoveToParent, sample.a, .object(sample.root), depth: 1, cause: 0)
        sample.add(.mark, text: "mark", rule: nil)
        let title = Rulebook.rule(.c10).title
        #expect(
            EventRenderer(.plain, showsWhy: true).written(sample) == [
                "> root.addChild(a)",
                "    caused by step 4",
                "a.willMove(toParent: root)",
                "    rule C10 (\(title)), caused by 1 > root.addChild(a)",
                "mark",
                "    caused by step 4",
            ])
    }

    @Test func `why in words is not indented`() {
        var sample = SampleLog()
        sample.add(.viewDidLoad, sample.a, rule: nil, step: 0, depth: 3, cause: 99)
        #expect(
            EventRenderer(.linear, showsWhy: true).written(sample) == [
                "a.viewDidLoad(), depth 3", "caused by the start",
            ])
    }

    @Test(arguments: [EventRenderer.Form.plain, .pretty, .objc, .linear])
    func `no form lets a hostile text through`(form: EventRenderer.Form) {
        var sample = SampleLog()
        sample.add(.warning, text: "a\u{1B}[2J\u{202E}\nb\u{9B}")
        let written = EventRenderer(form, showsWhy: true).written(sample)
        #expect(written.count == 2)
        #expect(written[0].contains(#"warning: a\u{1B}[2J\u{202E}\nb\u{9B}"#))
    }
}
