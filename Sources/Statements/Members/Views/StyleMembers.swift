import HeadlessUIKit

/// What a colour is under which traits: `{ $0.userInterfaceStyle == .dark ? .white : .black }`.
@MainActor
struct ColorProvider: ScriptValue {
    let color: @MainActor (UITraitCollection) -> UIColor

    static var valueType: ValueType { .function([.named(.traitCollection)], .named(.color)) }
    static func from(_ value: Value) -> ColorProvider? {
        guard case .function(let function) = value else { return nil }
        return ColorProvider { UIColor.from(function.call([.object($0)])) ?? .clear }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                arguments.first.flatMap(UITraitCollection.from).map { color($0).value } ?? .null
            })
    }
}

extension MemberList<UIColor> {
    mutating func addByHand() {
        initialiser("init(dynamicProvider:)") { (provider: ColorProvider) in
            UIColor(dynamicProvider: provider.color)
        }
    }
}
