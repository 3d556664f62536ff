/// A parser that goes on behind a mistake of a file, so that all of a file's are told at once.
protocol RecoveringParser: TokenReading {
    /// Whether it goes on behind what it cannot read.
    var recovers: Bool { get }
    /// What it could not read so far.
    var unread: UnreadCode { get set }
}

extension RecoveringParser {
    /// Reads a construct. Where that fails in a file, the mistake is kept, and `stepOver` leads past the construct, from its
    /// beginning at least to the token that the reader had come to; nil then.
    mutating func parse<Result>(
        _ read: (inout Self) throws(Diagnostic) -> Result,
        orStepOver stepOver: (inout Self, Int) -> Void
    ) throws(Diagnostic) -> Result? {
        guard recovers else { return try read(&self) }
        let before = self
        do throws(Diagnostic) {
            return try read(&self)
        } catch {
            guard error.code != .limit, !unread.isFull else { throw error }
            let (found, reached, effort) = (unread, index, work)
            self = before
            (unread, work) = (found, effort)
            unread.add(error)
            stepOver(&self, reached)
            return nil
        }
    }
}
