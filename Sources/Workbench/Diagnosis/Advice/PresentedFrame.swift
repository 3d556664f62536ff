import CommandLanguage
import HierarchyRecords
import Statements

/// A frame that code gives to a controller's view before it presents the controller: the presentation has a size
/// of its own (P34).
enum PresentedFrame: Advice {
    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.bodies.flatMap { method, statements in
            places(in: statements).map { place in
                declared.advice(
                    "presented-frame", .fault, rule: .p34, method: method, at: place.span,
                    place.words, mend: place.mend(in: declared.declaration.language))
            }
        }
    }

    /// What it finds in statements that stand in no class.
    static func findings(
        in statements: [Statement], of origin: Finding.Origin, _ language: SourceLanguage
    ) -> [Finding] {
        places(in: statements).map { place in
            Finding(
                "presented-frame", rule: .p34, objects: [place.name],
                "the code \(place.words)", since: origin, mend: place.mend(in: language))
        }
    }

    private static let properties = [
        "frame", "bounds", "size", "width", "height", "center", "origin", "y",
    ]

    private static func places(in statements: [Statement]) -> [Place] {
        let settings = CodeSetting.all(in: statements)
        var places: [Place] = []
        for name in statements.namesPresented where !statements.installs(name) {
            guard
                let setting = settings.first(where: { setting in
                    properties.contains(setting.property)
                        && (setting.owner == name + ".view"
                            || setting.owner.hasPrefix(name + ".view."))
                        && !setting.owner.contains(".layer")
                })
            else { continue }
            let style = settings.last { $0.path == name + ".modalPresentationStyle" }?.value
            places.append(
                Place(
                    span: setting.span, name: name, path: setting.path, style: style?.styleName,
                    size: setting.value.sizeOfRectangle))
        }
        return places
    }

    private struct Place {
        let span: SourceSpan
        let name: String
        let path: String
        /// `formSheet`; nil for the one that UIKit chooses.
        let style: String?
        /// Width and height, where they are numbers.
        let size: (String, String)?

        var words: String {
            "sets \(path) and presents \(name): its presentation gives the view another size"
        }

        func mend(in language: SourceLanguage) -> [String] {
            if ["formSheet", "popover"].contains(style) { return [preferredSize(language)] }
            let own =
                "a UIPresentationController of its own, whose frameOfPresentedViewInContainerView says "
                + "it, with modalPresentationStyle custom"
            guard style == nil || style == "pageSheet" || style == "automatic" else { return [own] }
            let detents =
                language == .swift
                ? "\(name).sheetPresentationController?.detents = [.medium()]"
                : "\(name).sheetPresentationController.detents = "
                    + "@[UISheetPresentationControllerDetent.mediumDetent];"
            return [detents + " before present, for half of the screen", "or " + own]
        }

        private func preferredSize(_ language: SourceLanguage) -> String {
            let (width, height) = size ?? ("…", "…")
            switch language {
            case .swift:
                return "\(name).preferredContentSize = CGSize(width: \(width), height: \(height))"
            case .objectiveC:
                return "\(name).preferredContentSize = CGSizeMake(\(width), \(height));"
            }
        }
    }
}

extension [Statement] {
    /// The paths of what the code presents.
    fileprivate var namesPresented: [String] {
        var names: [String] = []
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall.orOwn(expression), call.presents,
                let name = call.arguments.first?.value.ownPath, !name.contains("…"),
                !names.contains(name)
            else { return }
            names.append(name)
        }
        return names
    }

    /// Whether the code puts the controller's view somewhere itself.
    fileprivate func installs(_ name: String) -> Bool {
        var isInstalled = false
        CodeWalk.expressions(of: self) { expression in
            guard let call = CodeCall.orOwn(expression),
                ["addSubview", "insertSubview", "addChild", "addChildViewController"]
                    .contains(call.name)
            else { return }
            let path = call.arguments.first?.value.ownPath
            if path == name || path == name + ".view" { isInstalled = true }
        }
        return isInstalled
    }
}

extension CodeCall {
    /// Whether it presents its first argument.
    var presents: Bool { name == "present" || name == "presentViewController" }
}

extension Expression {
    /// The presentation style that it names.
    fileprivate var styleName: String? {
        switch kind {
        case .implicitMember(let name): return name
        case .name(let name):
            let prefix = "UIModalPresentation"
            return name.hasPrefix(prefix)
                ? String(name.dropFirst(prefix.count)).withSmallInitial : nil
        case .link, .message: return member?.name
        case .type, .literal, .operation, .closure, .attempt, .address: return nil
        }
    }

    /// Width and height of a rectangle that is made of numbers.
    fileprivate var sizeOfRectangle: (String, String)? {
        guard case .link(.call(let called, let arguments)) = unchained.kind,
            called.isName("CGRect") || called.isName("CGRectMake"), arguments.count == 4,
            let width = arguments[2].value.numberText, let height = arguments[3].value.numberText
        else { return nil }
        return (width, height)
    }

    private var numberText: String? {
        switch kind {
        case .literal(.integer(let value)): "\(value)"
        case .literal(.number(let value)): Decimal.text(value)
        case .name, .type, .implicitMember, .literal, .link, .message, .operation, .closure,
            .attempt, .address:
            nil
        }
    }
}
