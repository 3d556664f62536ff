import Foundation
import PackagePlugin

/// Has the scripted classes of UIKit's containers and lists written before their target is compiled.
@main
struct ScriptedClasses: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Statements/Classes")
        let plain = folder.appending(path: "ScriptedViewController.swift")
        let writer = try context.tool(named: "ScriptedClassWriter").url
        let own = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: "Stock"), includingPropertiesForKeys: nil)
        return own.sorted { $0.path < $1.path }.map { file in
            let whole = context.pluginWorkDirectoryURL.appending(path: file.lastPathComponent)
            return .buildCommand(
                displayName: "Writing \(file.lastPathComponent)", executable: writer,
                arguments: [plain.path, file.path, whole.path], inputFiles: [plain, file],
                outputFiles: [whole])
        }
    }
}
