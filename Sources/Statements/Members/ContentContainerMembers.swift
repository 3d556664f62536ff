import HeadlessUIKit

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
                container.willTransition(to: traits, with: coordinator.coordinator)
            }
        }
        method("viewWillTransition(to:with:)") { container in
            { (size: CGSize, coordinator: TransitionCoordinatorReference) in
                container.viewWillTransition(to: size, with: coordinator.coordinator)
            }
        }
    }
}
