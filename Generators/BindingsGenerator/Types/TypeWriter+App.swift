/// The bindings of an app's own modules, in one file: what statements cannot have is left out, with the reason.
extension TypeWriter {
    mutating func bindings(ofModules modules: [String], leavingOut known: [LeftOut]) -> AppBindings
    {
        leftOut = known
        let own = types.filter { modules.contains($0.module) }
        appTypes = Set(own.map(\.name))
        let described = own.filter { isDescribedInApp($0) }
        scriptTypes = typesThatCross(with: described)
        let sorted = described.sorted { (depth(of: $0), $0.name) < (depth(of: $1), $1.name) }
        let texts = sorted.map { Faults.mark(of: $0.name) + "\n" + textInApp($0) }
        let classes = sorted.compactMap { scriptedInApp($0) }
        let imports = modules.map { "@testable import \($0)\n" }.joined()
        let faults = leftOut.filter { $0.isFault }.map { Faults.remark($0) + "\n" }.joined()
        let text = """
            // What statements know of an app's own types.
            \(faults)@testable import Gallery
            @testable import HeadlessUIKit
            @testable import HierarchyRecords
            @testable import Statements
            import Foundation
            \(imports)
            \((texts + classes.map(\.text)).joined(separator: "\n"))
            // of the list
            @MainActor
            func adoptedTypes() -> AdoptedTypes {
            AdoptedTypes(
            types: [\(sorted.map { "." + descriptionName($0.name) }.joined(separator: ", "))],
            classes: [\(classes.map { "\($0.name).adopted" }.joined(separator: ", "))],
            pages: \(PageWriter(types: sorted, isOfApp: true).lines.joined(separator: "\n").debugDescription))
            }

            """
        return AppBindings(text: text, leftOut: leftOut)
    }

    private mutating func typesThatCross(with described: [TypeDeclaration]) -> ScriptTypes {
        let all = types.filter { !appTypes.contains($0.name) && isDescribed($0) } + described
        let protocols = all.filter { $0.kind == .protocol && !isHeld($0) }.map(\.name)
        let references = protocols.map { ($0, DelegateWriter.reference(to: $0)) }
        return ScriptTypes(
            plain: Set(all.map(\.name) + overlay.valueTypes),
            references: overlay.references.merging(references) { held, _ in held })
    }

    private func isLeftOut(_ name: String) -> Bool { leftOut.contains { $0.name == name } }

    private mutating func isDescribedInApp(_ type: TypeDeclaration) -> Bool {
        if isLeftOut(type.name) { return false }
        if let reason = reasonAgainst(type) {
            leftOut.append(LeftOut(name: type.name, reason: reason))
            return false
        }
        return true
    }

    private func reasonAgainst(_ type: TypeDeclaration) -> String? {
        if type.isGeneric { return "it has type parameters" }
        switch type.kind {
        case .class, .structure: return nil
        case .enumeration:
            let carries = type.members.contains { $0.isCase && !$0.parameters.isEmpty }
            if carries { return "its cases carry values" }
            return type.choices.isEmpty ? "it has no cases" : nil
        case .protocol:
            return type.isClassBound ? nil : "it is no protocol of classes alone"
        }
    }

    private mutating func textInApp(_ type: TypeDeclaration) -> String {
        guard type.kind == .protocol else { return write(type) }
        return protocolInApp(type)
    }

    /// The lines for a member, below the mark by which the compiler's words of it are found.
    mutating func linesOfApp(
        _ type: TypeDeclaration, _ member: MemberDeclaration, _ writer: MemberWriter
    ) -> [String] {
        let name = "\(type.name).\(member.name)"
        if isLeftOut(name) { return [] }
        if !member.isConditional, let line = writer.line(for: member) {
            return [Faults.mark(of: name), line]
        }
        leftOut.append(LeftOut(name: name, reason: reasonAgainst(member)))
        return []
    }

    private func reasonAgainst(_ member: MemberDeclaration) -> String {
        if member.isConditional { return "its extension has conditions" }
        if member.canThrow { return "it throws" }
        if member.isAsynchronous { return "it is asynchronous" }
        let types = member.parameters.map(\.type) + (member.type == .void ? [] : [member.type])
        guard let type = types.first(where: { scriptTypes.type(for: $0) == nil }) else {
            return "a default value stands at a parameter without a label"
        }
        return "statements have no values of '\(type.text)'"
    }

