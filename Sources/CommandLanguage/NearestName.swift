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
        let wanted = Spelling(name)
        guard (1...longestName).contains(wanted.count) else { return nil }
        var best: Candidate?
        for candidate in candidates where !wanted.isFarByLength(candidate) && candidate != name {
            guard let rival = Candidate(candidate, near: wanted) else { continue }
            if let leader = best, !rival.isBetter(than: leader) { continue }
            best = rival
        }
        return best?.name
    }

    /// The candidate that `name` can hardly be anything else than, misspelt: of its letters a sixth
    /// differs at most, and not only by an `s` at the end; or the candidate's first word is missing,
    /// two words at least are left, and no other candidate would be the same without its first word.
    public static func slip(
        of name: String, among candidates: some Sequence<String>
    ) -> String? {
        guard (5...longestName).contains(name.count) else { return nil }
        let letters = Array(name.lowercased())
        let colons = name.count { $0 == ":" }
        let limit = min(letters.count / 6, 3)
        var misspelt: [String] = []
        var longer: Set<String> = []
        for candidate in candidates where candidate.count <= longestName && candidate != name {
            guard candidate.count(where: { $0 == ":" }) == colons else { continue }
            let own = Array(candidate.lowercased())
            if name + "s" == candidate || candidate + "s" == name { continue }
            if Candidate.slips(from: letters, to: own, upTo: limit) <= limit,
                !hasOtherWord(name, candidate)
            {
                misspelt.append(candidate)
            } else if own.suffix(letters.count).elementsEqual(letters),
                candidate.dropLast(letters.count).allSatisfy(\.isLowercase)
            {
                longer.insert(candidate)
            }
        }
        if let nearest = nearest(to: name, among: misspelt) { return nearest }
        let hasWords = name.dropFirst().contains(where: \.isUppercase)
        return hasWords && longer.count == 1 ? longer.first : nil
    }

    /// Whether a word of the one name has another in its place in the other, of which most letters differ: `fontWithType`
    /// is not `fontWithName`.
    private static func hasOtherWord(_ name: String, _ other: String) -> Bool {
        let (words, others) = (words(of: name), words(of: other))
        guard words.count > 1, words.count == others.count else { return false }
        return zip(words, others).contains { word, other in
            let limit = min(word.count, other.count) / 2
            return word.count > 2 && other.count > 2
                && Candidate.slips(from: word, to: other, upTo: limit) > limit
        }
    }

    /// The words of a name, each of which begins with a capital.
    private static func words(of name: String) -> [[Character]] {
        var words: [[Character]] = [[]]
        for letter in name {
            if letter == ":" {
                words.append([])
                continue
            }
            if letter.isUppercase, words[words.count - 1].last?.isUppercase == false {
                words.append([])
            }
            words[words.count - 1].append(letter)
        }
        return words.filter { !$0.isEmpty }.map { $0.map { Character($0.lowercased()) } }
    }
}

/// The letters of a name in lower case.
private struct Spelling {
    let letters: [Character]
    /// The letters again, one byte each; nil where the name is not in ASCII.
    let bytes: [UInt8]?

    var count: Int { letters.count }

    init(_ name: String) {
        letters = Array(name.lowercased())
        bytes = Self.bytes(of: name)
    }

    /// A line end is one character of two bytes, so a name that has one is not compared by bytes.
    static func bytes(of name: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for byte in name.utf8 {
            guard byte < 0x80, byte != UInt8(ascii: "\r") else { return nil }
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            bytes.append(isCapital ? byte | 0x20 : byte)
        }
        return bytes
    }

    /// Whether the name's length alone says that it is too far: most candidates are, and they are
    /// passed over without a look at their letters.
    func isFarByLength(_ name: String) -> Bool {
        let length = name.utf8.count
        if length < count { return count - length > count / 3 }
        guard length - count > length / 3, bytes != nil else { return false }
        return !mayBeginOrEnd(name)
    }

    /// Whether a longer name may begin or end with these letters, by the first two or the last; true
    /// also for a name whose bytes are not its letters.
    private func mayBeginOrEnd(_ name: String) -> Bool {
        let view = name.utf8
        guard let bytes, let last = view.last, last < 0x80 else { return true }
        if count >= 5, last | 0x20 == bytes[count - 1] | 0x20 { return true }
        if count < 2 { return !view.allSatisfy { $0 < 0x80 } }
        let begins = zip(view, bytes).prefix(2).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        return begins || !view.allSatisfy { $0 < 0x80 }
    }
}

/// A name that is near enough, with what ranks it.
private struct Candidate {
    let name: String
    let distance: Int
    let commonPrefix: Int

    /// Nil if `name` is too far from what is wanted.
    init?(_ name: String, near wanted: Spelling) {
        guard name.utf8.count <= NearestName.longestName * 4 else { return nil }
        if let letters = wanted.bytes, let own = Spelling.bytes(of: name) {
            self.init(name, own, near: letters)
        } else {
            self.init(name, Array(name.lowercased()), near: wanted.letters)
        }
    }

    private init?<Letter: Equatable>(_ name: String, _ own: [Letter], near letters: [Letter]) {
        guard own.count <= NearestName.longestName else { return nil }
        let prefix = zip(own, letters).prefix { $0 == $1 }.count
        let limit = max(own.count, letters.count) / 3
        let isBeginning = prefix == letters.count && prefix >= 2
        let isEnding = letters.count >= 5 && own.suffix(letters.count).elementsEqual(letters)
        let slips = Self.slips(from: letters, to: own, upTo: limit)
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

    /// The distance of Damerau and Levenshtein, where no letter is part of two slips; `limit + 1`
    /// stands for every distance beyond the limit.
    static func slips<Letter: Equatable>(
        from source: [Letter], to target: [Letter], upTo limit: Int
    ) -> Int {
        if abs(source.count - target.count) > limit { return limit + 1 }
        var beforeLast = Array(repeating: 0, count: target.count + 1)
        var last = Array(0...target.count)
        var current = beforeLast
        for row in source.indices {
            current[0] = row + 1
            var least = row + 1
            for column in target.indices {
                let isSame = source[row] == target[column]
                var cost = min(
                    min(last[column + 1], current[column]) + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, source[row] == target[column - 1],
                    target[column] == source[row - 1]
                {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current[column + 1] = cost
                least = min(least, cost)
            }
            // Two swapped letters lead past one row, but never to less than that row has.
            if least > limit { return limit + 1 }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return min(last[target.count], limit + 1)
    }
}
