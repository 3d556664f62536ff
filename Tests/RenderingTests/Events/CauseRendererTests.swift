import HierarchyRecords
import Rendering
import Testing

@Suite struct CauseRendererTests {
    private let origin = CauseOrigin(
        title: "step 4: add a", verb: "add", place: "demo.vcr:2:1")

    /// A call, the will that it caused, and the did that this caused.
    private var sample: SampleLog {
        var sample = SampleLog()
        sample.add(.call, sample.root, .call(.addSubviewOfChild, sample.a), rule: nil)
        sample.add(.viewWillAppear, sample.a, .flag(false), rule: .c11, cause: 0)
        sample.add(.viewDidAppear, sample.a, .flag(false), rule: .c11, cause: 1)
        return sample
    }

    @Test func `two events that cause each other are told once, with how often`() {
        var sample = SampleLog()
        for round in 0..<6 {
            let cause = round == 0 ? nil : Int32(round * 2 - 1)
            sample.add(.viewWillAppear, sample.root, .flag(false), rule: .c11, cause: cause ?? -1)
            sample.add(.viewDidAppear, sample.a, .flag(false), rule: .c11, cause: Int32(round * 2))
        }
        let lines = CauseRenderer().lines(
            (0..<12).reversed(), in: sample.log, origin: origin
        ).map(\.text)
        #expect(lines.filter { $0.hasPrefix("caused by") }.count == 2)
        #expect(lines.contains("the same two, 5 times more"))
    }

    @Test func `a chain leads from the event to what was typed, and tells each rule once`() {
        #expect(
            CauseRenderer().lines([2, 1, 0], in: sample.log, origin: origin).map(\.text) == [
                "3 a.viewDidAppear(false)",
                "  rule C11    Adding without didMove",
                "              The child gets all its appearance callbacks all the same. Only "
                    + "didMove(toParent:) never comes, since UIKit leaves that call to the "
                    + "container's code.",
                "  evidence    Logs and call stacks of containers, Mac Catalyst 26.5 (explain CAT)",
                "  confidence  log: printed by an app",
                "  seen in     Mac Catalyst 26.5",
                "  applied     in all systems",
                "caused by 2 a.viewWillAppear(false)",
                "  rule C11    as above",
                "caused by 1 > root.view.addSubview(a.view)",
                "  call        'add' makes it",
                "caused by step 4: add a",
                "  typed at    demo.vcr:2:1",
            ])
    }

    @Test func `in Objective-C, of the user's own code, with its lines`() {
        let origin = CauseOrigin(title: "step 4: together {\nadd a\n}")
        #expect(
            CauseRenderer(.objc).lines([1, 0], in: sample.log, origin: origin).map(\.text) == [
                "2 -[a viewWillAppear:NO]",
                "  rule C11    Adding without didMove",
                "              The child gets all its appearance callbacks all the same. Only "
                    + "didMove(toParent:) never comes, since UIKit leaves that call to the "
                    + "container's code.",
                "  evidence    Logs and call stacks of containers, Mac Catalyst 26.5 (explain CAT)",
                "  confidence  log: printed by an app",
                "  seen in     Mac Catalyst 26.5",
                "  applied     in all systems",
                "caused by 1 > [root.view addSubview:a.view]",
                "  call        the line makes it",
                "caused by step 4: together {",
                "add a",
                "}",
            ])
    }

    @Test
    func `a call within a callback is put down to the code there, and a late event says when`() {
        var sample = SampleLog()
        sample.add(.viewDidAppear, sample.root, .flag(false), rule: .c11)
        sample.add(.call, sample.root, .call(.addChild, sample.a), rule: nil, cause: 0)
        let origin = CauseOrigin(
            title: "step 1: root root", verb: "root", arrival: "step 2, settle")
        #expect(
            CauseRenderer().lines([1, 0], in: sample.log, origin: origin).map(\.text) == [
                "2 > root.addChild(a)",
                "  came in     step 2, settle",
                "  call        code in 'root.viewDidAppear(false)' makes it",
                "caused by 1 root.viewDidAppear(false)",
                "  rule C11    Adding without didMove",
                "              The child gets all its appearance callbacks all the same. Only "
                    + "didMove(toParent:) never comes, since UIKit leaves that call to the "
                    + "container's code.",
                "  evidence    Logs and call stacks of containers, Mac Catalyst 26.5 (explain CAT)",
                "  confidence  log: printed by an app",
                "  seen in     Mac Catalyst 26.5",
                "  applied     in all systems",
                "caused by step 1: root root",
            ])
    }

    @Test func `a narrow terminal wraps the rules`() {
        let lines = CauseRenderer(.plain, width: 40).lines(
            [1], in: sample.log, origin: origin)
        #expect(
            lines.map(\.text).prefix(4) == [
                "2 a.viewWillAppear(false)",
                "  rule C11    Adding without didMove",
                "              The child gets all its",
                "              appearance callbacks all",
            ])
    }

    @Test func `causes end at the step, and an index beyond the log has none`() {
        #expect(sample.log.causes(of: 2) == [2, 1, 0])
        #expect(sample.log.causes(of: 0) == [0])
        #expect(sample.log.causes(of: 3) == [])
        #expect(sample.log.causes(of: -1) == [])
    }

    @Test func `a cause that does not stand before its event ends the chain`() {
        var sample = SampleLog()
        sample.add(.viewDidLoad, sample.a, cause: 1)
        sample.add(.viewDidLoad, sample.a, cause: 0)
        #expect(sample.log.causes(of: 0) == [0])
        #expect(sample.log.causes(of: 1) == [1, 0])
    }
}
