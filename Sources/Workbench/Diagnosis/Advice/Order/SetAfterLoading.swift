import CommandLanguage
import HierarchyRecords

/// A property of a new controller that is set when its view was asked for already, so that its viewDidLoad has read the
/// value before (B34).
enum SetAfterLoading: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            statements.localObjects.compactMap { local -> Finding? in
                let name = local.name.text
                guard let kind = local.value.madeClass,
                    let made = all.first(where: { $0.name == kind }),
                    let load = statements.firstLoading(of: name),
                    let setting = statements.firstSetting(of: name, behind: load, readBy: made)
                else { return nil }
                return finding(setting, of: name, load, method, declared)
            }
        }
    }

    private static func finding(
        _ setting: CodeSetting, of name: String, _ load: SourceSpan, _ method: String,
        _ declared: DeclaredClass
    ) -> Finding {
        declared.advice(
            "set-after-loading", .fault, rule: .b34, method: method, at: setting.span,
            "sets \(setting.path) when \(name).view was used already (\(load.inClass)): its viewDidLoad has "
                + "run by then, and has read \(setting.property) as it was before",
            mend: ["set \(setting.path) before \(name).view is used (\(load.inClass))"])
    }
}

extension [Statement] {
    /// Where the view of the object in a variable is asked for first.
    fileprivate func firstLoading(of name: String) -> SourceSpan? {
        var found: SourceSpan?
        func visit(_ expression: Expression) {
            let path = expression.ownPath
            let isView = path == name + ".view" || path == name + ".loadViewIfNeeded"
            if isView, found.map({ expression.span.precedes($0) }) ?? true {
                found = expression.span
            }
        }
        CodeWalk.expressions(of: self, visit)
        CodeWalk.assignments(of: self) { target, _ in CodeWalk.expressions(of: target, visit) }
        return found
    }

    /// The first setting of a property of the object behind a place, where viewDidLoad of its class reads that.
    fileprivate func firstSetting(
        of name: String, behind place: SourceSpan, readBy made: DeclaredClass
    ) -> CodeSetting? {
        let settings = CodeSetting.all(in: self).filter { $0.owner == name }
        return settings.first { setting in
            place.precedes(setting.span)
                && settings.allSatisfy {
                    $0.property != setting.property || place.precedes($0.span)
                }
                && made.readsWhenLoaded(setting.property)
        }
    }
}

extension DeclaredClass {
    /// Whether its viewDidLoad reads a stored property of its own that does nothing when it is set later.
    fileprivate func readsWhenLoaded(_ property: String) -> Bool {
        guard
            declaration.storedProperties.contains(where: {
                $0.name.text == property && $0.didSet == nil
            })
        else { return false }
        return methods(named: "viewDidLoad").contains { method in
            var isRead = false
            CodeWalk.expressions(of: method.body) { if $0.ownPath == property { isRead = true } }
            return isRead
        }
    }
}
