import CommandLanguage
import HierarchyRecords

/// A row that gives its cell to a closure which runs later, when the cell may show another row (B60).
enum CellInLaterClosure: Advice {
    /// What keeps a closure for later, by the base name or the first word of the selector.
    private static let later: Set<String> = [
        "async", "asyncAfter", "dataTask", "downloadTask", "dataTaskWithURL",
        "dataTaskWithRequest", "addOperation", "addOperationWithBlock", "scheduledTimer",
        "scheduledTimerWithTimeInterval",
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        [Callback.tableCellForRow, .collectionCellForItem].compactMap(declared.method).compactMap {
            finding(in: $0, of: declared)
        }
    }

    private static func finding(
        in method: FunctionDeclaration, of declared: DeclaredClass
    ) -> Finding? {
        let cells = Set(method.body.localObjects.filter { $0.value.isDequeued }.map(\.name.text))
        guard !cells.isEmpty, let place = place(in: method.body, of: cells) else { return nil }
        let isSwift = declared.declaration.language == .swift
        let isTable = declared.method(for: .tableCellForRow)?.name.span == method.name.span
        let asking =
            isTable
            ? (isSwift
                ? "tableView.cellForRow(at: indexPath)"
                : "[tableView cellForRowAtIndexPath:indexPath]")
            : (isSwift
                ? "collectionView.cellForItem(at: indexPath)"
                : "[collectionView cellForItemAtIndexPath:indexPath]")
        return declared.advice(
            "cell-in-closure", rule: .b60, method: method.plainName, at: place.span,
            "sets \(place.path) in a closure that runs later: by then the cell may be reused, and show another "
                + "row",
            mend: [
                "ask for the cell in the closure, \(asking), which is nil where the row is out of sight; keep "
                    + "what came in the data, and set \(place.path) for every row outside of the closure, too"
            ])
    }

    /// The first thing that a later closure sets on one of the cells.
    private static func place(in statements: [Statement], of cells: Set<String>) -> CodeSetting? {
        var found: CodeSetting?
        CodeWalk.expressions(of: statements) { expression in
            guard found == nil, let call = CodeCall.orOwn(expression), later.contains(call.name)
            else { return }
            found =
                call.closures.lazy.compactMap { closure in
                    guard !closure.body.asksForCells else { return nil }
                    return CodeSetting.all(in: closure.body).first { setting in
                        let root = setting.owner.filter { $0 != "?" }.prefix { $0 != "." }
                        return cells.contains(String(root))
                    }
                }.first
        }
        return found
    }
}

extension [Statement] {
    /// Whether they ask the list for a cell themselves, or compare the row.
    fileprivate var asksForCells: Bool {
        var found = false
        CodeWalk.expressions(of: self) { expression in
            if let call = CodeCall.orOwn(expression),
                [
                    "cellForRow", "cellForItem", "indexPath", "cellForRowAtIndexPath",
                    "cellForItemAtIndexPath", "indexPathForCell",
                ].contains(call.name)
            {
                found = true
            }
        }
        return found
    }
}
