import Foundation

// rewriter index FILE FOLDER…: what the rewriter has to know of the modules whose sources lie in the folders.
// rewriter overlay INDEX OUT DESCRIPTION…: rewrites the packages that 'swift package describe' told of into OUT; prints
// a flag for the compiler.
// rewriter show INDEX FOLDER: prints the rewritten text of the files in the folder, which are read as one module.

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("vcr swift: \(message)\n".utf8))
    exit(70)
}

func makeOverlay(index: String, folder: String, packages: [String]) throws {
    let sources = try packages.enumerated().map { try PackageSources(described: $1, number: $0) }
    var overlay = Overlay(folder: folder)
    try Rewriting(index: KitIndex(path: index), packages: sources)
        .forEachChange { try overlay.add($1, for: $0) }
    let generation = try overlay.write()
    print("-DVCR_REWRITING_\(generation)")
}

let words = Array(CommandLine.arguments.dropFirst())
do {
    switch (words.first, words.count) {
    case ("index", 3...):
        try KitIndex(sources: Array(words.dropFirst(2))).write(to: words[1])
    case ("overlay", 4...):
        try makeOverlay(index: words[1], folder: words[2], packages: Array(words.dropFirst(3)))
    case ("show", 3...):
        try Rewriting(index: KitIndex(path: words[1]), packages: [PackageSources(folder: words[2])])
            .forEachChange { print("// \($0.place)\n\($1)", terminator: "") }
    default: fail("usage: rewriter index | overlay | show")
    }
} catch {
    fail("cannot write the rewritten sources: \(error.localizedDescription)")
}
