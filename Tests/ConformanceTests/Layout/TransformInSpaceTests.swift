import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A105: transforms in space")
struct TransformInSpaceTests {
    private func view(_ scene: Scene) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scene.root("p").view.addSubview(view)
        return view
    }

    @Test("A105: the part in its plane is the view's transform, and makes the frame")
    func plane() {
        let scene = Scene()
        let view = view(scene)
        view.layer.transform = CATransform3DConcat(
            CATransform3DMakeScale(0.5, 0.5, 1), CATransform3DMakeTranslation(10, 20, 0))
        #expect(view.frame == CGRect(x: 35, y: 70, width: 50, height: 100))
        #expect(view.transform == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 10, ty: 20))
        view.transform = CGAffineTransform(translationX: 0, y: 5)
        #expect(
            CATransform3DEqualToTransform(
                view.layer.transform, CATransform3DMakeTranslation(0, 5, 0)))
        view.transform3D = CATransform3DIdentity
        #expect(view.transform.isIdentity && view.frame.origin == .zero)
    }

    @Test("A105: depth and perspective stay, and change no frame; the view's own replaces them")
    func depth() {
        let scene = Scene()
        let view = view(scene)
        var deep = CATransform3DIdentity
        deep.m34 = -1 / 500
        deep = CATransform3DTranslate(deep, 0, 0, 80)
        view.layer.transform = deep
        #expect(view.layer.transform == deep && !CATransform3DIsAffine(deep))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(view.layer.transform == CATransform3DMakeScale(2, 1, 1))
        #expect(view.frame.width == 200)
    }

    @Test("A105: a turn about the vertical axis makes the frame narrow; an inverse undoes it")
    func turn() {
        let scene = Scene()
        let view = view(scene)
        let turn = CATransform3DMakeRotation(.pi / 3, 0, 2, 0)
        view.layer.transform = turn
        #expect(abs(view.frame.width - 50) < 1e-9 && view.frame.height == 200)
        let back = CATransform3DConcat(turn, CATransform3DInvert(turn))
        #expect(
            zip([back.m11, back.m13, back.m31, back.m33, back.m44], [1, 0, 0, 1, 1])
                .allSatisfy { abs($0 - $1) < 1e-12 })
        #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test("A105: a layer that is no view's keeps what was set")
    func alone() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 4))
        #expect(layer.transform == CATransform3DMakeScale(3, 4, 1))
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 3, y: 4))
    }
}
