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
        let run = try guide("article", "7")
        #expect(run.status == 0)
        #expect(
            run.output == """

                Telling children that they appear

                article 7: With forwarding off, the container tells them by begin and end (holds)
                Begin sends viewWillAppear and end viewDidAppear; when the child goes,
                viewWillDisappear and viewDidDisappear.
                    class Frame: UIViewController {
                        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                    }
                    new home as Frame
                    new a
                    root home
                    home.addChild(a)
                    home.view.addSubview(a.view)
                    a.didMove(toParent: home)
                    a.beginAppearanceTransition(true, animated: false)
                a.viewWillAppear(false)
                a.viewIsAppearing(false)
                    a.endAppearanceTransition()
                a.viewDidAppear(false)
                    a.beginAppearanceTransition(false, animated: false)
                a.viewWillDisappear(false)
                    a.endAppearanceTransition()
                a.viewDidDisappear(false)
                holds
                  - C28 A container that forwards appearance itself (log)
                  - C29 begin and end reach the children, too (documented)
                  - `lesson forward-by-hand`: Telling children by hand

                """)
        #expect(try guide("2", "by-hand").output == run.output)
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
                == "guide:1:17: 'article' has no claim 'ading': they are 1 to 14; "
                + "did you mean 'adding'?\n")
        let number = try guide("article", "99")
        #expect(number.status == 3)
        #expect(number.errors == "guide:1:17: 'article' has no claim '99': they are 1 to 14\n")
        #expect(try guide("article", "1", "2").status == 3)
    }

    @Test("a mistake is told in the reader's language", arguments: ["guide", "lesson"])
    func chineseMistakes(subcommand: String) throws {
        func errors(_ words: String...) throws -> String {
            try PipedRun.run(["--language", "zh", subcommand] + words, home: home).errors
        }
        switch subcommand {
        case "guide":
            #expect(
                try errors("contaner") == "guide:1:7: 没有叫“contaner”的文章或主题；是不是“container”？\n")
            #expect(try errors("article", "99") == "guide:1:17: “article”没有“99”这一条：它有 1 到 14\n")
            #expect(
                try errors("article", "1", "2") == "guide:1:21: guide 后面是一篇 TEXT 和其中的一条 CLAIM\n")
        default:
            #expect(try errors("ad-a-child") == "lesson:1:8: 没有叫“ad-a-child”的课；是不是“add-a-child”？\n")
            #expect(
                try errors("add-a-child", "99").hasPrefix("lesson:1:22: “add-a-child”没有第“99”步"))
        }
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
