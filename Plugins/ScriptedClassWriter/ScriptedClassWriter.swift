import Foundation

/// Writes whole the scripted classes of UIKit's containers and lists.
///
/// Swift has no way to add overrides to several classes at once. What all of them override stands
/// once, in the plain controller's class; each other class says what it overrides besides.
///
/// A class that inherits all that another overrides is written from the same file.
///
///     ScriptedClassWriter PLAIN OWN WHOLE [CLASS VARIANT]
@main
struct ScriptedClassWriter {
    /// The shared members begin with this one and go to the end of the plain class.
    private static let firstShared = "    required init?(coder"

    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        let paths = words.prefix(3).map { URL(filePath: $0) }
        do {
            guard paths.count == 3 else { throw Failure("three paths are needed") }
            let shared = try sharedMembers(of: body(of: paths[0]), in: paths[0])
            let own = try body(of: paths[1])
            let variant = words.count == 5 ? named(words[4], in: own, instead: words[3]) : own
            let whole = variant + "\n" + shared + "}\n"
            try Data(whole.utf8).write(to: paths[2])
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

    private static func sharedMembers(of body: String, in file: URL) throws -> Substring {
        guard let begin = body.range(of: firstShared) else {
            throw Failure("\(file.path): no '\(firstShared)'")
        }
        return body[begin.lowerBound...]
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}
