import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A102, E74: what a location manager tells its delegate")
struct LocationTests {
    private final class Traveller: CLLocationManagerDelegate {
        var places: [CLLocationCoordinate2D] = []
        var statuses: [CLAuthorizationStatus] = []
        var errors: [CLError] = []
        var heard: (CLLocationManager) -> Void = { _ in }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            statuses.append(manager.authorizationStatus)
        }

        func locationManager(
            _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
        ) { statuses.append(status) }

        func locationManager(
            _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
        ) {
            places += locations.map(\.coordinate)
            heard(manager)
        }

        func locationManager(
            _ manager: CLLocationManager, didFailWithError error: any Error
        ) { errors += [error as? CLError].compactMap(\.self) }
    }

    private let berlin = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    private let rome = CLLocationCoordinate2D(latitude: 42, longitude: 12.5)

    private func manager(_ scene: Scene, _ delegate: Traveller) -> CLLocationManager {
        let manager = CLLocationManager()
        scene.simulator.setName("m", of: manager)
        manager.delegate = delegate
        return manager
    }

    private func lines(_ scene: Scene, _ body: () -> Void) -> [String] {
        scene.lines(.of(.delegate), of: body)
    }

    @Test("A102: nothing inside the calls; the status in the next turn, then each move")
    func updates() {
        let scene = Scene()
        let locations = scene.simulator.system.locations
        let traveller = Traveller()
        var kept: CLLocationManager?
        #expect(
            lines(scene) {
                kept = manager(scene, traveller)
                kept?.requestWhenInUseAuthorization()
                kept?.startUpdatingLocation()
            } == ["m.delegate.didChangeAuthorization()"])
        #expect(locations.question == .authorizedWhenInUse)
        #expect(lines(scene) { locations.move(to: berlin) } == [])
        #expect(kept?.location == nil)
        #expect(
            lines(scene) { locations.allow(.authorizedWhenInUse) } == [
                "m.delegate.didChangeAuthorization()",
                "m.delegate.didUpdateLocations(52.5, 13.4)",
            ])
        #expect(traveller.statuses == [.notDetermined, .authorizedWhenInUse])
        #expect(
            lines(scene) { locations.move(to: rome) } == [
                "m.delegate.didUpdateLocations(42, 12.5)"
            ])
        #expect(traveller.places == [berlin, rome])
        #expect(lines(scene) { kept?.startUpdatingLocation() } == [])
        kept?.stopUpdatingLocation()
        #expect(lines(scene) { locations.move(to: berlin) } == [])
        #expect(kept?.location?.coordinate == berlin)
    }

    @Test("A102: a refusal fails what was started, and what is started after")
    func refusal() {
        let scene = Scene()
        let traveller = Traveller()
        let manager = manager(scene, traveller)
        scene.settle()
        manager.startUpdatingLocation()
        scene.settle()
        #expect(
            lines(scene) { scene.simulator.system.locations.allow(.denied) } == [
                "m.delegate.didChangeAuthorization()", "m.delegate.didFailWithError(denied)",
            ])
        #expect(lines(scene) { scene.simulator.system.locations.move(to: berlin) } == [])
        manager.requestAlwaysAuthorization()
        #expect(scene.simulator.system.locations.question == nil)
        #expect(
            lines(scene) { manager.requestLocation() } == ["m.delegate.didFailWithError(denied)"])
        #expect(traveller.errors == [CLError(.denied), CLError(.denied)])
    }

    @Test("A102: one place, once; where there is none, an error after ten seconds")
    func onePlace() {
        let scene = Scene()
        let traveller = Traveller()
        let manager = manager(scene, traveller)
        scene.simulator.system.locations.allow(.authorizedWhenInUse)
        scene.settle()
        let before = scene.simulator.now
        #expect(
            lines(scene) {
                manager.requestLocation()
                manager.requestLocation()
            } == ["m.delegate.didFailWithError(locationUnknown)"])
        #expect(scene.simulator.now == before + 10)
        scene.simulator.system.locations.move(to: berlin)
        #expect(
            lines(scene) { manager.requestLocation() } == [
                "m.delegate.didUpdateLocations(52.5, 13.4)"
            ])
        #expect(lines(scene) { scene.simulator.system.locations.move(to: rome) } == [])
    }

    @Test("A102: a move within the filter is none")
    func filter() {
        let scene = Scene()
        let traveller = Traveller()
        let manager = manager(scene, traveller)
        let locations = scene.simulator.system.locations
        locations.allow(.authorizedWhenInUse)
        locations.move(to: rome)
        manager.distanceFilter = 100
        manager.startUpdatingLocation()
        scene.settle()
        let near = CLLocationCoordinate2D(latitude: 42.0005, longitude: 12.5)
        let farther = CLLocationCoordinate2D(latitude: 42.001, longitude: 12.5)
        #expect(lines(scene) { locations.move(to: near) } == [])
        #expect(lines(scene) { locations.move(to: farther) }.count == 1)
        let distance = CLLocation(latitude: 0, longitude: 0).distance(
            from: CLLocation(latitude: 0, longitude: 180))
        #expect(abs(distance - 20_015_087) < 1)
    }

    @Test("A102: in the background only who is always allowed and asked for it")
    func background() throws {
        let scene = Scene()
        scene.show(scene.controller("home"))
        let traveller = Traveller()
        let manager = manager(scene, traveller)
        let locations = scene.simulator.system.locations
        locations.allow(.authorizedWhenInUse)
        manager.startUpdatingLocation()
        scene.settle()
        let main = try #require(scene.simulator.window.windowScene)
        scene.simulator.resignActive(main)
        scene.simulator.goToBackground(main)
        scene.settle()
        #expect(lines(scene) { locations.move(to: berlin) } == [])
        #expect(
            lines(scene) { scene.simulator.comeToForeground(main) } == [
                "scene.delegate.willEnterForeground()",
                "m.delegate.didUpdateLocations(52.5, 13.4)",
            ])
        scene.simulator.goToBackground(main)
        manager.allowsBackgroundLocationUpdates = true
        manager.requestAlwaysAuthorization()
        #expect(locations.question == .authorizedAlways)
        locations.allow(.authorizedAlways)
        scene.settle()
        #expect(
            lines(scene) { locations.move(to: rome) } == ["m.delegate.didUpdateLocations(42, 12.5)"]
        )
    }

    @Test("A102: nobody is told without a delegate; one that comes later hears what is allowed")
    func lateDelegate() {
        let scene = Scene()
        let manager = scene.named(CLLocationManager(), "m")
        let (delegate, locations) = (Traveller(), scene.simulator.system.locations)
        #expect(
            lines(scene) {
                manager.startUpdatingLocation()
                locations.allow(.authorizedWhenInUse)
                locations.move(to: rome)
            } == [])
        #expect(
            lines(scene) { manager.delegate = delegate } == ["m.delegate.didChangeAuthorization()"])
        #expect(lines(scene) { manager.delegate = delegate } == [])
        #expect(
            lines(scene) { locations.move(to: berlin) }
                == ["m.delegate.didUpdateLocations(52.5, 13.4)"])
    }

    @Test("A102: the delegate of before iOS 14; one that stops inside; a manager that is gone")
    func others() {
        let scene = Scene(ios: 13)
        let traveller = Traveller()
        var kept: CLLocationManager? = manager(scene, traveller)
        let locations = scene.simulator.system.locations
        #expect(
            lines(scene) { locations.allow(.authorizedWhenInUse) } == [
                "m.delegate.didChangeAuthorization(authorizedWhenInUse)"
            ])
        traveller.heard = { $0.stopUpdatingLocation() }
        kept?.startUpdatingLocation()
        #expect(lines(scene) { locations.move(to: berlin) }.count == 1)
        #expect(lines(scene) { locations.move(to: rome) } == [])
        kept?.startUpdatingLocation()
        kept = nil
        #expect(lines(scene) { locations.move(to: berlin) } == [])
        #expect(locations.managers.isEmpty)
    }

    @Test("E74: one place for nobody raises")
    func nobody() {
        let scene = Scene()
        let manager = CLLocationManager()
        manager.requestLocation()
        #expect(
            scene.simulator.pendingException?.text
                == "Delegate must respond to locationManager:didUpdateLocations:")
    }
}
