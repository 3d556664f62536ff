import CommandLanguage
import HierarchyRecords

/// A property that code sets, told the same way in both languages: `label.text = "x"`,
/// `[label setText:@"x"]`.
struct CodeSetting {
    /// What has the property, without `self.` and without `!`: `navigationController.navigationItem`;
    /// empty where it is the object itself.
    let owner: String
    let property: String
    let value: Expression
    let span: SourceSpan

    /// `navigationItem.title`
    var path: String { owner.isEmpty ? property : "\(owner).\(property)" }

    /// What the code sets: assignments, then messages.
    static func all(in statements: [Statement]) -> [CodeSetting] {
        var settings: [CodeSetting] = []
        CodeWalk.assignments(of: statements) { target, value in
            if let setting = CodeSetting(target, value) { settings.append(setting) }
        }
        CodeWalk.expressions(of: statements) { expression in
            if let setting = CodeSetting(message: expression) { settings.append(setting) }
        }
        return settings
    }

    private init?(_ target: Expression, _ value: Expression) {
        let path = target.ownPath
        guard !path.contains("…") else { return nil }
        (owner, property) = path.splitAtLastDot ?? ("", path)
        self.value = value
        span = target.span
    }

    private init?(message expression: Expression) {
        guard case .message(let receiver, let selector, let values) = expression.unchained.kind,
            values.count == 1, selector.hasPrefix("set"), selector.hasSuffix(":"),
            selector.dropFirst(3).first?.isUppercase == true
        else { return nil }
        let path = receiver.ownPath
        owner = path == "self" ? "" : path
        property = selector.dropFirst(3).dropLast().withSmallInitial
        value = values[0]
        span = expression.span
    }
}

extension DeclaredClass {
    /// The first place where the class sets something that fits: `Detail.viewDidLoad, line 4`.
    func placeOfSetting(where fits: (CodeSetting) -> Bool) -> String? {
        settings(where: fits).first.map { text(of: $0.setting.span, in: $0.method) }
    }

    /// All that the class sets and that fits, with the members in which it does.
    func settings(
        where fits: (CodeSetting) -> Bool
    ) -> [(method: String, setting: CodeSetting)] {
        bodies.flatMap { method, statements in
            CodeSetting.all(in: statements).filter(fits).map { (method, $0) }
        }
    }
}

extension ExaminedWorld {
    /// The first setting that fits in any class of the session, the class of an object first.
    func setting(
        in object: ObjectID, orElsewhere fits: (DeclaredClass, CodeSetting) -> Bool
    ) -> (text: String, setting: CodeSetting, declared: DeclaredClass)? {
        let own = declaredClass(of: object)
        let others = classes.filter { $0.name != own?.name }
        for declared in [own].compactMap(\.self) + others {
            if let found = declared.settings(where: { fits(declared, $0) }).first {
                let text = declared.text(of: found.setting.span, in: found.method)
                return (text, found.setting, declared)
            }
        }
        return nil
    }
}

extension Expression {
    /// Its path without `self.` before it, and without `!`.
    var ownPath: String {
        let path = pathText.filter { $0 != "!" }
        return path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
    }
}

extension String {
    /// What stands before its last dot, and behind it.
    var splitAtLastDot: (head: String, tail: String)? {
        guard let dot = lastIndex(of: ".") else { return nil }
        return (String(self[..<dot]), String(self[index(after: dot)...]))
    }

    /// ` (Detail.viewDidLoad, line 4)`, behind what is said of a place.
    var inParentheses: String { " (\(self))" }
}

extension ExaminedWorld {
    /// Whether any code, in a class or outside, sets such a property.
    func hasSetting(where fits: (CodeSetting) -> Bool) -> Bool {
        classes.contains { $0.placeOfSetting(where: fits) != nil }
            || loose.contains { CodeSetting.all(in: $0).contains(where: fits) }
    }
}
