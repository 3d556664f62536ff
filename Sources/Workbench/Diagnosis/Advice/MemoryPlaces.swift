import CommandLanguage
import HierarchyRecords
import Statements

/// Code that stands elsewhere than the guide's table of memory says: critical data is made in init and
/// views in viewDidLoad, a memory warning lets the rest go, and unloading calls nothing (B16).
enum MemoryPlaces: Advice {
    private static let warning = "didReceiveMemoryWarning"

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        earlyViews(in: declared) + lostForGood(in: declared) + lostViews(in: declared)
            + unloading(in: declared) + needlessReleases(in: declared)
    }

    // MARK: init

    private static func earlyViews(in declared: DeclaredClass) -> [Finding] {
        declared.bodies.filter { $0.method.hasPrefix("init") }.compactMap { method, statements in
            var place: SourceSpan?
            CodeWalk.expressions(of: statements) { expression in
                if expression.isOwn("view"), place == nil { place = expression.span }
            }
            return place.map { span in
                declared.advice(
                    "view-in-init", rule: .b16, method: method, at: span,
                    "loads the view while the controller is being made",
                    mend: ["move it to viewDidLoad"])
            }
        }
    }

    // MARK: didReceiveMemoryWarning

    /// Properties that a memory warning sets to nil and that nothing makes again.
    private static func lostForGood(in declared: DeclaredClass) -> [Finding] {
        releases(in: declared.methods(named: warning).flatMap(\.body)).compactMap { name, span in
            let makers = declared.makers(of: name)
            let once: Set = ["viewDidLoad", "loadView", "init", "initWithNibName", "initWithCoder"]
            guard !makers.isEmpty, makers.allSatisfy(once.contains) else { return nil }
            return declared.advice(
                "critical-released", rule: .b16, method: warning, at: span,
                "releases \(name), which only \(makers[0]) makes: it does not come back",
                mend: ["keep it until deinit, or make it again where it is needed"])
        }
    }

    /// From iOS 6 on a warning does not unload the view; code may do so where it is in no window.
    private static func lostViews(in declared: DeclaredClass) -> [Finding] {
        declared.methods(named: warning).compactMap { method in
            var place: SourceSpan?
            CodeWalk.assignments(of: method.body) { target, value in
                if target.isOwn("view"), value.isNothing { place = target.span }
            }
            var asksForWindow = false
            CodeWalk.expressions(of: method.body) { expression in
                if expression.member?.name == "window" { asksForWindow = true }
            }
            guard let place, !asksForWindow else { return nil }
            return declared.advice(
                "view-released", rule: .b16, method: warning, at: place,
                "releases the view although it may be on the screen",
                mend: ["ask isViewLoaded and view.window == nil first"])
        }
    }

    private static func unloading(in declared: DeclaredClass) -> [Finding] {
        ["viewDidUnload", "viewWillUnload"].flatMap(declared.methods).map { method in
            declared.advice(
                "unload-never-comes", rule: .l09, method: method.plainName, at: method.name.span,
                "is never called from iOS 6 on",
                mend: ["release what is not critical in \(warning)"])
        }
    }

    // MARK: dealloc

    private static func needlessReleases(in declared: DeclaredClass) -> [Finding] {
        let body =
            declared.declaration.deinitialiser
            ?? declared.methods(named: "dealloc").flatMap(\.body)
        let releases = releases(in: body)
        guard let first = releases.first else { return [] }
        let names = releases.map(\.name).joined(separator: ", ")
        return [
            declared.advice(
                "needless-release", rule: .b16, method: "deinit", at: first.span,
                "releases \(names), as the system does by itself",
                mend: ["leave it out: deinit ends what the system does not know of"])
        ]
    }

    /// The properties of its own that the code sets to nil, in their order.
    private static func releases(
        in statements: [Statement]
    ) -> [(name: String, span: SourceSpan)] {
        var found: [(name: String, span: SourceSpan)] = []
        CodeWalk.assignments(of: statements) { target, value in
            guard value.isNothing, let name = target.ownProperty, name != "view",
                name != "delegate"
            else { return }
            found.append((name, target.span))
        }
        return found
    }
}

extension DeclaredClass {
    /// The methods that give the property a value.
    fileprivate func makers(of name: String) -> [String] {
        let isDeclared = declaration.storedProperties.contains { property in
            property.name.text == name && !property.modifiers.contains(.lazy)
                && property.initialValue.map { !$0.isNothing } ?? false
        }
        return (isDeclared ? ["init"] : [])
            + bodies.filter { body in
                var makes = false
                CodeWalk.assignments(of: body.statements) { target, value in
                    if target.ownProperty == name, !value.isNothing { makes = true }
                }
                return makes
            }.map(\.method)
    }
}

extension Expression {
    fileprivate var isNothing: Bool {
        if case .literal(.nil) = unchained.kind { true } else { false }
    }

    /// The name of the property of `self` that it is, without the underscore of Objective-C's variable.
    fileprivate var ownProperty: String? {
        let name: String
        if case .name(let plain) = unchained.kind {
            name = plain
        } else if let member, member.base.isName("self") {
            name = member.name
        } else {
            return nil
        }
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}
