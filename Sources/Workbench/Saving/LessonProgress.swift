import CommandLanguage
import POSIX

/// What a learner has done, kept under the state directory of the XDG base directories: a line for
/// each step of a lesson that was done.
struct LessonProgress {
    /// A step that was done.
    struct Entry: Equatable {
        let lesson: String
        let step: Int
        let of: Int
        let taken: Int
        let solution: Int
        let hints: Int
        /// When it was done, by the learner's clock, `2026-11-30 16:20`; nil where that was not kept.
        let when: String?

        init(
            lesson: String, step: Int, of: Int, taken: Int, solution: Int, hints: Int,
            when: String? = nil
        ) {
            (self.lesson, self.step, self.of) = (lesson, step, of)
            (self.taken, self.solution, self.hints) = (taken, solution, hints)
            self.when = when.flatMap {
                $0.wholeMatch(of: #/\d{4}-\d\d-\d\d \d\d:\d\d/#) == nil ? nil : $0
            }
        }

        /// Reads a line; nil where it is none of ours.
        init?(_ line: Substring) {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().prefix(5).compactMap { Int($0) }
            guard words.count == 6 || words.count == 8, numbers.count == 5 else { return nil }
            self.init(
                lesson: String(words[0]), step: numbers[0], of: numbers[1], taken: numbers[2],
                solution: numbers[3], hints: numbers[4],
                when: words.dropFirst(6).joined(separator: " "))
        }

        /// Reads what `json` writes; nil where it is none of ours.
        init?(json line: Substring) {
            let text = line.drop { $0 == " " }
            guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
            var values: [Substring: Substring] = [:]
            for field in text.dropFirst().dropLast().split(separator: ",") {
                let parts = field.split(separator: ":", maxSplits: 1)
                guard parts.count == 2 else { return nil }
                values[Self.bare(parts[0])] = Self.bare(parts[1])
            }
            let number = { (key: Substring) in
                values[key].flatMap { Int($0) }.flatMap { (0...1 << 20).contains($0) ? $0 : nil }
            }
            guard let lesson = values["lesson"], let step = number("step"),
                let count = number("of"),
                let taken = number("taken"), let solution = number("solution"),
                let hints = number("hints")
            else { return nil }
            self.init(
                lesson: String(lesson), step: step, of: count, taken: taken, solution: solution,
                hints: hints, when: values["when"].map(String.init))
        }

        /// Without blanks and quotes around it.
        private static func bare(_ text: Substring) -> Substring {
            let text = text.trimmedBlanks[...]
            return text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
                ? text.dropFirst().dropLast() : text
        }

        /// `add-a-child: step 2 of 5, taken 3, solution 1, hints 0, 2026-11-30 16:20`
        var sentence: Message {
            guard let when else {
                return
                    "\(lesson): step \(step) of \(of), taken \(taken), solution \(solution), hints \(hints)"
            }
            return
                "\(lesson): step \(step) of \(of), taken \(taken), solution \(solution), hints \(hints), \(when)"
        }

        /// The same as an object of JSON.
        var json: String {
            "{\"lesson\":\"\(lesson)\",\"step\":\(step),\"of\":\(of),\"taken\":\(taken),"
                + "\"solution\":\(solution),\"hints\":\(hints)"
                + (when.map { ",\"when\":\"\($0)\"" } ?? "") + "}"
        }

        var line: String {
            "\(lesson) \(step) \(of) \(taken) \(solution) \(hints)" + (when.map { " " + $0 } ?? "")
        }
    }

    /// What the learner's clock says: `2026-11-30 16:20`.
    static var now: String {
        var (seconds, parts) = (time(nil), tm())
        localtime_r(&seconds, &parts)
        let pad = { (number: Int32) in (number < 10 ? "0" : "") + "\(number)" }
        let day = "\(parts.tm_year + 1900)-\(pad(parts.tm_mon + 1))-\(pad(parts.tm_mday))"
        return "\(day) \(pad(parts.tm_hour)):\(pad(parts.tm_min))"
    }

    private let directory: String?

    /// The progress in a directory; in the user's own where none is named.
    init(in directory: String? = defaultDirectory) { self.directory = directory }

    /// `$XDG_STATE_HOME/vcr`, or the same below `~/.local/state`; nil without a home.
    static var defaultDirectory: String? {
        if let state = SessionStore.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
            return state + "/vcr"
        }
        return SessionStore.environment("HOME").map { $0 + "/.local/state/vcr" }
    }

    private var path: String? { directory.map { $0 + "/lessons" } }

    private static let header = "# vcr lessons 1"

    /// The steps that were done, in order; the newest of each counts.
    var entries: [Entry] {
        guard let path,
            let bytes = try? SessionStore.read(
                path, limit: 1 << 20, at: SourceSpan(line: 1, column: 1))
        else { return [] }
        var entries: [Entry] = []
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            guard let entry = Entry(line) else { continue }
            entries.removeAll { $0.lesson == entry.lesson && $0.step == entry.step }
            entries.append(entry)
        }
        return entries
    }

    /// Whether every step of the lesson was done.
    func isDone(_ lesson: String) -> Bool {
        let mine = entries.filter { $0.lesson == lesson }
        guard let count = mine.last?.of else { return false }
        return Set(mine.map(\.step)).isSuperset(of: 1...max(1, count))
    }

    /// Adds a step; returns why that could not be kept, and nil where it was.
    func add(_ entry: Entry) -> Message? {
        write(entries.filter { $0.lesson != entry.lesson || $0.step != entry.step } + [entry])
    }

    /// Forgets everything; returns why that could not be done.
    func forget() -> Message? {
        guard let path else { return nil }
        return unlink(path) == 0 || errno == ENOENT ? nil : FileError.last.text
    }

    private func write(_ entries: [Entry]) -> Message? {
        guard let directory, let path else { return nil }
        let text = ([Self.header] + entries.map(\.line)).joined(separator: "\n") + "\n"
        do throws(FileError) {
            try SessionStore.makeDirectory(directory)
            let temporary = path + ".\(getpid())"
            let file = try OpenFile(
                temporary, flags: O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, mode: 0o600)
            try file.write(Array(text.utf8))
            if rename(temporary, path) != 0 { throw FileError.last }
            return nil
        } catch {
            return "progress is not kept: \(error.text)"
        }
    }
}
