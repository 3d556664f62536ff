/// A layer that code has added to one of a view.
struct AddedLayer {
    let layer: CALayer
    /// How many layers of subviews lie below it.
    let subviews: Int
}

extension CALayer {
    /// The layer in which it lies: that of the superview, or the one to which code has added it.
    public var superlayer: CALayer? { holder ?? served?.superview?.layer }

    /// The layers within it, from back to front: those of the subviews, and those that code has added; nil for none.
    public var sublayers: [CALayer]? {
        get {
            let list = sublayersInOrder
            return list.isEmpty ? nil : list
        }
        set {
            for entry in added { entry.layer.removeFromSuperlayer() }
            for layer in newValue ?? [] where layer.served == nil { addSublayer(layer) }
        }
    }

    private var sublayersInOrder: [CALayer] {
        var list: [CALayer] = []
        var rest = added[...]
        for (place, view) in (served?.subviews ?? []).enumerated() {
            while let entry = rest.first, entry.subviews <= place {
                list.append(entry.layer)
                rest.removeFirst()
            }
            list.append(view.layer)
        }
        return list + rest.map(\.layer)
    }

    /// Puts the layer in front of the others.
    public func addSublayer(_ layer: CALayer) {
        put(layer, at: added.count, above: served?.subviews.count ?? 0)
    }

    /// Puts the layer at that place among the layers, from the back.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        let before = sublayersInOrder.prefix(Int(index))
        let own = before.count { $0.served == nil }
        put(layer, at: own, above: before.count - own)
    }

    /// Puts the layer behind that one.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = sublayersInOrder.firstIndex { $0 === sibling }
        insertSublayer(layer, at: UInt32(place ?? sublayersInOrder.count))
    }

    /// Puts the layer in front of that one.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = sublayersInOrder.firstIndex { $0 === sibling }
        insertSublayer(layer, at: UInt32(place.map { $0 + 1 } ?? sublayersInOrder.count))
    }

    /// Puts the new layer in the place of the old one.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = added.firstIndex(where: { $0.layer === oldLayer }) else { return }
        let below = added[place].subviews
        oldLayer.removeFromSuperlayer()
        put(newLayer, at: place, above: below)
    }

    /// Takes the layer out of the one to which code has added it; the layer of a view goes with its view.
    public func removeFromSuperlayer() {
        guard let holder else { return }
        holder.added.removeAll { $0.layer === self }
        if holder.cutter === self { holder.cutter = nil }
        self.holder = nil
    }

    /// The layer by whose opacity it is cut out; nothing is drawn here.
    public var mask: CALayer? {
        get { cutter }
        set {
            cutter?.holder = nil
            newValue?.removeFromSuperlayer()
            cutter = newValue
            newValue?.holder = self
        }
    }

    /// A layer of a view, or one above this one, stays where it is.
    private func put(_ layer: CALayer, at place: Int, above subviews: Int) {
        guard layer.served == nil, !layer.holds(self) else { return }
        layer.removeFromSuperlayer()
        added.insert(AddedLayer(layer: layer, subviews: subviews), at: min(place, added.count))
        layer.holder = self
    }

    private func holds(_ other: CALayer) -> Bool {
        var next: CALayer? = other
        while let layer = next {
            if layer === self { return true }
            next = layer.holder
        }
        return false
    }

    /// Places the layers within it at once.
    public func layoutIfNeeded() { layoutSublayers() }
    /// Asks for `layoutSublayers`; code calls `layoutIfNeeded` where it counts on it.
    public func setNeedsLayout() {}
    /// Asks for the layer to be drawn again; nothing is drawn here.
    public func setNeedsDisplay() {}
}

extension CALayer: Equatable {
    /// Compares by identity, as `NSObject` does.
    public nonisolated static func == (left: CALayer, right: CALayer) -> Bool { left === right }
}
