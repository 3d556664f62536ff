import CommandLanguage
import POSIX
import Workbench

/// Finds the scripts that `vcr test` runs.
enum TestScripts {
    /// Every file that is named, and every `*.vcr` and every `*.md` with commands below a directory
    /// that is named; each directory's entries in order of their bytes, no script twice. A path that
    /// leads nowhere stays as it is.
    static func find(_ paths: [String]) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        for path in paths.flatMap(expand) where seen.insert(path).inserted { found.append(path) }
        return found
    }

    private static func expand(_ path: String) -> [String] {
        isDirectory(path, followsLinks: true) ? scripts(below: path) : [path]
    }

    private static func scripts(below directory: String) -> [String] {
        let prefix = directory.hasSuffix("/") ? directory : directory + "/"
        return entries(of: directory).flatMap { name in
            let path = prefix + name
            if isDirectory(path, followsLinks: false) { return scripts(below: path) }
            return name.hasSuffix(".vcr") || hasCommands(path) ? [path] : []
        }
    }

    /// Whether it is a Markdown file with commands, or a lesson.
    private static func hasCommands(_ path: String) -> Bool {
        guard MarkdownDocument.isName(path),
            let bytes = try? SessionStore.read(path, at: SourceSpan(line: 1, column: 1))
        else { return false }
        let document = MarkdownDocument(bytes)
        return document.isLesson || document.fences.contains { $0.words.first == "vcr" }
    }

    /// Names of a directory in order of their bytes; hidden ones are left out.
    private static func entries(of directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func isDirectory(_ path: String, followsLinks: Bool) -> Bool {
        var status = stat()
        let result = followsLinks ? stat(path, &status) : lstat(path, &status)
        return result == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
