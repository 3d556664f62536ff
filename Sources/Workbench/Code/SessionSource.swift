import CommandLanguage

/// A session as a source file: each statement at the top is one turn of the run loop.
///
/// In Swift it is a main file, so it compiles as it is; in Objective-C it is what an app does once
/// it has launched. The program runs both as scripts.
struct SessionSource {
    let text: String

    /// The steps with their commands, in order.
    init(_ steps: [(command: String, code: StepCode)], in language: SourceLanguage) {
        let body = steps.map { Self.lines(of: $0.code, for: $0.command) }.filter { !$0.isEmpty }
        var lines = language == .swift ? Self.headOfSwift : Self.headOfObjectiveC
        if language == .swift, Self.usesGallery(body) {
            lines.insert("import Gallery", at: Self.headOfSwift.count - 3)
        }
        for (index, step) in body.enumerated() {
            // Blank lines set a step of several lines apart.
            if index > 0, step.count > 1 || body[index - 1].count > 1 { lines.append("") }
            lines += step
        }
        text = lines.map { $0 + "\n" }.joined()
    }

    /// Whether a class of the gallery is made, rather than one of that name which the session declares.
    private static func usesGallery(_ body: [[String]]) -> Bool {
        let names = Set(StockClass.allCases.filter(\.isOfGallery).map(\.rawValue))
        var made: Set<String> = []
        var declared: Set<String> = []
        for line in body.joined() {
            var last = Substring().utf8
            for word in line.utf8.split(whereSeparator: { !$0.isWordByte }) {
                defer { last = word }
                guard word.last == UInt8(ascii: "r"), let name = String(word), names.contains(name)
                else { continue }
                if last.elementsEqual("class".utf8) { declared.insert(name) }
                let rest = line.utf8[word.endIndex...]
                if rest.first == UInt8(ascii: "(") { made.insert(name) }
            }
        }
        return !made.isSubset(of: declared)
    }

    private static func lines(of code: StepCode, for command: String) -> [String] {
        guard code.lines.count > 1, !command.contains("\n"), !code.isAsTyped else {
            return code.lines
        }
        return ["// \(command)"] + code.lines
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

extension UInt8 {
    /// Whether it belongs to a word of code: a letter, a digit, an underscore or a part of a letter
    /// beyond ASCII.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
