import CommandLanguage

/// Writes a sketch as declarations of Swift: types whose members answer with what is empty, and call nothing back.
@MainActor
struct StubWriter {
    let sketch: StubSketch
    let types: StubTypeWriter

    init(_ sketch: StubSketch, in classes: ClassTable) {
        self.sketch = sketch
        types = StubTypeWriter(sketch: sketch, classes: classes)
    }

    /// The declarations of those types, each behind a blank line.
    func text(of types: [StubType]) -> String {
        let sorted = types.sorted { $0.name < $1.name }
        let names = Set(sorted.map(\.name))
        let outer = sorted.filter { type in
            type.kind == .extension || type.name.outerName.map { !names.contains($0) } ?? true
        }
        return outer.map { type in
            lines(of: type, among: sorted, isWithinOther: type.name.contains(".")).joined(
                separator: "\n")
        }.joined(separator: "\n\n")
    }

    private func lines(
        of type: StubType, among all: [StubType], isWithinOther: Bool
    ) -> [String] {
        let inner = all.filter { $0.kind != .extension && $0.name.outerName == type.name }.flatMap {
            inner in
            lines(of: inner, among: all, isWithinOther: false)
        }
        if sketch.isConstant(type), let value = type.constant {
            return [constant(type.name, value)]
        }
        let own: [String]
        switch type.kind {
        case .protocol: return protocolLines(of: type)
        case .extension where type.name.isEmpty: return additions(of: type, areKept: true)
        case .extension:
            return block(
                headingOfExtension(type), inner + additions(of: type) + requirements(of: type))
        case .class where type.isEnumeration(sketch):
            own = block("enum \(type.name.lastName.swiftIdentifier)", inner + enumeration(type))
        case .class:
            own = block(
                heading(of: type), inner + classLines(of: type) + requirements(of: type))
        }
        guard isWithinOther, let outer = type.name.outerName else { return own }
        return block("extension \(outer)", own)
    }

    /// `let screenWidth: CGFloat = 0`
    private func constant(_ name: String, _ value: StubUse) -> String {
        let text = types.text(of: value)
        guard let nothing = types.nothing(of: value, written: text) else {
            return "var \(name): \(text)! = nil"
        }
        return "\(value.isSet ? "var" : "let") \(name): \(text) = \(nothing)"
    }

    private func headingOfExtension(_ type: StubType) -> String {
        let adopted = (sketch.conformances[type.name] ?? []).sorted()
        return "extension \(type.name)"
            + (adopted.isEmpty ? "" : ": " + adopted.joined(separator: ", "))
    }

    /// What protocols of UIKit's require of the type that adopts them by what is written here: methods that do nothing.
    private func requirements(of type: StubType) -> [String] {
        let required =
            type.kind == .extension
            ? sketch.lacking[type.name] ?? []
            : (sketch.conformances[type.name] ?? []).sorted().flatMap { name in
                MemberTable.type(named: name)?.members.methods.filter { !$0.isOptional } ?? []
            }
        return required.compactMap { method in
            let nothing = method.result.isVoid ? "" : types.nothing(of: method.result)
            return nothing.map { "func \(method.signatureText) { \($0) }" }
        }
    }

    private func block(_ heading: String, _ body: [String]) -> [String] {
        body.isEmpty ? ["\(heading) {}"] : ["\(heading) {"] + body.map { "    " + $0 } + ["}"]
    }

    private func heading(of type: StubType) -> String {
        let base = sketch.base(of: type.name)
        let inherited =
            (base == "NSObject" ? [] : [base]) + (sketch.conformances[type.name] ?? []).sorted()
        let names = ["T", "U", "V", "W"].prefix(type.parameterCount).joined(separator: ", ")
        return "class \(type.name.lastName.swiftIdentifier)" + (names.isEmpty ? "" : "<\(names)>")
            + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
    }

    // MARK: Members of classes

    private func classLines(of type: StubType) -> [String] {
        let above = MemberTable.type(named: sketch.base(of: type.name))
        return type.members.flatMap { member -> [String] in
            switch member.kind {
            case .property where above.map { has(member.name, $0) } ?? false: []
            case .property: [property(member, isKept: !member.isOverridden)]
            case .method: [method(member)]
            case .initialiser, .choice, .index: []
            }
        } + initialisers(of: type)
    }

    private func has(_ name: String, _ type: TypeDescription) -> Bool {
        type.lineage(in: types.classes).contains { $0.property(name) != nil }
    }

    private func property(_ member: StubType.Member, isKept: Bool) -> String {
        let text = types.text(of: member.use)
        let nothing = types.nothing(of: member.use, written: text)
        let word = member.isStatic ? "static " : ""
        let name = member.name.swiftIdentifier
        guard let nothing else {
            return "\(word)var \(name): \(text)!"
                + (member.isStatic ? " = nil" : isKept ? "" : " { get { nil } set {} }")
        }
        if !isKept {
            return member.use.isSet
                ? "\(word)var \(name): \(text) { get { \(nothing) } set {} }"
                : "\(word)var \(name): \(text) { \(nothing) }"
        }
        if nothing == "nil" { return "\(word)var \(name): \(text)" }
        // An object that makes one of its own kind would never end.
        let isMade = nothing.hasSuffix("()") && !member.isStatic
        return "\(isMade ? "lazy " : word)var \(name): \(text) = \(nothing)"
    }

