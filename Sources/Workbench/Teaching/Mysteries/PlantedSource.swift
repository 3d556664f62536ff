/// The code of a scene with a fault in it. A line that a fault can be at ends in a mark: `//@ name`.
struct PlantedSource: Sendable {
    /// The code with the fault.
    let lines: [String]
    /// The code without it.
    let mended: [String]
    /// The index of the line that is to be accused: the wrong one, or the one before a call that is
    /// missing.
    let accused: Int
    /// Plants the fault; without one the code is as it should be.
    init(_ source: String, _ edit: MysteryEdit?) {
        let marked = source.split(separator: "\n", omittingEmptySubsequences: false)
            .map { MarkedLine(String($0)) }
        mended = marked.map(\.text)
        let place = { (mark: String) -> Int in
            guard let index = marked.firstIndex(where: { $0.mark == mark }) else {
                preconditionFailure("the scene has no line marked \(mark)")
            }
            return index
        }
        var changed = mended
        switch edit {
        case .forget(let mark):
            let index = place(mark)
            changed.remove(at: index)
            accused = index - 1
        case .change(let mark, let text):
            let index = place(mark)
            changed[index] = marked[index].indent + text
            accused = index
        case .split(let mark, let texts):
            let index = place(mark)
            let parts = texts.map { marked[index].indent + $0 }
            changed.replaceSubrange(index...index, with: parts)
            accused = index + parts.count - 1
        case .add(let text, let mark):
            let index = place(mark) + 1
            changed.insert(marked[index - 1].indent + text, at: index)
            accused = index
        case .move(let mark, let other):
            let (from, to) = (place(mark), place(other))
            changed.remove(at: from)
            accused = from < to ? to : to + 1
            changed.insert(marked[to].indent + marked[from].bare, at: accused)
        case nil:
            accused = 0
        }
        lines = changed
    }
}

/// A line of a scene's code, and its mark.
private struct MarkedLine {
    let text: String
    let mark: String?

    init(_ line: String) {
        let parts = line.split(separator: "//@", maxSplits: 1)
        guard parts.count == 2 else {
            (text, mark) = (line, nil)
            return
        }
        text = String(parts[0].reversed().drop { $0 == " " }.reversed())
        mark = String(parts[1].filter { $0 != " " })
    }

    var indent: String { String(text.prefix { $0 == " " }) }
    var bare: String { String(text.drop { $0 == " " }) }
}
