import CommandLanguage
import HierarchyRecords

/// What a view computes from its own size as it is made, before anybody has given it one (B08).
enum SizeInInit: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        let laidOut = Set(
            (declared.methods(named: "layoutSubviews") + declared.methods(named: "layoutSublayers"))
                .flatMap { CodeSetting.all(in: $0.body) }.map(\.path))
        guard !declared.isMadeWithFrame(among: all) else { return [] }
        return bodies(of: declared).flatMap { method, statements in
            let settings = CodeSetting.all(in: statements)
            let elastic = Set(settings.filter { $0.property == "autoresizingMask" }.map(\.owner))
            return settings.filter {
                !laidOut.contains($0.path) && !elastic.contains($0.owner)
                    && ["frame", "bounds", "cornerRadius", "path"].contains($0.property)
                    && !$0.owner.isEmpty && $0.value.readsOwnSize
            }.map { finding($0, in: method, of: declared) }
        }
    }

    private static func finding(
        _ setting: CodeSetting, in method: String, of declared: DeclaredClass
    ) -> Finding {
        let line =
            declared.declaration.language == .swift
            ? "\(setting.path) = …" : "self.\(setting.path) = …;"
        return declared.advice(
            "size-in-init", rule: .b08, method: method, at: setting.span,
            "computes \(setting.path) from the view's own size as it is made: the size that the layout "
                + "gives it comes later, and nothing follows it",
            mend: ["\(line) in layoutSubviews, which comes with each new size"])
    }

    /// The initialisers, and the methods of the class that they call.
    private static func bodies(
        of declared: DeclaredClass
    ) -> [(method: String, statements: [Statement])] {
        let first = declared.bodies.filter { ["init", "awakeFromNib"].contains($0.method) }
        let helpers = declared.methods.filter { method in
            first.contains { $0.statements.firstCall(of: method.plainName) != nil }
        }
        return first + helpers.map { ($0.plainName, $0.body) }
    }
}

extension Expression {
    /// Whether the bounds or the frame of the object itself stand in it.
    fileprivate var readsOwnSize: Bool {
        var found = false
        CodeWalk.expressions(of: self) { part in
            if part.isOwn("bounds") || part.isOwn("frame") { found = true }
        }
        return found
    }
}

extension DeclaredClass {
    /// Whether code makes one with a frame that is not zero.
    fileprivate func isMadeWithFrame(among all: [DeclaredClass]) -> Bool {
        let values = all.flatMap(\.declaration.storedProperties).compactMap(\.initialValue)
        let bodies = all.flatMap(\.bodies).flatMap(\.statements)
        var isMade = false
        let look = { (expression: Expression) in
            guard expression.madeClass == name,
                case .link(.call(_, let arguments)) = expression.unchained.kind,
                let frame = arguments.first(where: { $0.label == "frame" })?.value
            else { return }
            if !frame.pathText.hasSuffix("zero") { isMade = true }
        }
        for value in values { CodeWalk.expressions(of: value, look) }
        CodeWalk.expressions(of: bodies, look)
        return isMade
    }
}
