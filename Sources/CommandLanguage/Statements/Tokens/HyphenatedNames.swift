/// Names with a `-` in them, as `cell-2`, which commands have and in which code would subtract.
extension [SwiftToken] {
    /// The tokens with each such name as one, where `isName` knows it; of several, the longest.
    func joiningNames(in bytes: Span<UInt8>, where isName: (String) -> Bool) -> [SwiftToken] {
        guard contains(where: { $0.isSign("-") }) else { return self }
        var joined: [SwiftToken] = []
        var index = startIndex
        while index < endIndex {
            let length = lengthOfName(at: index, in: bytes, where: isName)
            joined.append(length == 1 ? self[index] : name(index..<index + length, in: bytes))
            index += length
        }
        return joined
    }

    /// How many tokens the name at that index is; 1 where there is none.
    private func lengthOfName(
        at index: Int, in bytes: Span<UInt8>, where isName: (String) -> Bool
    ) -> Int {
        guard self[index].word != nil, index == startIndex || !self[index - 1].isSign(".") else {
            return 1
        }
        var (length, longest) = (1, 1)
        while isPart(at: index + length) {
            length += 2
            if isName(text(of: index..<index + length, in: bytes)) { longest = length }
        }
        return longest
    }

    /// Whether `-` and a word or a number come next, without a space.
    private func isPart(at index: Int) -> Bool {
        guard index + 1 < endIndex, self[index].isSign("-"), !self[index].isAfterSpace,
            !self[index + 1].isAfterSpace
        else { return false }
        return switch self[index + 1].kind {
        case .identifier, .integer: true
        case .number, .string, .sign, .end: false
        }
    }

    private func text(of range: Range<Int>, in bytes: Span<UInt8>) -> String {
        CommandLanguage.text(
            of: bytes.extracting(
                self[range.lowerBound].range
                    .lowerBound..<self[range.upperBound - 1].range.upperBound))
    }

    private func name(_ range: Range<Int>, in bytes: Span<UInt8>) -> SwiftToken {
        let (first, last) = (self[range.lowerBound], self[range.upperBound - 1])
        let name = text(of: range, in: bytes)
        var span = first.span
        span.length = name.count
        var token = SwiftToken(
            kind: .identifier(name, isEscaped: true), span: span,
            range: first.range.lowerBound..<last.range.upperBound)
        token.isAfterSpace = first.isAfterSpace
        token.isAfterLineEnd = first.isAfterLineEnd
        token.isBeforeSpace = last.isBeforeSpace
        return token
    }
}
