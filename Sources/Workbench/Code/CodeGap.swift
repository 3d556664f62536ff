/// What a statement of one language cannot be written as in the other.
struct CodeGap: Error {
    /// As a remark tells it: `a tuple has no type there`.
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
