import Foundation
import PackagePlugin

/// Builds the texts of a target into it, as its `EmbeddedTexts`: each file that is no code and that the
/// manifest does not exclude.
@main
struct EmbedTexts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
        let texts = target.sourceFiles.filter { $0.type != .source }.map(\.url)
        let folder = path(target.directoryURL)
        let names = texts.map { String(path($0).dropFirst(folder.count)) }
            .map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }.sorted()
        return [
            .buildCommand(
                displayName: "Embedding the texts of \(target.name)",
                executable: try context.tool(named: "TextEmbedder").url,
                arguments: [folder, path(output)] + names, inputFiles: texts,
                outputFiles: [output])
        ]
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
