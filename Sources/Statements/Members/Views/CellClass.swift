import HeadlessUIKit

/// `UITableViewCell.self`, or a class of the user's under it, as a value.
@MainActor
package final class TypeReference: ScriptObject {
    package let described: TypeDescription
    /// The type, of which the description may say less: `[Int]`.
    let type: ValueType
    init(_ described: TypeDescription) {
        self.described = described
        type = .named(described)
    }
    init(_ type: ValueType) {
        described = type.nearestDescription
        self.type = type
    }
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
        let type = reference.described
        guard let kind = type.scriptClass else {
            return table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
        }
        let arguments = [UITableViewCell.CellStyle.default.value, identifier.value]
        table.register(identifier: identifier) {
            UITableViewCell.from(kind.make("init(style:reuseIdentifier:)", arguments, as: type))
                ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
    }
}

extension CellClass where Cell == UICollectionViewCell {
    func register(_ identifier: String, in collection: UICollectionView) {
        let type = reference.described
        guard let kind = type.scriptClass else {
            return collection.register(
                UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
        }
        collection.register(identifier: identifier) {
            UICollectionViewCell.from(kind.make("init(frame:)", [CGRect.zero.value], as: type))
                ?? UICollectionViewCell(frame: .zero)
        }
    }
}

extension CellClass where Cell == UICollectionReusableView {
    /// Makes a view of the class.
    var maker: () -> UICollectionReusableView {
        let type = reference.described
        guard let kind = type.scriptClass else {
            return { UICollectionReusableView(frame: .zero) }
        }
        return {
            UICollectionReusableView.from(kind.make("init(frame:)", [CGRect.zero.value], as: type))
                ?? UICollectionReusableView(frame: .zero)
        }
    }
}

extension UINib {
    /// A new cell of the nib's; nil where it has none.
    func cell<Cell: UIView>(_ type: Cell.Type) -> Cell? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? Cell }.first
    }
}

extension TypeDescription {
    /// The class of the user's that it describes; nil for one of the model's.
    fileprivate var scriptClass: ScriptClass? { session?.scriptClass(named: template.name) }
}

extension ScriptClass {
    /// Makes an object by that initialiser; one that the class lacks is UIKit's own, as for a class of
    /// Objective-C.
    fileprivate func make(
        _ name: String, _ arguments: [Value], as type: TypeDescription
    ) -> Value {
        let initialiser =
            initialisers.first { $0.name == name }
            ?? foundation.initialisers.first { $0.name == name }
        return initialiser.map { make($0, arguments, as: type) } ?? .null
    }
}
