import CommandLanguage
import HierarchyRecords

@MainActor
extension FunctionDeclaration {
    /// What the model asks a delegate or a data source, under the name that Swift has for the
    /// selector; any other method as it is.
    var namedAsAsked: FunctionDeclaration {
        guard let selector = objcSelector, let name = Self.askedNames[selector],
            name.labels.count == parameters.count
        else { return self }
        var result = self
        result.name = Word(name.base, span: self.name.span)
        for (index, label) in name.labels.enumerated() { result.parameters[index].label = label }
        return result
    }

    private static let askedNames: [String: (base: String, labels: [String?])] = {
        let asked = Callback.allCases.filter { [.delegate, .datasource].contains($0.category) }
        let pairs = asked.map { ($0.spelling.objectiveC, parts(of: $0.spelling.swift)) }
        return Dictionary(pairs + namedOfProtocols, uniquingKeysWith: { first, _ in first })
    }()

    /// What protocols ask that the log does not show.
    private static var namedOfProtocols: [(String, (base: String, labels: [String?]))] {
        let protocols = Set(MemberTable.types.filter(\.isProtocol).map(\.name))
        return ObjectiveCExceptions.members.flatMap { key, selectors in
            let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count == 2, protocols.contains(parts[0]) else {
                return [(String, (base: String, labels: [String?]))]()
            }
            return selectors.map { ($0, Self.parts(of: parts[1])) }
        }
    }

    /// `move(_:to:)` as its base and labels.
    private static func parts(of name: String) -> (base: String, labels: [String?]) {
        let parts = name.split { "(:)".contains($0) }.map(String.init)
        return (parts.first ?? name, parts.dropFirst().map { $0 == "_" ? nil : $0 })
    }
}
