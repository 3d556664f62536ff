import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A delegate of the app's own that is nil when it is called, while an object that adopts its protocol is there (B22).
enum OwnDelegateNil: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let askers: [UIResponder] = world.controllers + world.viewsOfOwnClasses
        return askers.flatMap { asker -> [Finding] in
            guard let script = (asker as? any ScriptedObject)?.script else { return [] }
            let empty = Set(
                script.storedValues.filter { $0.value.isNothing }.map(\.name))
            return world.lineage(of: asker.objectID).flatMap { declared in
                declared.delegatesCalled.filter { empty.contains($0.property) }.compactMap {
                    finding(asker, $0, declared, in: world)
                }
            }
        }
    }

    private static func finding(
        _ asker: UIResponder, _ called: CalledDelegate, _ declared: DeclaredClass,
        in world: ExaminedWorld
    ) -> Finding? {
        guard world.hasRun(called.method, of: asker.objectID),
            let adopter = world.controllers.first(where: { controller in
                controller !== asker
                    && world.lineage(of: controller.objectID).contains { $0.adopts(called.type) }
            })
        else { return nil }
        let names = (adopter: world.name(adopter), asker: world.name(asker))
        let property = "\(names.asker).\(called.property)"
        return Finding(
            "delegate-never-set", rule: .b22, objects: [names.adopter, names.asker],
            "\(names.adopter) adopts \(called.type), and nobody asks it: \(property) is nil when "
                + "\(called.method) calls \(called.name) (\(declared.text(of: called.span, in: called.method)))",
            mend: [
                "\(world.code(responder: asker)).\(called.property) = \(world.code(adopter))"
                    + (world.language == .swift ? "" : ";")
            ]
                + ownLine(called, of: declared.name, in: world, adopter))
    }

    /// The line that the adopter's class lacks where it makes the object.
    private static func ownLine(
        _ called: CalledDelegate, of className: String, in world: ExaminedWorld,
        _ adopter: UIViewController
    ) -> [String] {
        for declared in world.lineage(of: adopter.objectID) {
            guard let made = declared.placeOfMaking(className) else { continue }
            let isSwift = declared.declaration.language == .swift
            let line = "\(called.property) = self" + (isSwift ? "" : ";")
            return [
                (made.variable.map { "\($0).\(line)" } ?? "\(line) of the new \(className)")
                    + " before it is shown (\(made.place))"
            ]
        }
        return []
    }
}

/// A call on a delegate that a property of the class has.
private struct CalledDelegate {
    let property: String
    /// The protocol.
    let type: String
    let method: String
    let name: String
    let span: SourceSpan
}

extension DeclaredClass {
    /// The first call on each delegate of the class.
    fileprivate var delegatesCalled: [CalledDelegate] {
        delegateProperties.compactMap { property, type in
            for (method, statements) in bodies {
                var found: CalledDelegate?
                CodeWalk.expressions(of: statements) { expression in
                    guard found == nil, let call = CodeCall(expression),
                        call.receiver.isOwn(property)
                    else { return }
                    found = CalledDelegate(
                        property: property, type: type, method: method, name: call.name,
                        span: call.span)
                }
                if let found { return found }
            }
            return nil
        }
    }

    /// The properties that may be nil, with their types' names.
    private var delegateProperties: [(property: String, type: String)] {
        declaration.storedProperties.compactMap { property in
            guard let type = property.type?.nameOfDelegate,
                property.name.text.lowercased().hasSuffix("delegate")
                    || property.name.text.lowercased().hasSuffix("datasource")
                    || property.modifiers.contains(.weak)
            else { return nil }
            return (property.name.text, type)
        }
    }

    /// Where the class makes an object of another, and the variable that gets it.
    func placeOfMaking(_ className: String) -> (variable: String?, place: String)? {
        for (method, statements) in bodies {
            if let local = statements.localObjects.first(where: {
                $0.value.madeClass == className
            }) {
                return (local.name.text, text(of: local.name.span, in: method))
            }
            var span: SourceSpan?
            CodeWalk.expressions(of: statements) { expression in
                if span == nil, expression.madeClass == className { span = expression.span }
            }
            if let span { return (nil, text(of: span, in: method)) }
        }
        return nil
    }
}

extension TypeSyntax {
    /// The name in `Name?`, `any Name` or `id<Name>`.
    fileprivate var nameOfDelegate: String? {
        let inner = unwrapped
        if case .any(let type) = inner.kind { return type.unwrapped.wholeName }
        if case .generic(_, let arguments) = inner.kind, arguments.count == 1 {
            return arguments[0].wholeName
        }
        if case .composition(let types) = inner.kind, types.count == 1 { return types[0].wholeName }
        if case .tuple(let elements) = inner.kind, elements.count == 1 {
            return elements[0].type.nameOfDelegate
        }
        return inner.wholeName
    }
}

extension Value {
    fileprivate var isNothing: Bool {
        if case .null = self { return true }
        if case .typed(let value, _) = self { return value.isNothing }
        return false
    }
}
