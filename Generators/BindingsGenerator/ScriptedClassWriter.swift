/// Writes the class whose objects stand for those of a session's class: each open member asks first whether the session's
/// class overrides it, and is its `super` otherwise.
struct ScriptedClassWriter {
    let types: ScriptTypes
    let owner: TypeDeclaration
    /// The class and its superclasses, the nearest first.
    let lineage: [TypeDeclaration]
    /// How the superclass is initialised.
    let initialiser: String
    let callbacks: CallbackNames

    var name: String { "Scripted\(owner.name.withoutFrameworkPrefix)" }

    func text(_ members: [String]) -> String {
        """
        /// The class under those of a session that inherit from `\(owner.name)`.
        final class \(name): \(owner.name), ScriptedObject {
        \((beginning + members).joined(separator: "\n\n"))
        }

        """
    }

    // MARK: Under an app's class

    var nameInApp: String { "Scripted_" + owner.name.replacing(".", with: "_") }

    /// The class under those of sessions that inherit from an app's class, whose initialisers make its objects.
    func text(
        makers: [AppInitialiser], overrides: [String], description: String
    ) -> String {
        let initialisers = makers.enumerated().map { number, maker in
            let list = ["script\(number) script: ScriptInstance", maker.parameters]
            return """
                init(\(list.filter { !$0.isEmpty }.joined(separator: ", "))) {
                self.script = script
                super.\(maker.call)
                wasMade()
                }
                """
        }
        let parts = initialisers + requiredInitialisers + [ending] + overrides
        return """
            final class \(nameInApp): \(owner.name), ScriptedObject {
            let script: ScriptInstance
            \(parts.joined(separator: "\n\n"))

            static let adopted = AdoptedClass(.\(description), \(nameInApp).self, [
            \(makers.enumerated().map { text(of: $1, number: $0) }.joined(separator: ",\n"))
            ])
            }

            """
    }

    /// By its initialiser of that number.
    private func text(of maker: AppInitialiser, number: Int) -> String {
        let list = ["script: ScriptInstance", maker.parameters].filter { !$0.isEmpty }
        return """
            AdoptedClass.Maker("\(maker.name)"\(maker.defaults)) { (\(list.joined(separator: ", "))) in
            \(nameInApp)(script\(number): script\(maker.arguments))
            }
            """
    }

    // MARK: Making one

    private var beginning: [String] {
        var parts = [
            """
            let script: ScriptInstance

            init(_ script: ScriptInstance) {
            self.script = script
            super.\(initialiser)
            wasMade()
            }
            """
        ]
        // The compiler's own stub of it would call itself.
        if initialiser.hasPrefix("init(toBeAdopted:") {
            parts.append("override init(toBeAdopted world: Simulator) { Self.hasNoScript() }")
        }
        return parts + requiredInitialisers + [ending]
    }

    private var requiredInitialisers: [String] {
        var seen: Set<String> = []
        return lineage.flatMap(\.members).filter { $0.isRequired && seen.insert($0.name).inserted }
            .map { member in
                let word = member.isConvenience ? "required convenience" : "required"
                if member.name == "init(coder:)" { return "\(word) init?(coder: NSCoder) { nil }" }
                return "\(word) init(\(member.parameterList)) { Self.hasNoScript() }"
            }
    }

    private var ending: String {
        let run = "script.kind.runDeinit(of: self)"
        let isController = lineage.contains { $0.name == "UIViewController" }
        return """
            isolated deinit {
            guard script.kind.hasDeinit, script.kind.isRunning else { return }
            \(isController ? "logDeinit { \(run) }" : run)
            }
            """
    }

    // MARK: Overrides

    // There are some thousands of them, so they are made small, without closures where they need none:
    // that is a third of the time that their room takes in a release build.

    /// The callback that the member is; its class hears of it by its behaviour, without an override.
    func callback(of member: MemberDeclaration, declaredIn type: String) -> String? {
        guard member.kind == .method,
            lineage.contains(where: {
                ["UIPresentationController", "UIResponder"].contains($0.name)
            })
        else { return nil }
        return callbacks.callback(of: member, in: type)
    }

