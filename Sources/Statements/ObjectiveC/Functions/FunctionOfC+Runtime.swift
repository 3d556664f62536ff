import CommandLanguage
import HeadlessUIKit

/// Functions of Foundation, of UIKit and of Objective-C's runtime that code calls by name.
extension FunctionOfC {
    /// Texts are their own translations: there is no bundle to look them up in.
    static let localisation: [FunctionOfC] = [
        given("NSLocalizedString", [.string, .any], at: 0),
        given("NSLocalizedStringFromTable", [.string, .any, .any], at: 0),
        given("NSLocalizedStringFromTableInBundle", [.string, .any, .any, .any], at: 0),
        given("NSLocalizedStringWithDefaultValue", [.string, .any, .any, .string, .any], at: 3),
    ]

    private static func given(
        _ name: String, _ types: [ValueType], at index: Int
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: types, result: .string) {
            _, values, _ throws(StatementStop) in
            values[index].isNull ? .string("") : values[index]
        }
    }

    static let runtime: [FunctionOfC] = [
        FunctionOfC(name: "NSClassFromString", types: [.string], result: .any) {
            evaluator, values, _ throws(StatementStop) in
            guard case .string(let name) = values[0] else { return .null }
            let type =
                evaluator.variables.classes.type(named: name) ?? MemberTable.type(named: name)
            return type.map { .object($0) } ?? .null
        },
        FunctionOfC(name: "NSStringFromProtocol", types: [.string], result: .string) {
            _, values, _ throws(StatementStop) in values[0]
        },
        FunctionOfC(
            name: "objc_setAssociatedObject", types: [.any, .any, .any, .any], result: .void
        ) { evaluator, values, _ throws(StatementStop) in
            evaluator.associations.set(values[2], of: values[0], at: values[1])
            return .void
        },
        FunctionOfC(name: "objc_getAssociatedObject", types: [.any, .any], result: .any) {
            evaluator, values, _ throws(StatementStop) in
            evaluator.associations.value(of: values[0], at: values[1])
        },
        FunctionOfC(name: "objc_removeAssociatedObjects", types: [.any], result: .void) {
            evaluator, values, _ throws(StatementStop) in
            evaluator.associations.removeAll(of: values[0])
            return .void
        },
        FunctionOfC(
            name: "UIApplicationMain", types: [.any, .any, .any, .any], result: .int
        ) { _, _, _ throws(StatementStop) in .int(0) },
        orientation("UIInterfaceOrientationIsPortrait") { $0 == 1 || $0 == 2 },
        orientation("UIInterfaceOrientationIsLandscape") { $0 == 3 || $0 == 4 },
        orientation("UIDeviceOrientationIsPortrait") { $0 == 1 || $0 == 2 },
        orientation("UIDeviceOrientationIsLandscape") { $0 == 3 || $0 == 4 },
        orientation("UIDeviceOrientationIsValidInterfaceOrientation") { (1...4).contains($0) },
    ]

    private static func orientation(
        _ name: String, _ test: @escaping @MainActor (Int) -> Bool
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: [.int], result: .bool) {
            _, values, _ throws(StatementStop) in .bool(test(values[0].wholeNumber ?? 0))
        }
    }

    /// `CGRectDivide(rect, &slice, &rest, amount, edge)`
    static let dividing = FunctionOfC(
        name: "CGRectDivide", types: [.named(.rect), .any, .any, .double, .int], result: .void
    ) { _, values, _ throws(StatementStop) in
        let rect = CGRect.from(values[0]) ?? .zero
        let amount = CGFloat(values[3].number ?? 0)
        var (slice, rest) = (rect, rect)
        if (values[4].wholeNumber ?? 0) & 1 == 0 {
            slice.size.width = min(max(amount, 0), rect.width)
            rest.size.width = rect.width - slice.width
        } else {
            slice.size.height = min(max(amount, 0), rect.height)
            rest.size.height = rect.height - slice.height
        }
        switch values[4].wholeNumber {
        case 0: rest.origin.x += slice.width
        case 1: rest.origin.y += slice.height
        case 2: slice.origin.x += rest.width
        default: slice.origin.y += rest.height
        }
        for (pointer, part) in [(values[1], slice), (values[2], rest)] {
            guard case .object(let place as InoutArgument) = pointer else { continue }
            try place.giveBack(part.value)
        }
        return .void
    }

    static let furtherQueues: [FunctionOfC] = [
        FunctionOfC(name: "dispatch_get_global_queue", types: [.any, .any], result: .any) {
            _, _, _ throws(StatementStop) in .object(MainQueue.main)
        },
        FunctionOfC(name: "dispatch_queue_create", types: [.any, .any], result: .any) {
            _, _, _ throws(StatementStop) in .object(MainQueue.main)
        },
        work("dispatch_sync", [.any, .function([], .void)], at: 1),
        work("dispatch_barrier_sync", [.any, .function([], .void)], at: 1),
        FunctionOfC(
            name: "dispatch_barrier_async", types: [.any, .function([], .void)], result: .void
        ) { _, values, _ throws(StatementStop) in
            if let work: Block<> = .from(values[1]) { SimulatedRunLoop.main.perform { work.run() } }
            return .void
        },
        FunctionOfC(name: "dispatch_group_create", types: [], result: .any) {
            _, _, _ throws(StatementStop) in .object(GroupOfWork())
        },
        FunctionOfC(name: "dispatch_group_enter", types: [.any], result: .void) {
            _, values, _ throws(StatementStop) in
            group(values[0])?.enter()
            return .void
        },
        FunctionOfC(name: "dispatch_group_leave", types: [.any], result: .void) {
            _, values, _ throws(StatementStop) in
            group(values[0])?.leave()
            return .void
        },
        FunctionOfC(
            name: "dispatch_group_async", types: [.any, .any, .function([], .void)], result: .void
        ) { _, values, _ throws(StatementStop) in
            let group = group(values[0])
            group?.enter()
            if let work: Block<> = .from(values[2]) {
                SimulatedRunLoop.main.perform {
                    work.run()
                    group?.leave()
                }
            }
            return .void
        },
        FunctionOfC(
            name: "dispatch_group_notify", types: [.any, .any, .function([], .void)],
            result: .void
        ) { _, values, _ throws(StatementStop) in
            if let work: Block<> = .from(values[2]) { group(values[0])?.notify { work.run() } }
            return .void
        },
    ]

    private static func group(_ value: Value) -> GroupOfWork? {
        if case .object(let object) = value { object as? GroupOfWork } else { nil }
    }

    /// A function that runs its block at once.
    private static func work(
        _ name: String, _ types: [ValueType], at index: Int
    ) -> FunctionOfC {
        FunctionOfC(name: name, types: types, result: .void) {
            _, values, _ throws(StatementStop) in
            if let work: Block<> = .from(values[index]) { work.run() }
            return .void
        }
    }
}

