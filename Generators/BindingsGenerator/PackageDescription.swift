import Foundation

/// What `swift package describe --type json` tells of a package: which modules it has.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        let c99name: String
        let type: String
        let module_type: String
        let target_dependencies: [String]?
    }

    let name: String
    let targets: [Target]

    init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(PackageDescription.self, from: Data(contentsOf: url))
    }

    /// The modules of Swift of that target and of those that it depends on, or of all but tests where none is named.
    func modules(of target: String?) throws -> [String] {
        var names: [String] = []
        if let target {
            guard let found = targets.first(where: { $0.name == target }) else {
                let known = candidates.map(\.name).joined(separator: ", ")
                throw UnreadableDeclaration(
                    description: "vcr: \(name) has no target '\(target)'; it has \(known)")
            }
            add(found, to: &names)
        } else {
            for target in candidates { add(target, to: &names) }
        }
        let found = candidates.filter { names.contains($0.name) }.map(\.c99name)
        guard !found.isEmpty else {
            throw UnreadableDeclaration(description: "vcr: \(name) has no module of Swift")
        }
        return found
    }

    private var candidates: [Target] {
        targets.filter {
            ["library", "executable"].contains($0.type) && $0.module_type == "SwiftTarget"
        }
    }

    private func add(_ target: Target, to names: inout [String]) {
        guard !names.contains(target.name) else { return }
        names.append(target.name)
        for name in target.target_dependencies ?? [] {
            if let above = targets.first(where: { $0.name == name }) { add(above, to: &names) }
        }
    }
}
