import SwiftSyntax

/// What remains of files that are left out for a module of Apple's: their types, as far as files that stay name them,
/// with the stored properties whose types are known without that module.
struct TypeRemains {
    private let types: [String: (file: String, declaration: DeclSyntax)]
    /// Names that stand for a type in files that stay.
    private let known: Set<String>
    private let kept: Set<String>

    init(of leftOut: [SourceFile], beside files: [SourceFile], _ declarations: Declarations) {
        let reader = NameReader(files)
        var types: [String: (file: String, declaration: DeclSyntax)] = [:]
        for file in leftOut {
            for item in file.tree.statements {
                guard let declaration = item.item.as(DeclSyntax.self),
                    let name = declaration.nameOfPlainType
                else { continue }
                types[name] = (file.path, declaration)
            }
        }
        self.types = types
        known = reader.types.union(reader.declared).union(declarations.knownNames)
            .union(Self.ofEveryFile).subtracting(types.keys)
        kept = Self.closed(Set(types.keys).intersection(reader.words), types)
    }

    /// Types that every file has.
    private static let ofEveryFile: Set<String> = [
        "Any", "AnyObject", "AnyHashable", "Array", "Bool", "CGFloat", "CGPoint", "CGRect",
        "CGSize",
        "Character", "Data", "Date", "Dictionary", "Double", "Error", "Float", "IndexPath", "Int",
        "Never", "Optional", "Result", "Set", "String", "TimeInterval", "URL", "UUID", "Void",
    ]

    /// With the types that those in turn name.
    private static func closed(
        _ names: Set<String>, _ types: [String: (file: String, declaration: DeclSyntax)]
    ) -> Set<String> {
        var found = names
        var open = Array(names)
        while let name = open.popLast() {
            guard let declaration = types[name]?.declaration else { continue }
            for next in NameReader(declaration).types where types[next] != nil {
                if found.insert(next).inserted { open.append(next) }
            }
        }
        return found
    }

    /// What remains of a file, in one line.
    func text(of file: SourceFile) -> String {
        let declarations = kept.sorted().compactMap { name in
            types[name].flatMap { $0.file == file.path ? words(for: $0.declaration) : nil }
        }
        if declarations.isEmpty { return "" }
        return "import UIKit; " + declarations.joined(separator: "; ")
    }

    private func words(for declaration: DeclSyntax) -> String? {
        if let type = declaration.as(StructDeclSyntax.self) {
            let members = type.memberBlock.members.compactMap {
                property($0.decl, isOfClass: false)
            }
            return head(type.attributes, type.modifiers) + "struct \(type.name.text) { "
                + members.joined(separator: "; ") + " }"
        }
        guard let type = declaration.as(ClassDeclSyntax.self) else { return nil }
        let inherited = (type.inheritanceClause?.names ?? []).filter(isKnown)
        let members = type.memberBlock.members.compactMap { property($0.decl, isOfClass: true) }
        return head(type.attributes, type.modifiers) + "class \(type.name.text)"
            + (inherited.first.map { ": " + $0 } ?? "") + " { " + members.joined(separator: "; ")
            + " }"
    }

    private func isKnown(_ name: String) -> Bool { known.contains(name) || kept.contains(name) }

    private func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax)
        -> String
    {
        let named = ["available", "MainActor"].compactMap { attributes.named($0)?.inOneLine }
        return (named + modifiers.map(\.name.text)).map { $0 + " " }.joined()
    }

    /// A stored property; of a class only one that can be without a value, since nothing makes the class.
    private func property(_ declaration: DeclSyntax, isOfClass: Bool) -> String? {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.accessorBlock == nil,
            let type = binding.typeAnnotation?.type, !variable.modifiers.has("static"),
            NameReader(type).types.allSatisfy(isKnown),
            !isOfClass || type.is(OptionalTypeSyntax.self)
        else { return nil }
        let access = variable.modifiers.has("public") ? "public " : ""
        return access + variable.bindingSpecifier.text + " " + binding.pattern.trimmedDescription
            + ": " + type.inOneLine
    }
}

extension DeclSyntax {
    /// Its name where it is a structure or a class without type parameters.
    fileprivate var nameOfPlainType: String? {
        if let type = self.as(StructDeclSyntax.self), type.genericParameterClause == nil {
            return type.name.plain
        }
        if let type = self.as(ClassDeclSyntax.self), type.genericParameterClause == nil {
            return type.name.plain
        }
        return nil
    }
}

/// The names that sources use.
private final class NameReader: SyntaxVisitor {
    /// Names where a type is written.
    private(set) var types: Set<String> = []
    /// Names of types that are declared.
    private(set) var declared: Set<String> = []
    /// All names.
    private(set) var words: Set<String> = []

    init(_ files: [SourceFile]) {
        super.init(viewMode: .sourceAccurate)
        for file in files { walk(file.tree) }
    }

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier = node.tokenKind { words.insert(node.plain) }
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name)
    }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.plain)
        return .visitChildren
    }
}
