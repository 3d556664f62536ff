import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("X42–X44: values as headers and tables have them")
struct RecordedValueTests {
    @Test("X42: labels and image views take no touches, however they are made")
    func interaction() throws {
        _ = Scene()
        let views: [UIView] = [
            UILabel(), UILabel(frame: .zero), UIImageView(), UIImageView(frame: .zero),
            UIImageView(image: nil), try #require(UILabel(coder: NSCoder())),
            try #require(UIImageView(coder: NSCoder())),
        ]
        #expect(
            (views + [UIView(), UIButton()]).map(\.isUserInteractionEnabled)
                == [false, false, false, false, false, false, false, true, true])
    }

    @Test("X43: automatic reads as the style that it stands for", arguments: [13, 26])
    func automatic(ios: Int) {
        let scene = Scene(ios: ios)
        let a = scene.controller("a")
        #expect(a.modalPresentationStyle == .pageSheet)
        a.modalPresentationStyle = .fullScreen
        a.modalPresentationStyle = .automatic
        #expect(a.modalPresentationStyle == .pageSheet)
    }

    @Test("X43: before iOS 13 the style is full screen")
    func beforeAutomatic() {
        #expect(Scene(ios: 12).controller("a").modalPresentationStyle == .fullScreen)
    }

    /// What a stack under tabs covers of its content, from the top and from below, and the window's
    /// own safe area.
    private func insets(
        ios: Int, _ name: String, _ orientation: UIInterfaceOrientation = .portrait
    ) throws -> [Double] {
        let scene = Scene(ios: ios, device: try #require(.named(name)))
        let nav = scene.stack("n", "a")
        scene.simulator.rotate(to: orientation)
        scene.settle()
        let window = scene.simulator.window.safeAreaInsets
        let bar = nav.navigationBar.frame.height
        return [window.top, window.bottom, bar].map(Double.init)
    }

    @Test("X44: an iPad's bars and safe area by system")
    func pads() throws {
        #expect(try insets(ios: 11, "iPad") == [20, 0, 44])
        #expect(try insets(ios: 12, "iPad") == [24, 20, 50])
        #expect(try insets(ios: 17, "iPad") == [24, 20, 50])
        #expect(try insets(ios: 26, "iPad") == [32, 25, 54])
    }

    @Test(
        "X44: an iPad's status bar is as high as its safe area",
        arguments: [(11, 20.0), (12, 24), (17, 24), (26, 32)])
    func statusBarOfAPad(ios: Int, height: Double) throws {
        let scene = Scene(ios: ios, device: try #require(.named("iPad A16")))
        _ = scene.root("a")
        scene.settle()
        #expect(scene.simulator.screenSnapshot().device.statusBarHeight == height)
    }

    @Test("X44: a phone in landscape has 21 below, and 20 in iOS 26")
    func phones() throws {
        #expect(try insets(ios: 17, "iPhone 16", .landscapeLeft) == [0, 21, 32])
        #expect(try insets(ios: 26, "iPhone 16", .landscapeLeft) == [0, 20, 54])
        #expect(try insets(ios: 17, "iPhone SE", .landscapeLeft) == [0, 0, 32])
    }

    @Test("X44: an iPad's tab bar is 50 high from iOS 12 on")
    func tabs() throws {
        for (ios, height) in [(11, 49.0), (12, 70.0), (17, 70.0)] {
            let scene = Scene(ios: ios, device: try #require(.named("iPad")))
            let tabs = scene.tabs("t", "a")
            #expect(Double(tabs.tabBar.frame.height) == height)
        }
    }
}
