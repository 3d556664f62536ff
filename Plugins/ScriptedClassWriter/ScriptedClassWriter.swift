import Foundation

/// Writes whole the scripted classes of UIKit's views, controllers, containers and lists.
///
/// Swift has no way to add overrides to several classes at once. What all responders override stands
/// once, in the responder's class, and what all controllers do in the plain controller's; each other
/// class says what it overrides besides.
///
/// A class that inherits all that another overrides is written from the same file.
///
///     ScriptedClassWriter OWN CLASS VARIANT WHOLE SHARED...
@main
struct ScriptedClassWriter {
    /// The members that others share begin with one of these and go to the end of the class.
    private static let firstShared = ["    required init?(coder", "    // MARK: Responders"]

    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            guard words.count > 4 else { throw Failure("five words are needed") }
            let own = try named(words[2], in: body(of: URL(filePath: words[0])), instead: words[1])
            let shared = try words.dropFirst(4).map { try sharedMembers(of: URL(filePath: $0)) }
            let whole = ([own] + shared).joined(separator: "\n") + "}\n"
            try Data(whole.utf8).write(to: URL(filePath: words[3]))
        } catch {
            FileHandle.standardError.write(Data("ScriptedClassWriter: \(error)\n".utf8))
            exit(1)
        }
    }

    /// The same class under another superclass, and under its name.
    private static func named(_ variant: String, in body: String, instead name: String) -> String {
        body.replacing("Scripted\(name): \(name),", with: "Scripted\(variant): \(variant),")
    }

    /// The file without the brace that closes its class.
    private static func body(of file: URL) throws -> String {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.hasSuffix("\n}\n") else { throw Failure("\(file.path): no class at its end") }
        return String(text.dropLast(2))
    }

    private static func sharedMembers(of file: URL) throws -> String {
        let body = try body(of: file)
        let begins = firstShared.compactMap { body.range(of: $0)?.lowerBound }
        guard let begin = begins.min() else { throw Failure("\(file.path): nothing to share") }
        return String(body[begin...])
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}
