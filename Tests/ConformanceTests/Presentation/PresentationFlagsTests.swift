import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// A controller that writes down, in every appearance callback, what P06 tells of it.
private final class FlagRecorder: UIViewController {
    static var notes: [String] = []
    let label: String

    init(_ label: String, in scene: Scene) {
        self.label = label
        super.init(nibName: nil, bundle: nil)
        scene.simulator.setName(label, of: self)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ callback: String) {
        var flags: [String] = []
        if isBeingPresented { flags.append("being presented") }
        if isBeingDismissed { flags.append("being dismissed") }
        if let presented = presentedViewController as? FlagRecorder {
            flags.append("presents \(presented.label)\(presented.isViewLoaded ? "" : " unloaded")")
        }
        if let presenting = presentingViewController as? FlagRecorder {
            flags.append("presented by \(presenting.label)")
        }
        FlagRecorder.notes.append("\(label).\(callback): \(flags.joined(separator: ", "))")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }
    func noteCompletion() { note("completion") }
}

@MainActor
@Suite("P06: the flags at each callback of a full-screen presentation")
struct PresentationFlagsTests {
    @Test("P06: presenting and dismissing", arguments: [true, false])
    func flags(animated: Bool) {
        let scene = Scene()
        let (a, b) = (FlagRecorder("a", in: scene), FlagRecorder("b", in: scene))
        b.modalPresentationStyle = .fullScreen
        scene.show(a)
        FlagRecorder.notes = []
        a.present(b, animated: animated) {
            b.noteCompletion()
            a.noteCompletion()
        }
        scene.settle()
        #expect(
            FlagRecorder.notes == [
                "a.viewWillDisappear: presents b",
                "b.viewWillAppear: being presented, presented by a",
                "b.viewDidAppear: being presented, presented by a",
                "a.viewDidDisappear: presents b",
                "b.completion: presented by a",
                "a.completion: presents b",
            ])
        FlagRecorder.notes = []
        a.dismiss(animated: animated) {
            b.noteCompletion()
            a.noteCompletion()
        }
        scene.settle()
        #expect(
            FlagRecorder.notes == [
                "b.viewWillDisappear: being dismissed, presented by a",
                "a.viewWillAppear: presents b",
                "a.viewDidAppear: ",
                "b.viewDidDisappear: being dismissed",
                "b.completion: ",
                "a.completion: ",
            ])
    }

    @Test(
        "P06, P05: in every style; a presenter that stays in sight hears nothing",
        arguments: [
            UIModalPresentationStyle.automatic, .fullScreen, .pageSheet, .formSheet,
            .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
        ])
    func styles(style: UIModalPresentationStyle) {
        let scene = Scene()
        let (a, b) = (FlagRecorder("a", in: scene), FlagRecorder("b", in: scene))
        b.modalPresentationStyle = style
        scene.show(a)
        FlagRecorder.notes = []
        a.present(b, animated: true) { b.noteCompletion() }
        scene.settle()
        let hears = style == .fullScreen || style == .currentContext
        #expect(
            FlagRecorder.notes
                == [
                    hears ? "a.viewWillDisappear: presents b" : nil,
                    "b.viewWillAppear: being presented, presented by a",
                    "b.viewDidAppear: being presented, presented by a",
                    hears ? "a.viewDidDisappear: presents b" : nil,
                    "b.completion: presented by a",
                ].compactMap { $0 })
        FlagRecorder.notes = []
        b.dismiss(animated: true) { b.noteCompletion() }
        scene.settle()
        #expect(
            FlagRecorder.notes
                == [
                    "b.viewWillDisappear: being dismissed, presented by a",
                    hears ? "a.viewWillAppear: presents b" : nil,
                    hears ? "a.viewDidAppear: " : nil,
                    "b.viewDidDisappear: being dismissed", "b.completion: ",
                ].compactMap { $0 })
    }
}
