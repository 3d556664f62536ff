import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("L09, A100: memory runs short")
struct MemoryTests {
    private let told = EventCategories.of(.memory, .load, .notification, .delegate)

    @Test("L09, A100: controllers and observers in the order in which they were made and added")
    func order() {
        let scene = Scene()
        let loose = scene.controller("loose")
        let home = scene.controller("home")
        scene.show(home)
        let child = scene.child("child", of: home)
        NotificationCenter.default.addObserver(
            home, method: "warned(_:)",
            name: UIApplication.didReceiveMemoryWarningNotification, object: nil
        ) { _ in }
        let late = scene.controller("late")
        loose.loadViewIfNeeded()
        scene.settle()
        #expect(
            scene.lines(told) { scene.simulator.warnOfMemory() } == [
                "app.delegate.didReceiveMemoryWarning()", "loose.didReceiveMemoryWarning()",
                "home.didReceiveMemoryWarning()", "child.didReceiveMemoryWarning()",
                "home.warned()", "late.didReceiveMemoryWarning()",
            ])
        #expect(loose.isViewLoaded && child.isViewLoaded && !late.isViewLoaded)
    }

    @Test("L09: on iOS 5 a loaded view in no window goes, unless an override leaves super out")
    func unloading() {
        final class Keeper: UIViewController {
            override func didReceiveMemoryWarning() {}
        }
        let scene = Scene(ios: 5)
        let loose = scene.controller("loose")
        let home = scene.controller("home")
        let keeper = scene.named(Keeper(), "keeper")
        scene.show(home)
        loose.loadViewIfNeeded()
        keeper.loadViewIfNeeded()
        scene.settle()
        #expect(
            scene.lines(told) { scene.simulator.warnOfMemory() } == [
                "app.delegate.didReceiveMemoryWarning()",
                "loose.didReceiveMemoryWarning()", "loose.viewWillUnload()",
                "loose.viewDidUnload()", "home.didReceiveMemoryWarning()",
                "keeper.didReceiveMemoryWarning()",
            ])
        #expect(!loose.isViewLoaded && home.isViewLoaded && keeper.isViewLoaded)
        #expect(
            scene.lines(told) { loose.loadViewIfNeeded() } == [
                "loose.loadView()", "loose.viewDidLoad()",
            ])
    }

    @Test("A100: a controller that another lets go of hears nothing")
    func goneMeanwhile() {
        final class Owner: UIViewController {
            var owned: UIViewController?
            override func didReceiveMemoryWarning() { owned = nil }
        }
        let scene = Scene()
        let owner = scene.named(Owner(), "owner")
        owner.owned = scene.controller("owned")
        #expect(
            scene.lines(told) { scene.simulator.warnOfMemory() } == [
                "app.delegate.didReceiveMemoryWarning()",
                "owner.didReceiveMemoryWarning()", "owned.deinit",
            ])
        #expect(scene.simulator.livingControllers.count == 1)
    }
}
