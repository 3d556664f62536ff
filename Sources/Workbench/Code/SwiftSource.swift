/// A session as a source file of Swift's: each statement at the top is one turn of the run loop.
///
/// It is a main file, so it compiles as it is, and the program runs it as a script.
struct SwiftSource {
    let text: String

    /// The steps with their commands, in order.
    init(_ steps: [(command: String, code: StepCode)]) {
        let body = steps.map { Self.lines(of: $0.code, for: $0.command) }
        var lines = Self.head
        for (index, step) in body.enumerated() {
            // What takes several lines stands apart.
            if index > 0, step.count > 1 || body[index - 1].count > 1 { lines.append("") }
            lines += step
        }
        text = lines.map { $0 + "\n" }.joined()
    }

    private static func lines(of code: StepCode, for command: String) -> [String] {
        guard code.lines.count > 1, !command.contains("\n"), !code.isAsTyped else {
            return code.lines
        }
        return ["// \(command)"] + code.lines
    }

    /// The program steps over the import; its window has that name already.
    private static let head = [
        "// A session of vcr. Each statement at the top is one turn of the run loop: in an app, a turn",
        "// ends before the next begins.",
        "",
        "#if canImport(UIKit)",
        "import UIKit",
        "#else",
        "import HeadlessUIKit",
        "#endif",
        "",
        "let window = UIApplication.shared.windows[0]",
        "",
    ]
}
