import Foundation
import HeadlessUIKit

private let running = KeptKey<[String: CAAnimation]>()

extension CALayer {
    /// Adds an animation, which runs on the simulated clock and is removed at its end.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let name = key ?? "animation \(running[of: self]?.count ?? 0)"
        running[of: self, default: [:]][name] = anim
        CATransaction.waits(for: anim.length)
        let loop = Simulator.current.runLoop
        loop.perform { anim.delegate?.animationDidStart(anim) }
        guard anim.length.isFinite else { return }
        loop.perform(after: anim.length) { [weak self] in self?.end(anim, name) }
    }

    private func end(_ animation: CAAnimation, _ name: String) {
        guard running[of: self]?[name] === animation else { return }
        if animation.isRemovedOnCompletion { running[of: self]?[name] = nil }
        animation.delegate?.animationDidStop(animation, finished: true)
    }

    public func removeAnimation(forKey key: String) {
        guard let animation = running[of: self]?[key] else { return }
        running[of: self]?[key] = nil
        animation.delegate?.animationDidStop(animation, finished: false)
    }

    public func animation(forKey key: String) -> CAAnimation? { running[of: self]?[key] }
    public func animationKeys() -> [String]? {
        guard let keys = running[of: self]?.keys, !keys.isEmpty else { return nil }
        return keys.sorted()
    }
}

extension KeptKey {
    subscript(of object: AnyObject, default value: Value) -> Value {
        get { self[of: object] ?? value }
        nonmutating set { self[of: object] = newValue }
    }
}
