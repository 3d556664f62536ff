import HierarchyRecords

/// What pages of explanations say of the questions that people ask.
extension Explanations {
    /// The questions that share most with a sentence; nil where none does.
    func page(ofQuestionsLike sentence: String) -> HelpPage? {
        let rows = QuestionSearch.questions(like: sentence).compactMap { question in
            QuestionLibrary.number(of: question.id).map {
                Fact(
                    "question \($0)", question.title.text(in: session.teaching.words.language))
            }
        }
        return rows.isEmpty
            ? nil
            : HelpPage(
                title: sentence,
                summary: "People ask the like; 'question N' pastes what one asked.",
                sections: [HelpPage.Section(heading: "Questions", rows: rows)])
    }

    /// The questions whose command or answer names a callback; a delegate's is not meant where another one
    /// has its name.
    func questions(on callback: Callback) -> [Fact] {
        let base = callback.spelling.base
        if callback.isNote { return [] }
        let isShared = Callback.allCases.contains {
            $0 != callback && !$0.isNote && $0.spelling.base == base
        }
        return callback.category == .delegate && isShared ? [] : questions { $0.names(base) }
    }

    /// The questions whose answer names the rule; where none does, those that ask for one of its
    /// callbacks, unless the rule tells of a whole sequence of them.
    func questions(on rule: Rule) -> [Fact] {
        let named = questions { $0.names(rule.id.rawValue) }
        guard named.isEmpty, !rule.tellsOfSequence else { return named }
        let bases = rule.callbacks.map(\.spelling.base)
        return questions { bases.contains(where: $0.asksFor) }
    }

    /// The questions on the subject of a page.
    func questions(onTopic guide: TopicGuide) -> [Fact] {
        guard
            let topic = QuestionTopic.allCases.first(where: {
                TopicGuide.named($0.rawValue)?.name == guide.name
            })
        else { return [] }
        let count = QuestionLibrary.questions(on: topic).count
        let words = session.teaching.words
        return count == 0
            ? []
            : [
                Fact(
                    "questions \(topic.rawValue)",
                    words("\(count) that people ask", "人们问的 \(count) 个问题"))
            ]
    }

    private func questions(where isWanted: (AskedQuestion) -> Bool) -> [Fact] {
        let language = session.teaching.words.language
        return QuestionLibrary.all.filter(isWanted).prefix(Self.mostQuestions).map {
            Fact("question \($0.id)", $0.title.text(in: language))
        }
    }

    /// How many questions a page leads to.
    private static let mostQuestions = 5
}

extension AskedQuestion {
    /// Whether its command or its answer has the name in it, as a word of its own.
    fileprivate func names(_ name: String) -> Bool {
        asksFor(name)
            || inquiry.answer.points.flatMap(\.wordings).contains { $0.hasWord(name) }
    }

    /// Whether its command has the name in it.
    fileprivate func asksFor(_ name: String) -> Bool { inquiry.source.hasWord(name) }
}

extension String {
    /// Whether the text has the word, with no letter or digit beside it.
    fileprivate func hasWord(_ word: String) -> Bool {
        split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
    }
}
