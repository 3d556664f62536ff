import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// What a property's observer gave a view before the view was loaded, and viewDidLoad replaced (B34).
enum LateOverwrite: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller -> [Finding] in
            guard controller.isViewLoaded,
                let script = (controller as? any ScriptedObject)?.script
            else { return [] }
            let values = Dictionary(
                script.storedValues.map { ($0.name, $0.value) },
                uniquingKeysWith: { first, _ in first })
            return world.lineage(of: controller.objectID).flatMap { declared in
                declared.overwritten.compactMap { place -> Finding? in
                    guard let value = values[place.property]?.plainText, value != place.literal,
                        values[place.owner]?.textShown == place.literal
                    else { return nil }
                    return finding(controller, place, value, declared, in: world)
                }
            }
        }
    }

    private static func finding(
        _ controller: UIViewController, _ place: Overwritten, _ value: String,
        _ declared: DeclaredClass, in world: ExaminedWorld
    ) -> Finding {
        let name = world.name(controller)
        let text = declared.text(of: place.span, in: "viewDidLoad")
        let isSwift = declared.declaration.language == .swift
        let line =
            isSwift
            ? "\(place.path) = \(place.property) ?? \"\(place.literal)\""
            : "self.\(place.path) = self.\(place.property) ?: @\"\(place.literal)\";"
        return Finding(
            "late-overwrite", rule: .b34, objects: [name, place.property],
            "\(name).\(place.path) is '\(place.literal)' though \(place.property) is '\(value)': it was "
                + "set before the view was loaded, and viewDidLoad replaces it (\(text))",
            mend: [
                world.setting("\(world.code(controller)).\(place.path)", to: value),
                "\(line) in viewDidLoad (\(text))",
            ])
    }
}

/// A path that a property's observer sets from the property, and viewDidLoad from a literal.
private struct Overwritten {
    let property: String
    let owner: String
    let path: String
    let literal: String
    let span: SourceSpan
}

extension DeclaredClass {
    fileprivate var overwritten: [Overwritten] {
        let loaded = methods(named: "viewDidLoad").flatMap { CodeSetting.all(in: $0.body) }
        return declaration.storedProperties.flatMap { property -> [Overwritten] in
            let name = property.name.text
            let observed =
                CodeSetting.all(in: property.didSet?.body ?? [])
                + settersInC(of: name)
            return observed.filter { $0.property == "text" }.compactMap { setting in
                guard
                    let later = loaded.first(where: { $0.path == setting.path }),
                    let literal = later.value.literalText
                else { return nil }
                return Overwritten(
                    property: name, owner: setting.owner, path: setting.path, literal: literal,
                    span: later.span)
            }
        }
    }

    /// What a setter of Objective-C does: `- (void)setName:(NSString *)name`.
    private func settersInC(of property: String) -> [CodeSetting] {
        let name = "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
        return methods.filter { $0.objcSelector == name }.flatMap { CodeSetting.all(in: $0.body) }
    }
}

extension Value {
    fileprivate var plainText: String? {
        if case .string(let text) = self { return text }
        if case .typed(let value, _) = self { return value.plainText }
        return nil
    }

    /// The text of a label, a field or a text view.
    @MainActor
    fileprivate var textShown: String? {
        guard let object = objects.first else { return nil }
        return (object as? UILabel)?.text ?? (object as? UITextField)?.text
            ?? (object as? UITextView)?.text
    }
}
