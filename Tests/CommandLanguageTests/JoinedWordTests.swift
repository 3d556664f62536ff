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
            "classHome : UIViewController, Foo {\n}", "class Home: UIViewController, Foo {\n}",
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
    }

    @Test(arguments: [
        "let classes = [superviews]", "views = [selfView: 1]", "selfie.view = b",
        "f(\n  classType: UIView.self)", "let x = [\n  structKind: Foo.bar,\n]", "classify(a)",
        "outer: for x in y { break outer }", "let overridden = 1", "interfaceHome.view = a",
        "[a classForCoder];", "protocolHandler = b", "private var classes: [String] = []",
    ])
    func `stay where they may be one`(code: String) {
        #expect(readings(code) == [])
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
