import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Hears of detents.
private final class Listener: UISheetPresentationControllerDelegate {
    var heard: [UISheetPresentationController.Detent.Identifier?] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheet: UISheetPresentationController
    ) { heard.append(sheet.selectedDetentIdentifier) }
}

@MainActor
@Suite("R53, A55–A57: sheets and their detents")
struct SheetTests {
    private typealias Detent = UISheetPresentationController.Detent

    private func sheet(
        on device: String = "iPhone 16", ios: Int = 26, as style: UIModalPresentationStyle,
        detents: [Detent] = [.large()]
    ) throws -> (scene: Scene, a: UIViewController, sheet: UISheetPresentationController) {
        let scene = Scene(ios: ios, device: try #require(.named(device)))
        let (root, a) = (scene.controller("root"), scene.controller("a"))
        scene.show(root)
        a.modalPresentationStyle = style
        let sheet = try #require(a.sheetPresentationController)
        sheet.detents = detents
        root.present(a, animated: true)
        scene.settle()
        return (scene, a, sheet)
    }

    private func custom(_ value: CGFloat?, _ name: String = "own") -> Detent {
        .custom(identifier: .init(name)) { _ in value }
    }

    private static func isNear(_ frame: CGRect, _ other: [CGFloat]) -> Bool {
        zip([frame.minX, frame.minY, frame.width, frame.height], other).allSatisfy {
            abs($0 - $1) < 0.25
        }
    }

    @Test("R53: large and medium, and their safe areas, on an iPhone 16")
    func phone() throws {
        let large = try sheet(as: .pageSheet)
        #expect(large.a.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(
            large.a.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let medium = try sheet(as: .pageSheet, detents: [.medium(), .large()])
        #expect(Self.isNear(medium.a.view.frame, [8, 403.687, 377, 440.313]))
        #expect(medium.a.view.safeAreaInsets.bottom == 34)
    }

    @Test("R53: large and medium on an iPhone SE")
    func small() throws {
        let large = try sheet(on: "iPhone SE", as: .formSheet)
        #expect(large.a.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
        let medium = try sheet(on: "iPhone SE", as: .pageSheet, detents: [.medium()])
        #expect(Self.isNear(medium.a.view.frame, [8, 317.7, 359, 341.3]))
    }

    @Test("R53: form sheets and page sheets on an iPad")
    func pad() throws {
        let form = try sheet(on: "iPad", as: .formSheet)
        #expect(form.a.view.frame == CGRect(x: 120, y: 260, width: 580, height: 650))
        let low = try sheet(on: "iPad", as: .formSheet, detents: [custom(343)])
        #expect(low.a.view.frame == CGRect(x: 120, y: 567, width: 580, height: 343))
        let page = try sheet(on: "iPad", as: .pageSheet)
        #expect(page.a.view.frame == CGRect(x: 0, y: 42, width: 820, height: 1138))
    }

    @Test(
        "R53: custom detents on an iPhone 16",
        arguments: [
            (10.0, 28.0, 0.0), (100, 21.5135, 11), (144, 9.6216, 31.333), (200, 8, 34),
            (700, 8, 34),
        ])
    func customDetents(value: Double, margin: Double, bottom: Double) throws {
        let (_, a, _) = try sheet(as: .pageSheet, detents: [custom(CGFloat(value))])
        let frame = a.view.frame
        let width = 393 - 2 * margin
        let natural = margin == 8 ? value + 34 : value
        #expect(abs(frame.minX - margin) < 0.01)
        #expect(abs(frame.width - width) < 0.01)
        #expect(abs(frame.height - natural * width / 393) < 0.01)
        #expect(abs(frame.maxY - (852 - margin)) < 0.01)
        #expect(abs(a.view.safeAreaInsets.bottom - bottom) < 0.001)
    }

    @Test("R53: a custom detent is given the maximum, and one above it is large")
    func maximum() throws {
        var maximum: CGFloat = 0
        let detent = Detent.custom { context in
            maximum = context.maximumDetentValue
            return 10_000
        }
        let (_, a, _) = try sheet(as: .pageSheet, detents: [detent])
        #expect(maximum == 759)
        #expect(a.view.frame.minY == 59)
    }

    @Test(
        "A55: no detents, and heights that are none, leave it large",
        arguments: [nil, CGFloat.nan, -1, -CGFloat.infinity])
    func hostile(value: CGFloat?) throws {
        let empty = try sheet(as: .pageSheet, detents: [])
        #expect(empty.a.view.frame.minY == 59)
        let (_, a, sheet) = try sheet(as: .pageSheet, detents: [custom(value)])
        #expect(a.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        sheet.detents = [custom(300), custom(300, "again"), custom(value, "none")]
        #expect(abs(a.view.frame.height - 334 * 377 / 393) < 0.01)
        sheet.selectedDetentIdentifier = .init("again")
        #expect(abs(a.view.frame.height - 334 * 377 / 393) < 0.01)
    }

    @Test("A55: the selected detent counts; code that selects one tells nobody")
    func selected() throws {
        let (scene, a, sheet) = try sheet(as: .pageSheet, detents: [.large(), .medium()])
        #expect(a.view.frame.width == 377)
        #expect(
            scene.lines { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } } == [])
        #expect(a.view.frame.width == 393)
    }

    @Test("A54: up to the largest undimmed detent what is below feels taps")
    func undimmed() throws {
        let (scene, _, sheet) = try sheet(as: .pageSheet, detents: [.medium(), .large()])
        let below = UIView(frame: CGRect(x: 10, y: 100, width: 40, height: 40))
        scene.simulator.window.rootViewController?.view.addSubview(below)
        #expect(scene.simulator.presentation(coveringTapsOn: below) === sheet)
        sheet.largestUndimmedDetentIdentifier = .medium
        #expect(scene.simulator.presentation(coveringTapsOn: below) == nil)
        #expect(!sheet.canBeTappedAway)
        sheet.selectedDetentIdentifier = .large
        #expect(scene.simulator.presentation(coveringTapsOn: below) === sheet)
    }

    @Test("P35, A57: a compact height, with and without an edge to stand on")
    func low() throws {
        let (scene, a, sheet) = try sheet(as: .pageSheet)
        scene.simulator.rotate(to: .landscapeRight)
        scene.settle()
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        sheet.prefersEdgeAttachedInCompactHeight = true
        #expect(a.view.frame == CGRect(x: 59, y: 0, width: 734, height: 393))
        a.preferredContentSize = CGSize(width: 400, height: 100)
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        #expect(a.view.frame == CGRect(x: 226, y: 0, width: 400, height: 393))
    }

    // MARK: The finger

    private static let wills = [
        "a.delegate.presentationControllerShouldDismiss()",
        "a.delegate.presentationControllerWillDismiss()",
        "a.presentationController.dismissalTransitionWillBegin()",
        "a.viewWillDisappear(true)",
    ]
    private static let gone =
        wills + [
            "a.viewDidDisappear(true)", "a.presentationController.dismissalTransitionDidEnd(true)",
            "a.delegate.presentationControllerDidDismiss()",
        ]
    private static let back =
        wills + [
            "a.viewWillAppear(true)", "a.viewIsAppearing(true)", "a.viewDidAppear(true)",
            "a.presentationController.dismissalTransitionDidEnd(false)",
        ]

    @Test(
        "R53: half of its height, or 1000 points a second, dismiss a large sheet",
        arguments: [
            (380.0, 0.0, false), (408, 0, true), (20, 975, false), (20, 1000, true),
            (10, 0, nil),
        ])
    func dragLarge(distance: Double, speed: Double, goes: Bool?) throws {
        let (scene, a, sheet) = try sheet(as: .pageSheet)
        sheet.userDrags(by: CGFloat(distance), speed: CGFloat(speed))
        let lines = scene.run()
        #expect(lines == (goes.map { $0 ? Self.gone : Self.back } ?? []))
        #expect((a.presentingViewController == nil) == (goes ?? false))
    }

    @Test("R53: and so with a detent of 400 points", arguments: [(180.0, false), (220, true)])
    func dragCustom(distance: Double, goes: Bool) throws {
        let (scene, a, sheet) = try sheet(as: .pageSheet, detents: [custom(400)])
        sheet.userDrags(by: CGFloat(distance), speed: 0)
        let lines = withExtendedLifetime(a) { scene.run() }
        #expect(lines == (goes ? Self.gone : Self.back))
    }

    @Test("A56: between detents it goes to the nearest, and its delegate hears of it")
    func dragBetween() throws {
        let (scene, a, sheet) = try sheet(as: .pageSheet, detents: [.medium(), .large()])
        let listener = Listener()
        sheet.delegate = listener
        sheet.userDrags(by: -100, speed: 0)
        #expect(scene.run() == [])
        sheet.userDrags(by: -250, speed: 0)
        #expect(scene.run() == ["a.delegate.didChangeSelectedDetentIdentifier(large)"])
        #expect(a.view.frame.height == 793)
        sheet.userDrags(by: 30, speed: 1200)
        #expect(scene.run() == ["a.delegate.didChangeSelectedDetentIdentifier(medium)"])
        #expect(listener.heard == [.large, .medium])
        sheet.userDrags(by: -5000, speed: 0)
        #expect(a.view.frame.height == 793)
    }

    @Test("A56: dragged below its lowest detent and let go, it rests there, and that is told")
    func dragBelowTheLowest() throws {
        let (scene, a, sheet) = try sheet(as: .pageSheet, detents: [.medium(), .large()])
        sheet.userDrags(by: -400, speed: 0)
        _ = scene.run()
        #expect(
            scene.lines(.of(.delegate)) { sheet.userDrags(by: 450, speed: 0) } == [
                "a.delegate.presentationControllerShouldDismiss()",
                "a.delegate.presentationControllerWillDismiss()",
                "a.delegate.didChangeSelectedDetentIdentifier(medium)",
            ])
        #expect(sheet.selectedDetentIdentifier == .medium)
        #expect(scene.tree == ["root [appeared]", "  ^ a [appeared]"])
        #expect(
            scene.lines(.of(.delegate)) { sheet.userDrags(by: 100, speed: 0) } == [
                "a.delegate.presentationControllerShouldDismiss()",
                "a.delegate.presentationControllerWillDismiss()",
            ])
        #expect(a.viewIfLoaded?.window != nil)
    }

    @Test("P11: a modal sheet comes back, and only the attempt is told")
    func dragModal() throws {
        let (scene, a, sheet) = try sheet(as: .pageSheet)
        a.isModalInPresentation = true
        sheet.userDrags(by: 700, speed: 0)
        #expect(scene.run() == ["a.delegate.presentationControllerDidAttemptToDismiss()"])
        #expect(a.presentingViewController != nil)
    }

    @Test("the property is there from iOS 15 on", arguments: [(14, false), (15, true)])
    func since(ios: Int, isThere: Bool) {
        let scene = Scene(ios: ios)
        let a = scene.controller("a")
        #expect((a.sheetPresentationController != nil) == isThere)
        a.modalPresentationStyle = .fullScreen
        #expect(a.sheetPresentationController == nil)
    }
}