    private func method(_ member: StubType.Member) -> String {
        let result = types.result(of: member.use)
        let head = head(of: member)
        if result == .void || member.isAction { return "\(head) {}" }
        guard let nothing = types.nothing(of: member.use, written: result) else {
            return "\(head) -> \(result)! { nil }"
        }
        return "\(head) -> \(result) { \(nothing) }"
    }

    private func head(of member: StubType.Member) -> String {
        let discards =
            member.use.isDropped && types.result(of: member.use) != .void
            ? "@discardableResult " : ""
        return discards + (member.isAction ? "@objc " : "") + (member.isStatic ? "static " : "")
            + "func \(member.name.swiftIdentifier)(\(parameters(of: member)))"
    }

    private func parameters(of member: StubType.Member) -> String {
        var names: Set<String> = []
        return member.parameters.map { label, use in
            let text = types.text(of: use)
            let escaping = text.shape == .function
            var name = label ?? "value"
            var number = 2
            while !names.insert(name).inserted {
                name = "\(label ?? "value")\(number)"
                number += 1
            }
            // A keyword may stand before a parameter, but is no name for it.
            if name != name.swiftIdentifier { name = "value\(names.count)" }
            let written =
                label == nil ? "_ \(name)" : label == name ? name : "\(label ?? "") \(name)"
            return "\(written): \(escaping ? "@escaping " : "")\(text)"
        }.joined(separator: ", ")
    }

    private func initialisers(of type: StubType) -> [String] {
        let own = type.members.filter { $0.kind == .initialiser }
        guard own.contains(where: { !$0.parameters.isEmpty }) else { return [] }
        let call: String
        switch sketch.base(of: type.name) {
        case "NSObject":
            return ["init() {}"]
                + own.filter { !$0.parameters.isEmpty }.map { "init(\(parameters(of: $0))) {}" }
        case let base where base.hasSuffix("TableViewCell"):
            call = "self.init(style: .default, reuseIdentifier: nil)"
        case let base where base.hasSuffix("Controller"):
            call = "self.init(nibName: nil, bundle: nil)"
        default: call = "self.init(frame: .zero)"
        }
        return own.filter { !$0.parameters.isEmpty }.map {
            "convenience init(\(parameters(of: $0))) { \(call) }"
        }
    }

    // MARK: Other types

    private func additions(of type: StubType, areKept: Bool = false) -> [String] {
        type.members.flatMap { member -> [String] in
            switch member.kind {
            case .property: [property(member, isKept: areKept || member.isStatic)]
            case .method: [method(member)]
            case .initialiser, .choice, .index: []
            }
        } + additionalInitialisers(of: type) + subscripts(of: type)
    }

    private func additionalInitialisers(of type: StubType) -> [String] {
        let known = MemberTable.type(named: type.name)
        let call = known.flatMap(types.plainInitialiser) ?? "self.init()"
        return type.members.filter { $0.kind == .initialiser }.map { member in
            (known?.isClass == true ? "convenience " : "")
                + "init(\(parameters(of: member))) { \(call) }"
        }
    }

    /// What an array gives for an index with a label.
    private func subscripts(of type: StubType) -> [String] {
        type.members.filter { $0.kind == .index }.map {
            "subscript(\($0.name) index: Int) -> Element? { nil }"
        }
    }

    private func enumeration(_ type: StubType) -> [String] {
        let cases = type.cases
        let others = type.members.filter { member in
            !cases.contains { $0 === member || $0.name == member.name } && member.kind != .choice
        }
        return cases.map { member in
            let carried = member.parameters.map { label, use in
                (label.map { $0 + ": " } ?? "") + types.text(of: use).description
            }
            return "case \(member.name.swiftIdentifier)"
                + (carried.isEmpty ? "" : "(\(carried.joined(separator: ", ")))")
        }
            + others.flatMap { member -> [String] in
                switch member.kind {
                case .property: [property(member, isKept: member.isStatic)]
                case .method: [method(member)]
                case .initialiser, .choice, .index: []
                }
            }
    }

    /// Whoever adopts the protocol need not have what only others ask of it.
    private func protocolLines(of type: StubType) -> [String] {
        let members = type.members.filter { $0.kind == .property || $0.kind == .method }
        let required = members.map { member in
            if member.kind == .method {
                let result = types.result(of: member.use)
                let head = head(of: member).replacingPrefix("@discardableResult ")
                return head + (result == .void ? "" : " -> \(result)")
            }
            return (member.isStatic ? "static " : "")
                + "var \(member.name.swiftIdentifier): \(types.text(of: member.use)) { get"
                + (member.use.isSet ? " set }" : " }")
        }
        let name = type.name.lastName.swiftIdentifier
        let given = additions(of: type)
        return block("protocol \(name): AnyObject", required)
            + (given.isEmpty ? [] : block("extension \(type.name)", given))
    }
}

extension String {
    /// `Theme.Colors` of `Theme.Colors.Kind`; nil for a name without a dot.
    fileprivate var outerName: String? {
        lastIndex(of: ".").map { String(self[..<$0]) }
    }

    /// `Kind` of `Theme.Colors.Kind`.
    fileprivate var lastName: String {
        lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
    }

    fileprivate func replacingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
