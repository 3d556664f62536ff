import HeadlessUIKit

/// What an expression of a statement, or a property at the end of a path, stands for.
package enum Value {
    case void
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// A whole number of another type than `Int`.
    case sized(SizedInteger)
    case float(Float)
    case string(String)
    case object(AnyObject)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case insets(UIEdgeInsets)
    case vector(CGVector)
    indirect case transform(CGAffineTransform)
    indirect case transform3D(CATransform3D)
    case array(NestedList<Value>)
    /// Values without equals among them, in the order in which they came.
    case set(NestedList<Value>)
    case dictionary(NestedList<DictionaryEntry>)
    /// A member of an enumeration, by its position among the type's choices.
    case choice(TypeDescription, Int)
    /// A member of an enumeration with what it carries.
    case carrying(TypeDescription, Int, NestedList<Value>)
    /// A value of a user's `struct`.
    case structure(ScriptStructure)
    /// A set of options, by its bits.
    case options(TypeDescription, UInt)
    case function(ScriptFunction)
    case tuple(NestedList<Value>)
    /// Numbers between two ends, which are `.null` where the range is open.
    indirect case range(Value, Value, isClosed: Bool)
    /// An object that a variable names and does not hold; only variables store it.
    case weak(WeakReference)
    /// A value that stands where any may, with its own type, where that tells more than the value
    /// itself: an optional's, or a labelled tuple's.
    indirect case typed(Value, ValueType)

    /// Whether it is `nil`.
    var isNull: Bool { if case .null = self { true } else { false } }

    /// Whether it is `()`.
    var isVoid: Bool { if case .void = self { true } else { false } }
}

extension Value {
    /// What `type(of:)` gives of a value that stands where one of that type may: of objects their class, of others the
    /// name of the type.
    @MainActor
    func dynamicType(declared: ValueType) -> Value {
        guard declared.description?.isClass == true, case .object(let object) = self,
            let type = MemberTable.type(of: object)
        else { return .string(typeName(declared: declared)) }
        return .object(TypeReference(type))
    }

    /// The name of the type, as `type(of:)` prints it, of a value that stands where one of that type may.
    @MainActor
    func typeName(declared: ValueType) -> String {
        switch declared {
        case .array, .set, .dictionary, .optional, .tuple, .range, .function: declared.longName
        // Of an enumeration's value only the place tells the arguments.
        case .named(let type) where type.binding?.template.valueNames != nil: type.name
        case .void, .null, .named, .generic, .any: typeName
        }
    }

    /// The name of the value's type, as `type(of:)` prints it.
    @MainActor
    var typeName: String {
        switch self {
        case .object(let object): MemberTable.type(of: object)?.name ?? "AnyObject"
        case .structure(let structure): structure.type.name
        case .typed(_, let type): type.name
        case .choice(let type, _), .options(let type, _), .carrying(let type, _, _): type.name
        case .array: "Array"
        case .set: "Set"
        case .dictionary: "Dictionary"
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .point, .size, .rect,
            .insets, .vector, .transform, .transform3D, .function, .tuple, .range, .weak:
            simpleType?.name ?? "Any"
        }
    }
}
