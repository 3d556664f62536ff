import HierarchyRecords

/// Reads `H:|-[a(>=50)]-8-[b]-|`.
struct VisualFormat {
    /// A relation with a number or another view, and its priority.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: String?
        var priority: Float = 1000
    }

    /// The gap between two views.
    enum Gap {
        case none
        case standard
        case of([Predicate])
    }

    /// A view, or the superview if the name is nil, with the predicates on its size and the gap
    /// before it.
    struct Part {
        var name: String?
        var sizes: [Predicate] = []
        var gap = Gap.none
    }

    /// Why a format cannot be read, and at which place.
    struct Failure: Error {
        let reason: String
        let offset: Int
    }

    private let characters: [Character]
    private var place = 0
    private let metrics: [String: CGFloat]
    private(set) var isVertical = false
    private(set) var parts: [Part] = []

    init(_ format: String, metrics: [String: CGFloat]) throws(Failure) {
        characters = Array(format)
        self.metrics = metrics
        try read()
    }

    private mutating func read() throws(Failure) {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var part = Part()
        if take("|") {
            parts.append(Part())
            part.gap = try readGap()
        }
        repeat {
            part.name = try readView(&part)
            parts.append(part)
            part = Part()
            if place == characters.count { break }
            part.gap = try readGap()
            if take("|") {
                parts.append(part)
                break
            }
        } while place < characters.count
        if place < characters.count { throw fail("Unexpected character after the format") }
    }

    private func fail(_ reason: String) -> Failure { Failure(reason: reason, offset: place) }

    private func noMetric(_ name: String) -> Failure {
        fail("\(name) is not a key in the metrics dictionary.")
    }

    private mutating func take(_ text: String) -> Bool {
        let wanted = Array(text)
        guard place + wanted.count <= characters.count,
            Array(characters[place..<place + wanted.count]) == wanted
        else { return false }
        place += wanted.count
        return true
    }

    private mutating func readView(_ part: inout Part) throws(Failure) -> String {
        guard take("[") else { throw fail("Expected a view") }
        let name = readName()
        if name.isEmpty { throw fail("Expected a view's name") }
        if take("(") { part.sizes = try readPredicates() }
        guard take("]") else { throw fail("Expected a ']' here") }
        return name
    }

    private mutating func readName() -> String {
        var name = ""
        while place < characters.count,
            characters[place].isLetter || characters[place].isNumber || characters[place] == "_"
        {
            name.append(characters[place])
            place += 1
        }
        return name
    }

    private mutating func readGap() throws(Failure) -> Gap {
        guard take("-") else { return .none }
        if place < characters.count, characters[place] == "[" || characters[place] == "|" {
            return .standard
        }
        let predicates = take("(") ? try readPredicates() : [try readPredicate()]
        if let name = predicates.lazy.compactMap(\.view).first { throw noMetric(name) }
        guard take("-") else { throw fail("Expected a '-' here") }
        return .of(predicates)
    }

    private mutating func readPredicates() throws(Failure) -> [Predicate] {
        var result = [try readPredicate()]
        while take(",") { result.append(try readPredicate()) }
        guard take(")") else { throw fail("Expected a ')' here") }
        return result
    }

    private mutating func readPredicate() throws(Failure) -> Predicate {
        var result = Predicate()
        if take("<=") {
            result.relation = .lessThanOrEqual
        } else if take(">=") {
            result.relation = .greaterThanOrEqual
        } else {
            _ = take("==")
        }
        try readOperand(&result)
        if take("@") { result.priority = Float(try readNumber()) }
        return result
    }

    private mutating func readOperand(_ result: inout Predicate) throws(Failure) {
        if place < characters.count, characters[place].isLetter || characters[place] == "_" {
            let name = readName()
            if let metric = metrics[name] { result.constant = metric } else { result.view = name }
        } else {
            result.constant = try readNumber()
        }
    }

    private mutating func readNumber() throws(Failure) -> CGFloat {
        if place < characters.count, characters[place].isLetter {
            let name = readName()
            guard let metric = metrics[name] else { throw noMetric(name) }
            return metric
        }
        var text = take("-") ? "-" : ""
        while place < characters.count, characters[place].isASCII,
            characters[place].isNumber || characters[place] == "."
        {
            text.append(characters[place])
            place += 1
        }
        guard let number = Double(text), number.isFinite else { throw fail("Expected a number") }
        return CGFloat(number)
    }
}
