import Foundation

// rewriter index FILE FOLDER…: what the rewriter has to know of the modules whose sources lie in the folders.
// rewriter overlay INDEX OUT DESCRIPTION…: rewrites the packages that 'swift package describe' told of into OUT; prints
// a flag for the compiler.
// rewriter show INDEX FOLDER FILE: prints the rewritten text of a file of the folder, whose files are read as one module.

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("vcr swift: \(message)\n".utf8))
    exit(70)
}

/// Says which files are left out, unless it said so the last time.
func tell(of leftOut: [(file: SourceFile, module: String)], in folder: String) throws {
    let words =
        ProcessInfo.processInfo.environment["VCR_LEFT_OUT"]
        ?? "vcr swift: %1 is left out: %2 is not on Linux"
    let lines = leftOut.map { file, module in
        words.replacing("%1", with: file.path).replacing("%2", with: module) + "\n"
    }
    let text = Data(lines.joined().utf8)
    let file = URL(fileURLWithPath: folder).appendingPathComponent("left-out")
    if (FileManager.default.contents(atPath: file.path) ?? Data()) == text { return }
    try text.write(to: file, options: .atomic)
    FileHandle.standardError.write(text)
}

func makeOverlay(index: String, folder: String, packages: [String]) throws {
    let sources = try packages.enumerated().map { try PackageSources(described: $1, number: $0) }
    var overlay = Overlay(folder: folder)
    let rewriting = try Rewriting(index: KitIndex(path: index), packages: sources)
    try rewriting.forEachChange { try overlay.add($1, for: $0) }
    let generation = try overlay.write()
    try tell(of: rewriting.leftOut, in: folder)
    print("-DVCR_REWRITING_\(generation)")
}

let words = Array(CommandLine.arguments.dropFirst())
do {
    switch (words.first, words.count) {
    case ("index", 3...):
        try KitIndex(sources: Array(words.dropFirst(2))).write(to: words[1])
    case ("overlay", 4...):
        try makeOverlay(index: words[1], folder: words[2], packages: Array(words.dropFirst(3)))
    case ("show", 4):
        try Rewriting(index: KitIndex(path: words[1]), packages: [PackageSources(folder: words[2])])
            .forEachChange { if $0.place == words[3] { print($1, terminator: "") } }
    default: fail("usage: rewriter index | overlay | show")
    }
} catch {
    fail("cannot write the rewritten sources: \(error.localizedDescription)")
}
