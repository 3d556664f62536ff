// Long values grow piece by piece, so that Ctrl-C is heard meanwhile.

extension String {
    /// So many bytes are added in one piece.
    private static let piece = 1 << 22

    /// Adds a text at the end; a part of it where the person has asked for the end of what runs.
    @MainActor
    mutating func grow(by more: String) {
        guard more.utf8.count > 4 * Self.piece else { return self += more }
        // Room for both is taken untouched, since to grow in place would copy all in one piece.
        var whole = ""
        whole.reserveCapacity(utf8.count + more.utf8.count)
        for text in [self, more] { text.forEachPiece { whole += $0 } }
        self = whole
    }

    @MainActor
    private func forEachPiece(_ body: (Substring) -> Void) {
        var begin = startIndex
        while begin < endIndex {
            if Evaluator.isToEnd() { return }
            let end = end(ofPieceFrom: begin)
            body(self[begin..<end])
            begin = end
        }
    }

    /// Where a piece ends, which is between two scalars.
    private func end(ofPieceFrom begin: Index) -> Index {
        guard var end = utf8.index(begin, offsetBy: Self.piece, limitedBy: utf8.endIndex) else {
            return endIndex
        }
        while end < endIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(after: end) }
        return end
    }
}

extension [Value] {
    /// So many elements are added in one piece.
    private static var piece: Int { 1 << 18 }

    /// Adds elements at the end; a part of them where the person has asked for the end of what runs.
    @MainActor
    mutating func grow(by more: [Value]) {
        guard more.count > Self.piece else { return self += more }
        for begin in stride(from: 0, to: more.count, by: Self.piece) {
            if Evaluator.isToEnd() { return }
            self += more[begin..<Swift.min(more.count, begin + Self.piece)]
        }
    }
}
