import CommandLanguage

/// A session as a source file: each statement at the top is one turn of the run loop.
///
/// In Swift it is a main file, so it compiles as it is; in Objective-C it is what an app does once
/// it has launched. The program runs both as scripts.
struct SessionSource {
    let text: String
    /// What could not be said: a line for each part of the app that stands there as a comment alone.
    let gaps: [Message]
    /// How many steps are left out as a whole.
    let omittedSteps: Int
    /// Of how many a part is left out.
    let shortenedSteps: Int

    /// The steps with their numbers and commands, in order.
    init(
        _ steps: [(number: Int, command: String, code: StepCode)], in language: SourceLanguage
    ) {
        gaps = steps.flatMap { Self.gaps(of: $0.code, in: $0.number) }
        let lacking = steps.filter { !$0.code.gaps.isEmpty }
        shortenedSteps = lacking.count { $0.code.hasStatements }
        omittedSteps = lacking.count - shortenedSteps
        let body = steps.map { Self.lines(of: $0.code, for: $0.command) }.filter { !$0.isEmpty }
        var lines = language == .swift ? Self.headOfSwift : Self.headOfObjectiveC
        if language == .swift, steps.lazy.map(\.code).thatMayUseGallery.usesGallery {
            lines.insert("import Gallery", at: Self.headOfSwift.count - 3)
        }
        for (index, step) in body.enumerated() {
            // Blank lines set a step of several lines apart.
            if index > 0, step.count > 1 || body[index - 1].count > 1 { lines.append("") }
            lines += step
        }
        text = lines.map { $0 + "\n" }.joined()
    }

    private static func gaps(of code: StepCode, in step: Int) -> [Message] {
        let what: Message = code.hasStatements ? "a part of step \(step)" : "step \(step)"
        return code.gaps.map { "\(what) is left out: \(Message($0))" }
    }

    private static func lines(of code: StepCode, for command: String) -> [String] {
        let lines = code.lines
        guard lines.count > 1, !command.contains("\n"), !code.isAsTyped else { return lines }
        return ["// \(command)"] + lines
    }

    /// The head of a file in Swift. When the program runs the file, it skips the import, and its
    /// window has the name already.
    private static let headOfSwift = [
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

    private static let headOfObjectiveC = [
        "// A session of vcr. Each statement at the top is one turn of the run loop: in an app, the",
        "// classes stand in files of their own, and the rest in what runs once it has launched.",
        "",
        "#import <UIKit/UIKit.h>",
        "",
        "UIWindow *window = UIApplication.sharedApplication.windows[0];",
        "",
    ]
}

extension Sequence<StepCode> {
    /// Those in which the name of a class of the gallery stands: to read all others as code would take
    /// longer than to write them.
    var thatMayUseGallery: [StepCode] {
        let names = Set(StockClass.namesOfGallery.map { Substring($0) })
        return filter { code in code.pieces.contains { $0.text.hasWord(of: names) } }
    }
}

extension String {
    /// Whether one of the names stands in it, be it in code or not.
    fileprivate func hasWord(of names: Set<Substring>) -> Bool {
        utf8.split { !$0.isIdentifier }.contains { names.contains(Substring($0)) }
    }
}

extension StockClass {
    fileprivate static let namesOfGallery = all.filter(\.isOfGallery).map(\.name)
}

extension [StepCode] {
    /// Whether a class of the gallery is made or inherited from, rather than one of that name which
    /// the session declares.
    fileprivate var usesGallery: Bool {
        let statements = statements
        let types = statements.types
        var used = Set(types.compactMap(\.superclass?.description))
        let visit = { (expression: Expression) in
            if case .link(.call(let called, _)) = expression.kind,
                case .name(let name) = called.kind
            {
                used.insert(name)
            }
        }
        for body in [statements] + types.flatMap(\.bodies) {
            CodeWalk.expressions(of: body, visit)
        }
        for value in types.flatMap(\.initialValues) { CodeWalk.expressions(of: value, visit) }
        let own = Set(types.filter { $0.role == .definition }.map(\.name.text))
        return StockClass.namesOfGallery.contains { used.contains($0) && !own.contains($0) }
    }
}
