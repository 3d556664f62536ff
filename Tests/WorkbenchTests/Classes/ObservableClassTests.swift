import Testing

@testable import Workbench

@Suite("L17: what callbacks read of observable objects") @MainActor struct ObservableClassTests {
    private static let classes = """
        import Observation
        @Observable final class Inbox {
            var unread = 0
            var titles: [String] = []
            @ObservationIgnored var opened = 0
            let owner = "Ann"
        }
        class Home: UIViewController {
            let inbox = Inbox()
            override func updateProperties() {
                super.updateProperties()
                print("properties \\(inbox.unread) \\(inbox.opened) \\(inbox.owner)")
            }
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                print("layout \\(inbox.titles.count)")
            }
        }
        let home = Home()
        root home
        print("shown")

        """

    private func said(_ script: String, on system: String = "") -> [String] {
        let talk = ScriptRun(system + Self.classes + script).talk
        return Array(talk[talk.index(after: talk.firstIndex(of: "shown") ?? 0)...])
    }

    @Test("the callback that reads a property comes again when that changes, and no other")
    func asked() {
        #expect(said("home.inbox.unread = 2") == ["properties 2 0 Ann"])
        #expect(said("home.inbox.titles.append(\"one\")") == ["layout 1"])
        #expect(
            said("home.inbox.unread += 1\nmark\nhome.inbox.unread += 1") == [
                "properties 1 0 Ann", "properties 2 0 Ann",
            ])
    }

    @Test("changes of one turn make it come once")
    func once() {
        #expect(
            said("func both() { home.inbox.unread += 1; home.inbox.unread += 1 }; both()")
                == ["properties 2 0 Ann"])
    }

    @Test("what is equal, ignored or read elsewhere makes nothing come")
    func silent() {
        #expect(
            said("home.inbox.unread = 0; home.inbox.opened = 3; print(home.inbox.unread)") == ["0"])
    }

    @Test("before iOS 26 nothing is noted")
    func before() {
        #expect(
            said("home.inbox.unread = 2; home.inbox.titles = [\"a\"]", on: "set ios 18\n") == [])
    }

    @Test("a view hears its layout again")
    func views() {
        let script = """
            class Badge: UIView {
                var inbox: Inbox?
                override func layoutSubviews() {
                    super.layoutSubviews()
                    print("badge \\(inbox?.unread ?? 0)")
                }
            }
            let badge = Badge()
            badge.inbox = home.inbox
            home.view.addSubview(badge)
            home.inbox.unread = 5
            """
        #expect(said(script) == ["layout 0", "badge 0", "properties 5 0 Ann", "badge 5"])
    }

    @Test("the attribute stands before classes alone")
    func misplaced() {
        let run = ScriptRun("@Observable struct Inbox { var unread = 0 }")
        #expect(run.talk == ["1:13: '@Observable' stands before a class alone"])
    }
}
