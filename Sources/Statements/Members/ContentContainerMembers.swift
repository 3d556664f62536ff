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

/// What a container is told of its content, which controllers and presentations are alike.
extension MemberList where Receiver: UIContentContainer {
    mutating func addContentContainer() {
        method("preferredContentSizeDidChange(forChildContentContainer:)") { container in
            { (child: UIViewController) in
                container.preferredContentSizeDidChange(forChildContentContainer: child)
            }
        }
        method("systemLayoutFittingSizeDidChange(forChildContentContainer:)") { container in
            { (child: UIViewController) in
                container.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
            }
        }
        method("size(forChildContentContainer:withParentContainerSize:)") { container in
            { (child: UIViewController, size: CGSize) in
                container.size(forChildContentContainer: child, withParentContainerSize: size)
            }
        }
        method("willTransition(to:with:)") { container in
            { (traits: UITraitCollection, coordinator: TransitionCoordinatorReference) in
                container.willTransition(to: traits, with: coordinator.object)
            }
        }
        method("viewWillTransition(to:with:)") { container in
            { (size: CGSize, coordinator: TransitionCoordinatorReference) in
                container.viewWillTransition(to: size, with: coordinator.object)
            }
        }
    }
}
