import Console
import HierarchyRecords
import Testing
import Workbench

/// The pages with what the guides claim, and what the program logs of it.
@MainActor
@Suite("The page on the guides")
struct GuidePageTests {
    @Test("it has every claim with its log", arguments: TeachingLanguage.allCases)
    func page(language: TeachingLanguage) throws {
        let workbench = Workbench()
        // It lays out what is shown besides the log.
        let renderer = ReplyRenderer(workbench, output: Output(CapturedOutput()))
        workbench.teachingLanguage = language
        let guides = workbench.guides()
        let unsaid = guides.flatMap { guide in
            guide.claims.flatMap { claim in
                claim.unsaid.map { "\(guide.id) \(claim.number): '\($0)'" }
            }
        }
        #expect(unsaid == [])
        let page = GuidePage(
            guides: guides, words: workbench.guideWords, head: Self.head(language))
        withExtendedLifetime(renderer) {}
        try Recording(path: Self.path(language)).expect(page.text)
    }

    private static func path(_ language: TeachingLanguage) -> String {
        switch language {
        case .english: "docs/guide.md"
        case .chinese: "docs/guide.zh.md"
        }
    }

    private static func head(_ language: TeachingLanguage) -> String {
        switch language {
        case .english:
            """
            # Five texts on view controllers, tried

            What five public texts say of view controllers, claim by claim, in words of our own and in \
            their order. Below each claim stand the script that tries it, what the program logs, with \
            the rule of each line, and a verdict: the claim holds; the program differs, and the words \
            above say who is right and by what evidence; it was so up to some system; or it speaks of \
            Xcode, which cannot be tried here, and the script tries what can be. `vcr guide` shows the \
            same in the program, `vcr guide container 3` one claim, `vcr guide pageSheet` what is said \
            of a style. The page is made from `Sources/Lessons/Guides`, and a test compares it; it is a \
            script itself: `vcr docs/guide.md`. In Chinese: [guide.zh.md](guide.zh.md).
            """
        case .chinese:
            """
            # 五篇讲视图控制器的文章，逐条试过

            五篇公开的文章对视图控制器说了什么，用我们自己的话，按原来的次序，一条一条列出。每条下面是验证它的脚本、\
            程序的日志（每行带着规则编号）和结论：成立；程序不同，文字里说明谁对、依据是什么；到某个系统为止如此；\
            或者讲的是 Xcode，这里不能试，脚本试的是能试的部分。`vcr --language zh guide` 在程序里显示同样的内容，\
            `guide container 3` 显示一条，`guide pageSheet` 显示关于某个样式的各条。本页由 `Sources/Lessons/Guides` 生成，\
            有测试核对；它本身也是脚本：`vcr docs/guide.zh.md`。英文见 [guide.md](guide.md)。
            """
        }
    }
}
