/// What a value of a random program is.
indirect enum Kind: Hashable {
    case int, double, float, bool, string
    /// `Int8` and its kin.
    case sized(String)
    case array(Kind)
    case set(Kind)
    case dictionary(Kind, Kind)
    case optional(Kind)
    /// Labels are empty where an element has none.
    case tuple([Field])
    case function([Kind], Kind)
    case structure(String)
    case enumeration(String)
    case object(String)

    /// An element of a tuple, a property, or what a case carries.
    struct Field: Hashable {
        let name: String
        let kind: Kind
    }

    static let sizes = ["Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt"]

    /// As Swift writes the type.
    var text: String {
        switch self {
        case .int: "Int"
        case .double: "Double"
        case .float: "Float"
        case .bool: "Bool"
        case .string: "String"
        case .sized(let name), .structure(let name), .enumeration(let name), .object(let name): name
        case .array(let element): "[\(element.text)]"
        case .set(let element): "Set<\(element.text)>"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .optional(let inner):
            if case .function = inner { "(\(inner.text))?" } else { inner.text + "?" }
        case .tuple(let fields):
            "("
                + fields.map { ($0.name.isEmpty ? "" : $0.name + ": ") + $0.kind.text }
                .joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
        }
    }

    /// Whether its values are whole numbers.
    var isInteger: Bool {
        switch self {
        case .int, .sized: true
        case .double, .float, .bool, .string, .array, .set, .dictionary, .optional, .tuple,
            .function, .structure, .enumeration, .object:
            false
        }
    }

    /// Whether its values are numbers.
    var isNumber: Bool { isInteger || self == .double || self == .float }

    /// Whether its values compare with `<`.
    var isOrdered: Bool { isNumber || self == .string }
}
