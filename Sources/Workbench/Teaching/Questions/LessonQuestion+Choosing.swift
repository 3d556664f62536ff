import CommandLanguage

/// What a learner may type for an answer of a question.
extension LessonQuestion {
    /// The answers that the text means, by their numbers, their words, or a yes or no; nil where it means none.
    func chosen(by text: String) -> Set<Int>? {
        if let numbers = Teaching.numbers(text) { return numbers }
        if let answer = answer(saying: text) { return [answer] }
        let typed = Self.plain(text)
        let begun = answers.indices.filter { Self.plain(answers[$0].text).hasPrefix(typed) }
        return typed.count > 1 && begun.count == 1 ? [begun[0] + 1] : nil
    }

    /// The number of the one answer that says yes or no as the text does; nil where that is none.
    func answer(saying text: String) -> Int? {
        let typed = Self.plain(text)
        guard let wanted = Self.short[typed] else { return nil }
        let said = answers.map { Self.yesOrNo(Self.plain($0.text)) }
        let same = said.indices.filter { said[$0] == wanted }
        if same.count == 1 { return same[0] + 1 }
        // `合适` is the yes beside `不合适`.
        let other = said.firstIndex(of: !wanted)
        return said.count == 2 && same.isEmpty ? other.map { 2 - $0 } : nil
    }

    private static func plain(_ text: String) -> String {
        let marks: Set<Character> = ["`", ".", "!", "?", "。", "！", "？", "'", "\""]
        return text.lowercased().filter { !marks.contains($0) }.trimmedBlanks
    }

    private static let short: [String: Bool] = [
        "yes": true, "y": true, "yeah": true, "yep": true, "true": true, "是": true, "是的": true,
        "对": true, "对的": true, "会": true, "可以": true, "能": true, "有": true,
        "no": false, "n": false, "nope": false, "not": false, "false": false, "否": false,
        "不": false, "不是": false, "不对": false, "不会": false, "不可以": false, "不能": false,
        "没有": false, "没": false,
    ]

    /// Whether an answer begins with yes or no.
    private static func yesOrNo(_ text: String) -> Bool? {
        let word = text.prefix { $0.isASCII && $0.isLetter }
        if !word.isEmpty { return short[String(word)] }
        if ["不", "否", "没"].contains(where: text.hasPrefix) { return false }
        return ["是", "对", "会", "可以", "能", "有"].contains(where: text.hasPrefix) ? true : nil
    }
}
