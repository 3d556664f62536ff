/// The part of an exported test that is the same in each: it records what controllers are told, on a device by replacing
/// public methods, and here by reading the model's log.
enum TestStage {
    static let text = """
        /// Where the session plays: its window, its controllers by name, and what they are told.
        @MainActor
        private final class Stage {
            let window: UIWindow
            private var names: [String: String] = [:]
            private var seen = 0
            private var kept: [Any?] = []

            /// Skips the test on a system, or a kind of device, on which UIKit tells controllers something else.
            init(phones: [Int], pads: [Int]) async throws {
                let isPad = Platform.isPad
                guard (isPad ? pads : phones).contains(Platform.system) else {
                    throw XCTSkip(
                        "iOS \\(Platform.system) on \\(isPad ? "an iPad" : "a phone") tells controllers something else")
                }
                window = await Platform.freshWindow()
                seen = Platform.lines.count
            }

            /// Gives a controller its name; anything else has none.
            func name(_ object: Any?, _ name: String) {
                guard let controller = object as? UIViewController else { return }
                names[Platform.key(of: controller, preferring: name)] = name
                kept.append(controller)
            }

            /// Takes a step, and waits until UIKit has sent all that comes of it.
            func turn(_ body: () -> Void) async {
                body()
                await Platform.settle()
            }

            /// A step that only a finger takes: with PERSON=1 in the environment a person is asked for it.
            func finger(_ step: String) async throws {
                guard ProcessInfo.processInfo.environment["PERSON"] == "1" else {
                    throw XCTSkip("only a finger does: \\(step)")
                }
                print("Please do now: \\(step)")
                await Platform.waitForPerson()
            }

            /// What each controller was told since the last time, by its name.
            func told() -> [String: [String]] {
                let lines = Platform.lines
                defer { seen = lines.count }
                return lines[seen...].reduce(into: [:]) { told, line in
                    guard let name = names[line.controller] else { return }
                    let argument = line.parent.map { names[$0] ?? "" } ?? line.argument
                    told[name, default: []].append(
                        line.callback.replacingOccurrences(of: "_", with: argument))
                }
            }

            /// Lets objects live until the test ends.
            func keep(_ objects: Any?...) { kept += objects }
        }

        /// A callback: its argument stands where the underscore is.
        private struct Line {
            let controller: String
            let callback: String
            var argument = ""
            var parent: String?
        }

        #if canImport(UIKit) && !os(Linux)
        /// UIKit itself, on a device or in Apple's simulator.
        @MainActor
        private enum Platform {
            static var lines: [Line] = []
            private static var isRecording = false
            private static var window: UIWindow?
            private static var met: [UIViewController] = []

            static var system: Int {
                UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
            }
            static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

            /// A window that nothing was in yet, after those of earlier tests have come to rest.
            static func freshWindow() async -> UIWindow {
                record()
                while scene == nil { await pause() }
                window?.isHidden = true
                window = nil
                await settle()
                met = []
                let fresh = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
                window = fresh
                return fresh
            }

            private static var scene: UIWindowScene? {
                UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
            }

            /// Waits until a second has passed in which nothing was recorded, at most ten.
            static func settle() async {
                var (quiet, count) = (0, lines.count)
                for _ in 0..<200 where quiet < 20 {
                    await pause()
                    quiet = lines.count == count ? quiet + 1 : 0
                    count = lines.count
                }
            }

            /// Waits for two minutes until something is recorded, and then until all is.
            static func waitForPerson() async {
                let count = lines.count
                for _ in 0..<2400 where lines.count == count { await pause() }
                await settle()
            }

            private static func pause() async { try? await Task.sleep(nanoseconds: 50_000_000) }

            /// Replaces public methods of UIViewController: an override is recorded where it calls super.
            private static func record() {
                guard !isRecording else { return }
                isRecording = true
                replace("viewDidLoad", "viewDidLoad()")
                for name in ["WillAppear", "IsAppearing", "DidAppear", "WillDisappear", "DidDisappear"] {
                    replaceFlag("view\\(name):", "view\\(name)(_)")
                }
                replaceParent("willMoveToParentViewController:", "willMove(toParent: _)")
                replaceParent("didMoveToParentViewController:", "didMove(toParent: _)")
            }

            private static func note(
                _ controller: UIViewController, _ callback: String, _ argument: String = "",
                _ parent: UIViewController? = nil
            ) {
                met.append(controller)
                lines.append(
                    Line(
                        controller: key(of: controller), callback: callback, argument: argument,
                        parent: parent.map { key(of: $0) }))
            }

            static func key(of controller: UIViewController, preferring name: String = "") -> String {
                String(describing: ObjectIdentifier(controller))
            }

            private static func replace(_ name: String, _ callback: String) {
                typealias Function = @convention(c) (UIViewController, Selector) -> Void
                exchange(name) { (original: Function, method) in
                    { (controller: UIViewController) in
                        MainActor.assumeIsolated { note(controller, callback) }
                        original(controller, method)
                    } as @convention(block) (UIViewController) -> Void
                }
            }

            private static func replaceFlag(_ name: String, _ callback: String) {
                typealias Function = @convention(c) (UIViewController, Selector, Bool) -> Void
                exchange(name) { (original: Function, method) in
                    { (controller: UIViewController, flag: Bool) in
                        MainActor.assumeIsolated { note(controller, callback, "\\(flag)") }
                        original(controller, method, flag)
                    } as @convention(block) (UIViewController, Bool) -> Void
                }
            }

            private static func replaceParent(_ name: String, _ callback: String) {
                typealias Function =
                    @convention(c) (UIViewController, Selector, UIViewController?) -> Void
                exchange(name) { (original: Function, method) in
                    { (controller: UIViewController, parent: UIViewController?) in
                        MainActor.assumeIsolated { note(controller, callback, "nil", parent) }
                        original(controller, method, parent)
                    } as @convention(block) (UIViewController, UIViewController?) -> Void
                }
            }

            private static func exchange<Function>(_ name: String, _ make: (Function, Selector) -> Any) {
                let selector = NSSelectorFromString(name)
                guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
                let original = unsafeBitCast(method_getImplementation(method), to: Function.self)
                method_setImplementation(method, imp_implementationWithBlock(make(original, selector)))
            }
        }
        #else
        /// vcr's model.
        @MainActor
        private enum Platform {
            static var system: Int {
                ProcessInfo.processInfo.environment["VCR_IOS"].flatMap { Int($0) } ?? 26
            }
            static let isPad = false

            static func freshWindow() async -> UIWindow {
                Simulator.reset(.init(systemVersion: system, misusePolicy: .record))
                return Simulator.current.window
            }

            static func settle() async { Simulator.current.runUntilIdle() }
            static func waitForPerson() async {}

            static func key(of controller: UIViewController, preferring name: String) -> String {
                Simulator.current.setName(name, of: controller)
                return name
            }

            static var lines: [Line] {
                let log = Simulator.current.log
                return log.events.compactMap { event in
                    guard let callback = callbacks[event.callback.spelling.swift] else { return nil }
                    var line = Line(controller: log.objects.name(event.object), callback: callback)
                    switch event.argument {
                    case .flag(let flag): line.argument = "\\(flag)"
                    case .object(let id):
                        line.argument = "nil"
                        line.parent = id == .none ? nil : log.objects.name(id)
                    case _: break
                    }
                    return line
                }
            }

            private static let callbacks = [
                "viewDidLoad()": "viewDidLoad()", "viewWillAppear(_:)": "viewWillAppear(_)",
                "viewIsAppearing(_:)": "viewIsAppearing(_)", "viewDidAppear(_:)": "viewDidAppear(_)",
                "viewWillDisappear(_:)": "viewWillDisappear(_)",
                "viewDidDisappear(_:)": "viewDidDisappear(_)",
                "willMove(toParent:)": "willMove(toParent: _)",
                "didMove(toParent:)": "didMove(toParent: _)",
            ]
        }
        #endif

        """
}
