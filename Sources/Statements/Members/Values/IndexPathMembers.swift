import HeadlessUIKit

/// An index path, which statements hold as an object.
@MainActor
final class ScriptIndexPath: ScriptObject {
    let path: IndexPath
    init(_ path: IndexPath) { self.path = path }
}

extension IndexPath: ScriptValue {
    static var valueType: ValueType { .named(.indexPath) }
    static func from(_ value: Value) -> IndexPath? { ScriptIndexPath.from(value)?.path }
    package var value: Value { .object(ScriptIndexPath(self)) }
}

extension TypeDescription {
    static let indexPath = TypeDescription("IndexPath", class: ScriptIndexPath.self) { type in
        type.initialiser("init(row:section:)") { (row: Int, section: Int) in
            ScriptIndexPath(IndexPath(row: row, section: section))
        }
        type.initialiser("init(item:section:)") { (item: Int, section: Int) in
            ScriptIndexPath(IndexPath(item: item, section: section))
        }
        type.initialiser("init()") { ScriptIndexPath(IndexPath()) }
        type.initialiser("init(index:)") { (index: Int) in ScriptIndexPath(IndexPath(index: index))
        }
        type.property("count", { $0.path.count })
        type.property("section", { $0.path.section })
        type.property("row", { $0.path.row })
        type.property("item", { $0.path.item })
    }
}
