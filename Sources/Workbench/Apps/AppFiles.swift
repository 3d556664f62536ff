import CommandLanguage

/// Which paths mean an app.
public enum AppPath {
    /// Whether it is a file that is of no use but as a part of an app.
    public static func isPart(_ path: String) -> Bool {
        ["storyboard", "xib", "plist"].contains(AppFiles.ending(of: path))
    }

    /// Whether it is a file of code.
    public static func isCode(_ path: String) -> Bool {
        SourceProgram.isSource(path) || ObjectiveCProgram.isPart(path)
    }

    /// Whether there is code of Swift among the files, and of Objective-C.
    public static func areOfBothLanguages(_ paths: [String]) -> Bool {
        paths.contains(where: SourceProgram.isSource)
            && paths.contains(where: ObjectiveCProgram.isPart)
    }

    /// Whether it is a folder with files of an app, or one that cannot be searched to its end.
    public static func isFolder(_ path: String) -> Bool {
        guard SessionStore.isFolder(path) else { return false }
        let word = Word(path, span: SourceSpan(line: 1, column: 1))
        do throws(Diagnostic) {
            return try !AppFiles([word], resolving: \.text).isEmpty
        } catch {
            return true
        }
    }
}

/// The files that an app is made of, by kind, each kind in the order of its paths.
struct AppFiles {
    private(set) var swift: [String] = []
    private(set) var objectiveC: [String] = []
    /// Storyboards and nibs.
    private(set) var interfaces: [String] = []
    private(set) var propertyLists: [String] = []
    /// Files of code that cannot be read here: C and C++.
    private(set) var leftOut: [String] = []

    var isEmpty: Bool { swift.isEmpty && objectiveC.isEmpty && interfaces.isEmpty }

    /// What a folder may hold at most, so that a wrong one ends soon.
    static let mostEntries = 20_000
    static let depthLimit = 32
    /// The most bytes that are read of a file of code, or of a property list.
    static let mostBytes = 8 << 20

    /// The property lists that say how the app starts.
    var informationLists: [String] { propertyLists.filter { $0.hasSuffix("Info.plist") } }

    /// The files in those folders, and those that are named themselves.
    init(_ paths: [Word], resolving resolve: (Word) -> String) throws(Diagnostic) {
        for word in paths {
            let path = resolve(word)
            if SessionStore.isFolder(path) {
                var search = AppFolderSearch(folder: path, at: word)
                for file in try search.files() { add(file) }
            } else if SessionStore.isFile(path) {
                guard add(path) else {
                    throw Diagnostic(
                        .wrongValue, at: word.span, "'\(word.text)' is no file of an app",
                        hint:
                            "a folder, or files that end in .swift, .h, .m, .storyboard, .xib, .plist"
                    )
                }
            } else {
                throw Diagnostic(
                    .file, at: word.span, "cannot read '\(word.text)': no such file or directory")
            }
        }
    }

    @discardableResult
    private mutating func add(_ path: String) -> Bool {
        // It only tells the system which class the delegate is.
        if SessionStore.lastPart(of: path) == "main.m" { return true }
        switch Self.ending(of: path) {
        case "swift": swift.append(path)
        case "h", "m", "mm", "pch": objectiveC.append(path)
        case "storyboard", "xib": interfaces.append(path)
        case "plist": propertyLists.append(path)
        case "c", "cpp": leftOut.append(path)
        default: return false
        }
        return true
    }

    fileprivate static func ending(of path: String) -> Substring {
        let name = SessionStore.lastPart(of: path)
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
    }
}

/// The files below a folder.
struct AppFolderSearch {
    let folder: String
    let word: Word
    private let top: String
    private var count = 0

    init(folder: String, at word: Word) {
        self.folder = folder
        self.word = word
        top = SessionStore.followingLinks(folder)
    }

    /// All of them, sorted by path within each folder; a link that leads out of the folder is refused.
    mutating func files() throws(Diagnostic) -> [String] { try files(in: folder, depth: 0) }

    private mutating func files(in folder: String, depth: Int) throws(Diagnostic) -> [String] {
        guard depth < AppFiles.depthLimit else {
            throw refusal("has folders more than \(AppFiles.depthLimit) deep in each other")
        }
        var files: [String] = []
        for name in SessionStore.entries(of: folder, atMost: AppFiles.mostEntries)
        where !name.hasPrefix(".") {
            count += 1
            guard count < AppFiles.mostEntries else {
                throw refusal("holds more than \(AppFiles.mostEntries) files")
            }
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            if SessionStore.isLink(path) {
                try refuseWayOut(path)
            } else if SessionStore.isFile(path) {
                files.append(path)
            } else if SessionStore.isFolder(path), !Self.isForeign(name) {
                files += try self.files(in: path, depth: depth + 1)
            }
        }
        return files
    }

    /// A link within the folder leads to what is read anyway.
    private func refuseWayOut(_ path: String) throws(Diagnostic) {
        let target = SessionStore.followingLinks(path)
        if target == path || target.hasPrefix(top + "/") { return }
        throw refusal("has a link that leads out of it: '\(SessionStore.lastPart(of: path))'")
    }

    private func refusal(_ reason: String) -> Diagnostic {
        Diagnostic(.file, at: word.span, "'\(word.text)' \(reason)")
    }

    /// Folders whose code is not the app's own: its tests, other people's libraries, what Xcode makes.
    private static func isForeign(_ name: String) -> Bool {
        let endings = [
            "Tests", ".xcodeproj", ".xcworkspace", ".xcassets", ".framework", ".bundle",
            ".playground", ".xcdatamodeld",
        ]
        return ["Pods", "Carthage", "DerivedData", "build"].contains(name)
            || endings.contains { name.hasSuffix($0) }
    }
}
