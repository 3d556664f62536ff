/// What a random program has declared where it goes on.
struct ProgramScope {
    /// A name with a value.
    struct Variable {
        let name: String
        let kind: Kind
        let isConstant: Bool
        /// How the value is read, where the name alone does not do.
        var reading: String { name }
    }

    /// A function or a method, without what stands before its name.
    struct Function {
        let name: String
        let parameters: [Parameter]
        let result: Kind?
        var throwsErrors = false

        struct Parameter {
            let label: String
            let kind: Kind
            var isInout = false
            var hasDefault = false
        }
    }

    /// A type of the program's.
    struct Declared {
        let name: String
        /// The stored properties, or the cases with what they carry.
        var fields: [Kind.Field] = []
        var cases: [(name: String, fields: [Kind.Field])] = []
        var methods: [Function] = []
        var mutating: [Function] = []
        /// Whether `print` may be asked to show a value.
        var isPrintable = true
        var rawKind: Kind?
    }

    var variables: [Variable] = []
    var functions: [Function] = []
    var structures: [Declared] = []
    var enumerations: [Declared] = []
    var classes: [Declared] = []
    /// The cases of the program's error.
    var errors: (type: String, cases: [String]) = ("", [])

    func structure(_ name: String) -> Declared? { structures.first { $0.name == name } }
    func enumeration(_ name: String) -> Declared? { enumerations.first { $0.name == name } }
    func type(_ name: String) -> Declared? { classes.first { $0.name == name } }

    /// Whether `print` shows the same on both sides: no order of a table, no address.
    func isPrintable(_ kind: Kind) -> Bool {
        switch kind {
        case .int, .double, .float, .bool, .string, .sized: true
        case .array(let inner), .optional(let inner): isPrintable(inner)
        case .tuple(let fields): fields.allSatisfy { isPrintable($0.kind) }
        case .structure(let name): structure(name)?.isPrintable ?? false
        case .enumeration(let name): enumeration(name)?.isPrintable ?? false
        case .set, .dictionary, .function, .object: false
        }
    }
}
