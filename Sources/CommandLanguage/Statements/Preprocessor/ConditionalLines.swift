/// Which lines of a script C's preprocessor leaves out: those of a branch of `#if` that is not taken.
/// They become blanks, and so do the lines that say so, so that everything else keeps its place.
struct ConditionalLines: Sendable {
    private struct Branch: Sendable {
        /// The line of the script, counted from 0, on which it was opened.
        let line: Int
        /// False where the condition is none of C's, so that its lines stay as they are.
        let isUnderstood: Bool
        /// Whether the lines around it are taken.
        let isOuterTaken: Bool
        /// Whether a branch of it was taken so far, and whether the present one is.
        var wasTaken: Bool
        var isTaken: Bool
    }

    private var open: [Branch] = []
    private var known = PreprocessorNames()
    /// How many lines were read.
    private var line = 0
    /// Whether they are those of files of C, where no `#` begins a comment.
    var areOfFiles = false

    /// The line, counted from 0, of the outermost `#if` that is still open; nil where none is.
    var openLine: Int? { open.first(where: \.isUnderstood)?.line }

    /// Begins with another file, which knows the names of those before it.
    mutating func beginFile() {
        open = []
        line = 0
    }

    /// Whether lines are taken as they come.
    private var isTaking: Bool { open.last?.isTaken ?? true }

    /// Reads the complete lines in the range, and blanks what is left out.
    mutating func read(_ bytes: inout [UInt8], _ range: Range<Int>) {
        if open.isEmpty, !bytes[range].contains(Byte.hash) {
            for index in range where bytes[index] == Byte.newline { line += 1 }
            return
        }
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes[start..<range.upperBound].firstIndex(of: Byte.newline)
            readLine(&bytes, start..<(end ?? range.upperBound))
            if end != nil { line += 1 }
            start = (end ?? range.upperBound) + 1
        }
    }

    private mutating func readLine(_ bytes: inout [UInt8], _ range: Range<Int>) {
        let wasTaking = isTaking
        if areOfFiles { join(&bytes, range) }
        let isConditional = directive(bytes[range]).map { read($0.word, $0.rest) } ?? false
        guard isConditional || !wasTaking, isConditional || !isImport(bytes[range]) else { return }
        for index in range where bytes[index] != Byte.carriageReturn { bytes[index] = Byte.space }
    }

    /// Whether the line imports a module in Swift: what is not here may be used whatever branch says so, as the files of an app
    /// are read, and a step that is taken again must know of it, too.
    private func isImport(_ line: ArraySlice<UInt8>) -> Bool {
        if areOfFiles { return false }
        let words = line.split(whereSeparator: \.isBlank)
        return words.count == 2 && words[0].elementsEqual("import".utf8)
            && !words[1].elementsEqual("SwiftUI".utf8)
    }

    /// Brings the `#` of `#  define` to its word.
    private func join(_ bytes: inout [UInt8], _ range: Range<Int>) {
        guard let hash = range.first(where: { !bytes[$0].isBlank }), bytes[hash] == Byte.hash,
            let word = range.first(where: { $0 > hash && !bytes[$0].isBlank }), word > hash + 1,
            bytes[word].isLetter
        else { return }
        bytes.swapAt(hash, word - 1)
    }

    /// `#word rest` at the beginning of a line; nil for any other line.
    private func directive(_ line: ArraySlice<UInt8>) -> (word: String, rest: String)? {
        guard let hash = line.firstIndex(where: { !$0.isBlank }), line[hash] == Byte.hash
        else { return nil }
        let end = line[(hash + 1)...].firstIndex { !$0.isLetter } ?? line.endIndex
        let word = String(decoding: line[(hash + 1)..<end], as: UTF8.self)
        guard Self.words.contains(word) || areOfFiles && Self.messages.contains(word) else {
            return nil
        }
        return (word, String(decoding: line[end...], as: UTF8.self))
    }

    private static let words: Set<String> = [
        "if", "ifdef", "ifndef", "elif", "else", "endif", "define", "undef",
    ]

    /// What the compiler would say.
    private static let messages: Set<String> = ["error", "warning"]

    /// Reads a directive; whether its line is the preprocessor's alone.
    private mutating func read(_ word: String, _ rest: String) -> Bool {
        let text = rest.withoutComment
        switch word {
        case "if": return begin(known.value(of: text).map { $0 != 0 })
        case "ifdef", "ifndef":
            return begin(text.isPlainName ? known.isDefined(text) == (word == "ifdef") : nil)
        case "elif": return goOn { $0.value(of: text) ?? 0 != 0 }
        case "else": return goOn { _ in true }
        case "endif": return end()
        case _ where Self.messages.contains(word): return true
        case "define":
            if isTaking { known.define(text) }
            return false
        default:
            if isTaking { known.forget(text) }
            return false
        }
    }

    private mutating func begin(_ isTrue: Bool?) -> Bool {
        let isOuterTaken = isTaking
        let isTaken = isOuterTaken && isTrue ?? true
        open.append(
            Branch(
                line: line, isUnderstood: isTrue != nil, isOuterTaken: isOuterTaken,
                wasTaken: isTaken, isTaken: isTaken))
        return isTrue != nil
    }

    private mutating func goOn(_ isTrue: (PreprocessorNames) -> Bool) -> Bool {
        guard var branch = open.last else { return false }
        guard branch.isUnderstood else { return false }
        branch.isTaken = branch.isOuterTaken && !branch.wasTaken && isTrue(known)
        branch.wasTaken = branch.wasTaken || branch.isTaken
        open[open.count - 1] = branch
        return true
    }

    private mutating func end() -> Bool { open.popLast()?.isUnderstood ?? false }
}

extension String {
    /// The text without a comment of C behind it, and without the space around it.
    fileprivate var withoutComment: String {
        var end = endIndex
        var index = startIndex
        while index < endIndex {
            let next = self.index(after: index)
            if self[index] == "/", next < endIndex, self[next] == "/" || self[next] == "*" {
                end = index
                break
            }
            index = next
        }
        return String(self[..<end].drop { $0.isWhitespace }.trimmedEnd)
    }

    /// Whether it is one name of C.
    fileprivate var isPlainName: Bool {
        guard let first = utf8.first, !first.isDigit else { return false }
        return utf8.allSatisfy(\.isIdentifier)
    }
}

extension Substring {
    fileprivate var trimmedEnd: Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
