import CommandLanguage
import HierarchyRecords
import Statements

/// An override of `loadView` that gives the controller no view, or reads it before (B24, E81).
enum LoadViewWithoutView: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.methods(named: "loadView").compactMap { method in
            switch declared.fate(ofViewIn: method.body) {
            case .set, .unknown: nil
            case .readFirst(let span):
                declared.advice(
                    "loadview-reads-view", .fault, rule: .b24, method: "loadView", at: span,
                    "reads view before it has set one: that calls loadView again, without end",
                    mend: [made(declared)])
            case .none:
                declared.advice(
                    "loadview-sets-no-view", .fault, rule: .b24, method: "loadView",
                    at: method.name.span,
                    "sets no view: each use of view calls loadView again",
                    mend: [made(declared), moved(declared)])
            }
        }
    }

    private static func made(_ declared: DeclaredClass) -> String {
        (declared.declaration.language == .swift
            ? "view = UIView()" : "self.view = [[UIView alloc] init];")
            + " first in \(declared.name).loadView"
    }

    private static func moved(_ declared: DeclaredClass) -> String {
        "or move what it does to viewDidLoad, which begins with "
            + (declared.declaration.language == .swift
                ? "super.viewDidLoad()" : "[super viewDidLoad];")
    }
}

extension DeclaredClass {
    fileprivate enum FateOfView {
        case set, none, unknown
        case readFirst(SourceSpan)
    }

    /// What becomes of the view in the statements of `loadView`.
    fileprivate func fate(ofViewIn statements: [Statement]) -> FateOfView {
        for statement in statements {
            if statement.namesOwn("view") { return .unknown }
            if let read = statement.readOfView { return .readFirst(read) }
            if [statement].setsView || callsSetter(statement) { return .set }
            if [statement].leavesViewToOthers { return .unknown }
        }
        return .none
    }

    /// Whether it calls a method of the class that sets the view, or whose code is not known.
    private func callsSetter(_ statement: Statement) -> Bool {
        var sets = false
        CodeWalk.expressions(of: [statement]) { expression in
            guard let call = CodeCall.orOwn(expression), call.receiver.isName("self") else {
                return
            }
            for method in methods(named: call.name) where method.body.setsView { sets = true }
        }
        return sets
    }
}

extension Statement {
    /// Whether it declares a variable of that name, which hides the property.
    fileprivate func namesOwn(_ name: String) -> Bool {
        if case .declaration(.variable(let word, _, _, _, _)) = self {
            word.text == name
        } else {
            false
        }
    }

    /// Where it reads the view before it sets it.
    fileprivate var readOfView: SourceSpan? {
        var reads: [SourceSpan] = []
        for part in expressions {
            CodeWalk.expressions(of: part) { if $0.isOwn("view") { reads.append($0.span) } }
        }
        if case .assignment(let target, _, _) = self, target.isOwn("view") {
            reads.removeAll { ($0.line, $0.column) == (target.span.line, target.span.column) }
        }
        return reads.first
    }
}

extension [Statement] {
    /// Whether they set the object's view, or call `super`, which does.
    fileprivate var setsView: Bool {
        var sets = CodeSetting.all(in: self).contains { $0.path == "view" }
        CodeWalk.expressions(of: self) { expression in
            if let call = CodeCall(expression), call.isSuper, call.name == "loadView" {
                sets = true
            }
        }
        return sets
    }

    /// Whether a nib sets it, as its outlet.
    fileprivate var leavesViewToOthers: Bool {
        ["loadNibNamed", "instantiate", "instantiateWithOwner"].contains {
            firstCall(of: $0) != nil
        }
    }
}
