/// The checkers of a line's parts. Each is made when it is asked for: all that it has is the line.
extension LineUnderCheck {
    var types: TypeResolver { TypeResolver(line: self) }
    var inertOfC: InertCheckerOfC { InertCheckerOfC(line: self) }
    var pointersOfC: CPointerChecker { CPointerChecker(line: self) }

    // MARK: Statements

    var statements: StatementChecker { StatementChecker(line: self) }
    var branches: BranchChecker { BranchChecker(line: self) }
    var loops: LoopChecker { LoopChecker(line: self) }
    var switches: SwitchChecker { SwitchChecker(line: self) }
    var patterns: PatternChecker { PatternChecker(line: self) }
    var exits: ExitChecker { ExitChecker(line: self) }
    var errors: ErrorChecker { ErrorChecker(line: self) }
    var declarations: DeclarationChecker { DeclarationChecker(line: self) }
    var functions: FunctionChecker { FunctionChecker(line: self) }
    var looks: LooksChecker { LooksChecker(line: self) }

    // MARK: Expressions

    var expressions: ExpressionChecker { ExpressionChecker(line: self) }
    var names: NameChecker { NameChecker(line: self) }
    var members: MemberChecker { MemberChecker(line: self) }
    var traits: TraitChecker { TraitChecker(line: self) }
    var literals: LiteralChecker { LiteralChecker(line: self) }
    var operators: OperatorChecker { OperatorChecker(line: self) }
    var chains: ChainChecker { ChainChecker(line: self) }
    var calls: CallChecker { CallChecker(line: self) }
    var typeCalls: TypeCallChecker { TypeCallChecker(line: self) }
    var functionCalls: FunctionCallChecker { FunctionCallChecker(line: self) }
    var builtins: BuiltinChecker { BuiltinChecker(line: self) }
    var arguments: ArgumentChecker { ArgumentChecker(line: self) }
    var inert: InertChecker { InertChecker(line: self) }
    var oldCollections: CollectionMaker { CollectionMaker(line: self) }
    var foreign: ForeignChecker { ForeignChecker(line: self) }
    var oldSpellings: OldSpellings { OldSpellings(line: self) }
    var observations: ObservationChecker { ObservationChecker(line: self) }
    var subscripts: SubscriptChecker { SubscriptChecker(line: self) }
    var methodValues: MethodValueChecker { MethodValueChecker(line: self) }
    var workItems: WorkItemChecker { WorkItemChecker(line: self) }
    var typeArguments: TypeArgumentChecker { TypeArgumentChecker(line: self) }
    var genericTypes: GenericTypeChecker { GenericTypeChecker(line: self) }
    var metatypes: MetatypeChecker { MetatypeChecker(line: self) }
    var keyPaths: KeyPathChecker { KeyPathChecker(line: self) }
    var nestedOptionals: NestedOptionalChecker { NestedOptionalChecker(line: self) }
    var ownOperators: OwnOperatorChecker { OwnOperatorChecker(line: self) }
    var openCalls: OpenCallChecker { OpenCallChecker(line: self) }
    var places: PlaceChecker { PlaceChecker(line: self) }
    var closures: ClosureChecker { ClosureChecker(line: self) }
    var ownMembers: OwnMemberChecker { OwnMemberChecker(line: self) }
    var superMembers: SuperMemberChecker { SuperMemberChecker(line: self) }
    var delegations: DelegationChecker { DelegationChecker(line: self) }

    // MARK: Definitions of types

    var definitions: DefinitionChecker { DefinitionChecker(line: self) }
    var classDefinitions: ClassChecker { ClassChecker(line: self) }
    var classMembers: ClassMemberChecker { ClassMemberChecker(line: self) }
    var classCode: ClassCodeChecker { ClassCodeChecker(line: self) }
    var initialisers: InitialiserChecker { InitialiserChecker(line: self) }
    var overrides: OverrideChecker { OverrideChecker(line: self) }
    var objectiveCMethods: ObjectiveCMethodChecker { ObjectiveCMethodChecker(line: self) }
    var refusedClasses: RefusedClassChecker { RefusedClassChecker(line: self) }
    var protocols: ProtocolChecker { ProtocolChecker(line: self) }
    var enumerations: EnumerationChecker { EnumerationChecker(line: self) }
    var extensions: ExtensionChecker { ExtensionChecker(line: self) }

    // MARK: Objective-C

    var objectiveC: ObjectiveCChecker { ObjectiveCChecker(line: self) }
    var messages: MessageChecker { MessageChecker(line: self) }
    var registrations: RegistrationChecker { RegistrationChecker(line: self) }
    var classMessages: ClassMessageChecker { ClassMessageChecker(line: self) }
    var kinds: KindChecker { KindChecker(line: self) }
    var joinedMessages: JoinedMessageReader { JoinedMessageReader(line: self) }
    var superMessages: SuperMessageChecker { SuperMessageChecker(line: self) }
    var foundationMessages: FoundationMessageChecker { FoundationMessageChecker(line: self) }
    var selectorAdvice: SelectorAdvice { SelectorAdvice(line: self) }
    var operatorsOfC: COperatorChecker { COperatorChecker(line: self) }
    var placesOfC: CPlaceChecker { CPlaceChecker(line: self) }
    var functionsOfC: CFunctionChecker { CFunctionChecker(line: self) }
    var namesOfC: CNameChecker { CNameChecker(line: self) }
}
