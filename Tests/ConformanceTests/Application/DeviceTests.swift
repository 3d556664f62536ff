import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R51, T20, A70–A72: devices and their windows")
struct DeviceTests {
    private func insets(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
    }

    private func words(_ device: SimulatedDevice) -> String {
        let classes = [UIInterfaceOrientation.portrait, .landscapeLeft].map {
            device.traits(in: $0).sizeClassText
        }
        let numbers = (insets(device.safeAreaInsets) + insets(device.landscapeSafeAreaInsets)).map {
            "\(Int($0))"
        }
        return "\(device.name): \(Int(device.width))x\(Int(device.height)) @\(Int(device.scale)) "
            + numbers.joined(separator: " ") + " " + classes.joined(separator: ", ")
    }

    @Test("each device's numbers")
    func catalogue() {
        #expect(
            SimulatedDevice.all.map(words) == [
                "iPhone SE 3: 375x667 @2 20 0 0 0 0 0 0 0 wC hR, wC hC",
                "iPhone 8: 375x667 @2 20 0 0 0 0 0 0 0 wC hR, wC hC",
                "iPhone 8 Plus: 414x736 @3 20 0 0 0 0 0 0 0 wC hR, wR hC",
                "iPhone X: 375x812 @3 44 0 34 0 0 44 21 44 wC hR, wC hC",
                "iPhone 11: 414x896 @2 48 0 34 0 0 48 20 48 wC hR, wR hC",
                "iPhone 13 mini: 375x812 @3 50 0 34 0 0 50 20 50 wC hR, wC hC",
                "iPhone 13: 390x844 @3 47 0 34 0 0 47 20 47 wC hR, wC hC",
                "iPhone 13 Pro Max: 428x926 @3 47 0 34 0 0 47 20 47 wC hR, wR hC",
                "iPhone 15: 393x852 @3 59 0 34 0 0 59 20 59 wC hR, wC hC",
                "iPhone 16: 393x852 @3 59 0 34 0 0 59 20 59 wC hR, wC hC",
                "iPhone 16 Plus: 430x932 @3 59 0 34 0 0 59 20 59 wC hR, wR hC",
                "iPhone 16 Pro: 402x874 @3 62 0 34 0 0 62 20 62 wC hR, wC hC",
                "iPhone 16 Pro Max: 440x956 @3 62 0 34 0 0 62 20 62 wC hR, wR hC",
                "iPad A16: 820x1180 @2 32 0 25 0 32 0 25 0 wR hR, wR hR",
                "iPad mini A17 Pro: 744x1133 @2 32 0 25 0 32 0 25 0 wR hR, wR hR",
                "iPad Air 11: 820x1180 @2 32 0 25 0 32 0 25 0 wR hR, wR hR",
                "iPad Air 13: 1024x1366 @2 32 0 25 0 32 0 25 0 wR hR, wR hR",
                "iPad Pro 11: 834x1210 @2 32 0 25 0 32 0 25 0 wR hR, wR hR",
                "iPad Pro 13: 1032x1376 @2 32 0 25 0 32 0 25 0 wR hR, wR hR",
            ])
        #expect(
            SimulatedDevice.measuredOnes.map(\.name) == ["iPhone SE 3", "iPhone 16", "iPad A16"])
    }

    @Test("names: case, spaces, hyphens and short forms do not matter")
    func names() {
        let names = ["iphone-16 PRO max", "iPad", "ipad mini", "iPhone SE", "iPad Pro 13\"", "x"]
        #expect(
            names.map { SimulatedDevice.named($0)?.name } == [
                "iPhone 16 Pro Max", "iPad A16", "iPad mini A17 Pro", "iPhone SE 3",
                "iPad Pro 13", nil,
            ])
    }

    @Test("R51, A70: each device's frames hold, in portrait and in landscape")
    func frames() throws {
        for device in SimulatedDevice.all {
            let scene = Scene(device: device)
            let a = scene.root("a")
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                scene.simulator.rotate(to: orientation)
                scene.settle()
                #expect(a.view.bounds.size == device.size(in: orientation))
                #expect(a.view.safeAreaInsets == device.safeAreaInsets(in: orientation))
                #expect(a.traitCollection.values == device.traits(in: orientation))
            }
        }
    }

    private func shares(
        _ name: String, _ orientation: UIInterfaceOrientation
    ) throws -> [String] {
        let device = try #require(SimulatedDevice.named(name))
        return ScreenShare.words.map { word, share in
            let size = share.size(on: device, in: orientation)
            let letter = device.traits(in: orientation, share: share).horizontal.letter
            return "\(word) \(size.width.text)x\(size.height.text) \(letter)"
        }
    }

    @Test("T20, A71: what an iPad's windows get")
    func sharing() throws {
        #expect(
            try shares("iPad Air 13", .landscapeLeft) == [
                "1/3 375x1024 C", "1/2 678x1024 R", "2/3 981x1024 R", "full 1366x1024 R",
                "slideover 375x984 C",
            ])
        #expect(
            try shares("iPad Air 13", .portrait) == [
                "1/3 375x1366 C", "1/2 507x1366 C", "2/3 639x1366 C", "full 1024x1366 R",
                "slideover 375x1326 C",
            ])
        #expect(
            try shares("iPad Pro 13", .portrait) == [
                "1/3 375x1376 C", "1/2 511x1376 C", "2/3 647x1376 C", "full 1032x1376 R",
                "slideover 375x1336 C",
            ])
        #expect(
            try shares("iPad A16", .landscapeLeft) == [
                "1/3 375x820 C", "1/2 585x820 C", "2/3 795x820 R", "full 1180x820 R",
                "slideover 375x780 C",
            ])
        #expect(
            try shares("iPad mini", .portrait) == [
                "1/3 320x1133 C", "1/2 367x1133 C", "2/3 414x1133 C", "full 744x1133 R",
                "slideover 320x1093 C",
            ])
    }

    @Test("T20, T04: sharing the screen is a change of classes and size, like a rotation")
    func multitask() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad")))
        let a = scene.root("a")
        scene.simulator.rotate(to: .landscapeLeft)
        scene.settle()
        func told(_ share: ScreenShare) -> [String] {
            scene.lines(.of(.traits)) { scene.simulator.change(to: share) }
        }
        #expect(told(.twoThirds) == ["a.viewWillTransition(to: 795x820)"])
        #expect(
            told(.half) == [
                "a.willTransition(to: wC hR)", "a.viewWillTransition(to: 585x820)",
                "a.traitCollectionDidChange(wR hR)",
            ])
        #expect(a.view.bounds.size == CGSize(width: 585, height: 820))
        #expect(told(.half) == [])
        #expect(told(.oneThird) == ["a.viewWillTransition(to: 375x820)"])
        #expect(told(.slideOver) == ["a.viewWillTransition(to: 375x780)"])
        #expect(
            scene.lines(.of(.traits)) { scene.simulator.rotate(to: .portrait) } == [
                "a.viewWillTransition(to: 320x1140)"
            ])
        #expect(UIScreen.main.bounds.size == CGSize(width: 820, height: 1180))
        #expect(
            told(.full) == [
                "a.willTransition(to: wR hR)", "a.viewWillTransition(to: 820x1180)",
                "a.traitCollectionDidChange(wC hR)",
            ])
    }

    @Test("A72: a free window keeps its size as far as the screen has room")
    func free() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad")))
        let a = scene.root("a")
        let lines = scene.lines(.of(.traits)) {
            scene.simulator.change(to: .free(width: 500, height: 900))
        }
        #expect(
            lines == [
                "a.willTransition(to: wC hR)", "a.viewWillTransition(to: 500x900)",
                "a.traitCollectionDidChange(wR hR)",
            ])
        scene.simulator.rotate(to: .landscapeLeft)
        scene.settle()
        #expect(a.view.bounds.size == CGSize(width: 500, height: 820))
    }

    @Test("a phone has no shares; a phone in the place of a shared iPad has its whole screen")
    func phones() throws {
        let scene = Scene()
        let a = scene.root("a")
        #expect(scene.lines(.all) { scene.simulator.change(to: .half) } == [])
        scene.simulator.change(to: try #require(SimulatedDevice.named("iPad")))
        scene.simulator.change(to: .oneThird)
        scene.simulator.change(to: .iPhone16)
        scene.settle()
        #expect(a.view.bounds.size == CGSize(width: 393, height: 852))
        #expect(scene.simulator.display.share == .full)
    }

    @Test("T11: a window may get another size before its root's view is loaded")
    func beforeLoading() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad")))
        let a = scene.controller("a")
        scene.simulator.window.rootViewController = a
        let lines = scene.lines(.of(.traits, .load)) {
            scene.simulator.change(to: .oneThird)
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "a.willTransition(to: wC hR)", "a.viewWillTransition(to: 320x1180)",
                "a.traitCollectionDidChange(wR hR)", "a.loadView()", "a.viewDidLoad()",
            ])
    }
}

extension CGFloat {
    fileprivate var text: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
