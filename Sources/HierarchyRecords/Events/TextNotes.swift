/// What is known of some of a log's texts beside their words, by the index of the text.
struct TextNotes<Note: Sendable>: Sendable {
    /// The indices ascend.
    private var notes: [(text: Int32, note: Note)] = []

    /// Adds what is known of the text that was stored last.
    mutating func add(_ note: Note, to text: Int32) { notes.append((text, note)) }

    /// What is known of the text; nil where nothing is.
    subscript(text: Int32) -> Note? {
        var (low, high) = (0, notes.count)
        while low < high {
            let middle = (low + high) / 2
            if notes[middle].text < text { low = middle + 1 } else { high = middle }
        }
        return low < notes.count && notes[low].text == text ? notes[low].note : nil
    }

    /// Rewrites every note.
    mutating func change(_ change: (inout Note) -> Void) {
        for index in notes.indices { change(&notes[index].note) }
    }
}
