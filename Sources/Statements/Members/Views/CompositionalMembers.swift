import HeadlessUIKit

/// A closure that describes the sections of a compositional layout, each for the room that there is; nil for none.
struct SectionProvider: ScriptValue {
    let section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    static var valueType: ValueType {
        .function(
            [.int, LayoutEnvironmentReference.valueType],
            ValueType.named(.collectionLayoutSection).wrapped)
    }
    static func from(_ value: Value) -> SectionProvider? {
        guard case .function(let function) = value else { return nil }
        return SectionProvider {
            NSCollectionLayoutSection.from(function.call([$0.value, .object($1)]))
        }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                guard arguments.count == 2, let number = Int.from(arguments[0]),
                    let environment = LayoutEnvironmentReference.from(arguments[1])
                else { return .null }
                return section(number, environment.object).value
            })
    }
}

/// A closure that arranges the items of a group, for the room that the group has.
struct GroupItemProvider: ScriptValue {
    let items: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

    static var valueType: ValueType {
        .function(
            [LayoutEnvironmentReference.valueType],
            [NSCollectionLayoutGroupCustomItem].valueType)
    }
    static func from(_ value: Value) -> GroupItemProvider? {
        guard case .function(let function) = value else { return nil }
        return GroupItemProvider {
            [NSCollectionLayoutGroupCustomItem].from(function.call([.object($0)])) ?? []
        }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                arguments.first.flatMap(LayoutEnvironmentReference.from)
                    .map { items($0.object).value } ?? .null
            })
    }
}

extension MemberList<UICollectionViewCompositionalLayout> {
    mutating func addByHand() {
        initialiser("init(sectionProvider:)") { (provider: SectionProvider) in
            UICollectionViewCompositionalLayout(sectionProvider: provider.section)
        }
        initialiser("init(sectionProvider:configuration:)") {
            (
                provider: SectionProvider,
                configuration: UICollectionViewCompositionalLayoutConfiguration
            ) in
            UICollectionViewCompositionalLayout(
                sectionProvider: provider.section, configuration: configuration)
        }
    }
}

extension MemberList<NSCollectionLayoutGroup> {
    mutating func addByHand() {
        staticMethod("custom(layoutSize:itemProvider:)") {
            (size: NSCollectionLayoutSize, provider: GroupItemProvider) in
            NSCollectionLayoutGroup.custom(layoutSize: size, itemProvider: provider.items)
        }
    }
}
