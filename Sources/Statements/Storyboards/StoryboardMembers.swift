import HeadlessUIKit

extension MemberList<UIStoryboard> {
    mutating func addByHand() {
        initialiser("init(name:bundle:)") { (name: StoryboardName, bundle: AnyTarget) in
            UIStoryboard(name: name.text, bundle: nil)
        }
        method("instantiateInitialViewController(creator:)") { storyboard in
            { (creator: ControllerCreator?) in
                storyboard.instantiateInitialViewController(creator: creator?.run)
            }
        }
        method(
            "instantiateViewController(identifier:creator:)", defaults: ["creator": .null]
        ) { storyboard in
            { (identifier: String, creator: ControllerCreator?) in
                storyboard.instantiateViewController(identifier: identifier, creator: creator?.run)
                    as UIViewController
            }
        }
    }
}

/// The name of a storyboard, which code of Objective-C may leave out: that is one without letters (E47).
private struct StoryboardName: ScriptValue {
    let text: String

    static var valueType: ValueType { .string }
    static func from(_ value: Value) -> StoryboardName? {
        value.isNull ? StoryboardName(text: "") : String.from(value).map(StoryboardName.init)
    }
    var value: Value { text.value }
}

/// A closure that makes a controller of the coder that it is given.
struct ControllerCreator: ScriptValue {
    let run: (NSCoder) -> UIViewController?

    static var valueType: ValueType {
        .function([.any], .named(.viewController).wrapped)
    }
    static func from(_ value: Value) -> ControllerCreator? {
        guard case .function(let function) = value else { return nil }
        return ControllerCreator { UIViewController.from(function.call([.object($0)])) }
    }
    var value: Value { .function(ScriptFunction { _ in .null }) }
}

extension MemberList<UIStoryboardSegue> {
    mutating func addByHand() {
        initialiser("init(identifier:source:destination:performHandler:)") {
            (
                identifier: String?, source: UIViewController, destination: UIViewController,
                handler: Block<>
            ) in
            UIStoryboardSegue(
                identifier: identifier, source: source, destination: destination
            ) { handler.run() }
        }
    }
}

extension MemberList<UINib> {
    mutating func addByHand() {
        initialiser("init(nibName:bundle:)") { (name: String, bundle: AnyTarget) in
            UINib(nibName: name, bundle: nil)
        }
        method("instantiate(withOwner:options:)", defaults: ["options": .null]) { nib in
            { (owner: AnyTarget, options: ScriptElement) in
                nib.instantiate(withOwner: owner.object).map { ScriptElement($0) }
            }
        }
    }
}

extension Bundle: ScriptObject {}

extension TypeDescription {
    /// The app's bundle: the storyboards and nibs that the session has opened.
    static let bundle: TypeDescription = TypeDescription("Bundle", class: Bundle.self) {
        type in
        type.staticProperty("main") { Bundle.main }
        let own = ValueType.named(.bundle)
        for (name, parameter, result) in [
            ("for", ValueType.named(.anyClass), own), ("identifier", .string, own.wrapped),
        ] {
            type.addInitialiser(
                MemberMethod(
                    "init(\(name):)", types: [parameter], defaults: [:], result: result
                ) { _, _ in .object(Bundle.main) })
        }
        // It holds nothing but what the session has opened.
        type.property("bundleIdentifier", { _ in String?.some("app") })
        type.method("path(forResource:ofType:)") { _ in
            { (_: String?, _: String?) -> String? in nil }
        }
        type.add([
            MemberMethod(
                "url(forResource:withExtension:)",
                parameters: [.string.wrapped, .string.wrapped], result: .any.wrapped
            ) { _, _ in .null }
        ])
        // No table of texts is there: each is what stands for it.
        type.method("localizedString(forKey:value:table:)") { _ in
            { (key: String, value: String?, _: String?) -> String in
                value.map { $0.isEmpty ? key : $0 } ?? key
            }
        }
        type.method("object(forInfoDictionaryKey:)") { _ in
            { (_: String) -> String? in nil }
        }
        type.method("loadNibNamed(_:owner:options:)", defaults: ["options": .null]) { bundle in
            { (name: String, owner: AnyTarget, options: ScriptElement) -> [ScriptElement]? in
                bundle.loadNibNamed(name, owner: owner.object)?.map { ScriptElement($0) }
            }
        }
    }

    /// What every controller has for storyboards.
    static func addSegues(_ type: inout MemberList<UIViewController>) {
        type.initialiser("init(nibName:bundle:)") { (name: String?, bundle: AnyTarget) in
            UIViewController(nibName: name, bundle: nil)
        }
        type.method("canPerformUnwindSegueAction(_:from:withSender:)") { controller in
            { (action: String, source: UIViewController, sender: ScriptElement) in
                controller.canPerformUnwindSegueAction(
                    action, from: source, withSender: sender.value.objectOrNil as Any)
            }
        }
    }
}