    // MARK: Protocols

    /// A protocol of the app's, and what makes objects of sessions' classes conform where they can answer all of it.
    private mutating func protocolInApp(_ type: TypeDeclaration) -> String {
        let above = type.protocols.filter { declared[$0]?.kind == .protocol }
            .map { descriptionName($0) }
        let writer = DelegateWriter(
            types: scriptTypes, owner: type, description: descriptionName(type.name),
            inherited: above)
        let requirements = type.members.filter { !$0.isInExtension }
        let optional = Set(type.members.filter(\.isStandard).map(\.name))
        let required = requirements.filter { !optional.contains($0.name) }
        let answers = required.map { writer.answer(to: $0, hasStandard: false) }
        guard !answers.contains(where: { $0 == nil }),
            let description = writer.descriptionText(requiring: required)
        else {
            leftOut.append(
                LeftOut(
                    name: type.name, reason: "classes of sessions cannot answer all of it"))
            return writer.descriptionText(requiring: []) ?? ""
        }
        let conformers = ["PlainObject", "ScriptedViewController", "ScriptedView"]
        return """
            \(description)
            extension \(type.name) where Self: ScriptedObject {
            \(answers.compactMap { $0 }.joined(separator: "\n"))
            }
            \(conformers.map { "extension \($0): \(type.name) {}" }.joined(separator: "\n"))

            """
    }

    // MARK: Classes

    /// The class under those of sessions that inherit from an app's class; nil where none can.
    private mutating func scriptedInApp(
        _ type: TypeDeclaration
    ) -> (name: String, text: String)? {
        guard type.kind == .class, !type.isFinal else { return nil }
        let mark = "\(type.name) as a superclass"
        if isLeftOut(mark) { return nil }
        let lineage = lineage(of: type)
        let makers = makers(of: type, lineage)
        guard !makers.isEmpty else {
            leftOut.append(LeftOut(name: mark, reason: "no initialiser of it can be called"))
            return nil
        }
        let writer = ScriptedClassWriter(
            types: scriptTypes, owner: type, lineage: lineage, initialiser: "",
            callbacks: callbacks)
        let texts = overridable(in: lineage).compactMap { _, member, first in
            appTypes.contains(first.name)
                || writer.callback(of: member, declaredIn: first.name) != nil
                ? nil : writer.override(member)
        }
        let text = writer.text(
            makers: makers, overrides: texts, description: descriptionName(type.name))
        return (writer.nameInApp, Faults.mark(of: mark) + "\n" + text)
    }

    /// The initialisers by which its objects can be made: its own, or the one of UIKit's class above.
    private mutating func makers(
        of type: TypeDeclaration, _ lineage: [TypeDeclaration]
    ) -> [AppInitialiser] {
        let own = lineage.prefix { appTypes.contains($0.name) }
            .first {
                $0.members.contains {
                    $0.isInitialiser && !$0.isConvenience && $0.name != "init(coder:)"
                }
            }
        if let own {
            let writer = MemberWriter(types: scriptTypes, owner: type)
            return own.members.filter { $0.isInitialiser && !$0.isConvenience }
                .filter { !Self.unseen.contains($0.name) }.compactMap { writer.maker($0) }
        }
        for above in lineage {
            guard let call = overlay.argument(of: .scripted, for: above.name) else { continue }
            if call.hasPrefix("init(toBeAdopted:") { return [] }
            return [.plain(call)]
        }
        return lineage.contains { !appTypes.contains($0.name) } ? [] : [.plain("init()")]
    }
}

/// An initialiser of an app's class by which objects of sessions' classes are made.
struct AppInitialiser {
    let name: String
    /// As a closure declares them.
    let parameters: String
    let defaults: String
    /// As the closure hands them on.
    let arguments: String
    /// As `super` is asked: `init(headline: headline)`.
    let call: String

    /// `init()`, in which `super` is asked so.
    static func plain(_ call: String) -> AppInitialiser {
        AppInitialiser(name: "init()", parameters: "", defaults: "", arguments: "", call: call)
    }
}

extension LeftOut {
    /// Whether the compiler refused it, so that it is to stay out the next time.
    fileprivate var isFault: Bool { reason.hasPrefix(Faults.reason) }
}
