/// What several files of a program have for themselves under one name: `private let cellID` in each of two files are two
/// constants. All but one get another name, in their file alone.
struct FilePrivateNames {
    private var files: [[SwiftToken]]
    /// How often each name, or each member with the type that has it, is declared in all files.
    private var counts: [String: Int] = [:]
    private let declared: [[Declared]]

    init(_ files: [[SwiftToken]]) {
        self.files = files
        declared = files.map { FileHead(tokens: $0).declared }
        for file in declared {
            for key in Set(file.map(\.key)) { counts[key, default: 0] += 1 }
        }
    }

    /// The files' tokens, in which each of those names means one thing.
    mutating func separated() -> [[SwiftToken]] {
        var kept: Set<String> = []
        for (index, own) in declared.enumerated() {
            let ofFile = Set(own.filter { !$0.isPrivate }.map(\.key))
            for one in own where one.isPrivate && counts[one.key] ?? 0 > 1 {
                // The first keeps its name where every file has it for itself.
                let isFirst = kept.insert(one.key).inserted && isPrivateEverywhere(one.key)
                if isFirst || ofFile.contains(one.key) { continue }
                rename(one, in: index)
            }
        }
        return files
    }

    private func isPrivateEverywhere(_ key: String) -> Bool {
        declared.allSatisfy { file in file.allSatisfy { $0.key != key || $0.isPrivate } }
    }

    /// Gives the name a number in that file, if nothing else there may be called so.
    private mutating func rename(_ one: Declared, in index: Int) {
        let own = declared[index].count { $0.name == one.name && $0.isPrivate }
        guard files[index].declares(one.name, times: own),
            one.isMember || one.isType
                || !files[index].labels(something: one.name)
        else { return }
        let new = "\(one.name)_\(index + 1)"
        files[index] = files[index].renaming(one.name, to: new, alsoMembers: one.isMember)
    }
}

/// A name that a file declares outside of its types, or a member that an extension adds.
private struct Declared {
    let name: String
    /// The same for what would be declared twice.
    let key: String
    let isPrivate: Bool
    let isMember: Bool

    var isType: Bool { name.first?.isUppercase == true }
}

/// Finds what a file declares, without reading its code.
private struct FileHead {
    let tokens: [SwiftToken]

    var declared: [Declared] {
        var found: [Declared] = []
        var index = 0
        var depth = 0
        var modifiers: Set<String> = []
        // The type that the extension around adds to, and whether all that it adds is private.
        var around: (type: String, isPrivate: Bool)?
        while index < tokens.count {
            let token = tokens[index]
            if token.isSign("{") { depth += 1 }
            if token.isSign("}") { depth -= 1 }
            if depth == 0, token.isSign("}") { around = nil }
            let isMember = depth == 1 && around != nil
            if let word = token.word, depth == 0 || isMember {
                if Self.modifiers.contains(word) || word == "class" && isMember {
                    modifiers.insert(word)
                } else if word == "extension", depth == 0 {
                    let type = path(from: index + 1)
                    around = (type, !modifiers.isDisjoint(with: Self.hiding))
                    modifiers = []
                } else if Self.declaring.contains(word), let name = name(behind: index) {
                    let isHidden =
                        isMember && around?.isPrivate == true
                        || !modifiers.isDisjoint(with: Self.hiding)
                    let owner = isMember ? (around?.type ?? "") + "." : ""
                    found.append(
                        Declared(
                            name: name, key: owner + name + signature(from: index, word),
                            isPrivate: isHidden, isMember: isMember))
                    modifiers = []
                } else {
                    modifiers = []
                }
            }
            index += 1
        }
        return found
    }

    private static let hiding: Set<String> = ["private", "fileprivate"]
    private static let modifiers: Set<String> = [
        "private", "fileprivate", "final", "static", "lazy", "weak", "indirect", "mutating",
        "public", "internal", "open", "override", "objc", "discardableResult", "nonisolated",
    ]
    private static let declaring: Set<String> = [
        "let", "var", "func", "struct", "enum", "protocol", "typealias", "class",
    ]

    private func name(behind index: Int) -> String? {
        guard index + 1 < tokens.count, case .identifier(let name, _) = tokens[index + 1].kind
        else { return nil }
        return name
    }

    /// `UIView.Style` of an extension.
    private func path(from start: Int) -> String {
        var path = ""
        for token in tokens[start...] {
            if let word = token.word {
                path += word
            } else if token.isSign(".") {
                path += "."
            } else {
                break
            }
        }
        return path
    }

    /// What tells functions of one name apart: all that stands in their parentheses.
    private func signature(from index: Int, _ word: String) -> String {
        guard word == "func" else { return "" }
        var depth = 0
        var text = ""
        for token in tokens[index...] {
            if token.isSign("(") { depth += 1 }
            if token.isSign(")") { depth -= 1 }
            if depth > 0 { text += " " + ArraySlice([token]).text { _ in "" } }
            if token.isSign(")"), depth == 0 { return text + " )" }
        }
        return text
    }
}

extension [SwiftToken] {
    /// Whether so many things in the file are declared under the name, and no more.
    fileprivate func declares(_ name: String, times: Int) -> Bool {
        let words = [
            "let", "var", "func", "case", "class", "struct", "enum", "protocol", "typealias",
        ]
        return indices.dropFirst().count {
            self[$0].word == name && words.contains(self[$0 - 1].word ?? "")
        } == times
    }

    /// Whether the name stands before an argument or is that of a parameter.
    fileprivate func labels(something name: String) -> Bool {
        indices.dropLast().contains {
            guard self[$0].word == name, self[$0 + 1].isSign(":"), !self[$0 + 1].isAfterSpace else {
                return false
            }
            let before = $0 > 0 ? self[$0 - 1].word : nil
            return before != "let" && before != "var"
        }
    }

    fileprivate func renaming(
        _ name: String, to new: String, alsoMembers: Bool
    ) -> [SwiftToken] {
        enumerated().map { index, token in
            var token = token
            switch token.kind {
            case .identifier(name, let isEscaped):
                let isMember = index > 0 && self[index - 1].isSign(".")
                if isMember == false || alsoMembers {
                    token.kind = .identifier(new, isEscaped: isEscaped)
                }
            case .string(let pieces):
                token.kind = .string(
                    pieces.map { piece in
                        guard case .interpolation(let tokens) = piece else { return piece }
                        return .interpolation(
                            tokens.renaming(name, to: new, alsoMembers: alsoMembers))
                    })
            case .identifier, .integer, .number, .sign, .end: break
            }
            return token
        }
    }
}
