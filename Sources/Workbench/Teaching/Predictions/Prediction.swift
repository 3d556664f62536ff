/// A question for the order in which lines will be logged: they are shuffled and lettered.
struct Prediction: Sendable {
    /// What will run.
    let command: String
    /// The lines that it will log, in order.
    let lines: [String]
    /// All lines that are offered, the right ones and others, as they are lettered.
    let offered: [String]

    /// Shuffles the lines; the same seed gives the same letters on every machine.
    init(_ command: String, lines: [String], decoys: [String], seed: String) {
        self.command = command
        self.lines = lines
        let all = lines + decoys
        var order = Array(all.indices)
        var dice = SeededDice(seed)
        for index in order.indices.dropFirst().reversed() {
            order.swapAt(index, dice.next(below: index + 1))
        }
        // The right order itself would be no question, also where other lines stand between.
        while Self.isGivenAway(order, lines: lines.count) { order.append(order.removeFirst()) }
        offered = order.map { all[$0] }
    }

    /// Whether that order tells the right one: the first indices are those of the right lines.
    private static func isGivenAway(_ order: [Int], lines count: Int) -> Bool {
        guard count > 1 else { return order.count > 1 && order == Array(order.indices) }
        return order.filter { $0 < count } == Array(0..<count)
    }

    /// The letter of an offered line: `a` … `z`, `aa` …
    static func letter(_ index: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let last = String(letters[index % 26])
        return index < 26 ? last : letter(index / 26 - 1) + last
    }

    /// The lines that an answer of letters names, in its order: `c a b`, `cab`, `c > a > b`, and by their places `3 1 2`;
    /// none for a word that says so; nil where it is no answer.
    func lines(lettered answer: String) -> [String]? {
        if ["none", "nothing", "无", "没有"].contains(answer.lowercased()) { return [] }
        let letters = offered.indices.map(Self.letter)
        var words = answer.lowercased().split { " ,.;>-→、\t()".contains($0) }.map { word in
            Int(word).flatMap { letters.indices.contains($0 - 1) ? letters[$0 - 1] : nil }
                ?? String(word)
        }
        if words.count == 1, !letters.contains(words[0]) { words = words[0].map(String.init) }
        let indices = words.compactMap(letters.firstIndex)
        guard !words.isEmpty, indices.count == words.count, Set(indices).count == indices.count
        else { return nil }
        return indices.map { offered[$0] }
    }
}
