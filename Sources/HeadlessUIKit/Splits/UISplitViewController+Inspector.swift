import HierarchyRecords

/// The inspector: a column at the trailing edge, which is hidden at first; from iOS 26 (C70).
extension UISplitViewController {
    /// The visible columns, with the inspector.
    var allSeen: [Column] { seen + (isInspectorShown ? [.inspector] : []) }

    /// C70: shows the inspector beside the secondary column.
    // AD-HOC: where the columns are collapsed nothing happens, and no delegate is told.
    func showInspector() {
        guard isMounted, !hasCollapsed, !isInspectorShown, !simulator.isStopped,
            let controller = contents[.inspector]
        else { return }
        if hosts[.inspector] == nil { take(host(controller, for: .inspector)) }
        guard let host = hosts[.inspector], !simulator.isStopped else { return }
        isInspectorShown = true
        install(.inspector)
        tellAppears(host)
        viewIfLoaded?.setNeedsLayout()
        simulator.runLoop.performAfterCommit { host.tellDid() }
    }

    /// C70: hides the inspector.
    func hideInspector() {
        guard isInspectorShown, !simulator.isStopped else { return }
        isInspectorShown = false
        if let host = hosts[.inspector] { hide(host) }
        viewIfLoaded?.setNeedsLayout()
    }
}
