import HeadlessUIKit

extension TypeDescription {
    /// What everything is that code throws.
    static let error: TypeDescription = {
        let type = TypeDescription("Error", .object(isInstance: { _ in false })) { TypeMembers() }
        type.isProtocol = true
        return type
    }()

    /// What every error answers, in the words that the session's types have for themselves.
    static func answersOfErrors(in classes: ClassTable) -> TypeDescription {
        TypeDescription("Error", .object(isInstance: { _ in false })) { [weak classes] in
            var members = TypeMembers()
            members.properties = [
                MemberProperty("localizedDescription", type: .string) { error in
                    .string(error.errorDescription(in: classes ?? .ofNoSession))
                }
            ]
            return members
        }
    }
}

@MainActor
extension Value {
    /// What the error says of itself, or what Foundation says of one that says nothing.
    fileprivate func errorDescription(in classes: ClassTable) -> String {
        if case .object(let error as SystemError) = self { return error.words }
        let own = MemberTable.type(named: typeName) ?? errorType
        if let property = own.flatMap({
            classes.property("errorDescription", of: .named($0))
        }),
            case .string(let text)? = try? property.get(self)
        {
            return text
        }
        return "The operation couldn’t be completed. (\(typeName) error \(errorNumber).)"
    }

    private var errorType: TypeDescription? {
        switch self {
        case .choice(let type, _), .carrying(let type, _, _): type
        case .object(let object): MemberTable.type(of: object)
        case .structure(let structure): structure.kind.description
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .point, .size, .rect,
            .insets, .vector, .transform, .transform3D, .array, .set, .dictionary, .options,
            .function, .tuple, .range, .weak, .typed:
            nil
        }
    }

    private var errorNumber: Int {
        switch self {
        case .choice(_, let index), .carrying(_, let index, _): index
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .object, .point, .size,
            .rect, .insets, .vector, .transform, .transform3D, .array, .set, .dictionary,
            .structure, .options, .function, .tuple, .range, .weak, .typed:
            1
        }
    }
}
