import CommandLanguage
import Statements

/// Binds operands to parameters, always in the same way:
///
/// 1. A bare introducing word (`to`, `frame`) binds the words that follow to its parameter, unless
///    it is a new name, or the name of a living object where an object must stand.
/// 2. Any other word goes to the first required parameter that has none yet.
/// 3. Then a word of a list (`pageSheet`) goes to the optional parameter with that list,
///    unless a living object has that very name.
/// 4. Then a word goes to the first optional parameter whose kind accepts it.
@MainActor
struct ArgumentBinder: ~Copyable {
    private(set) var arguments: Arguments
    private(set) var index = 0

    /// Binds the operands of a verb.
    static func bind(
        _ verb: consuming Verb, to command: Command, names: NameTable
    ) throws(Diagnostic) -> Arguments {
        var binder = ArgumentBinder(command, verb)
        try binder.bindAll(names)
        return binder.arguments
    }

    private init(_ command: Command, _ verb: consuming Verb) {
        arguments = Arguments(command, verb)
    }

    var command: Command { arguments.command }

    private var operands: [Operand] { arguments.verb.operands }

    private mutating func bindAll(_ names: NameTable) throws(Diagnostic) {
        while index < arguments.verb.operands.count { try bindNext(names) }
        for position in arguments.command.shapes.indices
        where !arguments.command.shapes[position].isOptional && !arguments.isGiven(position) {
            throw missing(command.parameters[position])
        }
    }

    private mutating func bindNext(_ names: NameTable) throws(Diagnostic) {
        guard case .word(let word) = arguments.verb.operands[index] else { return try bindBlock() }
        if let rest = restDue(before: word) { return try takeRest(rest) }
        if !word.isQuoted {
            if try bindFlag(word) { return }
            if let parameter = introduced(by: word, at: index, names) {
                index += 1
                return try bind(parameter, introducedBy: word, names)
            }
        }
        try place(word, names)
    }

    /// The parameter that the operand of that index introduces.
    private func introduced(by word: Word, at place: Int, _ names: NameTable) -> Int? {
        guard !word.isQuoted, let position = introduced(by: word.text) else { return nil }
        return isName(word, at: place, names) ? nil : position
    }

    /// Whether an introducing word can only be meant as a name: nothing follows that it could
    /// introduce, or it is the name that the command makes.
    private func isName(_ word: Word, at place: Int, _ names: NameTable) -> Bool {
        if let position = nextRequired(), case .newName = command.parameters[position].kind {
            return true
        }
        return place == operands.count - 1 && names.object(word.text) != nil
    }

    /// The parameter that takes what is left as it stands, once those before it are bound; a word
    /// that introduces one of those comes first.
    private func restDue(before word: Word) -> Int? {
        let command = arguments.command
        for position in command.shapes.indices where !arguments.isGiven(position) {
            let shape = command.shapes[position]
            if !shape.isKeyworded { return shape.isRest ? position : nil }
            let introducers = command.parameters[position].introducers
            if !word.isQuoted, introducers.contains(word.text) { return nil }
        }
        return nil
    }

    private mutating func bindFlag(_ word: Word) throws(Diagnostic) -> Bool {
        guard isFlag(word) else { return false }
        if arguments.command.animation == .never { throw superfluous(word) }
        arguments.animated = word.text == "animated"
        index += 1
        return true
    }

    private func isFlag(_ word: Word) -> Bool {
        // To compare lengths costs less than to compare words.
        guard arguments.command.animation != .unknown, !word.isQuoted,
            word.text.utf8.count == 8 || word.text.utf8.count == 10
        else { return false }
        return word.text == "animated" || word.text == "unanimated"
    }

    private mutating func bindBlock() throws(Diagnostic) {
        for (position, parameter) in command.parameters.enumerated()
        where !arguments.isGiven(position) {
            switch parameter.kind {
            case .block: return take(position, 1)
            case .rest: return take(position, operands.count - index)
            case .newName, .object, .view, .number, .numbers, .count, .controllerClass, .choice,
                .choices, .categories, .names, .path, .callback, .event, .file, .word, .words,
                .presence:
                continue
            }
        }
        try refuseBlock(operands[index])
    }

    private func refuseBlock(_ operand: Operand) throws(Diagnostic) {
        guard case .block(let block) = operand else { return }
        throw command.refusal(of: block)
    }

    // MARK: Introducing words

    private func introduced(by word: String) -> Int? {
        for position in arguments.command.shapes.indices
        where arguments.command.shapes[position].mayBeIntroduced(by: word) {
            if !arguments.isGiven(position),
                command.parameters[position].introducers.contains(word)
            {
                return position
            }
        }
        return nil
    }

    private mutating func bind(
        _ position: Int, introducedBy word: Word, _ names: NameTable
    ) throws(Diagnostic) {
        if arguments.command.shapes[position].isPresence { return take(position, 0) }
        guard index < arguments.verb.operands.count,
            case .word(let next) = arguments.verb.operands[index],
            names.object(next.text) != nil || introduced(by: next, at: index, names) == nil
        else { throw missing(command.parameters[position], after: word) }
        try bind(position, startingWith: next, names)
    }

    // MARK: Words without one

