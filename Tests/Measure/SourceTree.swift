import Foundation

/// A Swift file of the checkout, scanned.
struct SourceFile {
    /// From the checkout's top: `Sources/Rendering/Theme.swift`.
    let path: String
    let text: SourceText
    let functions: [ScannedFunction]

    init(path: String, text: SourceText) {
        self.path = path
        self.text = text
        functions = FunctionScanner.functions(in: text)
    }

    /// `Rendering` for `Sources/Rendering/Exports/SVG.swift`.
    var room: String { String(path.split(separator: "/")[1]) }

    /// The path of the folder it lies in.
    var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
}

/// The Swift files of a checkout.
struct SourceTree {
    let root: URL

    /// Every Swift file below a folder of the checkout (`Sources`), by path.
    func files(in folder: String) throws -> [SourceFile] {
        try paths(in: folder).filter { $0.hasSuffix(".swift") }.map { path in
            let data = try Data(contentsOf: root.appending(path: path))
            return SourceFile(path: path, text: SourceText(String(decoding: data, as: UTF8.self)))
        }
    }

    /// Every file below a folder of the checkout but those of builds, from the checkout's top, sorted.
    func paths(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { !$0.contains(".build/") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}
