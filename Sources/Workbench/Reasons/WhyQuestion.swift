import CommandLanguage
import HierarchyRecords

/// What `why` is asked: in its own words (`not a.viewDidAppear`), or in a person's (`does viewDidAppear not
/// come?`, `twice?`). Words that name nothing are passed over where others do.
struct WhyQuestion {
    enum Kind {
        /// Why the last event came.
        case last
        /// Why that event came.
        case came([Word])
        /// Why that event did not come.
        case didNotCome([Word])
        /// Why that event came twice; whichever did where none is named.
        case twice([Word]?)
        /// Why the one event came, and not the other.
        case rather([Word], than: [Word])
    }

    let kind: Kind
    /// Whether it has words of a person's beside an event: `is active nil in note.keyboardWillShow`.
    let saysMore: Bool
    /// The words that say something, events among them, in their order.
    let sentence: String
    /// The first word behind the event of a plain `not EVENT` that says nothing about it.
    let superfluous: Word?

    /// Reads the words; `isName` says of one whether an object is called so.
    init(_ words: [Word], isName: (String) -> Bool) {
        var reading = Reading()
        for word in words { reading.take(word) }
        kind = reading.kind(isName)
        saysMore = reading.saysMore
        sentence = reading.meant.map(\.text).joined(separator: " ")
        let isPlain = words.first?.text == "not"
        superfluous = isPlain ? reading.superfluous(isName) : nil
    }

    /// The objects that it names, each by the first name of its path.
    var subjects: Set<String> {
        let events: [[Word]] =
            switch kind {
            case .last: []
            case .came(let words), .didNotCome(let words): [words]
            case .twice(let words): [words ?? []]
            case .rather(let words, let others): [words, others]
            }
        return Set(
            events.compactMap { words in
                words.first.map { String($0.text.prefix { $0 != "." }) }
            })
    }

    /// Whether something is asked about that did not come.
    var isAboutAbsence: Bool {
        switch kind {
        case .didNotCome, .rather: true
        case .last, .came, .twice: false
        }
    }
}

extension WhyQuestion {
    /// What was read of the words so far.
    private struct Reading {
        /// The events, each with its words: what stands in parentheses may be several.
        private var events: [[Word]] = []
        private var openParentheses = 0
        private var strangers: [Word] = []
        /// Both, in their order.
        private(set) var meant: [Word] = []
        private var isTwice = false
        /// How many events stand before the word that says no; nil without such a word.
        private var eventsBeforeNo: Int?

        mutating func take(_ word: Word) {
            if openParentheses > 0 { return goOn(with: word) }
            let plain = word.isQuoted ? word : word.withoutMarks
            let text = plain.text.lowercased()
            if plain.namesEvent, strangers.isEmpty || !plain.isWordOfProse {
                events.append([])
                meant.append(plain)
                goOn(with: plain)
            } else if WhyQuestion.negations.contains(text) {
                eventsBeforeNo = eventsBeforeNo ?? events.count
            } else if WhyQuestion.repetitions.contains(text) {
                isTwice = true
            } else if !text.isEmpty, !WhyQuestion.fillers.contains(text) {
                strangers.append(plain)
                meant.append(plain)
            }
        }

        /// The first word behind the event that neither names whose it is nor says anything else of it.
        func superfluous(_ isName: (String) -> Bool) -> Word? {
            guard let event = events.first, let end = event.last?.span else { return nil }
            let isOwned = event[0].text.contains(".")
            return strangers.first { word in
                let isBehind = (word.span.line, word.span.column) > (end.line, end.column)
                let text = word.text.lowercased()
                let isUsed =
                    WhyQuestion.emphases.contains(text)
                    || !isOwned
                        && (WhyQuestion.waysToAnOwner.contains(text)
                            || isName(word.text.withoutPossessive))
                return isBehind && !isUsed
            }
        }

        var saysMore: Bool { !events.isEmpty && !strangers.isEmpty }

        private mutating func goOn(with word: Word) {
            events[events.count - 1].append(word)
            if word.isQuoted { return }
            let opened = word.text.filter { $0 == "(" }.count
            let closed = word.text.filter { $0 == ")" }.count
            openParentheses = max(0, openParentheses + opened - closed)
        }

