import Foundation

/// The files of the checkout that the tests were compiled from.
package enum Checkout {
    /// Its top folder.
    package static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The file or folder at a path below the top folder.
    package static func url(_ path: String) -> URL { root.appending(path: path) }

    /// The text of a file.
    package static func text(_ path: String) throws -> String {
        try String(contentsOf: url(path), encoding: .utf8)
    }
}
