/// What a session at the prompt begins with.
public enum Greeting: Sendable, Equatable {
    /// The first start of all.
    case first
    /// The last session did not end in peace, and can be brought back.
    case afterInterruption
    case usual

    /// What there is to say, by the sessions in a directory.
    init(sessions directory: String?) {
        guard let directory = directory ?? Autosave.defaultDirectory else {
            self = .usual
            return
        }
        if InterruptedSession.newest(in: directory) != nil {
            self = .afterInterruption
        } else {
            self =
                SessionStore.entries(of: directory).contains { $0.hasSuffix(".vcr") }
                ? .usual : .first
        }
    }

    /// Its lines, none wider than a small terminal.
    public func lines(in language: TeachingLanguage) -> [String] {
        let words = TeachingWords(language: language)
        switch self {
        case .first:
            return [
                words(
                    "vcr: UIKit's view controllers, one line at a time.",
                    "vcr：一行一行地看 UIKit 的视图控制器。"),
                words("'tour' begins the first lesson.", "输入 tour 开始第一课。"),
                words("'help' lists the commands.", "输入 help 列出命令。"),
            ]
        case .afterInterruption:
            return [
                words(
                    "The last session was cut off: 'vcr --recover'.",
                    "上次会话中断了：vcr --recover 可以恢复。")
            ]
        case .usual:
            return [
                words("'help' lists the commands, 'lesson' the lessons.", "help 列出命令，lesson 列出课程。")
            ]
        }
    }
}

extension Workbench {
    /// What a session at the prompt begins with; `directory` is for tests.
    public func greeting(sessions directory: String? = nil) -> Greeting {
        Greeting(sessions: directory)
    }
}
