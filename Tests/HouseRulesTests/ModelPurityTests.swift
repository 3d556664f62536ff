import CheckoutFiles
import HierarchyRecords
import Testing

@testable import Measure

/// What would print, or make one run differ from the next: clocks, threads, chance, the disk.
private let impureWords: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "Task", "await", "Thread", "DispatchQueue",
    "DispatchSemaphore", "Mutex", "NSLock", "NSRecursiveLock", "pthread_mutex_lock",
    "Date", "ContinuousClock", "SuspendingClock", "ProcessInfo", "clock_gettime", "UUID",
    "SystemRandomNumberGenerator", "FileManager", "FileHandle", "fopen", "UserDefaults",
    "URLSession",
]
private let impureMembers: Set<String> = ["random", "randomElement", "shuffle", "shuffled"]

/// Where the model may read the disk: an app's storyboard is a file.
private let readsDisk = "Sources/HeadlessUIKit/Storyboards/"

/// Where the model may ask which thread runs: tests' code may let go of its objects on another one.
private let knowsThreads = "Sources/HeadlessUIKit/Simulation/MainThread.swift"

private func impurities(in file: SourceFile) -> [String] {
    var words = impureWords
    if file.path.hasPrefix(readsDisk) { words.subtract(disk) }
    if file.path == knowsThreads { words.subtract(["Thread", "DispatchQueue"]) }
    return (file.uses(of: words) + file.memberUses(of: impureMembers)).map(\.description)
}

private let disk: Set<String> = ["FileManager", "FileHandle", "fopen", "contentsOfFile"]

/// A method that only the dispatch may call, as a call of it stands: `willMove`, `toParent`.
private struct SentMethod {
    let name: String
    /// `_` for an argument without one.
    let labels: [String]

    init(selector: String) {
        let parts = selector.split(whereSeparator: { "(:)".contains($0) }).map(String.init)
        name = parts[0]
        labels = Array(parts.dropFirst())
    }

    func isCalled(at place: Place) -> Bool {
        place.word == name && place.before != "func" && place.argumentLabels == labels
            && !place.lead.suffix(2).elementsEqual(["super", "."])
    }
}

extension Place {
    /// The labels of the call that begins at the word, `_` for none; nil where it is no call.
    fileprivate var argumentLabels: [String]? {
        guard after.first == "(" else { return nil }
        var labels: [String] = []
        var depth = 0
        var beginsArgument = false
        for (word, next) in zip(after, after.dropFirst() + [""]) {
            if ")]}".contains(word) { depth -= 1 }
            if depth == 0, word == ")" { return labels }
            if beginsArgument { labels.append(next == ":" ? word : "_") }
            if "([{".contains(word) { depth += 1 }
            beginsArgument = depth == 1 && (word == "," || word == "(" && next != ")")
        }
        return labels
    }
}

