import HierarchyRecords

extension UITableView {
    // MARK: From code

    func select(_ path: IndexPath?, _ position: ScrollPosition, animated: Bool) {
        guard let path = select(path, animated: animated), position != .none else { return }
        scroll(toRow: path, position, animated: animated)
    }

    func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        countIfNeeded()
        guard let rect = frame(at: path) else { return }
        let shown = storedBounds.inset(by: adjustedContentInset)
        var offset = storedBounds.origin
        switch position {
        case .none: offset = offsetShowing(rect)
        case .top: offset.y += rect.minY - shown.minY
        case .middle: offset.y += rect.midY - shown.midY
        case .bottom: offset.y += rect.maxY - shown.maxY
        }
        scroll(to: legalOffset(near: offset), animated: animated)
    }

    // MARK: The finger

    /// Whether the row exists, so that the user can tap it.
    package func hasRow(at path: IndexPath) -> Bool { hasElement(at: path) }

    /// The path of the row at that position, counted through all sections.
    package func path(ofRow position: Int) -> IndexPath? { path(ofElement: position) }

    /// U04, X25: the user taps the row; where no finger can reach it, as if one did.
    package func userTaps(_ path: IndexPath) {
        guard isUserInteractionEnabled, !simulator.isStopped, hasRow(at: path) else { return }
        scroll(toRow: path, .none, animated: false)
        userTapsElement(at: { frame(at: path) }) {
            press(path)
            liftFinger(selects: true)
        }
    }

    /// U04, U39: whether a tap selects a row now.
    package var letsUserSelect: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection
    }

    /// Whether a tap leaves the rows selected that were selected before.
    private var letsUserSelectSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// U04, U25: a finger is on the row.
    func press(_ path: IndexPath) {
        guard !simulator.isStopped, hasRow(at: path),
            cells.visible[path]?.isUserInteractionEnabled ?? true
        else { return }
        var isHighlighting = letsUserSelect
        tell(.tableShouldHighlight, path) {
            isHighlighting = isHighlighting && $0.tableView(self, shouldHighlightRowAt: path)
        }
        guard isHighlighting else { return }
        pressed = path
        cells.visible[path]?.setHighlighted(true, animated: false)
        tell(.tableDidHighlight, path) { $0.tableView(self, didHighlightRowAt: path) }
    }

    /// U04, X25: the finger leaves; a touch that was cancelled selects nothing.
    func liftFinger(selects: Bool) {
        guard let path = pressed, !simulator.isStopped else { return }
        pressed = nil
        cells.visible[path]?.setHighlighted(false, animated: false)
        tell(.tableDidUnhighlight, path) { $0.tableView(self, didUnhighlightRowAt: path) }
        guard selects, hasRow(at: path) else { return }
        if letsUserSelectSeveral, selection.contains(path) {
            userDeselects(path)
        } else {
            userSelects(path)
        }
    }

    private func userSelects(_ path: IndexPath) {
        var chosen: IndexPath? = path
        tell(.tableWillSelect, path) { chosen = $0.tableView(self, willSelectRowAt: path) }
        guard let chosen, counts.contains(chosen), !simulator.isStopped else { return }
        if !letsUserSelectSeveral {
            for other in selection.paths where other != chosen { userDeselects(other) }
        }
        markSelected(chosen, animated: false)
        // A152: the segue of the row comes before `didSelectRow`.
        if let cell = cells.visible[chosen] { cell.performSegue(cell.sceneID) }
        tell(.tableDidSelect, chosen) { $0.tableView(self, didSelectRowAt: chosen) }
    }

    /// U31, G03: the user taps the accessory of a row.
    package func userTapsAccessory(_ path: IndexPath) {
        guard isUserInteractionEnabled, !simulator.isStopped, hasRow(at: path) else { return }
        scroll(toRow: path, .none, animated: false)
        simulator.layout.layOutNow(self)
        guard !simulator.isStopped, let cell = cells.visible[path] else { return }
        // "Its segue is performed, then the delegate is told."
        cell.performSegue(cell.sceneID, ofAccessory: true)
        guard cell.accessoryType.isButton else { return }
        tell(.tableAccessoryTapped, path, rule: .u31) {
            $0.tableView(self, accessoryButtonTappedForRowWith: path)
        }
    }

    /// Whether the row that is shown there has an accessory that hears a tap; nil for a row out of
    /// sight.
    package func hasTappableAccessory(_ path: IndexPath) -> Bool? {
        cells.visible[path].map { cell in
            cell.accessoryType.isButton || cell.hasSegue(cell.sceneID, ofAccessory: true)
        }
    }

    private func userDeselects(_ path: IndexPath) {
        var chosen: IndexPath? = path
        tell(.tableWillDeselect, path) { chosen = $0.tableView(self, willDeselectRowAt: path) }
        guard let chosen else { return }
        deselect(chosen)
        tell(.tableDidDeselect, chosen) { $0.tableView(self, didDeselectRowAt: chosen) }
    }
}
