/// What descriptions of types are called in Swift.
enum TypeNames {
    private static let prefixes = ["UI", "NS", "CL", "CA", "CG"]

    /// `gestureRecognizerState` for `UIGestureRecognizer.State`: the framework's prefix goes, outer
    /// types come first.
    static func description(of type: String) -> String {
        let parts = type.split(separator: ".").map(String.init)
        let joined = ([withoutPrefix(parts[0])] + parts.dropFirst())
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return lowercasedHead(joined)
    }

    private static func withoutPrefix(_ name: String) -> String {
        for prefix in prefixes where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            if rest.first?.isUppercase == true { return String(rest) }
        }
        return name
    }

    /// `hdrHeadroomUsageLimit` for `HDRHeadroomUsageLimit`.
    private static func lowercasedHead(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}
