import CommandLanguage
import HeadlessUIKit

/// What objects answer besides, and what UIKit's objects answered once.
extension FoundationMessage {
    static let furtherObjects: [FoundationMessage] = memory + keys + observing + old

    /// What code wrote that counted references itself: they are counted without it.
    private static let memory: [FoundationMessage] =
        ["retain", "autorelease", "release"].map { selector in
            message(selector, .any, { selector == "release" ? .void : $0 }) { value, _ in
                selector == "release" ? .void : value
            }
        } + [
            message("mutableCopyWithZone:", .any, { $0 }) { value, _ in value },
            message("copyWithZone:", .any, { $0 }) { value, _ in value },
        ]

    private static let keys: [FoundationMessage] = [
        FoundationMessage(selector: "valueForKey:", receiver: .object, result: { _ in .any }) {
            evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let key)? = arguments.first else { return .null }
            return try evaluator.send(key, [], to: value, at: span)
        },
        FoundationMessage(selector: "valueForKeyPath:", receiver: .any, result: { _ in .any }) {
            evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let path)? = arguments.first else { return .null }
            var result = value
            for key in path.split(separator: ".") {
                result = try evaluator.send(
                    "valueForKey:", [.string(String(key))], to: result, at: span)
            }
            return result
        },
        FoundationMessage(selector: "setValue:forKey:", receiver: .object, result: { _ in .void }) {
            evaluator, value, arguments, span throws(StatementStop) in
            guard arguments.count == 2, case .string(let key) = arguments[1] else { return .void }
            if evaluator.raisesForUndefinedKey(key, of: value) { throw .exception }
            return try evaluator.send(
                "set\(key.capitalisedFirst):", [arguments[0]], to: value, at: span)
        },
        FoundationMessage(
            selector: "setValuesForKeysWithDictionary:", receiver: .object, result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            guard case .dictionary(let entries)? = arguments.first else { return .void }
            for entry in entries.sorted(by: { $0.key.printedText < $1.key.printedText }) {
                _ = try evaluator.send(
                    "setValue:forKey:", [entry.value, entry.key], to: value, at: span)
            }
            return .void
        },
        FoundationMessage(
            selector: "setValue:forKeyPath:", receiver: .object, result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            guard arguments.count == 2, case .string(let path) = arguments[1] else { return .void }
            var keys = path.split(separator: ".").map(String.init)
            let last = keys.popLast() ?? path
            let owner = try evaluator.send(
                "valueForKeyPath:", [.string(keys.joined(separator: "."))], to: value, at: span)
            return try evaluator.send(
                "setValue:forKey:", [arguments[0], .string(last)], to: owner, at: span)
        },
        FoundationMessage(
            selector: "willChangeValueForKey:", receiver: .object, result: { _ in .void }
        ) { _, _, _, _ in .void },
        FoundationMessage(
            selector: "didChangeValueForKey:", receiver: .object, result: { _ in .void }
        ) { evaluator, value, arguments, _ in
            guard case .string(let key)? = arguments.first else { return .void }
            evaluator.observers.note(value, key, isAnnounced: true)
            return .void
        },
        message("conformsToProtocol:", .object, .bool) { value, arguments in
            guard case .object(let object) = value, case .string(let name) = arguments[0],
                let type = MemberTable.type(of: object)
            else { return .bool(false) }
            let classes = ClassTable.ofSession(of: object)
            return .bool(
                type.lineage(in: classes).contains { ancestor in
                    classes.protocols(of: ancestor).contains { $0.name == name }
                })
        },
        message("superclass", .object, .any) { value, _ in
            guard case .object(let object) = value,
                let above = MemberTable.type(of: object)?.superclass
            else { return .null }
            return .object(above)
        },
        FoundationMessage(
            selector: "performSelector:withObject:withObject:", receiver: .any,
            result: { _ in .any }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let selector) = arguments[0] else { return .null }
            return try evaluator.send(
                selector, Array(arguments.dropFirst()), to: value, at: span)
        },
        FoundationMessage(
            selector: "performSelectorOnMainThread:withObject:waitUntilDone:", receiver: .any,
            result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            guard case .string(let selector) = arguments[0] else { return .void }
            let given = selector.hasSuffix(":") ? [arguments[1]] : []
            evaluator.simulator.runLoop.perform {
                evaluator.sendLater(selector, given, to: value, at: span)
            }
            return .void
        },
    ]

    private static let observing: [FoundationMessage] =
        [
            FoundationMessage(
                selector: "addObserver:forKeyPath:options:context:", receiver: .object,
                result: { _ in .void }
            ) { evaluator, value, arguments, _ throws(StatementStop) in
                evaluator.observe(value, arguments)
                return .void
            }
        ]
        + [
            endOfObserving("removeObserver:forKeyPath:"),
            endOfObserving("removeObserver:forKeyPath:context:"),
        ]

    private static func endOfObserving(_ selector: String) -> FoundationMessage {
        FoundationMessage(
            selector: selector, receiver: .object, result: { _ in .void }
        ) { evaluator, value, arguments, span throws(StatementStop) in
            try evaluator.endObserving(value, arguments, at: span)
            return .void
        }
    }

    private static let old: [FoundationMessage] = [
        message("statusBarOrientation", .object, .int) { value, _ in
            guard case .object(let app as UIApplication) = value else { return .int(0) }
            return .int(
                app.keyWindow?.windowScene?.interfaceOrientation.rawValue
                    ?? UIInterfaceOrientation.portrait.rawValue)
        },
        message("applicationFrame", .object, .named(.rect)) { value, _ in
            guard case .object(let screen as UIScreen) = value else { return CGRect.zero.value }
            let bar =
                UIApplication.shared.keyWindow?.windowScene?.statusBarManager?.statusBarFrame
                .height ?? 0
            var frame = screen.bounds
            frame.origin.y += bar
            frame.size.height -= bar
            return frame.value
        },
    ]
}
