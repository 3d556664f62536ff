import CommandLanguage
import HierarchyRecords

/// A method that is named nearly as an optional one of a protocol which its class adopts, so that nobody calls it (B37).
enum MethodNearlyNamed: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.classes.flatMap { declared -> [Finding] in
            let misnamed =
                declared.declaration.language == .swift ? misnamed(declared, in: world) : []
            return misnamed + unadopted(declared, in: world)
                + [deselectionAlone(declared)].compactMap(\.self)
        }
    }

    /// The callbacks that an object of the class could get and that its class has no method for: of the protocols that it
    /// adopts, and a controller's own.
    private static func due(_ declared: DeclaredClass, in world: ExaminedWorld) -> [Callback] {
        let isController = world.controllers.contains {
            world.declaredClass(of: $0.objectID)?.name == declared.name
        }
        return Callback.allCases.filter { callback in
            guard declared.method(for: callback) == nil, !callback.isNote else { return false }
            guard let owner = callback.receivingProtocol else {
                return isController && callback.isOfControllers
            }
            return declared.adoptsOrInherits(owner)
        }
    }

    // MARK: Misspelt

    private static func misnamed(_ declared: DeclaredClass, in world: ExaminedWorld) -> [Finding] {
        let due = due(declared, in: world)
        if due.isEmpty { return [] }
        return declared.methods.compactMap { method in
            guard !method.isOverride, !knownNames.contains(method.fullName),
                let meant = meant(by: method, among: due), !isCalled(method, in: world)
            else { return nil }
            return finding(declared, method, meant)
        }
    }

    /// Whether code of the session calls it: then it is somebody's own.
    private static func isCalled(_ method: FunctionDeclaration, in world: ExaminedWorld) -> Bool {
        if world.isCalledOutside(method.plainName) { return true }
        var isCalled = false
        for body in world.classes.flatMap(\.bodies) {
            CodeWalk.expressions(of: body.statements) { expression in
                if CodeCall(expression)?.name == method.plainName { isCalled = true }
            }
        }
        return isCalled
    }

    private static let knownNames = Set(Callback.allCases.map(\.spelling.swift))

    /// The callback whose name in Objective-C the method has, as code of Swift 2 wrote it, or that it misspells.
    private static func meant(
        by method: FunctionDeclaration, among due: [Callback]
    ) -> Callback? {
        if let old = due.first(where: { $0.spelling.objectiveC == method.oldSelector }) {
            return old
        }
        if let other = due.first(where: { $0.differsByLabel(from: method) }) { return other }
        let near = NearestName.slip(of: method.fullName, among: due.map(\.spelling.swift))
        return near.flatMap { name in due.first { $0.spelling.swift == name } }
    }

    private static func finding(
        _ declared: DeclaredClass, _ method: FunctionDeclaration, _ meant: Callback
    ) -> Finding {
        declared.advice(
            "method-nearly-named", .fault, rule: .b37, method: method.plainName,
            at: method.name.span,
            "is called by nobody: \(meant.receivingProtocol ?? "UIKit") has \(meant.spelling.swift), "
                + "and this is \(method.fullName)",
            mend: [
                (meant.receivingProtocol == nil ? "override func " : "func ") + meant.spelling.swift
            ])
    }

    // MARK: Of a protocol that is not adopted

    /// B64: methods of a protocol that a class does not adopt, though it adopts the one which that refines.
    private static func unadopted(
        _ declared: DeclaredClass, in world: ExaminedWorld
    ) -> [Finding] {
        guard declared.declaration.language == .swift else { return [] }
        return declared.methods.compactMap { method in
            guard let owner = owner(of: method.fullName), declared.adoptsBase(of: owner),
                !declared.adoptsOrInherits(owner), method.objcSelector == nil,
                !isCalled(method, in: world)
            else { return nil }
            return declared.advice(
                "protocol-not-adopted", .fault, rule: .b64, method: method.plainName,
                at: method.name.span,
                "is called by nobody: \(method.fullName) belongs to \(owner), which "
                    + "\(declared.name) does not adopt",
                mend: ["extension \(declared.name): \(owner) {}"])
        }
    }

    /// The protocol that has an optional method of that name.
    private static func owner(of name: String) -> String? {
        if ofFlowLayouts.contains(name) { return "UICollectionViewDelegateFlowLayout" }
        return Callback.allCases.first { $0.spelling.swift == name }?.receivingProtocol
    }

    /// What a flow layout asks for, which is logged as no callback.
    private static let ofFlowLayouts: Set<String> = Set(
        [
            "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt",
            "minimumInteritemSpacingForSectionAt", "referenceSizeForHeaderInSection",
            "referenceSizeForFooterInSection",
        ].map { "collectionView(_:layout:\($0):)" })

    // MARK: The other one of two

    /// `didDeselectRowAt`, which completion offers first, where the selection was meant.
    private static func deselectionAlone(_ declared: DeclaredClass) -> Finding? {
        for (found, meant) in [
            (Callback.tableDidDeselect, Callback.tableDidSelect),
            (.collectionDidDeselect, .collectionDidSelect),
        ] {
            guard let method = declared.method(for: found), declared.method(for: meant) == nil,
                declared.method(for: counterpart(of: meant)) == nil
            else { continue }
            return declared.advice(
                "deselection-alone", rule: .b37, method: method.plainName, at: method.name.span,
                "comes when a selection ends, so that the first tap is not told: "
                    + "\(declared.name(of: meant)) is told of each selection",
                mend: [
                    declared.declaration.language == .swift
                        ? "func \(meant.spelling.swift)" : "- (void)\(meant.spelling.objectiveC)"
                ])
        }
        return nil
    }

    /// Who takes part in selecting knows what he does.
    private static func counterpart(of selection: Callback) -> Callback {
        selection == .tableDidSelect ? .tableWillSelect : .collectionShouldSelect
    }
}

