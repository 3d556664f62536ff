import Foundation

/// Names are the user's own.
struct RenamingLaw: Law {
    let name = "names-mean-nothing"
    let sentence = "Whoever gives all objects other names gets the same log with these names."

    func breach(in trial: Trial) -> Breach? {
        let all = Array("abcdefghijklmnopqrstuvwxyz")
        let (there, back) = (Renaming("na", all), Renaming("nb", all.reversed()))
        let seen = [there, back].map { renaming in
            trial.played(trial.pieces.map(renaming.renamed)).seen.map(renaming.undone)
        }
        return Breach(expected: seen[0], found: seen[1])
    }
}

/// Other names for what one letter names, all of one length.
private struct Renaming {
    private let prefix: String
    private let letters: [Character: Character]
    private let originals: [Character: Character]

    /// The letters take the place of `a` to `z`.
    init(_ prefix: String, _ letters: [Character]) {
        self.prefix = prefix
        let names = zip("abcdefghijklmnopqrstuvwxyz", letters)
        self.letters = Dictionary(uniqueKeysWithValues: names.map { ($0, $1) })
        originals = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })
    }

    /// A script with other names: not in texts, not of members, and not of labels.
    func renamed(_ piece: String) -> String {
        piece.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map {
            $0.offset % 2 == 1 ? String($0.element) : renamedCode(String($0.element))
        }.joined(separator: "\"")
    }

    private func renamedCode(_ code: String) -> String {
        code.replacing(/(?<before>^|[^\w.@"])(?<name>[a-z])(?![\w:"])/) { found in
            guard let first = found.name.first, let letter = letters[first] else {
                return String(found.output.0)
            }
            return "\(found.before)\(prefix)_\(letter)"
        }
    }

    /// A line of the log with the names that the script had.
    func undone(_ line: String) -> String {
        var parts = line.components(separatedBy: prefix + "_")
        for index in parts.indices.dropFirst() {
            guard let first = parts[index].first, let letter = originals[first] else { continue }
            parts[index] = "\(letter)" + parts[index].dropFirst()
        }
        return parts.joined()
    }
}
