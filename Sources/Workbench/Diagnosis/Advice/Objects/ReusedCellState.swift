import CommandLanguage
import HierarchyRecords

/// What a row sets on its cell, and the next row that gets the cell takes over (B42).
enum ReusedCellState: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.methods.compactMap(CellFilling.init).flatMap { filling in
            [elsewhere(declared, filling), inOneBranch(declared, filling)].compactMap(\.self)
        }
    }

    /// Another method sets what filling never does.
    private static func elsewhere(
        _ declared: DeclaredClass, _ filling: CellFilling
    ) -> Finding? {
        guard !filling.handsOn else { return nil }
        let known = Set(filling.settings.map(\.property))
        for method in declared.methods where method.body.askForCells {
            let own = Set(declared.declaration.storedProperties.map(\.name.text))
            let found = CodeSetting.all(in: method.body).first { setting in
                let root = String(setting.owner.filter { $0 != "?" }.prefix { $0 != "." })
                return CellFilling.looks.contains(setting.property) && !root.isEmpty
                    && root.lowercased().contains("cell") && !own.contains(root)
                    && !known.contains(setting.property)
            }
            let set =
                found.map {
                    (property: $0.property, path: $0.path.filter { $0 != "?" }, span: $0.span)
                } ?? method.body.settingOfAskedCell(besides: known)
            guard let set else { continue }
            return declared.advice(
                "reused-cell", rule: .b42, method: method.plainName, at: set.span,
                "sets \(set.property) of a cell, and \(filling.name) does not: the row that gets the reused "
                    + "cell next has it, too",
                mend: [
                    "keep it in the data, and set \(set.path) in \(filling.name) for every row "
                        + "(\(declared.text(of: filling.method.name.span, in: filling.name)))"
                ])
        }
        return nil
    }

    /// Filling sets it where a condition holds, and nothing sets it otherwise.
    private static func inOneBranch(
        _ declared: DeclaredClass, _ filling: CellFilling
    ) -> Finding? {
        for (index, statement) in filling.method.body.enumerated() {
            guard case .branch(.if(_, let then, let other)) = statement else { continue }
            var rest = filling.method.body
            rest.remove(at: index)
            let set = Set(CodeSetting.all(in: rest + (other ?? [])).map(\.path))
            let made = CodeSetting.all(in: then)
            guard !made.contains(where: { $0.owner.isEmpty && $0.property == filling.cell }),
                let found = made.first(where: {
                    $0.isOf(filling.cell) && !set.contains($0.path)
                })
            else { continue }
            return declared.advice(
                "reused-cell", rule: .b42, method: filling.name, at: found.span,
                "sets \(found.path) only where a condition holds: a reused cell keeps it where it does not",
                mend: ["set \(found.path) in an else, too"])
        }
        return nil
    }
}

/// The method that fills a list's cells.
private struct CellFilling {
    let method: FunctionDeclaration
    /// The variable that has the cell; empty where it is returned as it comes.
    let cell: String

    /// What changes how a row looks.
    static let looks: Set<String> = [
        "accessoryType", "accessoryView", "backgroundColor", "textColor", "isHidden", "hidden",
        "alpha", "image", "text", "tintColor", "font", "isOn", "on",
    ]

    init?(_ method: FunctionDeclaration) {
        let labels = method.parameters.compactMap(\.label) + [method.objcSelector ?? ""]
        guard
            labels.contains(where: {
                $0.hasPrefix("cellForRowAt") || $0.hasPrefix("cellForItemAt")
                    || $0.hasSuffix("cellForRowAtIndexPath:")
                    || $0.hasSuffix("cellForItemAtIndexPath:")
            }), method.body.dequeueCells
        else { return nil }
        self.method = method
        cell = method.body.localObjects.first { $0.value.isDequeued }?.name.text ?? ""
    }

    /// `cellForRowAt`
    var name: String {
        let labels = method.parameters.compactMap(\.label)
        return labels.last { $0.hasPrefix("cellFor") } ?? "cellForRowAtIndexPath"
    }

    var settings: [CodeSetting] { CodeSetting.all(in: method.body) }

    /// Whether the cell is given to a method, which may set anything.
    var handsOn: Bool {
        var isHandedOn = false
        CodeWalk.expressions(of: method.body) { expression in
            guard let call = CodeCall.orOwn(expression) else { return }
            if call.receiver.isName(cell)
                || call.arguments.contains(where: { $0.value.isName(cell) })
            {
                isHandedOn = isHandedOn || !call.name.hasPrefix("set")
            }
        }
        return isHandedOn
    }
}

extension CodeSetting {
    /// Whether it is set on what the variable has.
    fileprivate func isOf(_ variable: String) -> Bool {
        let path = owner.filter { $0 != "?" }
        return path == variable || path.hasPrefix(variable + ".")
    }
}

extension [Statement] {
    /// Whether they take a cell from those that wait.
    fileprivate var dequeueCells: Bool {
        var found = false
        CodeWalk.expressions(of: self) { if $0.isDequeued { found = true } }
        return found
    }

    /// What is set on a cell that a list is asked for on the spot: `tableView.cellForRow(at: row)?.accessoryType = …`.
    fileprivate func settingOfAskedCell(
        besides known: Set<String>
    ) -> (property: String, path: String, span: SourceSpan)? {
        var found: (property: String, path: String, span: SourceSpan)?
        CodeWalk.assignments(of: self) { target, _ in
            guard found == nil, let member = target.member, let call = CodeCall(member.base),
                call.name.hasPrefix("cellFor"), CellFilling.looks.contains(member.name),
                !known.contains(member.name)
            else { return }
            found = (member.name, "cell.\(member.name)", target.span)
        }
        return found
    }

    /// Whether they ask a list for the cell of a row that is shown.
    fileprivate var askForCells: Bool {
        var found = false
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall(expression) else { return }
            if ["cellForRow", "cellForItem", "cellForRowAtIndexPath", "cellForItemAtIndexPath"]
                .contains(call.name)
            {
                found = true
            }
        }
        return found
    }
}
