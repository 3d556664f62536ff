import CommandLanguage

/// A text of the console as words that can be compared, whatever objects, addresses, numbers and line
/// breaks stand in it.
struct TextWords: Sendable {
    /// In small letters, in their order.
    let words: [String]

    /// Reads a text; what stands between `<` and `>` names an object, and is left out, and so is what the
    /// system writes before an exception's own words.
    init(_ text: String) {
        let text = Self.ownWords(of: text)
        var kept = ""
        var depth = 0
        for character in text {
            switch character {
            case "<": depth += 1
            case ">" where depth > 0:
                depth -= 1
                kept += " "
            default: if depth == 0 { kept.append(character) }
            }
        }
        // A sign that is never closed is no bracket, and a text that has no word beside one is that object's.
        let outside = depth == 0 ? Self.words(in: kept) : []
        words = outside.isEmpty ? Self.words(in: text) : outside
    }

    /// The text without what stands before `reason:` on a line.
    private static func ownWords(of text: String) -> String {
        text.split(separator: "\n").map { line in
            line.ranges(of: "reason:").last.map { line[$0.upperBound...] } ?? line
        }.joined(separator: "\n")
    }

    private static func words(in text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }
            .filter { word in word.count > 1 && word.allSatisfy(\.isLetter) }
            .map { $0.lowercased() }
    }
}

/// The words that two texts share in one order.
struct SharedWords {
    /// How much the shared words weigh.
    let weight: Double
    /// Where they stand in the second text.
    let places: Set<Int>

    /// Finds the heaviest row of words that both have in their order.
    init(_ first: [String], _ second: [String], weighing weight: (String) -> Double) {
        let width = second.count + 1
        var best = [Double](repeating: 0, count: (first.count + 1) * width)
        for row in first.indices.reversed() {
            let own = weight(first[row])
            for column in second.indices.reversed() {
                let skipped = max(
                    best[(row + 1) * width + column], best[row * width + column + 1])
                let shared =
                    first[row] == second[column] ? best[(row + 1) * width + column + 1] + own : 0
                best[row * width + column] = max(skipped, shared)
            }
        }
        self.weight = best[0]
        places = Self.places(first, second, best)
    }

    private static func places(
        _ first: [String], _ second: [String], _ best: [Double]
    ) -> Set<Int> {
        let width = second.count + 1
        var places: Set<Int> = []
        var (row, column) = (0, 0)
        while row < first.count, column < second.count {
            let here = best[row * width + column]
            if here == best[(row + 1) * width + column] {
                row += 1
            } else if here == best[row * width + column + 1] {
                column += 1
            } else {
                places.insert(column)
                (row, column) = (row + 1, column + 1)
            }
        }
        return places
    }
}
