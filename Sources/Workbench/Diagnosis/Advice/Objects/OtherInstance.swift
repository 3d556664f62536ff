import CommandLanguage
import HierarchyRecords

/// An object that is set up and thrown away, while another one of its class is shown (B33).
enum OtherInstance: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        propertiesSetUp(in: declared)
            + declared.bodies.flatMap { method, statements in
                statements.localObjects.compactMap { local -> Finding? in
                    guard let kind = local.value.kindMade, !statements.keep(local.name.text),
                        statements.setsUp(local.name.text),
                        let shown = statements.shown(kind, besides: local.value.span)
                    else { return nil }
                    return finding(local.name, kind, shown, method, declared)
                }
            }
    }

    /// An object in a property that is set up, while another one is made where one is shown.
    private static func propertiesSetUp(in declared: DeclaredClass) -> [Finding] {
        declared.declaration.storedProperties.compactMap { property -> Finding? in
            guard let value = property.initialValue, let kind = value.madeClass,
                !kind.hasPrefix("UI"),
                !declared.bodies.contains(where: {
                    $0.statements.give(property.name.text)
                }),
                let place = declared.settings(where: {
                    $0.owner == property.name.text && $0.property.hasSuffix("elegate")
                }).first
            else { return nil }
            for (_, statements) in declared.bodies {
                guard let shown = statements.shown(kind, besides: value.span) else { continue }
                return finding(
                    Word(property.name.text, span: place.setting.span), kind, shown, place.method,
                    declared)
            }
            return nil
        }
    }

    private static func finding(
        _ variable: Word, _ kind: String, _ shown: CodeCall, _ method: String,
        _ declared: DeclaredClass
    ) -> Finding {
        declared.advice(
            "other-instance", .fault, rule: .b33, method: method, at: variable.span,
            "sets up \(variable.text), a \(kind) that nothing shows, and gives \(shown.name) another "
                + "\(kind) (\(shown.span.inClass))",
            mend: [
                "give \(shown.name) \(variable.text), the object that was set up (\(shown.span.inClass))"
            ])
    }
}

extension Expression {
    /// The class or the scene of which it makes an object: `Detail()`, `instantiateViewController(withIdentifier:
    /// "Detail")`.
    fileprivate var kindMade: String? {
        if let madeClass { return madeClass.hasPrefix("CG") ? nil : madeClass }
        if case .operation(.cast(let inner, _, _)) = kind { return inner.kindMade }
        if case .link(.forceUnwrap(let inner)) = kind { return inner.kindMade }
        guard let call = CodeCall(self), call.name.hasPrefix("instantiateViewController") else {
            return nil
        }
        return call.arguments.first?.value.literalText
    }
}

extension [Statement] {
    /// Whether a call is given what the property has.
    fileprivate func give(_ property: String) -> Bool {
        var isGiven = false
        CodeWalk.expressions(of: self) { expression in
            let arguments = CodeCall.orOwn(expression)?.arguments ?? []
            if arguments.contains(where: { $0.value.ownPath == property }) { isGiven = true }
        }
        return isGiven
    }

    /// Whether a property of the object in a variable is set, or a method of it called.
    fileprivate func setsUp(_ name: String) -> Bool {
        CodeSetting.all(in: self).contains {
            $0.owner == name || $0.owner.hasPrefix(name + ".")
        }
    }

    /// The call that shows an object of that kind which is made for it.
    func shown(_ kind: String, besides made: SourceSpan) -> CodeCall? {
        let showing = [
            "present", "show", "showDetailViewController", "addChild", "setViewControllers",
        ]
        var found: CodeCall?
        CodeWalk.expressions(of: self) { expression in
            guard found == nil, let call = CodeCall.orOwn(expression),
                showing.contains(call.name) || call.name.hasPrefix("push")
                    || call.name.hasPrefix("presentViewController")
                    || call.name.hasPrefix("addChildViewController")
            else { return }
            for argument in call.arguments {
                CodeWalk.expressions(of: argument.value) { inner in
                    if inner.kindMade == kind, inner.span != made { found = call }
                }
            }
        }
        return found
    }
}
