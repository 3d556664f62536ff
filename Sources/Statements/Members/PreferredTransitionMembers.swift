import HeadlessUIKit

extension UIViewController.Transition: ScriptObject {}
extension UIViewController.Transition.ZoomOptions: ScriptObject {}
extension UIViewController.Transition.ZoomSourceViewProviderContext: ScriptObject {}

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

extension TypeDescription {
    static let viewControllerTransition = TypeDescription(
        "UIViewController.Transition", class: UIViewController.Transition.self
    ) { type in
        type.staticProperty("coverVertical") { UIViewController.Transition.coverVertical }
        type.staticProperty("flipHorizontal") { UIViewController.Transition.flipHorizontal }
        type.staticProperty("crossDissolve") { UIViewController.Transition.crossDissolve }
        type.staticProperty("partialCurl") { UIViewController.Transition.partialCurl }
        type.staticMethod(
            "zoom(options:sourceViewProvider:)", defaults: ["options": .null]
        ) {
            (options: UIViewController.Transition.ZoomOptions?, provider: ZoomSourceProvider) in
            UIViewController.Transition.zoom(
                options: options, sourceViewProvider: provider.run)
        }
    }

    static let zoomOptions = TypeDescription(
        "UIViewController.Transition.ZoomOptions",
        class: UIViewController.Transition.ZoomOptions.self
    ) { type in
        type.initialiser("init()") { UIViewController.Transition.ZoomOptions() }
        type.property("dimmingColor", { $0.dimmingColor }, { $0.dimmingColor = $1 })
    }

    static let zoomContext = TypeDescription(
        "UIViewController.Transition.ZoomSourceViewProviderContext",
        class: UIViewController.Transition.ZoomSourceViewProviderContext.self
    ) { type in
        type.property("sourceViewController", { $0.sourceViewController })
        type.property("zoomedViewController", { $0.zoomedViewController })
    }
}
