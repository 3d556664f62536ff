import HeadlessUIKit

/// A child of a container or of a presentation; of those, statements hold controllers.
struct ContentContainerReference: ScriptValue {
    let object: any UIContentContainer
    init(_ object: any UIContentContainer) { self.object = object }

    static var valueType: ValueType { UIViewController.valueType }
    static func from(_ value: Value) -> ContentContainerReference? {
        UIViewController.from(value).map { ContentContainerReference($0) }
    }
    var value: Value { (object as? UIViewController).value }
}
