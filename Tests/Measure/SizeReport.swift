/// The median, the 95th percentile and the largest of some sizes.
struct Spread: Equatable {
    var median: Int
    var p95: Int
    var largest: Int

    /// All zero where there is nothing to measure.
    init(_ sizes: [Int]) {
        let sorted = sizes.sorted()
        func quantile(_ share: Double) -> Int {
            sorted.isEmpty ? 0 : sorted[Int((Double(sorted.count - 1) * share).rounded())]
        }
        median = quantile(0.5)
        p95 = quantile(0.95)
        largest = sorted.last ?? 0
    }

    /// `150 / 350 / 500`.
    var text: String { "\(median) / \(p95) / \(largest)" }
}

/// Sizes room by room, and what is beyond the aims of architecture.
struct SizeReport {
    static let longestLine = 100
    static let fullestFolder = 20
    static let longestFile = 500
    static let longestFunction = 60

    let files: [SourceFile]

    /// The report's lines: a table of rooms, then what is over a limit.
    func lines() -> [String] {
        let rooms = Set(files.map(\.measuredRoom)).sorted()
        let rows = rooms.map { room in row(room, files.filter { $0.measuredRoom == room }) }
        return table(header + rows + [row("all", files), aims]) + outliers()
    }

    private var header: [[String]] {
        [
            [
                "room", "files", "lines", "lines a file", "functions", "lines a function",
                "over 100 columns",
            ]
        ]
    }

    private var aims: [String] { ["aim", "", "", "150 / 350 / 500", "", "8 / 30 / 60", "0"] }

    private func row(_ name: String, _ files: [SourceFile]) -> [String] {
        let sizes = files.map(\.text.lines.count)
        let functions = files.flatMap(\.functions)
            .filter { $0.kind == .function }
        return [
            name, String(files.count), String(sizes.reduce(0, +)), Spread(sizes).text,
            String(functions.count), Spread(functions.map(\.lineCount)).text,
            String(files.flatMap(\.text.lines).count { $0.count > Self.longestLine }),
        ]
    }

    private func table(_ rows: [[String]]) -> [String] {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let gap = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + gap : gap + row[column]
            }.joined(separator: "  ")
        }
    }

    private func outliers() -> [String] {
        var lines: [String] = []
        for file in files where !file.isGenerated {
            let count = file.text.lines.count
            if count > Self.longestFile { lines.append("\(file.path): \(count) lines") }
            for function in file.functions
            where function.lineCount > Self.longestFunction {
                let kind = function.isTable ? " (table)" : ""
                lines.append(
                    "\(file.path):\(function.firstLine): \(function.name), "
                        + "\(function.lineCount) lines\(kind)")
            }
        }
        return lines + fullFolders()
    }

    /// The folders with more files than one looks through at a glance.
    func fullFolders() -> [String] {
        let folders = Dictionary(grouping: files.filter { !$0.isGenerated }, by: \.folder)
            .mapValues(\.count)
        return folders.filter { $0.value > Self.fullestFolder }.sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value) files" }
    }
}
