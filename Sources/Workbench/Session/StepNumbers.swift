/// Which step of the journal has which number. Numbers that no step has any more, or never had here,
/// leave gaps; between two gaps the numbers follow each other.
struct StepNumbers {
    /// Steps in a row, the first of which has that place in the journal and that number.
    private struct Row {
        let place: Int
        let number: Int
    }

    private var rows = [Row(place: 0, number: 1)]

    /// The number of the step at that place.
    func number(at place: Int) -> Int {
        let row = lastRow { $0.place <= place }
        return row.number + place - row.place
    }

    /// The place of the step of that number, of so many steps; nil where none has it.
    func place(of number: Int, among count: Int) -> Int? {
        guard number > 0 else { return nil }
        let row = lastRow { $0.number <= number }
        let place = number - (row.number - row.place)
        return place < count && self.number(at: place) == number ? place : nil
    }

    /// Gives the step that is added at that place its number.
    mutating func give(_ number: Int, at place: Int) {
        guard number != self.number(at: place) else { return }
        rows.append(Row(place: place, number: number))
    }

    /// The last row that begins early enough: rows are sorted by place and by number.
    private func lastRow(where isEarly: (Row) -> Bool) -> Row {
        var (low, high) = (0, rows.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if isEarly(rows[middle]) { low = middle } else { high = middle - 1 }
        }
        return rows[low]
    }
}
