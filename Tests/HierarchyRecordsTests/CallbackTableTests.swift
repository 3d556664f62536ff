import Testing

@testable import HierarchyRecords

@Suite("The table of callbacks")
struct CallbackTableTests {
    private func names(_ callback: Callback) -> [String] {
        [callback.spelling.base, callback.spelling.swift, callback.spelling.objectiveC]
    }

    /// The canonical line of an event of the object `home`.
    private func line(_ callback: Callback, _ argument: EventArgument = .none) -> String {
        var log = EventLog()
        let home = log.objects.add(
            classIndex: log.objects.classIndex(named: "UIViewController"), kind: .controller)
        log.objects.setName("home", for: home)
        _ = log.store(text: "save(_:) button")
        return log.text(
            Event(
                callback, home, argument, rule: nil, step: 1, time: 0, depth: 0, cause: -1))
    }

    @Test func `a method of few arguments has selectors that follow from its name`() {
        #expect(names(.viewDidLoad) == ["viewDidLoad", "viewDidLoad()", "viewDidLoad"])
        #expect(
            names(.viewWillAppear) == ["viewWillAppear", "viewWillAppear(_:)", "viewWillAppear:"])
        #expect(
            names(.fieldShouldReturn) == [
                "textFieldShouldReturn", "textFieldShouldReturn(_:)", "textFieldShouldReturn:",
            ])
    }

    @Test func `any other method has selectors of its own`() {
        #expect(names(.deinitialized) == ["deinit", "deinit", "dealloc"])
        #expect(
            names(.tabShouldSelect) == [
                "shouldSelect", "tabBarController(_:shouldSelect:)",
                "tabBarController:shouldSelectViewController:",
            ])
    }

    @Test func `a canonical line is put together as the row says`() {
        #expect(line(.viewWillAppear, .flag(true)) == "home.viewWillAppear(true)")
        #expect(line(.deinitialized) == "home.deinit")
        #expect(
            line(.childForStatusBarStyle, .object(.none)) == "home.childForStatusBarStyle -> nil")
        #expect(line(.fieldShouldReturn) == "home.delegate.shouldReturn()")
        #expect(line(.sentAction, .text(0)) == "home.save(button)")
        #expect(line(.presentCompletion) == "completion present(home)")
        #expect(line(.warning, .text(0)) == "warning: save(_:) button")
        #expect(line(.call, .call(.removeFromParent, .none)) == "> home.removeFromParent()")
    }

    @Test func `a callback is found by each of its names`() {
        for name in ["shouldReturn", "textFieldShouldReturn", "textFieldShouldReturn:"] {
            let found = Callback.named(name == "shouldReturn" ? "delegate.\(name)" : name)
            #expect(found == [.fieldShouldReturn])
        }
        for callback in Callback.allCases {
            #expect(callback.names.allSatisfy { !$0.isEmpty })
            #expect(Callback.named(callback.spelling.swift).contains(callback))
        }
    }
}
