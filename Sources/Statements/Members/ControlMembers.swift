import HeadlessUIKit

extension UIAction: ScriptObject {}

extension UIControl.Event: ScriptOptions {
    static var type: TypeDescription { .controlEvent }
}

extension UIControl.State: ScriptOptions {
    static var type: TypeDescription { .controlState }
}

/// A closure that is given an object of the model: the handler of an action.
struct ObjectBlock<Object: ScriptObject & Sendable>: ScriptValue {
    let run: (Object) -> Void

    static var valueType: ValueType { .function([Object.valueType], .void) }
    static func from(_ value: Value) -> ObjectBlock? {
        guard case .function(let function) = value else { return nil }
        return ObjectBlock { _ = function.call([.object($0)]) }
    }
    var value: Value {
        .function(
            ScriptFunction { arguments in
                if let object = arguments.first.flatMap(Object.from) { run(object) }
                return .void
            })
    }
}

extension TypeDescription {
    static let controlEvent = TypeDescription(
        "UIControl.Event",
        options: [
            ("touchDown", UIControl.Event.touchDown), ("touchDownRepeat", .touchDownRepeat),
            ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
            ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
            ("touchUpInside", .touchUpInside),
            ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
            ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
            ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
            ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
            ("editingDidEndOnExit", .editingDidEndOnExit), ("allTouchEvents", .allTouchEvents),
            ("allEditingEvents", .allEditingEvents), ("allEvents", .allEvents),
        ])

    static let controlState = TypeDescription(
        "UIControl.State",
        options: [
            ("normal", UIControl.State.normal), ("highlighted", .highlighted),
            ("disabled", .disabled), ("selected", .selected),
        ])

    static let label = TypeDescription("UILabel", class: UILabel.self, superclass: .view) { type in
        type.initialiser("init()") { UILabel() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UILabel(frame: frame) }
        addLooks(&type)
        type.property("text", { $0.text }, { $0.text = $1 })
        type.property("textColor", { $0.textColor }, { $0.textColor = $1 })
        type.property("font", { $0.font }, { $0.font = $1 })
        type.property("textAlignment", { $0.textAlignment }, { $0.textAlignment = $1 })
        type.property("numberOfLines", { $0.numberOfLines }, { $0.numberOfLines = $1 })
        type.property(
            "preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth },
            { $0.preferredMaxLayoutWidth = $1 })
    }

    static let action = TypeDescription("UIAction", class: UIAction.self) { type in
        type.initialiser("init(title:handler:)", defaults: ["title": .string("")]) {
            (title: String, handler: ObjectBlock<UIAction>) in
            UIAction(title: title, handler: handler.run)
        }
        type.property("title", { $0.title }, { $0.title = $1 })
        type.property("sender", { $0.sender as? UIResponder })
    }

    static let control = TypeDescription(
        "UIControl", class: UIControl.self, superclass: .view
    ) { type in
        type.initialiser("init()") { UIControl() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UIControl(frame: frame) }
        type.property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
        type.property("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
        type.property("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
        type.property("state", { $0.state })
        type.method("addTarget(_:action:for:)") { control in
            { (target: AnyTarget, selector: String, events: UIControl.Event) in
                control.addTarget(target.object, method: selector, for: events) {
                    AnyTarget(object: $0).send(selector, from: $1)
                }
            }
        }
        type.method("removeTarget(_:action:for:)") { control in
            { (target: AnyTarget, selector: String?, events: UIControl.Event) in
                control.removeTarget(target.object, method: selector, for: events)
            }
        }
        type.method("actions(forTarget:forControlEvent:)") { control in
            { (target: AnyTarget, events: UIControl.Event) in
                control.actions(forTarget: target.object, forControlEvent: events)
            }
        }
        type.method("addAction(_:for:)", UIControl.addAction)
        type.method("removeAction(_:for:)", UIControl.removeAction)
        type.method("sendActions(for:)", UIControl.sendActions)
    }

    static let button = TypeDescription(
        "UIButton", class: UIButton.self, superclass: .control
    ) { type in
        type.initialiser("init()") { UIButton() }
        type.initialiser(
            "init(frame:primaryAction:)",
            defaults: ["frame": .rect(.zero), "primaryAction": .null]
        ) { (frame: CGRect, action: UIAction?) in
            UIButton(frame: frame, primaryAction: action)
        }
        type.initialiser("init(type:)") { (kind: UIButton.ButtonType) in UIButton(type: kind) }
        type.property("buttonType", { $0.buttonType })
        type.method("setTitleColor(_:for:)", UIButton.setTitleColor)
        type.method("titleColor(for:)", UIButton.titleColor)
        type.property("currentTitle", { $0.currentTitle })
        type.method("setTitle(_:for:)", UIButton.setTitle)
        type.method("title(for:)", UIButton.title)
    }

    static let segmentedControl = TypeDescription(
        "UISegmentedControl", class: UISegmentedControl.self, superclass: .control
    ) { type in
        type.initialiser("init()") { UISegmentedControl() }
        type.initialiser("init(items:)") { (items: [String]?) in UISegmentedControl(items: items) }
        type.staticProperty("noSegment") { UISegmentedControl.noSegment }
        type.property("numberOfSegments", { $0.numberOfSegments })
        type.property(
            "selectedSegmentIndex", { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 })
        type.method(
            "insertSegment(withTitle:at:animated:)", UISegmentedControl.insertSegment)
        type.method("removeSegment(at:animated:)", UISegmentedControl.removeSegment)
        type.method("setTitle(_:forSegmentAt:)", UISegmentedControl.setTitle(_:forSegmentAt:))
        type.method("titleForSegment(at:)", UISegmentedControl.titleForSegment)
    }
}
