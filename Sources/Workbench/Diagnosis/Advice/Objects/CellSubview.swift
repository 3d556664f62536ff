import CommandLanguage
import HierarchyRecords

/// A view that is added to a cell itself, over which its contentView lies from iOS 14 on (B52).
enum CellSubview: Advice {
    private static let adding: Set<String> = ["addSubview", "insertSubview"]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.isCell ? ownOnes(in: declared) : inLists(in: declared)
    }

    private static func ownOnes(in declared: DeclaredClass) -> [Finding] {
        declared.bodies.compactMap { method, statements in
            finding(in: statements, method, declared) { $0.isName("self") }
        }
    }

    /// What a list's data source adds to the cells that it gives.
    private static func inLists(in declared: DeclaredClass) -> [Finding] {
        [Callback.tableCellForRow, .collectionCellForItem].compactMap(declared.method).compactMap {
            method in
            let cells = Set(
                method.body.localObjects.filter { $0.value.isDequeued || $0.value.isMadeCell }
                    .map(\.name.text))
            return finding(in: method.body, method.plainName, declared) { receiver in
                cells.contains(receiver.ownPath)
            }
        }
    }

    private static func finding(
        in statements: [Statement], _ method: String, _ declared: DeclaredClass,
        _ isCell: (CommandLanguage.Expression) -> Bool
    ) -> Finding? {
        var place: CodeCall?
        CodeWalk.expressions(of: statements) { expression in
            guard place == nil, let call = CodeCall.orOwn(expression), adding.contains(call.name),
                isCell(call.receiver)
            else { return }
            place = call
        }
        return place.map { call in
            declared.advice(
                "cell-subview", rule: .b52, method: method, at: call.span,
                "adds a view to the cell itself: from iOS 14 on the cell's contentView lies over it and "
                    + "takes its touches",
                mend: [
                    declared.declaration.language == .swift
                        ? "contentView.\(call.name)(…) in place of \(call.name)(…)"
                        : "[self.contentView \(call.name):…] in place of [self \(call.name):…]"
                ])
        }
    }
}

extension DeclaredClass {
    fileprivate var isCell: Bool {
        let name = declaration.superclass?.wholeName ?? ""
        return ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"]
            .contains(name)
    }
}

extension CommandLanguage.Expression {
    /// Whether it takes a cell from those that wait.
    var isDequeued: Bool {
        var found = false
        CodeWalk.expressions(of: self) {
            if CodeCall($0)?.name.hasPrefix("dequeue") == true { found = true }
        }
        return found
    }

    fileprivate var isMadeCell: Bool { madeClass?.hasSuffix("Cell") ?? false }
}
