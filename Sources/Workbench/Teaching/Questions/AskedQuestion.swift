import CommandLanguage

/// A question that people ask in public: the situation that they are in, what they would ask here, and
/// what a right answer must say.
struct AskedQuestion: Sendable {
    let id: String
    let topic: String
    /// Where it was asked.
    let source: String
    /// The question in one sentence.
    let title: QuestionText
    /// What the asker did, saw and expected.
    let asks: QuestionText
    /// Why the program does not answer it yet; nil where it does.
    let openBecause: String?
    /// What an asker would paste and do.
    let situation: [LessonCommands]
    let inquiry: LessonInquiry
    /// The lines of the front matter, by their keys.
    let lines: [String: Int]
    let script: ScriptName
}

/// A text of a question in each of the languages.
struct QuestionText: Sendable {
    let english: String
    /// Nil where nobody has translated it.
    let chinese: String?

    /// The text in that language, and else in English.
    func text(in language: TeachingLanguage) -> String {
        switch language {
        case .english: english
        case .chinese: chinese ?? english
        }
    }
}

/// Something to be found out by asking the program.
struct LessonInquiry: Sendable {
    /// The command by which the program is asked; nil where the file has none.
    let ask: LessonCommands?
    /// What an answer must say.
    let answer: QuestionAnswer

    /// The command as one would type it.
    var source: String {
        ((try? ask?.commands()) ?? []).map(\.source).joined(separator: "\n")
    }
}

/// What an answer must say to be right: each of its points, in one of several wordings. How lines are
/// broken and indented makes no difference, nor do capitals.
struct QuestionAnswer: Sendable {
    /// One thing that it must say.
    struct Point: Sendable {
        let wordings: [String]
        let line: Int

        /// As it is written in a question's file.
        var text: String { wordings.joined(separator: " | ") }
    }

    let points: [Point]

    /// Those points that the lines do not say.
    func missing(from lines: [String]) -> [Point] {
        let said = Self.comparable(lines.joined(separator: "\n"))
        return points.filter { point in
            !point.wordings.contains { said.contains(Self.comparable($0)) }
        }
    }

    private static func comparable(_ text: String) -> String {
        text.oneSpaceBetweenWords.lowercased()
    }
}

/// What the questions are about, in the order in which they are listed.
enum QuestionTopic: String, CaseIterable, Sendable {
    case containment, appearance, life, navigation, presentation, layout, traits
    case statusBar = "status-bar"
    case tabs, split, pages, search, storyboards, touches, lists, scrolling, keyboard
    case notifications

    /// What the learner's language calls it.
    func title(_ words: TeachingWords) -> String {
        switch self {
        case .containment: words("containment", "包含关系")
        case .appearance: words("appearance", "出现与消失")
        case .life: words("life: loading, memory, deinit", "生命周期：加载、内存、deinit")
        case .navigation: words("navigation", "导航")
        case .presentation: words("presentation", "呈现")
        case .layout: words("layout: frames, safe areas, constraints", "布局：frame、安全区、约束")
        case .traits: words("traits: rotation, size classes, dark mode", "特征：旋转、尺寸类别、深色模式")
        case .statusBar: words("status bar", "状态栏")
        case .tabs: words("tabs", "标签栏")
        case .split: words("split", "分栏")
        case .pages: words("pages", "翻页")
        case .search: words("search", "搜索")
        case .storyboards: words("storyboards: segues, unwinding, outlets", "故事板：segue、回退、outlet")
        case .touches: words("touches: gestures, controls, responders", "触摸：手势、控件、响应链")
        case .lists: words("lists: tables, collections", "列表：表格、集合")
        case .scrolling: words("scrolling", "滚动")
        case .keyboard: words("keyboard", "键盘")
        case .notifications: words("notifications: observers, timers, background", "通知：观察者、定时器、后台")
        }
    }
}
