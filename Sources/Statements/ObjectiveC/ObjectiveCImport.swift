import CommandLanguage

/// A class of Objective-C told in Swift's terms, so that one runtime serves both: a selector of the
/// superclass is the member of that name in the table, a method without arguments that a property
/// stands behind is its getter, and `self = [super init…]` is a call of `super.init`.
@MainActor
struct ObjectiveCImport {
    /// The class that it inherits from; nil for a root.
    let superclass: TypeDescription?
    /// The types of the session, with what it adds to the model's.
    let classes: ClassTable

    /// The declaration with its methods of Objective-C told so.
    func imported(_ declaration: ClassDeclaration) -> ClassDeclaration {
        var result = declaration
        result.methods = []
        var accessors: [String: Accessors] = [:]
        var order: [String] = []
        for method in declaration.methods {
            guard method.language == .objectiveC, !method.modifiers.contains(.static) else {
                result.methods.append(method)
                continue
            }
            if let place = accessor(method, in: declaration) {
                if accessors[place.name] == nil { order.append(place.name) }
                accessors[place.name, default: Accessors(place)].add(method)
            } else {
                result.methods.append(overriding(method))
            }
        }
        for name in order {
            if let found = accessors[name] { found.add(to: &result, in: superclass) }
        }
        result.initialisers = declaration.initialisers.map {
            $0.language == .objectiveC ? initialiser($0) : $0
        }
        return result
    }

    /// The declaration of a class of Objective-C in which methods that read and set one of its own
    /// properties are that property's.
    func joiningAccessors(_ declaration: ClassDeclaration) -> ClassDeclaration {
        var result = declaration
        result.methods = []
        result.storedProperties.removeAll(where: isInherited)
        // An instance variable that has the name of a property keeps its value.
        var names: Set<String> = []
        result.storedProperties = result.storedProperties.reversed().filter {
            names.insert($0.name.text).inserted
        }.reversed()
        var accessors: [String: Accessors] = [:]
        for property in result.storedProperties {
            guard let variable = declaration.synthesized[property.name.text]?.text,
                variable != property.name.text, variable != "_" + property.name.text
            else { continue }
            accessors[property.name.text] = Accessors(place(of: property, keptIn: variable))
        }
        for method in declaration.methods {
            guard !method.modifiers.contains(.static),
                let place = accessor(method, in: result), !place.isInherited
            else {
                result.methods.append(method)
                continue
            }
            accessors[place.name, default: Accessors(place)].add(method)
        }
        for property in declaration.storedProperties {
            accessors[property.name.text]?.add(to: &result, in: superclass)
            if let getter = property.getter {
                result.methods.append(property.reader(named: getter))
            }
        }
        result.initialisers = declaration.initialisers.map(relabelled)
        return result
    }

    // MARK: Methods

    private func member(_ selector: String) -> ObjectiveCNames.Member? {
        for ancestor in superclass?.lineage(in: classes) ?? [] {
            if let member = ancestor.objectiveC.instance[selector] { return member }
        }
        return nil
    }

    /// The method under the name of the one that it overrides, with its types.
    private func overriding(_ method: FunctionDeclaration) -> FunctionDeclaration {
        guard let selector = method.objcSelector,
            case .method(let known, let positions)? = member(selector),
            positions.count == known.parameters.count
        else { return method }
        var result = method
        result.name = Word(known.base, span: method.name.span)
        for (index, parameter) in known.parameters.enumerated()
        where index < result.parameters.count {
            result.parameters[index].label = parameter.label
            result.parameters[index].type = parameter.type.syntax(at: method.name.span)
        }
        result.result = known.result.isVoid ? nil : known.result.syntax(at: method.name.span)
        result.modifiers.insert(.override)
        return result
    }

    // MARK: Accessors

    /// Whether a superclass keeps the value already: a property that is declared anew only has another
    /// type, or says that it can be set.
    private func isInherited(_ property: ClassDeclaration.StoredProperty) -> Bool {
        guard let superclass, property.getter == nil else { return false }
        return classes.property(property.name.text, of: .named(superclass)) != nil
    }

    private func place(
        of property: ClassDeclaration.StoredProperty, keptIn variable: String? = nil
    ) -> Accessors.Place {
        .init(
            name: property.name.text, variable: variable ?? "_" + property.name.text,
            type: property.type ?? .anything(at: property.name.span), isInherited: false)
    }

    /// The property that a method reads or sets.
    private func accessor(
        _ method: FunctionDeclaration, in declaration: ClassDeclaration
    ) -> Accessors.Place? {
        guard let selector = method.objcSelector else { return nil }
        for property in declaration.storedProperties {
            let name = property.name.text
            if [name, property.getter, "set\(name.capitalisedFirst):"].contains(selector) {
                return place(of: property)
            }
        }
        switch member(selector) {
        case .getter(let property)?, .setter(let property)?:
            let type = property.type.syntax(at: method.name.span)
            return .init(
                name: property.name, variable: "_" + property.name,
                type: property.isImplicitlyUnwrapped ? type.asImplicitlyUnwrapped : type,
                isInherited: true)
        case .method?, nil: return nil
        }
    }

    // MARK: Initialisers

    private func initialiser(_ method: FunctionDeclaration) -> FunctionDeclaration {
        var result = method
        let fails = method.body.returnsNil
        if fails { result.modifiers.insert(.failable) }
        result.result = nil
        if let selector = method.objcSelector, let known = known(selector) {
            result.modifiers.insert(.override)
            for (index, parameter) in known.parameters.enumerated()
            where index < result.parameters.count {
                result.parameters[index].label = parameter.label
                result.parameters[index].type = parameter.type.syntax(at: method.name.span)
            }
        }
        result.body = method.body.map { initialising($0, fails: fails) }
        return result
    }

