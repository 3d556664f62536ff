import Testing

@testable import Workbench

@MainActor
@Suite("Sentences that people type lead to the questions of the library")
struct QuestionSearchTests {
    private func found(_ sentence: String) -> [String] {
        QuestionSearch.questions(like: sentence).map(\.id)
    }

    @Test(arguments: [
        ("deinit is never called with a timer", "timer-keeps-controller"),
        ("how do I know when the status bar is hidden later", "hide-the-status-bar-later"),
        ("the keyboard covers my text field", "keyboard-covers-the-field"),
        ("two alerts at once", "two-alerts-at-once"),
    ])
    func `the question that shares most comes among the first`(sentence: String, id: String) {
        #expect(found(sentence).contains(id))
    }

    @Test(arguments: [
        "", "how do I", "what is the difference between view and controller", "zebra crossing",
    ])
    func `what shares nothing rare finds nothing`(sentence: String) {
        #expect(found(sentence) == [])
    }

    @Test(arguments: [
        ("why does beginRefreshing send no action", "beginRefreshing"),
        ("the large title does not collapse when I scroll", "prefersLargeTitles"),
        ("sizeForItemAt is not asked", "sizeForItemAt"),
    ])
    func `so does what people stumble over, by its names and by what one sees`(
        sentence: String, name: String
    ) {
        #expect(PitfallSearch().pitfalls(like: sentence).contains { $0.names.contains(name) })
    }

    @Test(arguments: [
        ("How to remove the border of the navigationBar in swift?", "shadowColor"),
        ("Changing the text color of the navigation bar title", "titleTextAttributes"),
        ("How to hide the back button on a navigation controller", "hidesBackButton"),
        ("Get UIViewController from UIView", "next"),
        ("Passing data between view controllers", "pass data"),
        ("Send data from the second VC to the first when back is tapped", "pass data back"),
        ("Call viewDidLoad again to reload the screen", "reloadData"),
        ("Difference between viewDidLoad and viewDidAppear", "lifecycle"),
        ("Disable the swipe down to dismiss of a modal presentation", "isModalInPresentation"),
        (
            "Attempt to present UIViewController whose view is not in the window hierarchy",
            "present"
        ),
        ("How to present a UIAlertController when not in a view controller?", "UIAlertController"),
        ("Wait for the user's response to an alert", "withCheckedContinuation"),
        ("How to switch to another tab programmatically", "selectedIndex"),
        ("tab bar is transparent in iOS 15", "scrollEdgeAppearance"),
        ("What are unwind segues for and how do you use them?", "unwind"),
        (
            "How to remove Main.storyboard and create the window in SceneDelegate",
            "UIMainStoryboardFile"
        ),
        ("UISplitViewController shows detail instead of master on iPhone", "collapseSecondary"),
        ("UIPageViewController disable swipe", "isScrollEnabled"),
        ("How to change the push animation to fade", "animationControllerFor"),
        ("Switch the root view controller after login", "rootViewController"),
        (
            "Universal link does not work with SceneDelegate when the app is killed",
            "universal link"
        ),
        ("iOS 26 tab bar should minimize on scroll", "tabBarMinimizeBehavior"),
    ])
    func `titles of questions on forums lead to what answers them`(title: String, name: String) {
        #expect(PitfallSearch().pitfalls(like: title).contains { $0.names.contains(name) })
    }

    @Test func `in Chinese by pairs of characters`() {
        let title = QuestionLibrary.all[0].title.chinese ?? ""
        #expect(found(title).first == QuestionLibrary.all[0].id)
    }

    @Test func `at a prompt a sentence is led there, in a script it is a mistake as before`() {
        let session = TestSession(RunPolicy(isInteractive: true))
        _ = session.run("deinit is never called with a timer")
        let hints = session.replies.flatMap(\.contents).compactMap {
            if case .diagnostic(let diagnostic) = $0 { diagnostic.hint } else { nil }
        }
        #expect(hints.map { $0.hasPrefix("people ask the like: 'question ") } == [true])
        let script = ScriptRun("deinit is never called with a timer")
        #expect(script.hints == ["'help all' lists all commands"])
    }

    @Test func `q alone does not end a session at the prompt`() {
        let session = TestSession(RunPolicy(isInteractive: true))
        #expect(session.run("q") != .quit(0))
        #expect(session.errors == ["1:1: 'q' leaves the pager, and this is the prompt"])
        #expect(session.run("q") == .quit(0))
        let other = TestSession(RunPolicy(isInteractive: true))
        #expect(other.run("q\n") != .quit(0))
        #expect(other.run("new a") == .fine)
        #expect(other.run("q") != .quit(0))
    }
}
