import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A trait, or the device's orientation, that a class reads once as its view loads, and that has changed since (B17).
enum ReadOfWhatChanged: Examination {
    /// What is read, the callback that tells that it has changed, and what to do then.
    private struct Row {
        /// The property, or `nil` for any of the owner's.
        let properties: Set<String>
        let change: Callback
        let swift: String
        let objectiveC: String
    }

    private static let table = [
        Row(
            properties: [
                "userInterfaceStyle", "horizontalSizeClass", "verticalSizeClass",
                "preferredContentSizeCategory", "layoutDirection", "accessibilityContrast",
            ], change: .traitCollectionDidChange,
            swift: "registerForTraitChanges, or traitCollectionDidChange before iOS 17",
            objectiveC: "registerForTraitChanges:withAction:, or traitCollectionDidChange:"),
        Row(
            properties: ["orientation", "isLandscape", "isPortrait", "statusBarOrientation"],
            change: .viewWillTransitionToSize,
            swift: "viewWillTransition(to:with:)",
            objectiveC: "viewWillTransitionToSize:withTransitionCoordinator:"),
    ]

    private static let once = ["viewDidLoad", "loadView", "init", "awakeFromNib"]

    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller -> [Finding] in
            guard let declared = world.declaredClass(of: controller.objectID) else { return [] }
            return table.compactMap { row in
                guard let read = declared.firstRead(of: row.properties, in: once),
                    !declared.hears(row.change), world.has(row.change, come: controller)
                else { return nil }
                return finding(read, row, controller, declared, in: world)
            }
        }
    }

    private static func finding(
        _ read: (method: String, path: String, span: SourceSpan), _ row: Row,
        _ controller: UIViewController, _ declared: DeclaredClass, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(controller)
        let isSwift = declared.declaration.language == .swift
        let tells = isSwift ? row.swift : row.objectiveC
        let style =
            read.path.hasSuffix("userInterfaceStyle")
            ? ["or a colour that follows the style by itself, as .systemBackground"] : []
        return Finding(
            "read-of-what-changed", rule: .b17, objects: [name, read.method],
            "\(name).\(read.method) reads \(read.path) once ("
                + "\(declared.text(of: read.span, in: read.method))), and it has changed since",
            mend: ["do it in a method of its own, and call that in \(tells) as well"] + style)
    }
}

extension DeclaredClass {
    /// The first of those properties that one of the methods reads.
    fileprivate func firstRead(
        of properties: Set<String>, in callbacks: [String]
    ) -> (method: String, path: String, span: SourceSpan)? {
        for body in bodies where callbacks.contains(body.method) {
            var found: (String, String, SourceSpan)?
            CodeWalk.expressions(of: body.statements) { expression in
                guard found == nil, let member = expression.member,
                    properties.contains(member.name)
                else { return }
                found = (body.method, expression.ownPath, expression.span)
            }
            if let found { return found }
        }
        return nil
    }

    /// Whether it does something when that has changed.
    fileprivate func hears(_ change: Callback) -> Bool {
        method(for: change) != nil || calls("registerForTraitChanges")
            || !methods(named: "viewWillTransition").isEmpty
    }
}

extension ExaminedWorld {
    /// Whether the controller has got that callback since its view was loaded.
    fileprivate func has(_ change: Callback, come controller: UIViewController) -> Bool {
        var isLoaded = false
        for event in log.events where event.object == controller.objectID {
            if event.callback == .viewDidLoad { isLoaded = true }
            if isLoaded, event.callback == change { return true }
        }
        return false
    }
}
