import HeadlessUIKit

/// `UITableViewCell.self`, or a class of the user's under it, as a value.
@MainActor
package final class TypeReference: ScriptObject {
    package let described: TypeDescription
    init(_ described: TypeDescription) { self.described = described }
}

extension TypeDescription {
    static let anyClass = TypeDescription("AnyClass", class: TypeReference.self) { _ in }
}

/// A class of cells that a list is to make.
struct CellClass<Cell: UIView>: ScriptValue {
    let reference: TypeReference

    static var valueType: ValueType { .named(.anyClass) }
    static func from(_ value: Value) -> CellClass? {
        TypeReference.from(value).map(CellClass.init)
    }
    var value: Value { .object(reference) }
}

extension CellClass where Cell == UITableViewCell {
    func register(_ identifier: String, in table: UITableView) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
}

extension CellClass where Cell == UICollectionViewCell {
    func register(_ identifier: String, in collection: UICollectionView) {
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }
}