    /// The override of a member; nil where one of its types cannot cross.
    func override(_ member: MemberDeclaration) -> String? {
        guard !member.canThrow, !member.isAsynchronous else { return nil }
        switch member.kind {
        case .property(let isSettable): return property(member, isSettable: isSettable)
        case .method: return method(member)
        case .initialiser, .enumerationCase: return nil
        }
    }

    private func property(_ member: MemberDeclaration, isSettable: Bool) -> String? {
        guard let type = types.type(for: member.type) else { return nil }
        let name = member.name
        let word = member.isWeak ? "weak var" : "var"
        let model = type.wrapped("super.\(name)\(cast(member.type))")
        let read = "read(.\(name), \(type.name).self) ?? \(model)"
        let get = type.unwrap == nil ? read : type.unwrapped("(\(read))")
        guard isSettable else {
            return """
                @_optimize(size)
                override \(word) \(name): \(member.type.text) { \(get) }
                """
        }
        let value = type.wrapped("newValue\(cast(member.type))")
        return """
            @_optimize(size)
            override \(word) \(name): \(member.type.text) {
            get { \(get) }
            set { if !write(.\(name), \(value)) { super.\(name) = newValue } }
            }
            """
    }

    /// Makes an optional of an implicitly unwrapped value.
    private func cast(_ type: SpelledType) -> String {
        if case .unwrapped(let inner) = type { " as \(inner.text)?" } else { "" }
    }

    private func method(_ member: MemberDeclaration) -> String? {
        var arguments: [String] = []
        for parameter in member.parameters {
            guard let type = types.type(for: parameter.type) else { return nil }
            arguments.append("\(type.wrapped(parameter.name)).value")
        }
        let model = "super.\(member.base)(\(member.argumentList))"
        let list = arguments.isEmpty ? "" : ", [\(arguments.joined(separator: ", "))]"
        guard let (result, body) = body(of: member, list, model) else { return nil }
        return """
            @_optimize(size)
            override func \(member.base)(\(member.parameterList))\(result) {
            guard let own = script.override(.\(member.overridableName)) else { return \(model) }
            \(body)
            }
            """
    }

    /// What is returned, and what runs where the session's class overrides the method.
    private func body(
        of member: MemberDeclaration, _ arguments: String, _ model: String
    ) -> (result: String, body: String)? {
        if member.type == .void { return ("", "run(own\(arguments))") }
        guard let type = types.type(for: member.type) else { return nil }
        let answer = "answer(own, \(type.name).self\(arguments)) ?? \(type.wrapped(model))"
        let result = type.unwrap == nil ? answer : type.unwrapped("(\(answer) as \(type.name))")
        return (" -> \(member.type.text)", "return \(result)")
    }
}

/// Which callbacks of the log are methods of classes.
struct CallbackNames {
    /// By the full names of the methods: those of views, and those of other objects.
    let ofViews: [String: String]
    let ofOthers: [String: String]

    func callback(of member: MemberDeclaration, in type: String) -> String? {
        let name = member.name.hasSuffix("()") ? String(member.name.dropLast(2)) : member.name
        return type == "UIView" ? ofViews[name] : ofOthers[name]
    }
}

extension MemberDeclaration {
    /// Its case in the list of members that classes override.
    var overridableName: String {
        if name.hasSuffix("()") { return base }
        return name.contains("(") ? "`\(name)`" : name
    }

    /// The parameters as a declaration has them.
    var parameterList: String {
        parameters.map { parameter in
            let label = parameter.label ?? "_"
            let name = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(name): \(parameter.type.text)"
        }.joined(separator: ", ")
    }

    /// The parameters as a call hands them on.
    var argumentList: String {
        parameters.map { ($0.label.map { $0 + ": " } ?? "") + $0.name }.joined(separator: ", ")
    }
}

extension String {
    /// Without the two letters of the framework: `ViewController` for `UIViewController`.
    var withoutFrameworkPrefix: String { hasPrefix("UI") ? String(dropFirst(2)) : self }
}
