import Foundation
import PackagePlugin

/// Has the scripted classes of UIKit's containers and lists written before their target is compiled.
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
        let folder = target.directoryURL.appending(path: "Statements/Classes")
        let plain = folder.appending(path: "ScriptedViewController.swift")
        let writer = try context.tool(named: "ScriptedClassWriter").url
        let own = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: "Stock"), includingPropertiesForKeys: nil)
        return own.sorted { $0.path < $1.path }.flatMap { (file: URL) -> [Command] in
            let name = String(file.deletingPathExtension().lastPathComponent.dropFirst(8))
            let variants = [name] + (Self.variants[name] ?? [])
            return variants.map { variant in
                let whole = context.pluginWorkDirectoryURL
                    .appending(path: "Scripted\(variant).swift")
                return Command.buildCommand(
                    displayName: "Writing Scripted\(variant).swift", executable: writer,
                    arguments: [plain.path, file.path, whole.path, name, variant],
                    inputFiles: [plain, file], outputFiles: [whole])
            }
        }
    }
}
