/// Finds what was probably meant by a misspelt name.
public enum NearestName {
    /// Names longer than this many characters are not compared.
    public static let longestName = 64

    /// The candidate that the fewest slips lead to: a letter too many, too few, wrong, or two swapped.
    ///
    /// Up to a third of the letters may differ. A candidate that begins with `name` is near as
    /// well, and one that ends in `name` is nearer still. Case counts last. Among equals, the
    /// longest common beginning wins, then the order of the alphabet.
    public static func nearest(
        to name: String, among candidates: some Sequence<String>
    ) -> String? {
        let letters = Array(name.lowercased())
        guard (1...longestName).contains(letters.count) else { return nil }
        var best: Candidate?
        for candidate in candidates where candidate != name {
            guard let rival = Candidate(candidate, of: letters) else { continue }
            if let leader = best, !rival.isBetter(than: leader) { continue }
            best = rival
        }
        return best?.name
    }
}

/// A name that is near enough, with what ranks it.
private struct Candidate {
    let name: String
    let distance: Int
    let commonPrefix: Int

    /// Nil if `name` is too far from the letters, which are in lower case.
    init?(_ name: String, of letters: [Character]) {
        guard name.utf8.count <= NearestName.longestName * 4 else { return nil }
        let own = Array(name.lowercased())
        guard own.count <= NearestName.longestName else { return nil }
        let prefix = zip(own, letters).prefix { $0 == $1 }.count
        let limit = max(own.count, letters.count) / 3
        let isBeginning = prefix == letters.count && prefix >= 2
        let isEnding = letters.count >= 5 && own.suffix(letters.count).elementsEqual(letters)
        let slips = Self.slips(from: letters, to: own)
        guard slips <= limit || isBeginning || isEnding else { return nil }
        self.name = name
        distance = isEnding ? 1 : isBeginning ? min(slips, max(limit, 1)) : slips
        commonPrefix = prefix
    }

    func isBetter(than other: Candidate) -> Bool {
        if distance != other.distance { return distance < other.distance }
        if commonPrefix != other.commonPrefix { return commonPrefix > other.commonPrefix }
        return name < other.name
    }

    /// The distance of Damerau and Levenshtein, where no letter is part of two slips.
    private static func slips(from source: [Character], to target: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...target.count)
        for (row, letter) in source.enumerated() {
            var current = [row + 1]
            for (column, other) in target.enumerated() {
                var cost = min(
                    last[column + 1] + 1, current[column] + 1,
                    last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == target[column - 1], other == source[row - 1] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[target.count]
    }
}
