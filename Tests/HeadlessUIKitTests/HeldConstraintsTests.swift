import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("The constraints that a view holds")
struct HeldConstraintsTests {
    @Test("few and many stay in order, whichever of them go", arguments: [5, 32, 33, 1_000])
    func order(count: Int) {
        _ = Scene()
        let view = UIView()
        let child = UIView()
        view.addSubview(child)
        let all = (0..<count).map { number in
            child.leftAnchor.constraint(
                greaterThanOrEqualTo: view.leftAnchor, constant: CGFloat(number))
        }
        NSLayoutConstraint.activate(all)
        let gone = stride(from: 0, to: count, by: 3).map { all[$0] }
        NSLayoutConstraint.deactivate(gone)
        let left = all.indices.filter { $0 % 3 != 0 }.map { all[$0] }
        expect(view.constraints, are: left)
        NSLayoutConstraint.deactivate(gone)
        gone[0].isActive = true
        expect(view.constraints, are: left + [gone[0]])
        NSLayoutConstraint.deactivate(left)
        expect(view.constraints, are: [gone[0]])
        gone[0].isActive = false
        expect(view.constraints, are: [])
    }

    private func expect(_ found: [NSLayoutConstraint], are expected: [NSLayoutConstraint]) {
        #expect(found.map(\.constant) == expected.map(\.constant))
    }
}