/// The method of each callback, by the callback's case. The rest of `Callback` is sent by nobody:
/// completions, messages, and what user code calls itself.
private let methods: [String: SentMethod] = {
    let unsent: Set<Callback> = [
        .deinitialized, .presentCompletion, .dismissCompletion, .transitionCompletion,
        .pageCompletion,
        // Its name is that of a method of presentation controllers, too.
        .adaptiveStyleInCompact,
        .setNeedsStatusBarAppearanceUpdate, .childForStatusBarStyle, .childForStatusBarHidden,
        .setNeedsUpdateOfHomeIndicatorAutoHidden, .childForHomeIndicatorAutoHidden,
        .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
        .childForScreenEdgesDeferringSystemGestures, .setNeedsUpdateOfPrefersPointerLocked,
        .childViewControllerForPointerLock,
        .setNeedsUpdateOfPrefersInterfaceOrientationLocked,
        .childViewControllerForInterfaceOrientationLock,
        // Logged around what runs: an initializer, a segue's own method, a question in two spellings.
        .initWithCoder, .performSegue, .canPerformUnwind,
        .warning, .exception, .call, .mark,
    ]
    let pairs = Callback.allCases.filter { !unsent.contains($0) }.map { callback in
        ("\(callback)", SentMethod(selector: callback.spelling.swift))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
}()

/// Calls of a callback's method that are neither `super`'s nor what the dispatch was given to call.
private func sentCallbacks(in file: SourceFile) -> [String] {
    let names = Set(methods.values.map(\.name))
    return file.places { place in
        names.contains(place.word) && methods.values.contains { $0.isCalled(at: place) }
            && dispatched(before: place)?.isCalled(at: place) != true
    }.map(\.description)
}

/// What sends a callback, by way of the dispatch, or asks a delegate so.
private let senders: Set<String> = [
    "send", "sendUnlogged", "note", "ask", "tell", "tellDelegate", "asksDelegate", "allowsChange",
]

/// The method of the callback that the nearest `send(.callback` before the place names.
private func dispatched(before place: Place) -> SentMethod? {
    let lead = Array(place.lead)
    let sends = lead.indices.dropLast(3).last {
        senders.contains(lead[$0]) && Array(lead[($0 + 1)...($0 + 2)]) == ["(", "."]
    }
    return sends.flatMap { methods[lead[$0 + 3]] }
}

@Suite("The model is a closed world")
struct ModelPurityTests {
    private func model() throws -> [SourceFile] {
        try Checkout.sources().filter { $0.room == "HeadlessUIKit" }
    }

    @Test func `the model prints nothing and asks no clock, thread, chance or disk`() throws {
        let found = try model().flatMap(impurities)
        #expect(found == [])
    }

    @Test func `only the dispatch sends callbacks`() throws {
        let found = try model().flatMap(sentCallbacks)
        #expect(found == [])
    }

    @Test func `statements and the workbench print nothing`() throws {
        let words: Set = ["print", "debugPrint", "dump", "stdout", "stderr"]
        let files = try Checkout.sources().filter { ["Statements", "Workbench"].contains($0.room) }
        let found = files.flatMap { $0.uses(of: words) }.map(\.description)
        #expect(found == [])
    }

    @Test func `one place of the workbench opens files`() throws {
        let files = try Checkout.sources().filter {
            ["Statements", "Workbench"].contains($0.room)
                && !$0.path.hasPrefix(Checkout.diskAccess)
        }
        let found = files.flatMap { $0.uses(of: disk) }.map(\.description)
        #expect(found == [])
    }

    @Test func `an impure word is found in code only`() {
        let file = SourceFile(
            "Sources/HeadlessUIKit/Views/UIView.swift",
            """
            /// print(this) is a comment
            let text = "Date()"
            let now = Date()
            let some = [1, 2].shuffled()
            """)
        #expect(
            impurities(in: file) == [
                "Sources/HeadlessUIKit/Views/UIView.swift:3: Date",
                "Sources/HeadlessUIKit/Views/UIView.swift:4: shuffled",
            ])
    }

    @Test func `a callback that is sent past the dispatch is found`() {
        let file = SourceFile(
            "Sources/HeadlessUIKit/ViewControllers/UIViewController+Containment.swift",
            """
            open func willMove(toParent parent: UIViewController?) {}
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            func add(_ child: UIViewController) {
                child.willMove(toParent: self)
                pass.updateConstraints(of: child.view)
                dispatch.send(.viewDidLoad, to: child, rule: .l02) { child.viewDidLoad() }
                dispatch.send(.viewWillAppear, to: self) { viewDidAppear(false) }
                tell(.tableDidSelect, path) { $0.tableView(self, didDeselectRowAt: path) }
                let height = delegate.tableView(self, heightForRowAt: path)
            }
            let callback = Callback.viewDidAppear
            """)
        #expect(
            sentCallbacks(in: file).map { $0.split(separator: ".swift:").last } == [
                "4: willMove", "7: viewDidAppear", "8: tableView",
            ])
    }
}
