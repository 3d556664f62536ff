import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A table or a grid whose data source would count other rows than it asked for last, since nobody called reloadData
/// (U01, U06).
enum OutdatedRows: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.viewsInWindow.compactMap { view in
            guard let list = CountedList(view), let source = list.source as? any ScriptedObject,
                let counted = world.countedProperty(of: source, list),
                let now = source.script.storedValues.first(where: { $0.name == counted.property })?
                    .value.countOfElements,
                now != list.count(counted.isOfSections)
            else { return nil }
            return finding(list, counted, now, in: world)
        }
    }

    private static func finding(
        _ list: CountedList, _ counted: CountedProperty, _ now: Int, in world: ExaminedWorld
    ) -> Finding {
        let name = world.code(list.view)
        let what = counted.isOfSections ? "sections" : list.isTable ? "rows" : "items"
        let place = counted.declared.placeOfChange(of: counted.property)
        let path = world.listPath(list.view, name)
        let isSwift = world.language == .swift
        return Finding(
            "rows-outdated", rule: list.isTable ? .u01 : .u06, objects: [name],
            "\(path) shows \(list.count(counted.isOfSections)) \(what), and \(counted.property) has "
                + "\(now) now: nobody called reloadData after the change"
                + (place?.inParentheses ?? ""),
            mend: [isSwift ? "\(path).reloadData()" : "[\(path) reloadData];"]
                + (place.map { place in
                    let own = path.splitAtLastDot?.tail ?? path
                    return [
                        counted.declared.declaration.language == .swift
                            ? "\(own).reloadData() behind it (\(place))"
                            : "[self.\(own) reloadData]; behind it (\(place))"
                    ]
                } ?? []))
    }
}

/// A list whose rows were counted.
@MainActor
private struct CountedList {
    let view: UIView
    let source: AnyObject
    let isTable: Bool
    private let counts: [Int]

    init?(_ view: UIView) {
        self.view = view
        isTable = view is UITableView
        let table = view as? UITableView
        let grid = view as? UICollectionView
        guard let counts = table?.countsIfKnown ?? grid?.countsIfKnown,
            let source = table?.dataSource as AnyObject? ?? grid?.dataSource as AnyObject?
        else { return nil }
        self.counts = counts
        self.source = source
    }

    func count(_ isOfSections: Bool) -> Int { isOfSections ? counts.count : counts.reduce(0, +) }
    var hasOneSection: Bool { counts.count == 1 }
}

/// The property whose elements are the rows, or the sections.
private struct CountedProperty {
    let declared: DeclaredClass
    let property: String
    let isOfSections: Bool
}

extension ExaminedWorld {
    fileprivate func countedProperty(
        of source: any ScriptedObject, _ list: CountedList
    ) -> CountedProperty? {
        let id = world.simulator.objectID(of: source)
        for declared in lineage(of: id) {
            if let property = declared.counted(by: [
                "numberOfSections", "numberOfSectionsInTableView",
            ]) {
                return CountedProperty(
                    declared: declared, property: property, isOfSections: true)
            }
            if list.hasOneSection, let property = declared.counted(ofRows: list.isTable) {
                return CountedProperty(
                    declared: declared, property: property, isOfSections: false)
            }
        }
        return nil
    }

    /// An expression for a list: a controller's own one is not a property of its class.
    fileprivate func listPath(_ view: UIView, _ name: String) -> String {
        if let owner = view.ownController as? UITableViewController {
            return code(owner) + ".tableView"
        }
        if let owner = view.ownController as? UICollectionViewController {
            return code(owner) + ".collectionView"
        }
        return name
    }
}

extension DeclaredClass {
    /// The property whose count is all that a method answers.
    fileprivate func counted(by names: [String]) -> String? {
        methods.first { names.contains($0.plainName) }.flatMap(\.countedProperty)
    }

    fileprivate func counted(ofRows isTable: Bool) -> String? {
        let label = isTable ? "numberOfRowsInSection" : "numberOfItemsInSection"
        return methods.first { method in
            method.parameters.contains { $0.label == label }
                || method.objcSelector?.hasSuffix(label + ":") ?? false
        }.flatMap(\.countedProperty)
    }

    private static let changing = [
        "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "sort", "swapAt",
        "addObject", "addObjectsFromArray", "insertObject", "removeObject", "removeObjectAtIndex",
        "removeAllObjects", "removeLastObject",
    ]

    /// The first place beside viewDidLoad that changes the elements of a property.
    fileprivate func placeOfChange(of property: String) -> String? {
        let early = ["init", "viewDidLoad", "loadView"]
        for (method, statements) in bodies where !early.contains(method) {
            if let setting = CodeSetting.all(in: statements).first(where: { $0.path == property }) {
                return text(of: setting.span, in: method)
            }
            var place: SourceSpan?
            CodeWalk.expressions(of: statements) { expression in
                guard place == nil, let call = CodeCall(expression),
                    Self.changing.contains(call.name), call.receiver.isOwn(property)
                else { return }
                place = call.span
            }
            if let place { return text(of: place, in: method) }
        }
        return nil
    }
}

extension FunctionDeclaration {
    /// `items`, where `items.count` is all that it answers.
    fileprivate var countedProperty: String? {
        guard body.count == 1 else { return nil }
        let answer: CommandLanguage.Expression? =
            switch body[0] {
            case .expression(let value): value
            case .exit(.return(let value, _)): value
            case .assignment, .declaration, .definition, .branch, .loop, .exit, .block, .labeled:
                nil
            }
        guard let member = answer?.member, member.name == "count" else { return nil }
        let path = member.base.ownPath
        return path.contains(".") || path.contains("…") || path.contains("[") ? nil : path
    }
}

extension Value {
    /// How many elements a collection has; nil for any other value.
    fileprivate var countOfElements: Int? {
        if case .array(let elements) = self { return elements.elements.count }
        if case .set(let elements) = self { return elements.elements.count }
        if case .dictionary(let entries) = self { return entries.elements.count }
        if case .typed(let value, _) = self { return value.countOfElements }
        return nil
    }
}
