import Foundation
import SwiftParser

/// What the rewriter has to know of the kit's own modules, as a file of lines: `class NAME SUPERCLASS`,
/// `requirement NAME LABEL…`.
struct KitIndex {
    private let lines: [String]

    /// Reads it of the modules' sources.
    init(sources folders: [String]) {
        let declarations = Declarations()
        for folder in folders {
            for file in PackageSources(folder: folder).files {
                DeclarationReader(into: declarations, module: Declarations.kit, file: 0).walk(
                    file.tree)
            }
        }
        let classes = declarations.all.map { "class \($0.name) \($0.superclass ?? "")" }
        let requirements = declarations.kitRequirements.map {
            (["requirement", $0.name] + $0.labels).joined(separator: " ")
        }
        lines = classes.sorted() + requirements.sorted()
    }

    init(path: String) throws {
        lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .map(String.init)
    }

    func write(to path: String) throws {
        try (lines.joined(separator: "\n") + "\n")
            .write(toFile: path, atomically: true, encoding: .utf8)
    }

    func fill(_ declarations: Declarations) {
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "class": addClass(words, to: declarations)
            case "requirement":
                declarations.kitRequirements.insert(
                    Signature(name: words[1], labels: Array(words.dropFirst(2))))
            default: break
            }
        }
    }

    private func addClass(_ words: [String], to declarations: Declarations) {
        let known = declarations.makeClass(words[1], in: Declarations.kit)
        known.superclass = words.count > 2 ? words[2] : nil
    }
}
