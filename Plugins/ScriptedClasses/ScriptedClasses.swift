import Foundation
import PackagePlugin

/// Has the scripted classes of UIKit's views, controllers, containers and lists written before their
/// target is compiled.
@main
struct ScriptedClasses: BuildToolPlugin {
    /// Subclasses of the gallery's that open nothing more than their superclass.
    private static let variants = [
        "AntipodalController": ["BrokenAntipodalController", "WholeAntipodalController"],
        "DeckController": ["BrokenDeckController"],
        "DrawerController": ["BrokenDrawerController"],
        "ScrollController": ["BrokenScrollController"],
        "SegmentedController": ["BrokenSegmentedController"],
    ]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Classes")
        let responder = folder.appending(path: "ScriptedResponder.swift")
        let plain = folder.appending(path: "Bases/ScriptedViewController.swift")
        let bases = try files(in: folder.appending(path: "Bases")).flatMap {
            try commands(for: $0, sharing: [responder], context)
        }
        return try bases
            + files(in: folder.appending(path: "Stock")).flatMap {
                try commands(for: $0, sharing: [plain, responder], context)
            }
    }

    private func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    /// A command for the file's own class, and one for each variant of it.
    private func commands(
        for file: URL, sharing shared: [URL], _ context: PluginContext
    ) throws -> [Command] {
        let writer = try context.tool(named: "ScriptedClassWriter").url
        let name = String(file.deletingPathExtension().lastPathComponent.dropFirst(8))
        let variants = [name] + (Self.variants[name] ?? [])
        return variants.map { variant in
            let whole = context.pluginWorkDirectoryURL.appending(path: "Scripted\(variant).swift")
            return .buildCommand(
                displayName: "Writing Scripted\(variant).swift", executable: writer,
                arguments: [file.path, name, variant, whole.path] + shared.map(\.path),
                inputFiles: [file] + shared, outputFiles: [whole])
        }
    }
}