        func kind(_ isName: (String) -> Bool) -> Kind {
            if events.isEmpty, let kind = kindOfState(isName) { return kind }
            let event = event(isName)
            if let eventsBeforeNo {
                if events.count > 1, eventsBeforeNo == 1 {
                    return .rather(events[0], than: events[1])
                }
                return .didNotCome(event ?? [])
            }
            if isTwice { return .twice(event) }
            return event.map { .came($0) } ?? .last
        }

        /// What is asked of an object by a word for its state, which follows its name: `is home not deallocated`; nil
        /// where nothing is.
        private func kindOfState(_ isName: (String) -> Bool) -> Kind? {
            let words = strangers.filter { !WhyQuestion.emphases.contains($0.text.lowercased()) }
            guard words.count > 1 else { return nil }
            let said = words[1].text.withoutChineseStill
            guard let state = StateWord(said.withoutChineseNo) else { return nil }
            var event = words[0]
            event.text = event.text.withoutPossessive
            guard isName(event.text) else { return nil }
            event.text += "." + state.callback.spelling.base
            if isTwice { return .twice([event]) }
            let saysNo = eventsBeforeNo != nil || said != said.withoutChineseNo
            return saysNo == state.isOfAbsence ? .came([event]) : .didNotCome([event])
        }

        /// The first event, of the object that the other words name: `viewWillAppear` and `on home`.
        private func event(_ isName: (String) -> Bool) -> [Word]? {
            guard var event = events.first else { return strangers.isEmpty ? nil : strangers }
            let named = strangers.map(\.text.withoutPossessive).filter(isName)
            guard events.count == 1, let owner = named.first, EventQuery.isCallback(event[0].base)
            else { return event }
            event[0].text = "\(owner).\(event[0].text)"
            return event
        }
    }

    private static let negations: Set<String> = [
        "not", "never", "no", "doesn't", "didn't", "isn't", "wasn't", "hasn't", "won't", "cannot",
        "can't", "without",
    ]

    private static let repetitions: Set<String> = ["twice", "two", "double", "repeatedly"]

    /// What stands between a name and the word for a state without changing what is asked.
    private static let emphases: Set<String> = [
        "still", "yet", "always", "ever", "even", "just", "really", "actually", "being", "been",
        "controller", "screen", "view", "object", "还", "一直", "的", "为什么",
    ]

    /// What stands between a callback and the object that should get it.
    private static let waysToAnOwner: Set<String> = ["on", "in", "for", "by", "at", "to", "from"]

    private static let fillers: Set<String> = [
        "does", "do", "did", "is", "was", "were", "has", "have", "come", "comes", "came", "sent",
        "get", "gets", "got", "called", "call", "fire", "fires", "fired", "run", "runs", "ran",
        "happen", "happens", "happened", "the", "it", "this", "that", "my", "there", "and", "but",
        "times", "event", "events", "again", "instead", "of", "here", "will", "would", "ever",
    ]
}

extension String {
    /// `home` for `home's`.
    fileprivate var withoutPossessive: String { hasSuffix("'s") ? String(dropLast(2)) : self }

    /// `活着` for `还活着`: Chinese has its "still" in the same word.
    fileprivate var withoutChineseStill: String {
        let still = ["还一直", "一直", "还"].first { hasPrefix($0) }
        return String(dropFirst(still?.count ?? 0))
    }

    /// `释放` for `没有释放`: it has its "no" there, too.
    fileprivate var withoutChineseNo: String {
        let no = ["没有", "没", "不"].first { hasPrefix($0) }
        return String(dropFirst(no?.count ?? 0))
    }
}

extension Word {
    /// What stands before the parentheses.
    fileprivate var base: Substring { text.prefix { $0 != "(" } }

    /// The word without the marks that end a sentence or a part of it.
    fileprivate var withoutMarks: Word {
        var word = self
        while let last = word.text.last, "?!,;？！，。".contains(last) { word.text.removeLast() }
        return word
    }

    /// Whether it stands in sentences as well: `3` of `3 rows`, `show` of `the keyboard does not show`.
    fileprivate var isWordOfProse: Bool {
        text.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    }

    /// Whether it may be an event: a number, `a.viewDidAppear`, or a callback alone.
    fileprivate var namesEvent: Bool {
        if text.isEmpty { return false }
        if text.allSatisfy({ $0.isASCII && $0.isNumber }) || text.contains(".") { return true }
        return EventQuery.isCallback(base)
    }
}
