import HeadlessUIKit

/// What a cell shows: a list's content, or one of a type that code declares.
struct CellContent: ScriptValue {
    let content: any UIContentConfiguration

    /// Where code's own content is due as well, the checker takes it for a list's (`ownContent`).
    static var valueType: ValueType { UIListContentConfiguration.valueType }
    static func from(_ value: Value) -> CellContent? {
        if let list = UIListContentConfiguration.from(value) { return CellContent(content: list) }
        return OwnContent(value: value).map { CellContent(content: $0) }
    }
    var value: Value {
        if let own = content as? OwnContent { return own.value }
        return (content as? UIListContentConfiguration)?.value ?? .null
    }
}

/// Content of a type that code declares: a value that makes the view which shows it.
struct OwnContent: ContentOfSession {
    let value: Value

    /// Nil for a value that makes no view.
    @MainActor
    init?(value: Value) {
        guard Self.classes?.method("makeContentView()", ofValue: value) != nil else { return nil }
        self.value = value
    }

    @MainActor
    private static var classes: ClassTable? { Evaluator.running?.variables.classes }

    @MainActor
    func contentView(inPlaceOf old: UIView) -> UIView {
        let classes = Self.classes
        var view = Value.object(old)
        if let shown = classes?.property("configuration", ofValue: view), let set = shown.set,
            let before = try? shown.get(view), isOfKind(of: before)
        {
            try? set(&view, value)
            return old
        }
        let make = classes?.method("makeContentView()", ofValue: value)
        let made = try? make?.call(value, [])
        return made.flatMap { UIView.from($0) } ?? old
    }

    /// Whether the view that shows that one can show this one, too.
    @MainActor
    private func isOfKind(of other: Value) -> Bool {
        guard let type = value.memberType?.description else { return false }
        return other.memberType?.description === type
    }

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
    }
}

extension MemberList<UICollectionViewCell> {
    mutating func addByHand() {
        property(
            "contentConfiguration", { $0.contentConfiguration.map(CellContent.init) },
            { $0.contentConfiguration = $1?.content })
    }
}

extension MemberList<UIContentUnavailableView> {
    mutating func addByHand() {
        property(
            "configuration", { $0.configuration as? UIContentUnavailableConfiguration },
            { view, content in if let content { view.configuration = content } })
    }
}

extension MemberList<UIListContentView> {
    mutating func addByHand() {
        property(
            "configuration", { $0.configuration as? UIListContentConfiguration },
            { view, content in if let content { view.configuration = content } })
    }
}
