import Foundation
import Testing

@Suite("The guides")
struct GuideCommandTests {
    let home: Home

    init() throws { home = try Home() }

    private func guide(_ words: String..., options: [String] = []) throws -> PipedRun {
        try PipedRun.run(options + ["guide"] + words, home: home)
    }

    @Test("alone it lists the five texts, and their claims with the verdicts")
    func list() throws {
        let run = try guide()
        #expect(run.status == 0)
        #expect(run.errors == "")
        let titles = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            titles == [
                "container: Container view controllers", "article: Containers in short",
                "maps: Containment and the antipodal maps", "subclass: Defining a subclass",
                "presenting: Presenting view controllers",
            ])
        #expect(run.output.contains("  1   A drawer is a container of one's own (holds)\n"))
        #expect(run.output.contains("(was so up to iOS 12)"))
        #expect(run.output.contains("(the program differs)"))
    }

    @Test("a claim is told, and its script runs with its log, by number and by name")
    func claim() throws {
        let run = try guide("article", "3")
        #expect(run.status == 0)
        #expect(
            run.output == """

                The three listings

                article 3: Adding: willMove is sent by addChild, so one does not call it
                The frame, the view and `didMove` are the container's to see to.
                    class Frame: UIViewController {
                        func take(_ content: UIViewController) {
                            addChild(content)
                            content.view.frame = view.bounds.insetBy(dx: 20, dy: 20)
                            view.addSubview(content.view)
                            content.didMove(toParent: self)
                        }
                    }
                    new home as Frame
                    new a
                    root home
                    home.take(a)
                a.willMove(toParent: home)
                a.loadView()
                a.viewDidLoad()
                a.viewWillAppear(false)
                a.didMove(toParent: home)
                a.viewIsAppearing(false)
                a.viewDidAppear(false)
                    expect a.view.frame 20 20 353 812
                holds
                  - C10 Adding a child to a visible container (log)
                  - `lesson add-a-child`: Adding a child

                """)
        #expect(try guide("2", "adding").output == run.output)
    }

    @Test("it speaks Chinese, and the scripts and logs are the same")
    func chinese() throws {
        let english = try guide("article", "4").output
        let chinese = try guide("article", "4", options: ["--language", "zh"]).output
        #expect(chinese.contains("移除"))
        #expect(chinese.contains("\n成立\n"))
        let logged = { (text: String) in
            text.split(separator: "\n").filter { $0.hasPrefix("a.") || $0.hasPrefix("    ") }
        }
        #expect(logged(english) == logged(chinese))
        #expect(logged(english).count > 5)
    }

    @Test("a callback, a style or a rule has its claims")
    func topics() throws {
        let run = try guide("overFullScreen")
        #expect(run.status == 0)
        #expect(run.output.contains("presenting 6 "))
        #expect(try guide("D20").output.contains("maps 9"))
    }

    @Test("a mistake gets the nearest name, and the status of a command that failed")
    func mistakes() throws {
        let text = try guide("contaner")
        #expect(text.status == 3)
        #expect(
            text.errors == "guide:1:7: there is no guide 'contaner'; did you mean 'container'?\n")
        let claim = try guide("article", "ading")
        #expect(claim.status == 3)
        #expect(
            claim.errors
                == "guide:1:17: 'article' has no claim 'ading'; did you mean 'adding'?\n")
        let number = try guide("article", "99")
        #expect(number.status == 3)
        #expect(number.errors.hasPrefix("guide:1:17: 'article' has no claim '99'"))
        #expect(try guide("article", "1", "2").status == 3)
    }

    @Test("what a claim runs leaves the session's world alone")
    func aside() throws {
        let run = try PipedRun.run(
            ["-c", "new a; root a; mark; guide article 3; expect log { }; tree"], home: home)
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("\na [appeared] 393×852 wC hR\n"))
    }

    @Test("under --log json every line is a record")
    func json() throws {
        let run = try guide("article", "3", options: ["--log", "json"])
        #expect(run.status == 0)
        for line in run.output.split(separator: "\n") {
            let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(record?["kind"] as? String == "answer")
        }
    }
}
