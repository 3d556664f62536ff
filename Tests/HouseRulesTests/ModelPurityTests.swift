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

private func impurities(in file: SourceFile) -> [String] {
    let words = file.path.hasPrefix(readsDisk) ? impureWords.subtracting(disk) : impureWords
    return (file.uses(of: words) + file.memberUses(of: impureMembers)).map(\.description)
}

private let disk: Set<String> = ["FileManager", "FileHandle", "fopen", "contentsOfFile"]

/// The methods that only the dispatch may call. The rest of `Callback` is sent by nobody:
/// completions, messages, and what user code calls itself.
private let callbackNames: Set<String> = {
    let unsent: Set<Callback> = [
        .deinitialized, .presentCompletion, .dismissCompletion, .transitionCompletion,
        .setNeedsStatusBarAppearanceUpdate, .warning, .exception, .call, .mark,
    ]
    return Set(
        Callback.allCases.filter { !unsent.contains($0) }
            .map { String($0.spelling.swift.prefix { $0 != "(" }) })
}()

/// Calls of a callback but those of `super` and those that ask the dispatch.
private func sentCallbacks(in file: SourceFile) -> [String] {
    guard !file.path.hasPrefix("Sources/HeadlessUIKit/Simulation/CallbackDispatch") else {
        return []
    }
    let places = file.places { place in
        let isAllowed = ["super", "CallbackDispatch"].contains(place.beforeThat)
        return callbackNames.contains(place.word) && place.after == "(" && place.before != "func"
            && !(place.before == "." && isAllowed)
    }
    return places.map(\.description)
}

@Suite("The model is a closed world")
struct ModelPurityTests {
    private func model() throws -> [SourceFile] {
        try Checkout.sources().filter { $0.room == "HeadlessUIKit" }
    }

    @Test func `the model prints nothing and asks no clock, thread, chance or disk`() throws {
        #expect(try model().flatMap(impurities) == [])
    }

    @Test func `only the dispatch sends callbacks`() throws {
        #expect(try model().flatMap(sentCallbacks) == [])
    }

    @Test func `the workbench prints nothing`() throws {
        let words: Set = ["print", "debugPrint", "dump", "stdout", "stderr"]
        let files = try Checkout.sources().filter { $0.room == "Workbench" }
        #expect(files.flatMap { $0.uses(of: words) }.map(\.description) == [])
    }

    @Test func `one place of the workbench opens files`() throws {
        let files = try Checkout.sources().filter {
            $0.room == "Workbench" && !$0.path.hasPrefix(Checkout.diskAccess)
        }
        #expect(files.flatMap { $0.uses(of: disk) }.map(\.description) == [])
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
                child.viewDidLoad()
                CallbackDispatch.viewDidLoad(child)
                viewDidAppear(false)
            }
            let callback = Callback.viewDidAppear
            """)
        #expect(
            sentCallbacks(in: file).map { $0.split(separator: ".swift:").last } == [
                "4: willMove", "5: viewDidLoad", "7: viewDidAppear",
            ])
    }
}