    /// One that overrides the superclass's, with Swift's labels, by which it is found.
    private func relabelled(_ method: FunctionDeclaration) -> FunctionDeclaration {
        guard let known = method.objcSelector.flatMap(known) else { return method }
        var result = method
        for (index, parameter) in known.parameters.enumerated()
        where index < result.parameters.count {
            result.parameters[index].label = parameter.label
        }
        return result
    }

    private func known(_ selector: String) -> MemberMethod? {
        for ancestor in superclass?.lineage(in: classes) ?? [] {
            if case .method(let method, _)? = ancestor.objectiveC.initialisers[selector] {
                return method
            }
        }
        return nil
    }

    /// `self = [super init…]` as a call, and `return self` as the end.
    private func initialising(_ statement: Statement, fails: Bool) -> Statement {
        switch statement {
        case .assignment(let target, nil, let value):
            guard case .name("self") = target.kind else { return statement }
            return .expression(value)
        case .exit(.return(let value?, let span)):
            guard case .name("self") = value.kind, !fails else { return statement }
            return .exit(.return(nil, span))
        case .branch(.if(let conditions, let then, let otherwise)):
            return .branch(
                .if(
                    conditions, then: then.map { initialising($0, fails: fails) },
                    else: otherwise?.map { initialising($0, fails: fails) }))
        case .block(.plain(let body)):
            return .block(.plain(body.map { initialising($0, fails: fails) }))
        case .branch(.guard), .branch(.switch), .exit, .block(.defer), .block(.doCatch),
            .assignment, .expression, .declaration, .definition, .loop, .labeled:
            return statement
        }
    }
}

/// The methods that read and set one property.
@MainActor
private struct Accessors {
    /// The property.
    package struct Place {
        let name: String
        /// The instance variable in which the class keeps its value.
        let variable: String
        let type: TypeSyntax
        /// Whether a superclass has it.
        let isInherited: Bool
    }

    let place: Place
    private var getter: FunctionDeclaration?
    private var setter: FunctionDeclaration?

    init(_ place: Place) { self.place = place }

    mutating func add(_ method: FunctionDeclaration) {
        if method.parameters.isEmpty { getter = method } else { setter = method }
    }

    /// Puts a computed property in the place of the methods; a stored one of the class's own keeps
    /// its value under the name of its instance variable.
    func add(to declaration: inout ClassDeclaration, in superclass: TypeDescription?) {
        let own = declaration.storedProperties.first { $0.name.text == place.name }
        guard let span = (getter ?? setter)?.name.span ?? own?.name.span else { return }
        if declaration.storedProperties.contains(where: { $0.name.text == place.variable }) {
            declaration.storedProperties.removeAll { $0.name.text == place.name }
        }
        for index in declaration.storedProperties.indices
        where declaration.storedProperties[index].name.text == place.name {
            declaration.storedProperties[index].name.text = place.variable
        }
        var property = ClassDeclaration.ComputedProperty(
            name: Word(place.name, span: span),
            modifiers: place.isInherited ? .override : [], type: place.type,
            getter: getter?.body ?? [.exit(.return(stored(at: span), span))],
            setter: observer(at: span))
        property.language = .objectiveC
        declaration.computedProperties.append(property)
    }

    private func observer(at span: SourceSpan) -> ClassDeclaration.Observer? {
        if let setter, let parameter = setter.parameters.first {
            return ClassDeclaration.Observer(parameter: parameter.name.text, body: setter.body)
        }
        if place.isInherited { return nil }
        let value = Expression(.name("newValue"), span: span)
        return ClassDeclaration.Observer(
            parameter: "newValue",
            body: [.assignment(target: stored(at: span), op: nil, value: value)])
    }

    /// Where the value is kept: the instance variable, or the superclass's property.
    private func stored(at span: SourceSpan) -> Expression {
        if !place.isInherited { return Expression(.name(place.variable), span: span) }
        return Expression(
            .link(
                .member(
                    Expression(.name("super"), span: span), name: place.name, isOptional: false)),
            span: span)
    }
}

extension ClassDeclaration.StoredProperty {
    /// A method of that name that gives the property's value.
    fileprivate func reader(named getter: String) -> FunctionDeclaration {
        let owner = Expression(.name("self"), span: name.span)
        let value = Expression(
            .link(.member(owner, name: name.text, isOptional: false)), span: name.span)
        return FunctionDeclaration(
            name: Word(getter, span: name.span), objcSelector: getter, parameters: [],
            result: type, body: [.exit(.return(value, name.span))], language: .objectiveC)
    }
}

extension [Statement] {
    /// Whether a `return nil` is somewhere in them.
    fileprivate var returnsNil: Bool {
        contains { statement in
            switch statement {
            case .exit(.return(let value?, _)):
                if case .literal(.nil) = value.kind { true } else { false }
            case .branch(.if(_, let then, let otherwise)):
                then.returnsNil || (otherwise ?? []).returnsNil
            case .block(.plain(let body)): body.returnsNil
            case .branch(.guard), .branch(.switch), .exit, .block(.defer), .block(.doCatch),
                .assignment, .expression, .declaration, .definition, .loop, .labeled:
                false
            }
        }
    }
}
