import CommandLanguage
import HierarchyRecords

/// Looks for one kind of advice in the source of a class. Each kind has a file of its own.
@MainActor
protocol Advice {
    /// What it finds in a class that stands among others.
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding]
}

extension Interpreter {
    /// Every kind there is, in the order in which `doctor` tells them.
    private static let advice: [any Advice.Type] = [
        MissingSuper.self, ChildsOwnViews.self, ParentByClass.self, SiblingAccess.self,
        ParentUnwrapped.self, CallbackCalled.self, EarlyDidMove.self, RepeatedSetup.self,
        EarlySizes.self, EarlyReload.self,
    ]

    /// What there is to say about the classes that the session has defined.
    func adviceOnClasses() -> [Finding] {
        let classes = declaredClasses
        return classes.flatMap { declared in
            Self.advice.flatMap { $0.findings(in: declared, among: classes) }
        }
    }

    /// The classes of the steps that lead here, as they were typed last.
    private var declaredClasses: [DeclaredClass] {
        var classes: [DeclaredClass] = []
        for step in journal.path(to: journal.current) {
            let source = journal[step].source
            guard source.contains("class") || source.contains("@implementation") else { continue }
            let block = Block(text: source, span: journal[step].span)
            let origin = Finding.Origin(step: step, source: source)
            for case .statement(let line) in (try? parse(block)) ?? [] {
                for case .class(let declaration) in line.statements
                where declaration.role == .definition {
                    classes.removeAll { $0.name == declaration.name.text }
                    classes.append(DeclaredClass(declaration: declaration, origin: origin))
                }
            }
        }
        return classes
    }
}
