import HeadlessUIKit

/// A closure that gives the view that a zoom begins in.
struct ZoomSourceProvider: ScriptValue {
    typealias Context = UIViewController.Transition.ZoomSourceViewProviderContext

    let run: (Context) -> UIView?

    static var valueType: ValueType {
        .function([Context.valueType], UIView.valueType.wrapped)
    }
    static func from(_ value: Value) -> ZoomSourceProvider? {
        guard case .function(let function) = value else { return nil }
        return ZoomSourceProvider { UIView.from(function.call([.object($0)])) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                arguments.first.flatMap(Context.from).flatMap { run($0) }.value
            })
    }
}

extension MemberList<UIViewController.Transition> {
    mutating func addByHand() {
        staticMethod("zoom(options:sourceViewProvider:)", defaults: ["options": .null]) {
            (options: UIViewController.Transition.ZoomOptions?, provider: ZoomSourceProvider) in
            UIViewController.Transition.zoom(options: options, sourceViewProvider: provider.run)
        }
    }
}
