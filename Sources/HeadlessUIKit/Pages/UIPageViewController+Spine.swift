import HierarchyRecords

/// Pages that code sets, and the completion to call when they are shown.
struct PageSet {
    let controllers: [UIViewController]
    let completion: ((Bool) -> Void)?
}

/// The delegate is being asked for the spine location; pages that it sets wait for its answer.
struct SpineQuestion {
    var answer: PageSet?
}

extension UIPageViewController {
    // MARK: The spine when the interface rotates

    /// A35: asks for the spine location when the interface rotates, for pages that curl
    /// horizontally.
    func askForSpine(turningTo size: CGSize) {
        guard transitionStyle == .pageCurl, let bounds = viewIfLoaded?.bounds,
            (size.width > size.height) != (bounds.width > bounds.height)
        else { return }
        endTransitionAtOnce()
        spineQuestion = SpineQuestion()
        let location = spine(in: size.width > size.height ? .landscapeRight : .portrait)
        let answer = spineQuestion?.answer
        spineQuestion = nil
        guard !simulator.isStopped else { return }
        spineLocation = location
        if location == .mid { hasTwoSides = true }
        fit(answer)
    }

    private func spine(in orientation: UIInterfaceOrientation) -> SpineLocation {
        var location = spineLocation
        let argument = dispatch.recorder.argument(text: "\(orientation)")
        simulator.dispatch.note(.pageSpineLocation, objectID, argument, rule: .a35) {
            if let delegate {
                location = delegate.pageViewController(self, spineLocationFor: orientation)
            }
        }
        return location == .none ? spineLocation : location
    }

    /// E55: the pages that the delegate set, or else the visible ones, must fit the spine location
    /// that it returned.
    private func fit(_ answer: PageSet?) {
        dropLostPages()
        guard let controllers = answer?.controllers ?? (pages.isEmpty ? nil : pages),
            simulator.allowsPages(controllers, in: self, animated: false)
        else { return }
        if controllers.elementsEqual(pages, by: ===) {
            showViews()
            complete(answer?.completion, true, controllers)
        } else {
            setAtOnce(controllers, rule: .a35, answer?.completion)
        }
    }

    // MARK: Double-sided pages

    /// A32: splits the two pages of a change that turns a double-sided page into front and back.
    func sides(
        of controllers: [UIViewController]
    ) -> (front: [UIViewController], backs: [UIViewController]) {
        guard spineLocation != .mid, controllers.count == 2 else { return (controllers, []) }
        let backs = controllers.dropFirst().filter { back in
            back !== controllers[0] && !pages.contains { $0 === back }
        }
        return ([controllers[0]], backs)
    }

    /// Adds the view of each back below that of its page.
    func showBacks(of change: PageTransition) {
        guard pageArea.storedSuperview != nil else { return }
        for case let view? in change.backs.map(\.view) {
            view.frame = pageArea.bounds
            pageArea.insertSubview(view, at: 0)
        }
    }

    /// A32: removes the backs once the page has turned.
    func dropBacks(of change: PageTransition) {
        guard !change.backs.isEmpty else { return }
        change.sendAwayBacks()
        takeOutViews(of: change.backs)
        letGo(change.backs.filter { back in !pages.contains { $0 === back } }, rule: change.rule)
    }
}
