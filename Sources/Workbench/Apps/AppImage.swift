import CommandLanguage
import HeadlessUIKit

/// A picture among an app's files, of which only its name and its size are of use.
struct AppImage: Equatable {
    let name: String
    /// In pixels.
    let width: Int
    let height: Int
    /// The pixels of a point, along each side.
    let scale: Int

    /// As a command writes it: `logo:40x20@2`.
    var text: String { "\(name):\(width)x\(height)@\(scale)" }

    /// Nil where the text is none that a command writes.
    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), colon != text.startIndex else { return nil }
        let numbers = text[text.index(after: colon)...].split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "@" }
        ).map { Int($0) ?? -1 }
        guard numbers.count == 3, (0...Self.longestSide).contains(numbers[0]),
            (0...Self.longestSide).contains(numbers[1]), (1...3).contains(numbers[2])
        else { return nil }
        name = String(text[..<colon])
        (width, height, scale) = (numbers[0], numbers[1], numbers[2])
    }

    private static let longestSide = 100_000

    /// What `UIImage(named:)` gives.
    var known: UIImage.Known {
        UIImage.Known(
            size: CGSize(
                width: Double(width) / Double(scale), height: Double(height) / Double(scale)),
            scale: CGFloat(scale))
    }

    // MARK: Files

    /// The picture in a file, or in the folder of an asset catalogue that holds it at several scales. Its size is known
    /// of PNG alone; any other counts as empty.
    init(path: String) {
        let last = SessionStore.lastPart(of: path)
        let plain = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
        name = Self.withoutScale(plain).name
        let files =
            SessionStore.isFolder(path)
            ? SessionStore.entries(of: path, atMost: Self.mostFiles).map { path + "/" + $0 }
            : [path]
        let found = files.lazy.compactMap { file in Self.size(ofFile: file).map { (file, $0) } }
            .first
        (width, height) = found?.1 ?? (0, 0)
        scale = found.map { Self.scale(ofFile: $0.0) } ?? 1
    }

    private static let mostFiles = 100

    /// `logo` and 2 of `logo@2x`.
    private static func withoutScale(_ name: String) -> (name: String, scale: Int) {
        for scale in 2...3 where name.hasSuffix("@\(scale)x") {
            return (String(name.dropLast(3)), scale)
        }
        return (name, 1)
    }

    private static func scale(ofFile path: String) -> Int {
        let last = SessionStore.lastPart(of: path)
        return withoutScale(String(last.prefix(upTo: last.lastIndex(of: ".") ?? last.endIndex)))
            .scale
    }

    /// What a PNG says of itself; nil of any other file.
    private static func size(ofFile path: String) -> (width: Int, height: Int)? {
        guard let bytes = SessionStore.beginning(of: path, upTo: 24), bytes.count == 24,
            bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        return max(width, height) <= longestSide ? (width, height) : nil
    }
}
