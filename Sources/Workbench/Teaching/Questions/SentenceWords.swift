/// The words of a sentence by which it is compared with others.
enum SentenceWords {
    /// The words that sentences of this kind have in common say nothing: those are left out.
    private static let common = Set(
        """
        the and for not how what why when where which who does did doesn don didn isn can could should would will \
        have has had this that with from into are was were its you your use get there then than but after before \
        difference between know want need work working problem help call called calls set never still ios swift uikit \
        view controller viewcontroller
        """.split(separator: " ").map(String.init))

    /// What says little beside others as well.
    private static let faint = Set(
        """
        since though although only also any out over one make made let like while once just now \
        programmatically properly correctly completely entire possible way example using use trying tried objective \
        some more being been having got able even always anymore same
        """.split(separator: " ").map(String.init))

    /// Words that people use for the same, each line for one thing.
    private static let alike = """
        gap space room padding strip hole
        gone vanish disappear missing lost lose hide hidden
        hang freeze stuck block unresponsive endless infinite loop circle
        tap click press touch
        dismiss dismissal close
        leak release deallocate deinit dealloc memory free deinitialize
        crash end raise exception
        fire run trigger receive invoke
        show shown see seen visible
        turn rotate rotation landscape portrait orientation
        resize size
        empty blank
        twice two double duplicate again repeat several
        wrong incorrect bad
        old stale outdated
        cover overlap behind under
        top topmost upper
        bottom lower
        begin start launch
        go back return
        color colour
        present presentation modal modally
        master primary sidebar
        navbar navigation
        tabbar tab
        switch change
        another other different
        whether determine check tell detect learn hear
        first initial
        arrow image picture icon
        pass hand
        data value
        refresh reload
        stop prevent disable
        place position
        transparent clear
        deprecated obsolete
        """

    /// The first word of a line of `alike` for each of its words.
    private static let conceptOfWord: [String: String] = {
        var concepts: [String: String] = [:]
        for line in alike.split(separator: "\n") {
            let words = line.split(separator: " ").map { stem(String($0)) }
            for word in words { concepts[word] = words[0] }
        }
        return concepts
    }()

    /// The words in small letters and without their endings.
    static func stems(in text: String) -> [String] {
        text.split { !$0.isLetter }.filter { $0.allSatisfy(\.isASCII) && $0.count > 2 }
            .map { $0.lowercased() }.filter { !common.contains($0) }.map(stem)
    }

    /// What the words mean: those that people use for the same are one; with numbers, as `18` of a system.
    static func concepts(in text: String) -> Set<String> {
        let words = text.withWordsApart.split { !$0.isLetter && !$0.isNumber }
            .flatMap { $0.isOfNumbers ? [$0] : $0.split { !$0.isLetter } }
            .filter { $0.allSatisfy(\.isASCII) && $0.count > ($0.isOfNumbers ? 1 : 2) }
            .map { $0.lowercased() }.filter { !common.contains($0) && !faint.contains($0) }
        return Set(words.map(stem).map { conceptOfWord[$0] ?? $0 })
    }

    /// Pairs of Chinese characters.
    static func pairs(in text: String) -> Set<String> {
        let characters = text.filter { !$0.isASCII && $0.isLetter }
        return Set(zip(characters, characters.dropFirst()).map { "\($0)\($1)" })
    }

    /// Whether a text is more than a name: several words, or some in a script that parts none.
    static func isSentence(_ text: String) -> Bool {
        text.contains(" ") || text.count { !$0.isASCII && $0.isLetter } > 3
    }

    /// `dismissed`, `dismisses` and `dismissing` are `dismiss`; `popped` is `pop`, `swiping` and `swipe` are `swip`.
    private static func stem(_ word: String) -> String {
        var stem = Substring(word)
        if let ending = ["ing", "ed", "es", "s"].first(where: {
            word.count > $0.count + 3 && word.hasSuffix($0)
        }) {
            stem = stem.dropLast(ending.count)
            if ending.count > 1, ending != "es", stem.hasDoubledEnd { stem = stem.dropLast() }
        }
        return String(stem.count > 3 && stem.hasSuffix("e") ? stem.dropLast() : stem)
    }
}

extension Substring {
    fileprivate var isOfNumbers: Bool { allSatisfy(\.isNumber) }

    /// Whether its last letter was doubled by an ending, as in `popp` of `popped`.
    fileprivate var hasDoubledEnd: Bool {
        guard count > 3, let last else { return false }
        return dropLast().last == last && "bgmnprt".contains(last)
    }
}

extension String {
    /// With the words of its names apart, behind the names themselves: `refreshControl refresh Control`, and
    /// `UITabBar UI Tab Bar`.
    fileprivate var withWordsApart: String {
        var apart = ""
        var previous: Character?
        for (character, next) in zip(self, dropFirst().map(Optional.some) + [nil]) {
            if character.isUppercase, let previous {
                let endsLetters = previous.isUppercase && next?.isLowercase == true
                if previous.isLowercase || endsLetters { apart.append(" ") }
            }
            apart.append(character)
            previous = character
        }
        return apart == self ? self : self + " " + apart
    }
}
