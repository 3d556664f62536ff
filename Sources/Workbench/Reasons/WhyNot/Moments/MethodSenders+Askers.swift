import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

extension MethodSenders.Asker {
    /// Those that would call the method if the receiver were their delegate: by a protocol that its class
    /// adopts, and the class of the method's first parameter.
    @MainActor
    static func all(
        by name: String, of receiver: AnyObject, in world: World, _ classes: [DeclaredClass]
    ) -> [Self] {
        let kind = world.className(of: receiver)
        guard let declared = classes.first(where: { $0.name == kind }),
            let type = declared.methods.first(where: { $0.isMeant(by: name) })?.parameters.first?
                .type
        else { return [] }
        return world.names.reachable.flatMap { object in
            let recognizers = (object as? UIView)?.gestureRecognizers ?? []
            return ([object] + recognizers).flatMap { teller in
                DelegateTie.all(of: teller).filter { tie in
                    tie.receiver !== receiver
                        && tie.protocols.contains {
                            declared.adopts($0) && type.unwrapped.isNamed($0.asker)
                        }
                }.map { Self($0, in: world) }
            }
        }
    }

    @MainActor
    private init(_ tie: DelegateTie, in world: World) {
        role = tie.role
        value = tie.receiver.map { world.name(of: $0) }
        if let recognizer = tie.teller as? UIGestureRecognizer {
            words = recognizer.view.map { recognizer.words(on: $0, in: world) } ?? ""
            property = nil
        } else {
            words = world.code(of: tie.teller)
            property = "\(words).\(tie.role)"
        }
    }
}

extension UIGestureRecognizer {
    /// `the UITapGestureRecognizer on card.label`
    func words(on view: UIView, in world: World) -> String {
        "the \(type(of: self)) on \(world.code(of: view))"
    }

    /// What it waits for beside a single finger's usual move; empty where that is nothing.
    var awaits: String {
        if let swipe = self as? UISwipeGestureRecognizer {
            let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
                (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
            ]
            let names = directions.filter { swipe.direction.contains($0.0) }.map(\.1)
            return ": its direction is \(names.joined(separator: " or "))"
        }
        guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired > 1 else {
            return ""
        }
        return ": its numberOfTapsRequired is \(tap.numberOfTapsRequired)"
    }
}

extension FunctionDeclaration {
    /// Whether it is meant by its base name, or by a label but the first.
    fileprivate func isMeant(by name: String) -> Bool {
        plainName == name
            || parameters.dropFirst().contains { ($0.label ?? $0.name.text) == name }
    }
}

extension String {
    /// The class that asks by a protocol of that name: `UITableView` of `UITableViewDataSource`.
    fileprivate var asker: String {
        let end = [firstRange(of: "Delegate"), firstRange(of: "DataSource")].compactMap {
            $0?.lowerBound
        }
        .min()
        return String(self[..<(end ?? endIndex)])
    }
}