/// What `dispatch_group_create` makes: it tells when all work that entered has left.
@MainActor
final class GroupOfWork {
    @Counted private var entered = 0
    @Counted private var waiting: [@MainActor () -> Void] = []

    func enter() { entered += 1 }

    func leave() {
        entered = max(0, entered - 1)
        tell()
    }

    func notify(_ work: @escaping @MainActor () -> Void) {
        waiting.append(work)
        tell()
    }

    private func tell() {
        guard entered == 0 else { return }
        let ready = waiting
        waiting = []
        for work in ready { SimulatedRunLoop.main.perform { work() } }
    }
}

/// What code has associated with objects, which they hold as long as they live.
@MainActor
final class Associations {
    private final class Holder {
        weak var owner: AnyObject?
        var values: [(key: Value, value: Value)] = []

        init(_ owner: AnyObject) { self.owner = owner }
    }

    @Counted private var holders: [ObjectIdentifier: Holder] = [:]

    func value(of owner: Value, at key: Value) -> Value {
        holder(of: owner)?.values.first { $0.key.isEqualInC(to: key) }?.value ?? .null
    }

    func set(_ value: Value, of owner: Value, at key: Value) {
        guard case .object(let object) = owner else { return }
        let found = holder(of: owner) ?? Holder(object)
        found.values.removeAll { $0.key.isEqualInC(to: key) }
        if !value.isNull { found.values.append((key, value)) }
        holders = holders.filter { $0.value.owner != nil }
        holders[ObjectIdentifier(object)] = found
    }

    func removeAll(of owner: Value) {
        guard case .object(let object) = owner else { return }
        holders[ObjectIdentifier(object)] = nil
    }

    private func holder(of owner: Value) -> Holder? {
        guard case .object(let object) = owner,
            let found = holders[ObjectIdentifier(object)], found.owner === object
        else { return nil }
        return found
    }
}
