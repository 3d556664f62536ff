// The log is written in bytes, a few short texts a line: `append(contentsOf: text.utf8)` would cost
// several times what copying them does.

extension [UInt8] {
    /// Appends a text in UTF-8.
    @inline(__always)
    package mutating func append(utf8 text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a text that the program was compiled with.
    @inline(__always)
    package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Appends that many spaces.
    package mutating func append(spaces count: Int) {
        let blank: StaticString = "                                                                "
        var left = count
        while left > 0 {
            let some = Swift.min(left, blank.utf8CodeUnitCount)
            append(contentsOf: UnsafeBufferPointer(start: blank.utf8Start, count: some))
            left -= some
        }
    }

    /// Appends a number's decimal digits.
    package mutating func append(decimal number: UInt32) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 10) { digits in
            let first = digits.write(decimal: number, upTo: digits.count)
            append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
        }
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    /// Writes a number's decimal digits so that they end before `end`; returns where they begin.
    @inline(__always)
    @discardableResult
    func write(decimal number: UInt32, upTo end: Int) -> Int {
        var (rest, first) = (number, end)
        repeat {
            first -= 1
            self[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        return first
    }
}
