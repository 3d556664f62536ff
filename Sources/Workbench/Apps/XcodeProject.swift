import InterfaceBuilder

/// Which files a project of Xcode builds into its app: those of the first application among its targets, and of the
/// frameworks and libraries that this one needs.
struct XcodeProject {
    /// The folder that the project lies in.
    let folder: String
    private let objects: PropertyList
    private var files: Set<String> = []
    /// Folders that are built whole, as Xcode 16 makes them.
    private var folders: [String] = []
    /// What of those folders no target builds.
    private var exceptions: Set<String> = []

    /// Nil where the list is no project, or one without an application.
    init?(_ list: PropertyList, in folder: String) {
        guard let objects = list["objects"], let root = list["rootObject"]?.text,
            let project = objects[root]
        else { return nil }
        self.folder = folder
        self.objects = objects
        let targets = project["targets"]?.texts ?? []
        guard let app = targets.first(where: { kind(of: $0) == "application" }) else { return nil }
        let paths = self.paths(from: project["mainGroup"]?.text ?? "")
        for target in needed(by: app) { take(target, paths) }
    }

    /// Whether it builds anything that lies among those files.
    func builds(anyOf all: [String]) -> Bool { all.contains(where: builds) }

    func builds(_ path: String) -> Bool {
        if files.contains(path) { return true }
        return !exceptions.contains(path) && folders.contains { path.hasPrefix($0 + "/") }
    }

    // MARK: Targets

    private func kind(of target: String) -> Substring? {
        objects[target]?["productType"]?.text?.split(separator: ".").last
    }

    /// The target, and those that it depends on whose code is a part of the app.
    private func needed(by app: String) -> [String] {
        var found: [String] = []
        var waiting = [app]
        while let target = waiting.popLast() {
            let isPart = target == app || kind(of: target)?.isPartOfApp ?? false
            guard isPart, !found.contains(target) else { continue }
            found.append(target)
            for dependency in objects[target]?["dependencies"]?.texts ?? [] {
                if let next = objects[dependency]?["target"]?.text { waiting.append(next) }
            }
        }
        return found
    }

    private mutating func take(_ target: String, _ paths: [String: String]) {
        let phases = objects[target]?["buildPhases"]?.texts ?? []
        for file in phases.flatMap({ objects[$0]?["files"]?.texts ?? [] }) {
            guard let reference = objects[file]?["fileRef"]?.text else { continue }
            let parts = objects[reference]?["children"]?.texts ?? []
            for part in [reference] + parts { if let path = paths[part] { files.insert(path) } }
        }
        for group in objects[target]?["fileSystemSynchronizedGroups"]?.texts ?? [] {
            guard let path = paths[group] else { continue }
            folders.append(path)
            let sets = objects[group]?["exceptions"]?.texts ?? []
            for set in sets where objects[set]?["target"]?.text == target {
                let left = objects[set]?["membershipExceptions"]?.texts ?? []
                exceptions.formUnion(left.map { path + "/" + $0 })
            }
        }
    }

    // MARK: Paths

    /// The paths of all files and folders below a group.
    private func paths(from group: String) -> [String: String] {
        var paths: [String: String] = [:]
        var waiting = [(group, folder)]
        while let (object, outer) = waiting.popLast() {
            guard paths[object] == nil, let known = objects[object] else { continue }
            let path = self.path(of: known, in: outer)
            paths[object] = path
            waiting += (known["children"]?.texts ?? []).map { ($0, path) }
        }
        return paths
    }

    private func path(of object: PropertyList, in outer: String) -> String {
        let start = object["sourceTree"]?.text == "SOURCE_ROOT" ? folder : outer
        guard let path = object["path"]?.text else { return start }
        var parts = start.split(separator: "/", omittingEmptySubsequences: false)
        for part in path.split(separator: "/") {
            if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}

extension Substring {
    /// Whether a product of that kind is code that runs in the app itself.
    fileprivate var isPartOfApp: Bool { self == "framework" || self.hasPrefix("library") }
}

extension PropertyList {
    /// The texts of an array.
    fileprivate var texts: [String] {
        guard case .array(let values) = self else { return [] }
        return values.compactMap(\.text)
    }
}
