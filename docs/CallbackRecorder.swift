// Records the callbacks of every view controller, so that vcr can say where they differ from its own:
//
//     vcr compare-log callbacks.jsonl script.vcr
//
// Paste this file into your app and write, where the app launches,
//
//     CallbackRecorder.shared.start { print($0) }
//
// or `start(appendingTo: url)`, which hands each line to the system at once, so that nothing is lost
// where the app crashes. It replaces public methods alone, uses no private API, and does nothing unless
// the app is built for debugging. Then go through what you want to know about, and keep the lines that begin with `{`. They hold the
// names of your classes, the system's version and the device's kind, and nothing else. The callbacks of
// UIKit's own controllers (stacks, tabs, alerts) are recorded, too, but not those of its private classes.
//
// Where there is no Objective-C runtime, as on Linux, no callback can be intercepted: there the recorder
// writes down what the simulator logged, in the same form.

#if canImport(UIKit) && !os(Linux)
    import UIKit
#else
    import Foundation
    import HeadlessUIKit
    import HierarchyRecords
#endif

/// Writes the callbacks of view controllers as JSON Lines, one object a line.
@MainActor
final class CallbackRecorder {
    static let shared = CallbackRecorder()

    /// What is recorded, as Swift spells it. On a device not `loadView()`: an override must not call super,
    /// so that UIKit's own method is not reached; and what replaces a method has no place for `deinit`, so
    /// that an object's end is seen as its companion's.
    static let recorded =
        callbacks + (interceptsLoading ? ["loadView()"] : []) + ["deinit"]

    /// Those that come equally often on every device of a system: the device suite compares them.
    static let lifeCycle = [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
        "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "willMove(toParent:)", "didMove(toParent:)",
    ]

    private static let callbacks =
        lifeCycle + [
            "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewWillTransition(to:with:)",
            "willTransition(to:with:)", "traitCollectionDidChange(_:)",
        ]

    private var write: (String) -> Void = { _ in }
    private var start = Date()
    private var count = 0
    private var numbers: [String: Int] = [:]
    private var isRunning = false

    /// The head of a recording: the device, the system's version, and what is recorded.
    private func writeHead(device: String, system: String) {
        let records = Self.recorded.map(Self.quoted).joined(separator: ",")
        write(
            "{\"v\":1,\"kind\":\"recording\",\"device\":\(Self.quoted(device)),"
                + "\"system\":\(Self.quoted(system)),\"records\":[\(records)]}")
    }