    private mutating func place(_ word: Word, _ names: NameTable) throws(Diagnostic) {
        if let position = nextRequired() { return try bind(position, startingWith: word, names) }
        if let position = try optionalChoice(word, names) {
            return try bind(position, startingWith: word, names)
        }
        if let misspelt = misspeltChoice(word, names) { throw misspelt }
        for (position, parameter) in command.parameters.enumerated()
        where !arguments.isGiven(position) && !parameter.isKeyworded
            && parameter.choices == nil && accepts(parameter, word)
        {
            return try bind(position, startingWith: word, names)
        }
        throw introducedWrongly(word, names) ?? superfluous(word)
    }

    private func nextRequired() -> Int? {
        for position in arguments.command.shapes.indices where !arguments.isGiven(position) {
            let shape = arguments.command.shapes[position]
            if !shape.isOptional && !shape.isKeyworded { return position }
        }
        return nil
    }

    private func optionalChoice(
        _ word: Word, _ names: NameTable
    ) throws(Diagnostic) -> Int? {
        let shapes = command.shapes
        for position in shapes.indices
        where shapes[position].hasChoices && !shapes[position].isKeyworded {
            let parameter = command.parameters[position]
            guard !arguments.isGiven(position), let choices = parameter.choices,
                choices.spelling(of: word.text) != nil
            else {
                continue
            }
            if let object = openObjectParameter(), names.object(word.text) != nil {
                throw ambiguous(word, parameter, choices, command.parameters[object])
            }
            return position
        }
        return nil
    }

    private func openObjectParameter() -> Int? {
        command.parameters.indices.first { position in
            guard case .object = command.parameters[position].kind else { return false }
            return !arguments.isGiven(position) && !command.parameters[position].isKeyworded
        }
    }

    /// Whether a word without an introducer can be meant for an optional parameter.
    private func accepts(_ parameter: Parameter, _ word: Word) -> Bool {
        switch parameter.kind {
        case .number, .numbers: Decimal.value(word.text) != nil
        case .count: Self.isCount(word.text)
        case .object, .view, .newName, .names: Decimal.value(word.text) == nil
        case .categories: Self.areCategories(word.text)
        case .controllerClass:
            word.text.first?.isUppercase ?? false || StockClass(word.text) != nil
        case .block, .presence, .choice, .choices: false
        case .path, .callback, .event, .file, .word, .words, .rest: true
        }
    }

    // MARK: Taking words

    private mutating func take(_ position: Int, _ count: Int) {
        arguments.slots[position] = Arguments.Slot(first: Int32(index), count: Int32(count))
        index += count
    }

    private mutating func takeRest(_ position: Int) throws(Diagnostic) {
        if case .words = command.parameters[position].kind {
            for operand in operands[index...] { try refuseBlock(operand) }
        }
        take(position, operands.count - index)
    }

    /// Binds `word`, which is the next operand, and those that belong with it.
    private mutating func bind(
        _ position: Int, startingWith word: Word, _ names: NameTable
    ) throws(Diagnostic) {
        if arguments.command.shapes[position].takesAnyWord { return take(position, 1) }
        let parameter = command.parameters[position]
        switch parameter.kind {
        case .number: try bindNumbers(position, 1)
        case .numbers(let count): try bindNumbers(position, count)
        case .count:
            guard Self.isCount(word.text) else {
                throw wrong(word, "'\(word.text)' is no whole number", parameter)
            }
            take(position, 1)
        case .choice(let choices):
            try check(word, choices)
            take(position, 1)
        case .choices, .categories, .names, .event: try bindList(position, names)
        case .block: throw noBlock(word)
        case .words, .rest: try takeRest(position)
        case .newName, .object, .view, .controllerClass, .path, .callback, .file, .word, .presence:
            take(position, 1)
        }
    }

    private mutating func bindNumbers(_ position: Int, _ count: Int) throws(Diagnostic) {
        let parameter = command.parameters[position]
        for offset in 0..<count {
            guard index + offset < operands.count, case .word(let word) = operands[index + offset]
            else { throw missing(parameter, before: index + offset) }
            guard Decimal.value(word.text) != nil else {
                throw wrong(word, Decimal.complaint(word.text), parameter)
            }
        }
        take(position, count)
    }

    /// Binds words up to the next introducing word, flag or block.
    private mutating func bindList(_ position: Int, _ names: NameTable) throws(Diagnostic) {
        var count = 0
        while index + count < operands.count, case .word(let word) = operands[index + count] {
            if count > 0, isFlag(word) || introduced(by: word, at: index + count, names) != nil {
                break
            }
            if let choices = command.parameters[position].choices { try check(word, choices) }
            if case .categories = command.parameters[position].kind { try checkCategories(word) }
            count += 1
        }
        take(position, count)
    }
}

extension Command {
    /// Whether one of its parameters is a block, or all that is left of the line.
    var takesBlock: Bool {
        parameters.contains { parameter in
            switch parameter.kind {
            case .block, .rest: true
            case .newName, .object, .view, .number, .numbers, .count, .controllerClass, .choice,
                .choices, .categories, .names, .path, .callback, .event, .file, .word, .words,
                .presence:
                false
            }
        }
    }

    /// What is said of a block that it does not take.
    func refusal(of block: Block) -> Diagnostic {
        Diagnostic(.wrongArity, at: block.span, "'\(name)' takes no block: \(synopsis)")
    }
}
