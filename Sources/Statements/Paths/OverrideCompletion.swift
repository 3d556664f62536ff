import CommandLanguage

extension Evaluator {
    /// The declarations that a class may override, as they stand behind `override func` or
    /// `override var`; `superclass` is the name of the class above it.
    package func overrides(of superclass: String, isFunction: Bool) -> [CompletionItem] {
        let keyword = isFunction ? "func " : "var "
        guard
            let type = MemberTable.type(named: superclass)
                ?? variables.classes.type(named: superclass)
        else { return [] }
        let owners = type.lineage(in: variables.classes).map(\.name)
        return owners.flatMap { owner in
            DeclaredPage.all.filter {
                $0.owner == owner && $0.declaration.hasPrefix(keyword)
                    && OverridableMember.named($0.name) != nil
            }
        }.map { page in
            CompletionItem(String(page.declaration.dropFirst(keyword.count)).withoutAccessors)
        }
    }
}

extension String {
    /// Without the `{ get set }` behind a property.
    fileprivate var withoutAccessors: String {
        firstRange(of: " { get").map { String(self[..<$0.lowerBound]) } ?? self
    }
}
