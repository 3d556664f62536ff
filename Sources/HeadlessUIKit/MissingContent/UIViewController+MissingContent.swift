import HierarchyRecords

/// What a controller has in the place of missing content.
@MainActor
final class MissingContent {
    @Counted var configuration: (any UIContentConfiguration)?
    @Counted var view: UIView?
}

extension UIViewController {
    /// L18: shows the view of the configuration as soon as the controller's own is there.
    func showMissingContent(_ configuration: (any UIContentConfiguration)?) {
        let kept = Changes.made(box.missingContent, MissingContent()) { box.missingContent = $0 }
        kept.configuration = configuration
        if isViewLoaded { placeMissingContent() }
    }

    /// L18: puts the view of the configuration over everything else, or takes it away.
    func placeMissingContent() {
        guard let kept = optional?.missingContent, let view = storedView else { return }
        guard let configuration = kept.configuration else {
            kept.view?.removeFromSuperview()
            return kept.view = nil
        }
        if kept.view == nil {
            kept.view = UIView(frame: view.bounds)
            kept.view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        guard let old = kept.view else { return }
        kept.view = configuration.contentView(inPlaceOf: old, in: view)
    }

    /// The state that the system gives: the traits, and what is searched for here.
    var ownContentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        let search =
            ownPresented as? UISearchController ?? optional?.navigationItem?.searchController
        if let search, search.isActive { state.searchText = search.searchBar.text }
        return state
    }

    /// L18: asks for the update in the next pass of the view.
    func askForMissingContent() {
        guard simulator.systemVersion >= 17 else { return }
        viewIfLoaded?.markForProperties(.missingContent)
    }

    /// L18: sends the update where code asked for it, and at first to what overrides it.
    func updateMissingContent(isAsked: Bool) {
        let state = contentUnavailableConfigurationState
        if isAsked || behaviour?.hears(.updateContentUnavailable) ?? false {
            send(
                .updateContentUnavailable, simulator.recorder.argument(text: "using: state"),
                rule: .l18, given: [.anything(state)], readsTraits: true
            ) { updateContentUnavailableConfiguration(using: state) }
        } else if !core.isPlain, behaviour == nil {
            dispatch.sendUnlogged(
                .updateContentUnavailable, to: self, given: [.anything(state)], readsTraits: true
            ) { updateContentUnavailableConfiguration(using: state) }
        }
    }
}
