import SwiftSyntax

extension FileRewriter {
    /// What iOS has not is never called there, and its body may need what is not here: it only says that. Returns
    /// whether that is so.
    func emptyUnavailable(_ method: FunctionDeclSyntax) -> Bool {
        guard isForUIKit, let body = method.body, method.attributes.saysUnavailable else {
            return false
        }
        edits.replace(body, with: "{ fatalError(\"not available on iOS\") }")
        return true
    }
}

extension AttributeListSyntax {
    fileprivate var saysUnavailable: Bool {
        compactMap { $0.as(AttributeSyntax.self) }.contains { attribute in
            guard attribute.attributeName.trimmedDescription == "available",
                case .availability(let list) = attribute.arguments
            else { return false }
            let words = list.map { $0.argument.trimmedDescription }
            return words.contains("unavailable") && (words.first == "iOS" || words.first == "*")
        }
    }
}
