import Testing

@testable import CommandLanguage

/// What was read otherwise than it is written, a line each.
private func readings(_ script: String) -> [String] {
    var parser = ScriptParser(file: nil)
    parser.feed(script)
    parser.finish()
    var readings: [String] = []
    do {
        while let command = try parser.next() {
            guard case .statement(let line) = command else { return ["a command"] }
            readings += line.readings.map(\.line)
        }
    } catch {
        return [error.line]
    }
    return readings
}

/// The code of each line as a step keeps it.
private func sources(_ script: String) -> [String] {
    var parser = ScriptParser(file: nil)
    parser.feed(script)
    parser.finish()
    var sources: [String] = []
    while let command = try? parser.next(), case .statement(let line) = command {
        sources.append(line.source)
    }
    return sources
}

@Suite("Words that a page's copy ran together")
struct JoinedWordTests {
    @Test(arguments: [
        (
            "@interfaceHome : UIViewController\n@end", "@interface Home : UIViewController\n@end",
            "1:2: '@interfaceHome' was read as '@interface Home'"
        ),
        (
            "@implementationHome\n@end", "@implementation Home\n@end",
            "1:2: '@implementationHome' was read as '@implementation Home'"
        ),
        (
            "classHome: UIViewController {\n}", "class Home: UIViewController {\n}",
            "1:1: 'classHome' was read as 'class Home'"
        ),
        (
            "classHome : UIViewController, Foo {\n}", "class Home : UIViewController, Foo {\n}",
            "1:1: 'classHome' was read as 'class Home'"
        ),
        (
            "class A: B {\n@IBOutletweak var c: UIView!\n}",
            "class A: B {\n@IBOutlet weak var c: UIView!\n}",
            "2:2: '@IBOutletweak' was read as '@IBOutlet weak'"
        ),
        (
            "class A: B {\n@IBActionfunc c() { }\n}", "class A: B {\n@IBAction func c() { }\n}",
            "2:2: '@IBActionfunc' was read as '@IBAction func'"
        ),
        (
            "class A: B {\noverridefunc viewDidLoad() { }\n}",
            "class A: B {\noverride func viewDidLoad() { }\n}",
            "2:1: 'overridefunc' was read as 'override func'"
        ),
        (
            "[selfpresentViewController:a animated:YES];",
            "[self presentViewController:a animated:YES];",
            "1:2: 'selfpresentViewController' was read as 'self presentViewController'"
        ),
        (
            "[superviewDidLoad];", "[super viewDidLoad];",
            "1:2: 'superviewDidLoad' was read as 'super viewDidLoad'"
        ),
        (
            "@interface A : B\n@property (weak) IBOutletUIButton *c;\n@end",
            "@interface A : B\n@property (weak) IBOutlet UIButton *c;\n@end",
            "2:18: 'IBOutletUIButton' was read as 'IBOutlet UIButton'"
        ),
        (
            "- (BOOL)a { returnNO; }", "- (BOOL)a { return NO; }",
            "1:13: 'returnNO' was read as 'return NO'"
        ),
        (
            "structP { var x = 1 }", "struct P { var x = 1 }",
            "1:1: 'structP' was read as 'struct P'"
        ),
        (
            "enumK {\n    case a, b\n}", "enum K {\n    case a, b\n}",
            "1:1: 'enumK' was read as 'enum K'"
        ),
        (
            "protocolX { func f() }", "protocol X { func f() }",
            "1:1: 'protocolX' was read as 'protocol X'"
        ),
        (
            "extensionUIView {\n    func g() { }\n    var h: Int { 1 }\n}",
            "extension UIView {\n    func g() { }\n    var h: Int { 1 }\n}",
            "1:1: 'extensionUIView' was read as 'extension UIView'"
        ),
        (
            "letx: Int = 5", "let x: Int = 5", "1:1: 'letx' was read as 'let x'"
        ),
        (
            "varx: [Int] = []", "var x: [Int] = []", "1:1: 'varx' was read as 'var x'"
        ),
        (
            "funcf(_ n: Int) { }", "func f(_ n: Int) { }", "1:1: 'funcf' was read as 'func f'"
        ),
        (
            "funcf() -> Int { 1 }", "func f() -> Int { 1 }", "1:1: 'funcf' was read as 'func f'"
        ),
        (
            "importUIKit", "import UIKit", "1:1: 'importUIKit' was read as 'import UIKit'"
        ),
        (
            "@importUIKit;", "@import UIKit;", "1:2: '@importUIKit' was read as '@import UIKit'"
        ),
        (
            "class A: B {\nvarx = 5\n}", "class A: B {\nvar x = 5\n}",
            "2:1: 'varx' was read as 'var x'"
        ),
        (
            "class A: B {\nprivate letx = 5\n}", "class A: B {\nprivate let x = 5\n}",
            "2:9: 'letx' was read as 'let x'"
        ),
        (
            "class A: B {\nfuncf() { }\n}", "class A: B {\nfunc f() { }\n}",
            "2:1: 'funcf' was read as 'func f'"
        ),
        (
            "class A: B {\n@IBAction funcf() { }\n}", "class A: B {\n@IBAction func f() { }\n}",
            "2:11: 'funcf' was read as 'func f'"
        ),
        (
            "class A: B {\nstructP { var x = 1 }\n}", "class A: B {\nstruct P { var x = 1 }\n}",
            "2:1: 'structP' was read as 'struct P'"
        ),
        (
            "- (void)a { CGRectend = [self b]; }", "- (void)a { CGRect end = [self b]; }",
            "1:13: 'CGRectend' was read as 'CGRect end'"
        ),
    ])
    func `are parted where they can be nothing else`(
        joined: String, parted: String, reading: String
    ) {
        // Places differ by the space.
        let isDefinition = parted.hasPrefix("@") || parted.contains("{")
        if !isDefinition { #expect(outline(joined) == outline(parted)) }
        #expect(readings(joined) == [reading])
        #expect(readings(parted) == [])
        #expect(sources(joined) == sources(parted))
    }

    @Test(arguments: [
        "let classes = [superviews]", "views = [selfView: 1]", "selfie.view = b",
        "f(\n  classType: UIView.self)", "let x = [\n  structKind: Foo.bar,\n]", "classify(a)",
        "outer: for x in y { break outer }", "let overridden = 1", "interfaceHome.view = a",
        "[a classForCoder];", "protocolHandler = b", "private var classes: [String] = []",
        "letx = 5", "varx = 5", "funcf()", "funcf() { print(1) }", "letter = 5", "letters(a)",
        "f(\n  letx: Foo,\n  vary: Bar)", "[a move:b\n  varx:Foo];",
        "class A: B { func f() { letx = 5; funcf() { g() } } }",
        "class A: B { private var variable = letter }",
    ])
    func `stay where they may be one`(code: String) {
        #expect(readings(code) == [])
    }

    @Test(arguments: ["structP { run() }", "protocolHandler { }", "classLoader { let a = b; a() }"])
    func `stay commands where a block may be meant`(code: String) {
        #expect(readings(code) == ["a command"])
    }

    @Test func `methods without a body are told, but not those of a protocol`() {
        let code = """
            class A: UIViewController {
                func f()
                override func viewDidLoad() // loads
                func g(a: Int) -> Void
            }
            """
        #expect(
            readings(code) == [
                "2:10: the method 'f' has no body: it was read with an empty one, which does nothing",
                "3:19: the method 'viewDidLoad' has no body: it was read with an empty one, "
                    + "which does nothing",
                "4:10: the method 'g' has no body: it was read with an empty one, which does nothing",
            ])
        #expect(
            sources(code) == [
                """
                class A: UIViewController {
                    func f() {}
                    override func viewDidLoad() {} // loads
                    func g(a: Int) -> Void {}
                }
                """
            ])
        #expect(readings("protocol P {\n    func f()\n    func g() -> Int\n}") == [])
        #expect(
            readings("class A: B {\n    func f() -> Int\n}") == [
                "2:10: the method 'f' has no body, and an empty one gives no Int"
            ])
        #expect(
            readings("func f()") == [
                "1:9: expected '{' of the function, found the end of the statement"
            ])
    }

    @Test func `an action without a body, and the type id in Swift, are told`() {
        #expect(
            readings("class A: UIViewController {\n@IBActionfunc myButtonAction(sender:id)\n}") == [
                "2:2: '@IBActionfunc' was read as '@IBAction func'",
                "2:37: 'id' is Objective-C's: it was read as 'Any'",
                "2:15: the action 'myButtonAction' has no body: it was read with an empty one, "
                    + "which does nothing",
            ])
    }
}
