/// What the statements of a line so far declare.
struct LineDeclarations {
    var names: [String: StatementVariables.Entry] = [:]
    /// Functions, by their names without labels.
    var functions: [String: [FunctionSignature]] = [:]
    var types: [String: TypeDefinition] = [:]
}
