import CheckoutFiles
import Foundation
import Testing

/// A text that is kept in the checkout and must be what the program would write now.
struct Recording {
    /// Whether this run rewrites what it finds out of date.
    private static let rewrites = ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1"

    let path: String

    private var url: URL { Checkout.url(path) }

    /// The text as it is kept; empty where there is none yet.
    var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

    /// Compares the whole text; where it differs, fails, and rewrites it if the run records.
    func expect(_ now: String) throws {
        let kept = text
        if kept == now { return }
        let difference = now.lines.difference(from: kept.lines).map(\.summary).joined(
            separator: "\n")
        if Self.rewrites {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try now.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("\(path) was rewritten:\n\(difference)")
        } else {
            Issue.record("\(path) is not what the program writes:\n\(difference)")
        }
    }
}

extension String {
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var summary: String {
        switch self {
        case .insert(let offset, let line, _): "\(offset + 1): now:  \(line)"
        case .remove(let offset, let line, _): "\(offset + 1): kept: \(line)"
        }
    }
}
