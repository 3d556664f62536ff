import Gallery
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Antipodal maps")
struct AntipodalTests {
    private func shown<Maps: AntipodalController>(_ make: () -> Maps) -> (Scene, Maps) {
        let scene = Scene()
        let maps = scene.named(make(), "maps")
        let halves: [(UIViewController, String)] = [
            (maps.map1, "map1"), (maps.map2, "map2"), (maps.text1, "text1"),
            (maps.text2, "text2"),
        ]
        for (child, name) in halves { _ = scene.named(child, name) }
        scene.show(maps)
        return (scene, maps)
    }

    private let flip = [
        "map1.willMove(toParent: nil)",
        "text1.willMove(toParent: maps)",
        "text1.loadView()",
        "text1.viewDidLoad()",
        "map1.viewWillDisappear(true)",
        "text1.viewWillAppear(true)",
        "text1.viewIsAppearing(true)",
        "text1.viewDidAppear(true)",
        "map1.viewDidDisappear(true)",
        "completion transition(map1, text1, true)",
        "map1.didMove(toParent: nil)",
        "text1.didMove(toParent: maps)",
    ]

    @Test("C24: flip in a view for the half")
    func half() {
        let (scene, maps) = shown { AntipodalController() }
        #expect(!maps.text1.isViewLoaded && maps.text1.parent == nil)
        #expect(scene.lines { maps.flip(.upper) } == flip)
        #expect(maps.text1.view.superview === maps.upperView)
        #expect(maps.map2.view.superview === maps.lowerView)
    }

    @Test("C24: flip in the container's own view, with the same callbacks")
    func whole() {
        let (scene, maps) = shown { WholeAntipodalController() }
        #expect(scene.lines { maps.flip(.upper) } == flip)
        #expect(maps.text1.view.superview === maps.view)
        #expect(maps.text1.view.frame == CGRect(x: 0, y: 0, width: 393, height: 426))
    }

    @Test("flip back, each half for itself, and not while another flip runs")
    func back() {
        let (scene, maps) = shown { AntipodalController() }
        #expect(maps.flip(.lower))
        #expect(!maps.flip(.upper))
        scene.settle()
        #expect(maps.shown(in: .lower) === maps.text2 && maps.shown(in: .upper) === maps.map1)
        #expect(maps.flip(.lower))
        scene.settle()
        #expect(maps.children == [maps.map1, maps.map2])
    }

    @Test("follow each other by their delegate alone, at the poles and across the date line")
    func panning() {
        let (_, maps) = shown { AntipodalController() }
        maps.map1.pan(toLatitude: 52.5, longitude: 13.4)
        #expect(maps.map2.latitude == -52.5 && maps.map2.longitude == -166.6)
        maps.map2.pan(toLatitude: 91, longitude: 190)
        #expect(maps.map2.latitude == 90 && maps.map2.longitude == -170)
        #expect(maps.map1.latitude == -90 && maps.map1.longitude == 10)
        maps.map1.pan(toLatitude: .nan, longitude: 0)
        #expect(maps.map1.latitude == -90)
    }

    @Test("name places from their table, and points where there is none")
    func names() {
        let map = MapController()
        map.move(toLatitude: 40, longitude: -3)
        #expect(map.placeName == "Madrid")
        map.move(toLatitude: -60, longitude: -100.25)
        #expect(map.placeName == "60.0° S 100.3° W")
    }

    @Test("tell the words where they are before and after their view is loaded")
    func words() {
        let (scene, maps) = shown { AntipodalController() }
        maps.map1.pan(toLatitude: -41.3, longitude: 174.8)
        maps.flip(.upper)
        scene.settle()
        #expect(maps.text1.words.text == "Wellington, 41.3° S 174.8° E")
        maps.map2.pan(toLatitude: -52.5, longitude: -166.6)
        #expect(maps.text1.words.text == "Berlin, 52.5° N 13.4° E")
    }

    @Test("C22: in the broken variant the old side stays a child")
    func broken() {
        let (scene, maps) = shown { BrokenAntipodalController() }
        maps.flip(.upper)
        scene.settle()
        #expect(maps.children == [maps.map1, maps.map2, maps.text1])
    }

    @Test("D05: what is handed on by hand under a window's root comes twice")
    func handedOn() {
        let scene = Scene(ios: 12)
        let (host, guest) = (scene.named(HandedOnController(), "host"), scene.controller("guest"))
        host.guest = guest
        let lines = scene.lines {
            scene.simulator.window.rootViewController = host
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines.filter { $0.hasPrefix("guest.view") } == [
                "guest.viewDidLoad()",
                "guest.viewWillAppear(false)",
                "guest.viewWillAppear(false)",
                "guest.viewDidAppear(false)",
                "guest.viewDidAppear(false)",
            ])
    }
}
