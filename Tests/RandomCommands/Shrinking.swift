extension [String] {
    /// As few of the lines as still fail, found by leaving out shorter and shorter stretches.
    func shrunk(_ fails: ([String]) throws -> Bool) rethrows -> [String] {
        var lines = self
        var size = Swift.max(1, count / 2)
        while true {
            var start = 0
            var isShorter = false
            while start < lines.count {
                var fewer = lines
                fewer.removeSubrange(start..<Swift.min(start + size, lines.count))
                if try fails(fewer) { (lines, isShorter) = (fewer, true) } else { start += size }
            }
            if size == 1, !isShorter { return lines }
            size = Swift.max(1, size / 2)
        }
    }
}
