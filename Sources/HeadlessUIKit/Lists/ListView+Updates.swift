import HierarchyRecords

// Rows and items that come, go and move: U32.

extension ListView {
    /// AD-HOC: the duration of the animation, in seconds.
    static var updateDuration: Double { 0.3 }

    /// Announces changes, alone or within an update that has begun.
    func update(_ changes: [RowUpdates.Change], isAnimated: Bool = true) {
        beginUpdatesOfElements()
        updates.changes += changes
        if isAnimated, !changes.isEmpty { updates.isAnimated = true }
        endUpdatesOfElements()
    }

    /// "A table that was not asked before is asked first."
    func beginUpdatesOfElements() {
        if updates.depth == 0 { countIfNeeded() }
        updates.depth += 1
    }

    func endUpdatesOfElements(_ completion: ((Bool) -> Void)? = nil) {
        guard updates.depth > 0 else { return }
        updates.depth -= 1
        if let completion { updates.completions.append(completion) }
        guard updates.depth == 0 else { return }
        let ended = updates
        updates = RowUpdates()
        guard !simulator.isStopped, let gone = apply(ended) else { return }
        finish(ended, gone)
    }

    /// Asks for the numbers, then for the cells that come into sight; the rows that went with their
    /// cells, nil where the numbers do not fit.
    private func apply(_ updates: RowUpdates) -> [(path: IndexPath, cell: Cell)]? {
        let before = counts.known
        // "the data source is asked for the sections and the rows of each again"
        let after = hasDataSource ? askForCounts() : []
        guard !simulator.isStopped else { return nil }
        // "they must fit the changes"
        if let misuse = updates.misuse(
            from: before, to: after, in: Self.kind, ios: simulator.systemVersion)
        {
            simulator.report(misuse, about: objectID)
            return nil
        }
        counts.set(after)
        let gone = moveElements(by: RowMap(updates), anew: updates.reloaded)
        measure()
        // "Then the cells of rows that came into sight are asked for"
        layOutCells()
        setNeedsLayout()
        return gone
    }

    private func moveElements(
        by map: RowMap, anew: Set<IndexPath>
    ) -> [(path: IndexPath, cell: Cell)] {
        // "A row that is shown anew is selected no more"
        selection.move { anew.contains($0) ? nil : map.place(of: $0) }
        noteMoved(by: map, anew: anew)
        let gone = cells.move { anew.contains($0) ? nil : map.place(of: $0) }
        for (_, cell) in gone { cell.removeFromSuperview() }
        return gone
    }

    /// "When the animation ends, didEndDisplaying comes for each row that went, and the completion is
    /// called."
    private func finish(
        _ updates: RowUpdates, _ gone: [(path: IndexPath, cell: Cell)]
    ) {
        if gone.isEmpty, updates.completions.isEmpty { return }
        let animates = updates.isAnimated && isInWindow && UIView.areAnimationsEnabled
        guard animates else { return end(updates, gone) }
        simulator.runLoop.perform(after: Self.updateDuration) { self.end(updates, gone) }
    }

    private func end(
        _ updates: RowUpdates, _ gone: [(path: IndexPath, cell: Cell)]
    ) {
        for (path, cell) in gone {
            cells.keep(cell, as: cell.reuseIdentifier)
            tellDidEndDisplaying(cell, at: path)
        }
        for completion in updates.completions { completion(true) }
    }
}