extension DeclaredClass {
    /// Whether it adopts the protocol, or is a list's controller, which adopts the list's.
    fileprivate func adoptsOrInherits(_ name: String) -> Bool {
        let inherited = [
            "UITableViewController": "UITableView",
            "UICollectionViewController": "UICollectionView",
        ]
        let list = declaration.superclass.flatMap { inherited[$0.description] }
        return adopts(name)
            || Self.heirs(of: name).contains(where: adopts)
            || list.map { [$0 + "Delegate", $0 + "DataSource"].contains(name) } ?? false
    }

    /// Whether it adopts or inherits a protocol that UIKit's of that name refines.
    fileprivate func adoptsBase(of name: String) -> Bool {
        [
            "UIAdaptivePresentationControllerDelegate", "UIScrollViewDelegate",
            "UICollectionViewDelegate",
        ]
        .contains { Self.heirs(of: $0).contains(name) && adoptsOrInherits($0) }
    }

    /// The protocols of UIKit's that inherit from that one.
    private static func heirs(of name: String) -> [String] {
        switch name {
        case "UIAdaptivePresentationControllerDelegate":
            [
                "UIPopoverPresentationControllerDelegate", "UISheetPresentationControllerDelegate",
            ]
        case "UIScrollViewDelegate":
            [
                "UITableViewDelegate", "UICollectionViewDelegate",
                "UICollectionViewDelegateFlowLayout", "UITextViewDelegate",
            ]
        case "UICollectionViewDelegate": ["UICollectionViewDelegateFlowLayout"]
        case "UISceneDelegate": ["UIWindowSceneDelegate"]
        case _: []
        }
    }

    /// The method that the callback calls.
    func method(for callback: Callback) -> FunctionDeclaration? {
        methods.first {
            $0.objcSelector.map { $0 == callback.spelling.objectiveC }
                ?? ($0.fullName == callback.spelling.swift)
        }
    }

    /// The callback's name in the language of the class.
    fileprivate func name(of callback: Callback) -> String {
        declaration.language == .swift ? callback.spelling.swift : callback.spelling.objectiveC
    }
}

extension Callback {
    /// Whether it is a method of controllers, which classes override.
    fileprivate var isOfControllers: Bool {
        [.load, .appearance, .containment, .layout].contains(category)
            && spelling.swift.hasSuffix(")")
    }

    /// Whether the method has its name, and other labels, where neither has more than one parameter.
    fileprivate func differsByLabel(from method: FunctionDeclaration) -> Bool {
        let base = spelling.swift.prefix { $0 != "(" }
        return base == method.name.text && method.parameters.count < 2
            && spelling.swift.count(where: { $0 == ":" }) < 2
    }
}

extension FunctionDeclaration {
    /// `tableView(_:didSelectRowAt:)`
    fileprivate var fullName: String {
        "\(name.text)(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    /// What Swift 2 called the method in Objective-C: its first parameter had no label.
    fileprivate var oldSelector: String {
        parameters.isEmpty
            ? name.text
            : name.text + ":" + parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
    }

    fileprivate var isOverride: Bool { modifiers.contains(.override) }
}
