import CommandLanguage
import InterfaceBuilder

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
    /// Pictures, and the folders of asset catalogues that hold one at several scales.
    private(set) var images: [String] = []
    /// Files of code that cannot be read here: C and C++.
    private(set) var leftOut: [String] = []
    /// Files that no target of the app's project builds.
    private(set) var unbuilt: [String] = []
    private var projects: [String] = []

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
                    .file, at: word.span,
                    "cannot read '\(word.text)': \("No such file or directory" as Message)")
            }
        }
        leaveOutUnbuilt()
        leaveOutOtherSystems()
    }

    /// Leaves out storyboards of watches and of Macs, which an app's folder holds beside its own.
    private mutating func leaveOutOtherSystems() {
        guard interfaces.count > 1 else { return }
        let others = interfaces.filter(Self.isOfOtherSystem)
        leftOut += others
        interfaces.removeAll(where: others.contains)
    }

    private static func isOfOtherSystem(_ path: String) -> Bool {
        let span = SourceSpan(line: 1, column: 1)
        guard let bytes = try? SessionStore.read(path, limit: mostBytes, at: span) else {
            return false
        }
        let head = String(decoding: bytes.prefix(400), as: UTF8.self)
        return head.contains("InterfaceBuilder.WatchKit") || head.contains(".Cocoa.Storyboard")
    }

    /// Leaves out what lies in the folder of a project of Xcode that builds it into no app, as old versions of files do.
    private mutating func leaveOutUnbuilt() {
        let all = swift + objectiveC + interfaces
        let known = projects.compactMap(Self.project).filter { $0.builds(anyOf: all) }
        let isUnbuilt = { (path: String) in
            Self.ending(of: path) != "h" && known.contains { path.hasPrefix($0.folder + "/") }
                && !known.contains { $0.builds(path) }
        }
        unbuilt = all.filter(isUnbuilt)
        swift.removeAll(where: isUnbuilt)
        objectiveC.removeAll(where: isUnbuilt)
        interfaces.removeAll(where: isUnbuilt)
    }

    /// The project in that file; nil where it cannot be read, so that all files are taken.
    private static func project(_ path: String) -> XcodeProject? {
        let span = SourceSpan(line: 1, column: 1)
        guard let bytes = try? SessionStore.read(path, limit: mostBytes, at: span),
            let list = PropertyListReader.project(bytes)
        else { return nil }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        return XcodeProject(list, in: parts.isEmpty ? "." : parts.joined(separator: "/"))
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
        case "pbxproj": projects.append(path)
        case "imageset", "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic": images.append(path)
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
            } else if name.hasSuffix(".imageset") {
                files.append(path)
            } else if name.hasSuffix(".xcodeproj") {
                let project = path + "/project.pbxproj"
                if SessionStore.isFile(project), !SessionStore.isLink(project) {
                    files.append(project)
                }
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

    private func refusal(_ reason: Message) -> Diagnostic {
        Diagnostic(.file, at: word.span, "\("'\(word.text)'") \(reason)")
    }

    /// Folders whose code is not the app's own: its tests, other people's libraries, what Xcode makes.
    private static func isForeign(_ name: String) -> Bool {
        let endings = [
            "Tests", ".xcworkspace", ".framework", ".bundle", ".playground", ".xcdatamodeld",
            ".appiconset", ".launchimage", ".colorset", ".dataset", ".symbolset",
            ".stickersiconset",
        ]
        return ["Pods", "Carthage", "DerivedData", "build"].contains(name)
            || endings.contains { name.hasSuffix($0) }
    }
}
