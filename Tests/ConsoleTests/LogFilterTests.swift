import HierarchyRecords
import Testing

@testable import Console

@Suite("Log filter")
struct LogFilterTests {
    private func event(_ callback: Callback) -> Event {
        Event(callback, .none, rule: nil, step: 1, time: 0, depth: 0, cause: -1)
    }

    @Test("an event is shown when its category is")
    func shows() {
        let filter = LogFilter(EventCategories(.containment))
        #expect(filter.shows(event(.willMoveToParent)))
        #expect(!filter.shows(event(.viewDidLoad)))
    }

    @Test("categories are read by name, all stands for every one")
    func names() throws {
        let two = try EventCategories(names: "layout,view")
        #expect(two.members == [.layout, .view])
        #expect(try EventCategories(names: "load,all") == .all)
    }

    @Test(
        "an unknown category is named, with those that there are", arguments: ["laod", "", "a,b"])
    func unknown(names: String) {
        #expect(throws: EventCategories.UnknownName.self) { try EventCategories(names: names) }
    }

    @Test("the message lists the categories")
    func message() {
        let expected = """
            unknown category 'laod\\u{1B}'; the categories are load, appearance, containment, \
            layout, traits, presentation, delegate, segue, memory, view, action, gesture, \
            notification, datasource, statusbar, warning, exception, call, mark
            """
        #expect(throws: EventCategories.UnknownName(message: expected)) {
            try EventCategories(names: "load,laod\u{1B}")
        }
    }

    @Test("options choose the display that a run begins with")
    func display() {
        var options = RunOptions()
        let terminal = TerminalTraits(isTerminal: true)
        #expect(options.display(on: terminal).format == .pretty)
        #expect(options.display(on: TerminalTraits()).format == .plain)
        options.only = EventCategories(.load)
        options.also = EventCategories(.layout)
        options.showsCalls = true
        options.format = .json
        let display = options.display(on: terminal)
        #expect(display.format == .json)
        #expect(display.categories.members == [.load, .layout, .call])
    }
}
