import CommandLanguage
import HierarchyRecords

/// One object of a hierarchy on its line, behind the margin.
struct PrintedLine {
    /// From `<` on.
    let text: Substring
    let place: SourceSpan

    /// Whether `<…>` is closed, so that nothing of the line is missing.
    var isWhole: Bool { closing != nil }

    /// Whether a controller is printed so.
    var isController: Bool { text.firstRange(of: ">, state: ") != nil }

    // MARK: Controllers

    /// `<C 0x…>, state: appeared, view: <V 0x…>[ not in the window][, presented with: <P 0x…>]`
    func controller(
        at depth: Int, isPresented: Bool
    ) throws(Diagnostic) -> PrintedController {
        guard let (object, rest) = halves(at: ">, state: "), let object = Self.object(object),
            let (state, view) = Self.halves(of: rest, at: ", view:")
        else { throw mistake("no controller as '_printHierarchy' writes one") }
        guard let name = AppearanceStateName(rawValue: String(state.trimmed)) else {
            throw mistake("'\(state.trimmed)' is no state of a controller")
        }
        let parts = Self.halves(of: view, at: ", presented with: ")
        var controller = PrintedController(
            object: object, depth: depth, isPresented: isPresented, state: name,
            view: try root((parts?.0 ?? view).trimmed), place: place)
        if let parts {
            guard let presentation = Self.object(parts.1.trimmed.withoutEnd) else {
                throw mistake("the line ends early: who presents it?")
            }
            controller.presentationClass = presentation.className
        }
        if controller.view == nil { controller.state = .unloaded }
        return controller
    }

    /// `<UIView 0x…> not in the window`, or `(view not loaded)`.
    private func root(_ text: Substring) throws(Diagnostic) -> PrintedView.Root? {
        if text == "(view not loaded)" { return nil }
        let outside = " not in the window"
        let isOutside = text.hasSuffix(outside)
        let text = isOutside ? text.dropLast(outside.count) : text
        guard text.hasSuffix(">"), let object = Self.object(text.withoutEnd) else {
            throw mistake("the line ends early: what is its view?")
        }
        return PrintedView.Root(object: object, isInWindow: !isOutside)
    }

    // MARK: Views

    /// `<UILabel: 0x…; baseClass = …; frame = (0 0; 375 667); text = 'Hi'; layer = <CALayer: 0x…>>`
    func view(at depth: Int) throws(Diagnostic) -> PrintedView {
        guard let end = closing else { throw mistake("the line ends early: '>' is missing") }
        var fields = Self.fields(of: text[text.index(after: text.startIndex)..<end])
        guard !fields.isEmpty, let object = Self.object("<" + fields.removeFirst()) else {
            throw mistake("no view as 'recursiveDescription' writes one")
        }
        var frame: RectValue?
        var base: String?
        var settings: [PrintedView.Setting] = []
        for field in fields {
            guard let (name, value) = Self.halves(of: field, at: " = ") else { continue }
            switch name.trimmed {
            case "frame": frame = Self.frame(value.trimmed)
            case "baseClass": base = PrintedClassName.bare(value.trimmed)
            case let name: settings += PrintedSetting.settings(name, value.trimmed)
            }
        }
        guard let frame else { throw mistake("its frame is missing, or is no rectangle") }
        return PrintedView(
            object: object, baseClass: base, depth: depth, frame: frame, settings: settings,
            place: place)
    }

    /// `(0 64; 393 788)`
    private static func frame(_ text: Substring) -> RectValue? {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
        let numbers = text.dropFirst().dropLast().split { $0 == " " || $0 == ";" }
            .map { Double($0) ?? .nan }
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < largestNumber }) else {
            return nil
        }
        return RectValue(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static let largestNumber = 1e9

    // MARK: Parts

    /// `<Module.Class 0x…`, `<Class: 0x…` or `<Class`.
    private static func object(_ text: Substring) -> PrintedObject? {
        guard text.hasPrefix("<") else { return nil }
        let text = text.dropFirst()
        let mark = [": 0x", " 0x"].compactMap { text.firstRange(of: $0) }.first
        let name = PrintedClassName.bare((mark.map { text[..<$0.lowerBound] } ?? text).trimmed)
        guard let name else { return nil }
        guard let mark else { return PrintedObject(className: name) }
        let digits = text[mark.upperBound...].prefix { $0.isHexDigit }
        return PrintedObject(className: name, address: "0x" + digits.lowercased())
    }

    private static func object(_ text: String) -> PrintedObject? { object(text[...]) }

    /// Where the first `<` is closed.
    private var closing: Substring.Index? {
        var (depth, isQuoted) = (0, false)
        for index in text.indices {
            switch text[index] {
            case "'" where isQuote(at: index, isQuoted): isQuoted.toggle()
            case _ where isQuoted: break
            case "<": depth += 1
            case ">":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// Whether a text begins or ends with that sign: an apostrophe within one does not end it.
    private func isQuote(at index: Substring.Index, _ isQuoted: Bool) -> Bool {
        guard isQuoted else { return text[..<index].hasSuffix("= ") }
        let rest = text[text.index(after: index)...]
        return rest.hasPrefix(";") || rest.hasPrefix(">")
    }

    /// What stands between semicolons, but those within brackets and texts.
    private static func fields(of text: Substring) -> [Substring] {
        var fields: [Substring] = []
        var (depth, isQuoted, start) = (0, false, text.startIndex)
        for index in text.indices {
            switch text[index] {
            case "'":
                let rest = text[text.index(after: index)...]
                if isQuoted ? rest.isEmpty || rest.hasPrefix(";") : text[..<index].hasSuffix("= ") {
                    isQuoted.toggle()
                }
            case _ where isQuoted: break
            case "(", "<", "{", "[": depth += 1
            case ")", ">", "}", "]": depth -= 1
            case ";" where depth == 0:
                fields.append(text[start..<index].trimmed)
                start = text.index(after: index)
            default: break
            }
        }
        return fields + [text[start...].trimmed]
    }

    private func halves(at mark: String) -> (Substring, Substring)? {
        Self.halves(of: text, at: mark)
    }

    private static func halves(of text: Substring, at mark: String) -> (Substring, Substring)? {
        text.firstRange(of: mark).map { (text[..<$0.lowerBound], text[$0.upperBound...]) }
    }

    private func mistake(_ words: Message) -> Diagnostic { Diagnostic(.file, at: place, words) }
}

extension Substring {
    /// Without the bracket that ends it.
    fileprivate var withoutEnd: Substring { hasSuffix(">") ? dropLast() : self }
}
