/// What is said unasked behind a command that has not reached the goal.
extension GoalReport {
    /// What is right by now, and the next thing alone, in the lesson's words; all that is missing, where the lesson has
    /// none. `earlier` is how far the goal was before the command.
    func next(after earlier: GoalReport, _ words: TeachingWords) -> String {
        let open = entries.indices.filter { !entries[$0].holds && entries[$0].sentence != nil }
        if let spoilt = open.first(where: { Self.needsAgain(entries[$0]) }) {
            return sentence(spoilt) + words(" ", "") + Self.again(words)
        }
        guard let first = open.first else { return progress(words) }
        let grown = open.filter { entries[$0].linesThere > earlier.linesThere($0) }
        let logs = grown.filter { entries[$0].form == "log" }
        let longest = (logs.isEmpty ? grown : logs).max {
            entries[$0].linesAsked < entries[$1].linesAsked
        }
        if let longest {
            return entries[longest].share(words) + words(" ", "") + sentence(longest)
        }
        if let lost = open.first(where: { earlier.holds($0) }) { return sentence(lost) }
        let isNearer = entries.indices.contains { entries[$0].holds && !earlier.holds($0) }
        return (isNearer ? held(words) + words(" ", "") : "") + sentence(first)
    }

    private func sentence(_ index: Int) -> String { entries[index].sentence ?? "" }

    private func holds(_ index: Int) -> Bool {
        entries.indices.contains(index) && entries[index].holds
    }

    private func linesThere(_ index: Int) -> Int {
        entries.indices.contains(index) ? entries[index].linesThere : 0
    }

    private func held(_ words: TeachingWords) -> String {
        let told = entries.filter { $0.sentence != nil }
        let held = told.count(where: \.holds)
        return words(
            "Right so far, \(held) of \(told.count) things.",
            "到这里都对，\(told.count) 项里有 \(held) 项已满足。")
    }
}

extension GoalReport.Entry {
    /// What it asks for, line by line, and what there is: of a tree the controllers, whatever their state.
    private var compared: (asked: [String], there: [String]) {
        guard case .fails(let failure) = verdict else { return ([], []) }
        switch form {
        case "log": return (failure.expected, failure.actual)
        case "tree":
            let place = { (line: String) in line.prefix { $0 != "[" }.description }
            return (failure.expected.map(place), failure.actual.map(place))
        default: return ([], [])
        }
    }

    /// How many of the lines that it asks for are there.
    fileprivate var linesThere: Int {
        LineAlignment(compared.asked, compared.there).pairs.count
    }

    fileprivate var linesAsked: Int { compared.asked.count }

    /// How many of them are there.
    fileprivate func share(_ words: TeachingWords) -> String {
        if form == "tree" {
            return words(
                "Right so far, \(linesThere) of \(linesAsked) controllers stand in their places.",
                "到这里都对，\(linesAsked) 个控制器里有 \(linesThere) 个在自己的位置上。")
        }
        return words(
            "Right so far, \(linesThere) of \(linesAsked) lines of the log.",
            "到这里都对，日志里 \(linesAsked) 行有了 \(linesThere) 行。")
    }
}
