import HierarchyRecords
import Rendering

/// A log to render, with a few named objects.
struct SampleLog {
    var log = EventLog()
    private(set) var root: ObjectID
    private(set) var a: ObjectID
    private(set) var b: ObjectID
    private(set) var presentation: ObjectID

    init() {
        let controller = log.objects.addClass("UIViewController")
        let sheet = log.objects.addClass("_UIPageSheetPresentationController")
        root = log.objects.add(classIndex: controller, kind: .controller)
        a = log.objects.add(classIndex: controller, kind: .controller)
        b = log.objects.add(classIndex: controller, kind: .controller)
        presentation = log.objects.add(
            classIndex: sheet, kind: .presentationController, owner: b)
        log.objects.setName("root", for: root)
        log.objects.setName("a", for: a)
        log.objects.setName("b", for: b)
    }

    mutating func add(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument = .none,
        rule: RuleID? = .c10, step: UInt32 = 4, time: Double = 0.25, depth: UInt16 = 0,
        cause: Int32 = -1
    ) {
        log.append(
            Event(
                callback, object, argument, rule: rule, step: step, time: time, depth: depth,
                cause: cause))
    }

    mutating func add(
        _ callback: Callback, text: String, object: ObjectID = .none, rule: RuleID? = .e01
    ) {
        add(callback, object, .text(log.store(text: text)), rule: rule)
    }

    /// What the renderer writes for the whole log.
    func written(_ write: (Event, Int, EventLog, inout [UInt8]) -> Void) -> [String] {
        var bytes: [UInt8] = []
        for (index, event) in log.events.enumerated() { write(event, index, log, &bytes) }
        var lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeLast()
        return lines
    }

    /// One event of every kind of line.
    static var everyKind: SampleLog {
        var sample = SampleLog()
        let (root, a, b) = (sample.root, sample.a, sample.b)
        let traits = sample.log.store(
            traits: TraitValues(horizontal: .compact, vertical: .regular))
        sample.add(.call, root, .call(.addChild, a), rule: nil)
        sample.add(.willMoveToParent, a, .object(root), depth: 1)
        sample.add(.viewDidLoad, a, depth: 1)
        sample.add(.viewWillAppear, a, .flag(false), depth: 1)
        sample.add(.viewIsAppearing, a, .flag(false), depth: 1)
        sample.add(.viewDidAppear, a, .flag(true))
        sample.add(.viewWillDisappear, a, .flag(true))
        sample.add(.viewDidDisappear, a, .flag(true))
        sample.add(.didMoveToParent, a, .object(.none))
        sample.add(.viewWillTransitionToSize, root, .size(width: 852, height: 393))
        sample.add(.willTransitionToTraits, root, .traits(traits))
        sample.add(.traitCollectionDidChange, root, .traits(-1))
        sample.add(.presentationTransitionDidEnd, sample.presentation, .flag(true))
        sample.add(.presentCompletion, b)
        sample.add(.dismissCompletion, b)
        sample.add(.transitionCompletion, root, .transition(from: a, to: b, finished: true))
        sample.add(.didReceiveMemoryWarning, a)
        sample.add(.viewDidLayoutSubviews, a)
        sample.add(.deinitialized, a)
        sample.add(.warning, text: "Unbalanced calls for <UIViewController: a>.", object: a)
        sample.add(.exception, text: "NSInvalidArgumentException: no")
        sample.add(.mark, text: "mark start", rule: nil)
        return sample
    }
}

extension EventRenderer {
    /// What it writes for the whole log.
    func written(_ sample: SampleLog) -> [String] {
        sample.written { write($0, index: $1, in: $2, to: &$3) }
    }
}
