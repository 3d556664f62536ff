import CommandLanguage
import HierarchyRecords

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
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()

    /// `move(_:to:)` as its base and labels.
    private static func parts(of name: String) -> (base: String, labels: [String?]) {
        let parts = name.split { "(:)".contains($0) }.map(String.init)
        return (parts.first ?? name, parts.dropFirst().map { $0 == "_" ? nil : $0 })
    }
}
