import HeadlessUIKit
import Testing

@testable import Statements
@testable import Workbench

/// Calls everything in the member table with everything that fits, in a fixed disorder.
@MainActor @Suite("Hostile calls")
struct HostileCallTests {
    /// A sequence of numbers that is the same in every run.
    private struct Disorder {
        var state: UInt64

        mutating func next(below count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
    }

    /// A few controllers and views, and extreme values of every other type.
    @MainActor private struct Values {
        let objects: [AnyObject]

        init() {
            let controllers = (0..<4).map { _ in UIViewController() }
            let views = (0..<3).map { _ in UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
            let world = Simulator.current
            objects =
                controllers + views + [
                    world.window, world.application, world.screen,
                    UITraitCollection(horizontalSizeClass: .regular), UIColor.red,
                ]
        }

        func candidates(_ type: ValueType) -> [Value] {
            switch type {
            case .optional(let inner): [.null] + candidates(inner)
            case .array(let element): [.array([]), .array(candidates(element))]
            case .set(let element): [.set([]), .set(candidates(element))]
            case .function: [.function(ScriptFunction { _ in .void })]
            case .named(let description): named(description)
            case .any: [.int(1), .null]
            default: [.void]
            }
        }

        private func named(_ type: TypeDescription) -> [Value] {
            switch type.kind {
            case .choices(let names): names.indices.map { .choice(type, $0) }
            case .options(let options):
                options.map { .options(type, $0.bits) } + [.options(type, .max)]
            case .object(let isInstance):
                objects.filter(isInstance).map { .object($0) }
            case .simple: simple(type)
            }
        }

        private func simple(_ type: TypeDescription) -> [Value] {
            let numbers: [Double] = [0, -1, 7.5, 1e308, -1e308, .infinity, .nan, 1e-300]
            switch type.name {
            case "Bool": return [.bool(true), .bool(false)]
            case "Int": return [0, 1, -1, 2, .max, .min].map { .int($0) }
            case "Double": return numbers.map { .double($0) }
            case "String": return [.string(""), .string("a\0\u{1B}\u{202E}")]
            case "CGPoint": return numbers.map { .point(CGPoint(x: $0, y: 1)) }
            case "CGSize": return numbers.map { .size(CGSize(width: $0, height: $0)) }
            case "CGRect":
                return numbers.map { .rect(CGRect(x: $0, y: 0, width: 5, height: $0)) }
            case "UIEdgeInsets":
                return numbers.map { .insets(UIEdgeInsets(top: $0, left: 0, bottom: 1, right: $0)) }
            case "CGAffineTransform":
                return numbers.map {
                    .transform(CGAffineTransform(a: $0, b: 0, c: 0, d: 1, tx: $0, ty: 0))
                }
            default: return []
            }
        }
    }

    @Test("end in a refusal or a result, and never in a crash", arguments: 0..<20)
    func disorder(seed: Int) throws {
        let world = Simulator.reset(.init(misusePolicy: .record))
        let values = Values()
        var disorder = Disorder(state: UInt64(seed) &* 977 &+ 1)
        var calls = 0
        for _ in 0..<400 {
            let receiver = values.objects[disorder.next(below: values.objects.count)]
            guard let type = MemberTable.type(of: receiver) else { continue }
            let lineage = type.lineage(in: .ofNoSession)
            let description = lineage[disorder.next(below: lineage.count)]
            calls += try call(description.members, on: receiver, values, &disorder)
            if disorder.next(below: 4) == 0 { world.runUntilIdle() }
            if world.pendingException != nil { world.clearException() }
        }
        #expect(calls > 100)
        world.runUntilIdle()
        #expect(world.snapshot().nodes.count <= 5)
    }

    private func call(
        _ members: TypeMembers, on receiver: AnyObject, _ values: Values,
        _ disorder: inout Disorder
    ) throws -> Int {
        if disorder.next(below: 3) == 0, !members.properties.isEmpty {
            let property = members.properties[disorder.next(below: members.properties.count)]
            var object = Value.object(receiver)
            _ = try property.get(object)
            let candidates = values.candidates(property.assignedType)
            if let set = property.set, !candidates.isEmpty {
                let value = candidates[disorder.next(below: candidates.count)]
                do { try set(&object, value) } catch {
                    Issue.record("\(property.name) = \(value): \(error)")
                }
            }
            return 1
        }
        guard !members.methods.isEmpty else { return 0 }
        let method = members.methods[disorder.next(below: members.methods.count)]
        var arguments: [Value] = []
        for parameter in method.parameters {
            let candidates = values.candidates(parameter.type)
            guard !candidates.isEmpty else { return 0 }
            arguments.append(candidates[disorder.next(below: candidates.count)])
        }
        do { _ = try method.call(.object(receiver), arguments) } catch {
            // What takes any object refuses a number.
            if let index = error.argument, case .any = method.parameters[index].type.unwrapped {
                return 1
            }
            Issue.record("\(method.name) with \(arguments): \(error)")
        }
        return 1
    }
}