    private func record(
        _ selector: String, _ object: String, _ className: String, _ argument: String?,
        _ time: Double
    ) {
        count += 1
        let arguments = argument.map { [Self.quoted($0)] } ?? []
        write(
            "{\"v\":1,\"seq\":\(count),\"t\":\((time * 1000).rounded() / 1000),"
                + "\"obj\":\(Self.quoted(object)),\"cls\":\(Self.quoted(className)),"
                + "\"sel\":\(Self.quoted(selector)),\"args\":[\(arguments.joined(separator: ","))]}"
        )
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 32:
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            case _: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

#if canImport(UIKit) && !os(Linux)
    import ObjectiveC

    /// What the recorder attaches to a controller: its name, which goes with it, so that the next object at
    /// the same address gets one of its own.
    private final class Companion {
        let name: String
        let className: String
        private let end: (Companion) -> Void

        init(_ name: String, _ className: String, end: @escaping (Companion) -> Void) {
            (self.name, self.className, self.end) = (name, className, end)
        }

        deinit { end(self) }
    }

    extension CallbackRecorder {
        private static let interceptsLoading = false
        private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

        /// Begins to record; `write` is given each line as it comes. A second call, and any in an app that
        /// is not built for debugging, does nothing.
        func start(_ write: @escaping (String) -> Void) {
            #if DEBUG
                guard !isRunning else { return }
                isRunning = true
                self.write = write
                start = Date()
                replaceMethods()
            #endif
        }

        /// Begins to record, and appends each line to the file as it comes: what was written is kept
        /// where the app crashes.
        func start(appendingTo file: URL) {
            if !FileManager.default.fileExists(atPath: file.path) {
                FileManager.default.createFile(atPath: file.path, contents: nil)
            }
            guard let handle = try? FileHandle(forWritingTo: file) else { return }
            handle.seekToEndOfFile()
            start { handle.write(Data(($0 + "\n").utf8)) }
        }

        private func replaceMethods() {
            writeHead(device: UIDevice.current.model, system: UIDevice.current.systemVersion)
            replace("viewDidLoad", "viewDidLoad()")
            replaceFlag("viewWillAppear:", "viewWillAppear(_:)")
            replaceFlag("viewIsAppearing:", "viewIsAppearing(_:)")
            replaceFlag("viewDidAppear:", "viewDidAppear(_:)")
            replaceFlag("viewWillDisappear:", "viewWillDisappear(_:)")
            replaceFlag("viewDidDisappear:", "viewDidDisappear(_:)")
            replaceParent("willMoveToParentViewController:", "willMove(toParent:)")
            replaceParent("didMoveToParentViewController:", "didMove(toParent:)")
            replace("viewWillLayoutSubviews", "viewWillLayoutSubviews()")
            replace("viewDidLayoutSubviews", "viewDidLayoutSubviews()")
            replaceSize("viewWillTransitionToSize:withTransitionCoordinator:")
            replaceTraits(
                "willTransitionToTraitCollection:withTransitionCoordinator:",
                "willTransition(to:with:)")
            replaceObject("traitCollectionDidChange:", "traitCollectionDidChange(_:)")
        }

        private func note(_ controller: UIViewController, _ selector: String, _ argument: String?) {
            let companion = companion(of: controller)
            record(
                selector, companion.name, companion.className, argument,
                Date().timeIntervalSince(start))
        }

        /// What the lines call the controller.
        func name(of controller: UIViewController) -> String {
            companion(of: controller).name
        }

        /// `HomeViewController-1`: the class and a number, since an object has no name of its own.
        private func companion(of controller: UIViewController) -> Companion {
            if let known = objc_getAssociatedObject(controller, Self.key) as? Companion {
                return known
            }
            let className = String(describing: type(of: controller))
            numbers[className, default: 0] += 1
            let companion = Companion("\(className)-\(numbers[className] ?? 1)", className) {
                gone in
                let (name, className) = (gone.name, gone.className)
                Self.onMainThread {
                    self.record(
                        "deinit", name, className, nil, Date().timeIntervalSince(self.start))
                }
            }
            objc_setAssociatedObject(
                controller, Self.key, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            return companion
        }

        /// Does the work now, or soon where this is another thread, on which an object may end.
        private nonisolated static func onMainThread(
            _ work: @escaping @MainActor @Sendable () -> Void
        ) {
            if Thread.isMainThread {
                MainActor.assumeIsolated(work)
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated(work) }
            }
        }

        /// Records what comes on the main thread. UIKit sends nothing on another; code that does so by
        /// mistake must not end here.
        private nonisolated static func ifMainThread(_ work: @MainActor () -> Void) {
            if Thread.isMainThread { MainActor.assumeIsolated(work) }
        }

        // UIViewController's own method is replaced, so a callback is recorded when the override of a
        // subclass calls super: first in the override, as UIKit asks for.

        private func replace(_ name: String, _ selector: String) {
            typealias Function = @convention(c) (UIViewController, Selector) -> Void
            exchange(name) { (original: Function, method) in
                { (controller: UIViewController) in
                    Self.ifMainThread { self.note(controller, selector, nil) }
                    original(controller, method)
                } as @convention(block) (UIViewController) -> Void
            }
        }

        private func replaceFlag(_ name: String, _ selector: String) {
            typealias Function = @convention(c) (UIViewController, Selector, Bool) -> Void
            exchange(name) { (original: Function, method) in
                { (controller: UIViewController, flag: Bool) in
                    Self.ifMainThread { self.note(controller, selector, "\(flag)") }
                    original(controller, method, flag)
                } as @convention(block) (UIViewController, Bool) -> Void
            }
        }

        private func replaceParent(_ name: String, _ selector: String) {
            typealias Function =
                @convention(c) (UIViewController, Selector, UIViewController?) ->
                Void
            exchange(name) { (original: Function, method) in
                { (controller: UIViewController, parent: UIViewController?) in
                    Self.ifMainThread {
                        self.note(controller, selector, parent.map { self.name(of: $0) } ?? "nil")
                    }
                    original(controller, method, parent)
                } as @convention(block) (UIViewController, UIViewController?) -> Void
            }
        }

        private func replaceSize(_ name: String) {
            typealias Function =
                @convention(c) (UIViewController, Selector, CGSize, AnyObject) -> Void
            exchange(name) { (original: Function, method) in
                { (controller: UIViewController, size: CGSize, coordinator: AnyObject) in
                    Self.ifMainThread {
                        self.note(
                            controller, "viewWillTransition(to:with:)",
                            "\(size.width)×\(size.height)")
                    }
                    original(controller, method, size, coordinator)
                } as @convention(block) (UIViewController, CGSize, AnyObject) -> Void
            }
        }

        private func replaceTraits(_ name: String, _ selector: String) {
            typealias Function =
                @convention(c) (UIViewController, Selector, AnyObject, AnyObject) -> Void
            exchange(name) { (original: Function, method) in
                { (controller: UIViewController, traits: AnyObject, coordinator: AnyObject) in
                    Self.ifMainThread { self.note(controller, selector, nil) }
                    original(controller, method, traits, coordinator)
                } as @convention(block) (UIViewController, AnyObject, AnyObject) -> Void
            }
        }

        private func replaceObject(_ name: String, _ selector: String) {
            typealias Function = @convention(c) (UIViewController, Selector, AnyObject?) -> Void
            exchange(name) { (original: Function, method) in
                { (controller: UIViewController, object: AnyObject?) in
                    Self.ifMainThread { self.note(controller, selector, nil) }
                    original(controller, method, object)
                } as @convention(block) (UIViewController, AnyObject?) -> Void
            }
        }

        /// Puts a block in the place of a method of UIViewController; methods that this system lacks
        /// are left out.
        private func exchange<Function>(
            _ name: String, _ make: (Function, Selector) -> Any
        ) {
            let selector = NSSelectorFromString(name)
            guard let method = class_getInstanceMethod(UIViewController.self, selector) else {
                return
            }
            let original = unsafeBitCast(
                method_getImplementation(method), to: Function.self)
            method_setImplementation(
                method, imp_implementationWithBlock(make(original, selector)))
        }
    }
#else
    extension CallbackRecorder {
        private static let interceptsLoading = true

        /// Writes down what the simulator has logged so far; `write` is given each line.
        func write(_ simulator: Simulator, device: String, to write: @escaping (String) -> Void) {
            self.write = write
            writeHead(device: device, system: "\(simulator.systemVersion)")
            let log = simulator.log
            for event in log.events {
                let selector = event.callback.spelling.swift
                guard Self.recorded.contains(selector) else { continue }
                record(
                    selector, log.objects.name(event.object), log.objects.className(event.object),
                    Self.argument(of: event, in: log), event.time)
            }
        }

        private static func argument(of event: Event, in log: EventLog) -> String? {
            switch event.argument {
            case .flag(let flag): "\(flag)"
            case .object(let id): id == .none ? "nil" : log.objects.name(id)
            case _: nil
            }
        }
    }
#endif
