import HeadlessUIKit
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("The member table")
struct MemberTableTests {
    @Test("finds every type by its name")
    func types() {
        for type in MemberTable.types {
            #expect(MemberTable.type(named: type.name) === type)
        }
        #expect(MemberTable.type(named: "CGFloat") === TypeDescription.double)
        #expect(MemberTable.type(named: "Nothing") == nil)
    }

    @Test("has none of the classes that stand for what the model does without")
    func absentClasses() {
        for name in Array(AbsentClass.ofC.keys) + Array(AbsentClass.ofSwift.keys) {
            #expect(MemberTable.type(named: name) == nil, "\(name)")
        }
    }

    @Test("gives no member twice")
    func uniqueness() {
        for type in MemberTable.types {
            let members = type.members
            let names =
                members.properties.map(\.name)
                + (members.methods + members.initialisers + members.staticMethods).map { method in
                    method.name + method.parameters.map(\.type.name).joined(separator: ",")
                }
            #expect(Set(names).count == names.count, "\(type.name)")
        }
    }

    @Test("inherits members and lets a subclass's own go first")
    func inheritance() {
        let model = ClassTable.ofNoSession
        #expect(model.property("next", of: .named(.window))?.type.name == "UIResponder?")
        #expect(model.property("frame", of: .named(.window))?.type.name == "CGRect")
        #expect(model.property("frame", of: .named(.responder)) == nil)
        #expect(model.methods("willMove", of: .named(.window)).count == 2)
        #expect(TypeDescription.window.inherits(from: .responder, in: model))
        #expect(!TypeDescription.responder.inherits(from: .window, in: model))
    }

    @Test("describes an object by its nearest class")
    func objects() {
        final class Custom: UIViewController {}
        Simulator.reset(.init(misusePolicy: .record))
        #expect(MemberTable.type(of: Custom()) === TypeDescription.viewController)
        #expect(MemberTable.type(of: Simulator.current.window) === TypeDescription.window)
        #expect(MemberTable.type(of: UITraitCollection()) === TypeDescription.traitCollection)
        #expect(MemberTable.type(of: TemporaryObject()) == nil)
    }

    @Test("spells enumerations in the model's order")
    func choices() {
        func names<Choice: ScriptChoice>(_ type: Choice.Type) -> [String] {
            Choice.choices.map { String(describing: $0) }
        }
        func listed(_ type: TypeDescription) -> [String] {
            if case .choices(let names) = type.kind { names } else { [] }
        }
        #expect(names(UIModalPresentationStyle.self) == listed(.modalPresentationStyle))
        #expect(names(UIModalTransitionStyle.self) == listed(.modalTransitionStyle))
        #expect(names(UIUserInterfaceSizeClass.self) == listed(.userInterfaceSizeClass))
        #expect(names(UIUserInterfaceStyle.self) == listed(.userInterfaceStyle))
        #expect(names(UIUserInterfaceIdiom.self) == listed(.userInterfaceIdiom))
        #expect(
            names(UITraitEnvironmentLayoutDirection.self)
                == listed(.traitEnvironmentLayoutDirection))
        #expect(names(UIAccessibilityContrast.self) == listed(.accessibilityContrast))
        #expect(names(UIUserInterfaceLevel.self) == listed(.userInterfaceLevel))
        #expect(names(UILegibilityWeight.self) == listed(.legibilityWeight))
        #expect(UIContentSizeCategory.choices.count == listed(.contentSizeCategory).count)
        #expect(UIModalPresentationStyle.choices.count == UIModalPresentationStyle.allCases.count)
    }

    @Test("takes every value apart and puts it together again")
    func conversions() {
        func returns<Type: ScriptValue & Equatable>(_ value: Type) -> Bool {
            Type.from(value.value) == value
        }
        #expect(returns(true) && returns(-3) && returns(0.5) && returns("text"))
        #expect(returns(CGPoint(x: 1, y: 2)) && returns(CGSize(width: 1, height: 2)))
        #expect(returns(CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(returns(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        #expect(returns(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))
        #expect(returns([1, 2, 3]) && returns(Optional<Int>.none) && returns(Optional(5)))
        #expect(returns(UIModalPresentationStyle.automatic) && returns(UIContentSizeCategory.large))
        #expect(returns(UIView.AutoresizingMask([.flexibleWidth, .flexibleTopMargin])))
        #expect(Bool.from(.int(1)) == nil && Int.from(.double(1)) == nil)
        #expect([Int].from(.array([.int(1), .string("x")])) == nil)
        #expect(UIModalTransitionStyle.from(.choice(.userInterfaceSizeClass, 1)) == nil)
    }
}

private final class TemporaryObject {}

@MainActor @Suite("Values as text")
struct ValueTextTests {
    @Test("are spelt as Swift source")
    func swift() {
        let values: [Value] = [
            .null, .void, .bool(true), .int(-7), .double(0.25), .double(3), .double(1e20),
            .double(.nan), .string("a \"b\"\n\u{1B}\u{202E}ü"), .point(CGPoint(x: 1, y: 2.5)),
            .size(CGSize(width: 1, height: 2)), .rect(CGRect(x: 0, y: 64, width: 393, height: 700)),
            .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            .transform(.identity), .array([.int(1), .string("x")]), .dictionary([]),
            .dictionary([DictionaryEntry(.string("k"), .int(1))]),
            .choice(.modalPresentationStyle, 0),
            UIView.AnimationOptions.transitionCurlUp.union(.curveLinear).value,
        ]
        #expect(
            values.map(\.swiftText) == [
                "nil", "()", "true", "-7", "0.25", "3", "1e+20", "nan",
                #""a \"b\"\n\u{1B}\u{202E}ü""#, "CGPoint(x: 1, y: 2.5)",
                "CGSize(width: 1, height: 2)", "CGRect(x: 0, y: 64, width: 393, height: 700)",
                "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
                "CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)", #"[1, "x"]"#, "[:]",
                #"["k": 1]"#, ".fullScreen", "[.curveLinear, .transitionCurlUp]",
            ])
    }

    @Test("are spelt flat, without the noise of binary fractions")
    func flat() {
        let values: [Value] = [
            .rect(CGRect(x: 0.1 + 0.2, y: -1.0 / 3, width: 1e9, height: 0)), .double(-0.0),
            .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), .array([]),
            .array([.int(1), .null]), .choice(.userInterfaceSizeClass, 1),
            .options(.viewAutoresizingMask, 0),
            .options(.viewAutoresizingMask, 18), .string("x"),
        ]
        #expect(
            values.map(\.flatText) == [
                "0.3 -0.333333333 1000000000 0", "0", "1 2 3 4", "[]", "1 nil", "compact", "[]",
                "flexibleWidth flexibleHeight", #""x""#,
            ])
    }

    @Test("name objects as the log does")
    func objects() {
        let world = Simulator.reset(.init(misusePolicy: .record))
        let named = UIViewController()
        world.setName("home", of: named)
        let other = UIViewController()
        let values: [Value] = [
            named.value, other.value, named.view.value, world.window.value,
            UITraitCollection(horizontalSizeClass: .compact).value, UIColor.red.value,
        ]
        #expect(
            values.map(\.swiftText) == [
                "home", "UIViewController-2", "home.view", "window", "<UITraitCollection: wC h->",
                "UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
            ])
    }
}
