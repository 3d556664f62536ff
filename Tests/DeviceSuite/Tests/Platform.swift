import Foundation

#if canImport(UIKit) && !os(Linux)
    import UIKit

    /// UIKit itself, on a device or in Apple's simulator.
    @MainActor
    enum Platform {
        private static var recorded: [String] = []
        private static var isRecording = false
        private static var window: UIWindow?

        /// A window that nothing was in yet, after those of earlier scenarios have come to rest.
        static func freshWindow() async -> UIWindow {
            record()
            while scene == nil { await pause() }
            window?.isHidden = true
            window = nil
            await settle()
            let fresh = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
            window = fresh
            return fresh
        }

        private static func record() {
            guard !isRecording else { return }
            isRecording = true
            CallbackRecorder.shared.start { recorded.append($0) }
        }

        private static var scene: UIWindowScene? {
            UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        }

        /// All lines so far.
        static var lines: [String] { recorded }

        static func name(of controller: UIViewController, preferring name: String) -> String {
            CallbackRecorder.shared.name(of: controller)
        }

        /// Waits until a second has passed in which nothing was recorded, at most ten.
        static func settle() async {
            var (quiet, count) = (0, recorded.count)
            for _ in 0..<200 where quiet < 20 {
                await pause()
                quiet = recorded.count == count ? quiet + 1 : 0
                count = recorded.count
            }
        }

        private static func pause() async { try? await Task.sleep(nanoseconds: 50_000_000) }

        /// Waits for two minutes until something is recorded, and then until all is.
        static func waitForPerson() async {
            let count = recorded.count
            for _ in 0..<2400 where recorded.count == count { await pause() }
            await settle()
        }

        static var hasPerson: Bool { ProcessInfo.processInfo.environment["PERSON"] == "1" }
        static var system: String { UIDevice.current.systemVersion }
        static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
        static var isSimulated: Bool { simulatedModel != nil }

        /// `iPhone17,1`
        static var device: String { simulatedModel ?? ownModel }

        private static var simulatedModel: String? {
            ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
        }

        private static var ownModel: String {
            var names = utsname()
            uname(&names)
            return withUnsafeBytes(of: &names.machine) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
        }
    }
#else
    import HeadlessUIKit

    /// vcr's model, with which the suite itself is tested. Its reports say so, and are no evidence.
    @MainActor
    enum Platform {
        /// The window of a fresh world.
        static func freshWindow() async -> UIWindow {
            Simulator.reset(.init(systemVersion: version, misusePolicy: .record))
            return Simulator.current.window
        }

        /// All lines so far.
        static var lines: [String] {
            var lines: [String] = []
            CallbackRecorder.shared.write(Simulator.current, device: device) { lines.append($0) }
            // The head is written anew each time.
            return Array(lines.dropFirst())
        }

        static func name(of controller: UIViewController, preferring name: String) -> String {
            Simulator.current.setName(name, of: controller)
            return name
        }

        static func settle() async { Simulator.current.runUntilIdle() }
        static func waitForPerson() async {}
        static var hasPerson: Bool { false }
        static var system: String { String(version) }
        static var isPad: Bool { false }
        static var isSimulated: Bool { true }
        static var device: String { "vcr" }
        private static var version: Int {
            ProcessInfo.processInfo.environment["DEVICE_SUITE_IOS"].flatMap { Int($0) } ?? 26
        }
    }
#endif
