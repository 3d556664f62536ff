/// A set of characters, as texts are searched, split and trimmed by.
struct CharacterChoice: ScriptValue {
    /// Sets that have names.
    enum Kind: String, CaseIterable {
        case whitespaces, newlines, whitespacesAndNewlines, alphanumerics, letters, decimalDigits
        case punctuationCharacters, symbols, uppercaseLetters, lowercaseLetters
        case urlQueryAllowed, urlPathAllowed, urlHostAllowed, urlFragmentAllowed, urlUserAllowed
        case urlPasswordAllowed

        fileprivate func holds(_ character: Character) -> Bool {
            switch self {
            case .whitespaces: character.isWhitespace && !character.isNewline
            case .newlines: character.isNewline
            case .whitespacesAndNewlines: character.isWhitespace
            case .alphanumerics: character.isLetter || character.isNumber
            case .letters: character.isLetter
            case .decimalDigits: character.isWholeNumber
            case .punctuationCharacters: character.isPunctuation
            case .symbols: character.isSymbol
            case .uppercaseLetters: character.isUppercase
            case .lowercaseLetters: character.isLowercase
            case .urlQueryAllowed, .urlFragmentAllowed: isAllowed(character, ";:@/?")
            case .urlPathAllowed: isAllowed(character, ":@/")
            case .urlHostAllowed: isAllowed(character, ";:[]")
            case .urlUserAllowed, .urlPasswordAllowed: isAllowed(character, ";")
            }
        }

        /// Whether a part of an address may hold the character: letters, digits, and what RFC 3986 reserves for it.
        private func isAllowed(_ character: Character, _ further: String) -> Bool {
            character.isASCII
                && (character.isLetter || character.isNumber
                    || ("-._~!$&'()*+,=" + further).contains(character))
        }
    }

    var kinds: [Kind] = []
    var characters = ""
    /// Characters that were taken out again.
    var excluded = ""
    var isInverted = false

    func holds(_ character: Character) -> Bool {
        let isIn = characters.contains(character) || kinds.contains { $0.holds(character) }
        return (isIn && !excluded.contains(character)) != isInverted
    }

    /// Puts the characters in, or takes them out.
    mutating func change(_ changed: String, areIn: Bool) {
        characters.removeAll { changed.contains($0) }
        excluded.removeAll { changed.contains($0) }
        if areIn != isInverted { characters += changed } else { excluded += changed }
    }

    static var valueType: ValueType { .named(.characterSet) }

    static func from(_ value: Value) -> CharacterChoice? {
        guard case .carrying(let type, _, let parts) = value, type === TypeDescription.characterSet,
            parts.count == 4, let kinds = String.from(parts[0]),
            let characters = String.from(parts[1]), let isInverted = Bool.from(parts[2]),
            let excluded = String.from(parts[3])
        else { return nil }
        return CharacterChoice(
            kinds: kinds.split(separator: " ").compactMap { Kind(rawValue: String($0)) },
            characters: characters, excluded: excluded, isInverted: isInverted)
    }

    var value: Value {
        let names = kinds.map(\.rawValue).joined(separator: " ")
        return .carrying(
            .characterSet, 0,
            [.string(names), .string(characters), .bool(isInverted), .string(excluded)])
    }
}

extension TypeDescription {
    static let characterSet = TypeDescription("CharacterSet", .choices(["CharacterSet"])) {
        CharacterSetMembers.members
    }
}

/// What sets of characters have.
@MainActor
private enum CharacterSetMembers {
    static var members: TypeMembers {
        let own = ValueType.named(.characterSet)
        var members = TypeMembers()
        members.staticProperties = CharacterChoice.Kind.allCases.map { kind in
            MemberProperty(kind.rawValue, type: own) { _ in CharacterChoice(kinds: [kind]).value }
        }
        members.initialisers = [
            MemberMethod("init()", parameters: [], result: own) { _, _ in CharacterChoice().value },
            MemberMethod(
                "init(charactersIn:)",
                parameters: [
                    MethodParameter(label: "charactersIn", type: .string, defaultValue: nil)
                ],
                result: own
            ) { _, arguments in
                CharacterChoice(characters: String.from(arguments[0]) ?? "").value
            },
        ]
        members.properties = [
            MemberProperty("inverted", type: own) { value in
                var set = CharacterChoice.from(value) ?? CharacterChoice()
                set.isInverted.toggle()
                return set.value
            }
        ]
        members.methods = [
            joining, comparing, containing, changing("insert", areIn: true),
            changing("remove", areIn: false),
        ]
        return members
    }

    /// `insert(charactersIn:)` and `remove(charactersIn:)`
    private static func changing(_ base: String, areIn: Bool) -> MemberMethod {
        MemberMethod(
            base + "(charactersIn:)",
            parameters: [.string], result: .void,
            mutate: { value, arguments in
                var set = CharacterChoice.from(value) ?? CharacterChoice()
                set.change(String.from(arguments[0]) ?? "", areIn: areIn)
                value = set.value
                return .void
            })
    }

    private static let joining = MemberMethod(
        "union(_:)", parameters: [.named(.characterSet)], result: .named(.characterSet)
    ) { value, arguments in
        var set = CharacterChoice.from(value) ?? CharacterChoice()
        let other = CharacterChoice.from(arguments[0]) ?? CharacterChoice()
        set.kinds += other.kinds
        set.characters += other.characters
        set.excluded.removeAll { other.holds($0) }
        return set.value
    }

    /// Of a set that lists its characters, whether all of them are in this one.
    private static let comparing = MemberMethod(
        "isSuperset(of:)", parameters: [.named(.characterSet)], result: .bool
    ) { value, arguments in
        let set = CharacterChoice.from(value) ?? CharacterChoice()
        let other = CharacterChoice.from(arguments[0]) ?? CharacterChoice()
        let areKnown = other.kinds.allSatisfy { set.kinds.contains($0) }
        return .bool(areKnown && other.characters.allSatisfy { set.holds($0) })
    }

    private static let containing = MemberMethod(
        "contains(_:)", parameters: [.string], result: .bool
    ) { value, arguments in
        let set = CharacterChoice.from(value) ?? CharacterChoice()
        return .bool(String.from(arguments[0])?.first.map { set.holds($0) } ?? false)
    }
}
