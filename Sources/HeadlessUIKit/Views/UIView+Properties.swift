import HierarchyRecords

/// Which updates the next layout pass sends for a view, and for the controller whose view it is.
struct DueProperties: OptionSet {
    let rawValue: UInt8
    /// The view has not been in a pass yet, which sends it to whatever overrides it.
    static let first = DueProperties(rawValue: 1)
    /// Code asked for the view's.
    static let view = DueProperties(rawValue: 2)
    /// Code asked for the controller's.
    static let controller = DueProperties(rawValue: 4)
    /// Code asked for the controller's missing content (L18).
    static let missingContent = DueProperties(rawValue: 8)
}

extension UIView {
    /// L14: the request waits for the next pass, and asks for no layout.
    func markForProperties(_ due: DueProperties) {
        layoutState.dueProperties.insert(due)
        listForLayout()
    }

    /// L14: sends what is due in this view and below it, superviews first.
    func updatePropertiesNow() {
        for view in subtree { simulator.layout.updateProperties(of: view.link) }
    }
}

@MainActor
extension LayoutPass {
    /// L14, L18: the controller's own updates come before its root view's.
    func updateProperties(of view: ViewLink) {
        let due = view.core.layout.dueProperties
        let version = view.core.world.core.systemVersion
        guard !due.isEmpty, version >= 17 else { return }
        view.core.layout.dueProperties = []
        let controller = view.core.controller?.core.controller
        if version >= 26 { controller?.tellProperties(isAsked: due.contains(.controller)) }
        if due.contains(.first) || due.contains(.missingContent) {
            controller?.updateMissingContent(isAsked: due.contains(.missingContent))
        }
        if version >= 26 { view.core.view.tellProperties(isAsked: due.contains(.view)) }
    }
}

extension UIViewController {
    fileprivate func tellProperties(isAsked: Bool) {
        if hearsProperties(isAsked) {
            send(.updateProperties, rule: .l14, readsTraits: true) { updateProperties() }
        } else if !core.isPlain, behaviour == nil {
            dispatch.sendUnlogged(.updateProperties, to: self, readsTraits: true) {
                updateProperties()
            }
        }
    }
}

extension UIView {
    fileprivate func tellProperties(isAsked: Bool) {
        if hearsProperties(isAsked) {
            send(.updateProperties, rule: .l14, readsTraits: true) { updateProperties() }
        } else if !core.isPlain, behaviour == nil {
            dispatch.sendUnlogged(.updateProperties, to: self, readsTraits: true) {
                updateProperties()
            }
        }
    }
}

extension CallbackReceiver {
    /// Whether the log has a line for it: where code asked, and at first where a script's class overrides it. At first a
    /// compiled class hears it without a line, since nothing tells whether it overrides it.
    fileprivate func hearsProperties(_ isAsked: Bool) -> Bool {
        isAsked || behaviour?.hears(.updateProperties) ?? false
    }
}
