import HeadlessUIKit

@testable import Statements
@testable import Workbench

/// All that code can read of a world: each property of each object that has a name, of its view and of
/// what is below that, and each variable.
@MainActor
enum WorldFacts {
    static func lines(of session: TestSession) -> [String] {
        let world = session.workbench.session.world
        let named = world.names.living.compactMap { world.names.object($0) }
        var seen: Set<ObjectIdentifier> = []
        let objects = named.flatMap { [$0] + views(of: $0) }.filter {
            seen.insert(ObjectIdentifier($0)).inserted
        }
        return session.tree + objects.flatMap { facts(of: $0, in: world) } + variables(of: world)
    }

    private static func views(of object: AnyObject) -> [AnyObject] {
        ((object as? UIViewController)?.viewIfLoaded ?? object as? UIView)?.subtree ?? []
    }

    private static func facts(of object: AnyObject, in world: World) -> [String] {
        var lines: [String] = []
        var type = MemberTable.type(of: object)
        while let current = type {
            for property in current.members.properties {
                let value = try? (property.look ?? property.get)(.object(object))
                let words = value.map { value in value.swiftText } ?? "cannot be read"
                world.simulator.clearException()
                lines.append("\(Value.object(object).swiftText).\(property.name) = \(words)")
            }
            type = current.superclass
        }
        return lines
    }

    private static func variables(of world: World) -> [String] {
        world.statements.variables.values.map { "\($0.name) = \($0.value.swiftText)" }
    }
}
