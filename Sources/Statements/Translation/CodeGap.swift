/// What a statement of one language cannot be written as in the other.
package struct CodeGap: Error {
    /// As a remark tells it: `a tuple has no type there`.
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
}
