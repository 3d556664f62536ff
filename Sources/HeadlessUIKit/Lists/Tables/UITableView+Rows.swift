import HierarchyRecords

extension UITableView {
    /// Discards all that is known about the rows; the next layout asks the data source again.
    func forgetRows() {
        counts.forget()
        places = TablePlaces()
        fitted = [:]
        selection.removeAll()
        setNeedsLayout()
    }

    /// The number of rows in each section, if the data source was asked already; reading this does
    /// not ask it.
    package var countsIfKnown: [Int]? { counts.sections }

    /// Puts a view behind the rows, as large as the table.
    func replaceBackground(_ old: UIView?, with new: UIView?) {
        if old === new { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        insertSubview(new, at: 0)
    }

    func replace(_ old: UIView?, with new: UIView?) {
        if old === new { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        if counts.sections != nil { measure() }
        setNeedsLayout()
    }

    // MARK: Reuse

    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let waiting = reusedCell(identifier) { return waiting }
        if let make = makers[identifier] { return make() }
        return classes[identifier]?.init(registeredAs: identifier)
    }

    func dequeueOrRaise(_ identifier: String) -> UITableViewCell {
        if let cell = dequeue(identifier) { return cell }
        simulator.report(.unregisteredCell(identifier), about: objectID)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Registers code that creates cells for the identifier, where there is no cell class to
    /// register.
    public func register(identifier: String, make: @escaping () -> UITableViewCell) {
        makers[identifier] = make
    }
}
