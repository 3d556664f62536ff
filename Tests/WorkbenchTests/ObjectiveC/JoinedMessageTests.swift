import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Messages whose words a page's copy ran together")
struct JoinedMessageTests {
    @Test func `are read by what is known, and told`() {
        let run = ScriptRun(
            """
            new a; new b; root a
            [a presentViewController:banimated:YEScompletion: nil];
            UIStoryboard *s = [UIStoryboardstoryboardWithName:@"Second"bundle:nil];
            """)
        #expect(
            run.talk.prefix(3) == [
                "2:26: 'banimated:' was read as 'b animated:'",
                "2:36: 'YEScompletion:' was read as 'YES completion:'",
                "3:20: 'UIStoryboardstoryboardWithName:' was read as 'UIStoryboard "
                    + "storyboardWithName:'",
            ])
    }

    @Test(
        "are refused where they may be something else",
        arguments: [
            (
                "new a; [a presentViewController:canimated:YES completion:nil];",
                "1:11: 'canimated:' runs two words together; did you mean 'c animated:'?"
            ),
            (
                "UIStoryboard *s = [UIStoryboardstoryboardNamed:@\"Second\"bundle:nil];",
                "1:20: 'UIStoryboardstoryboardNamed:' runs two words together; did you mean "
                    + "'UIStoryboard storyboardNamed:'?"
            ),
            (
                "[a presentViewController:b animated:YES completion333 60nil];",
                "1:55: '60nil' is no number; did you mean '60 nil'?"
            ),
            (
                "new a\n[a view];//one//two[selfpresentViewController:canimated:YEScompletion: nil];",
                "2:10: the comment '//' swallows the code behind it"
            ),
            (
                "UIView *v = [Paneview:@1];",
                "1:14: the receiver is missing before 'Paneview:'"
            ),
        ])
    func refused(code: String, error: String) {
        #expect(ScriptRun(code).talk == [error])
    }

    /// Apple's listing of a presentation, with its line ends put back.
    @Test func `the listing of a presentation, as a page has it`() {
        let run = ScriptRun(
            """
            @interfaceRecipeAddViewController : UIViewController
            @end
            @implementation RecipeAddViewController
            @end
            @interfaceHome : UIViewController
            @end
            @implementation Home
            - (void)add:(id)sender {
            RecipeAddViewController *addController=[[RecipeAddViewController alloc] init] ;addController.modalPresentationStyle=UIModalPresentationFullScreen;addController.modalTransitionStyle=UIModalTransitionStyleCoverVertical;[selfpresentViewController:addControlleranimated:YEScompletion: nil];}
            @end
            Home *home = [Home new];
            root home
            [home add:nil];
            """)
        #expect(
            run.talk == [
                "1:2: '@interfaceRecipeAddViewController' was read as '@interface "
                    + "RecipeAddViewController'",
                "5:2: '@interfaceHome' was read as '@interface Home'",
                "9:219: 'selfpresentViewController' was read as 'self presentViewController'",
                "9:245: 'addControlleranimated:' was read as 'addController animated:'",
                "9:267: 'YEScompletion:' was read as 'YES completion:'",
            ])
        let recipe = "RecipeAddViewController-1"
        #expect(
            run.log() == [
                "home.loadView()", "home.viewDidLoad()", "home.viewWillAppear(false)",
                "home.viewIsAppearing(false)", "home.viewDidAppear(false)",
                "\(recipe).loadView()", "\(recipe).viewDidLoad()",
                "\(recipe).presentationController.presentationTransitionWillBegin()",
                "home.viewWillDisappear(true)", "\(recipe).viewWillAppear(true)",
                "\(recipe).viewIsAppearing(true)", "\(recipe).viewDidAppear(true)",
                "home.viewDidDisappear(true)",
                "\(recipe).presentationController.presentationTransitionDidEnd(true)",
            ])
    }

    /// What a step keeps is what was meant, so that its code compiles and a saved session is silent.
    @Test(arguments: [
        (
            "[a presentViewController:banimated:YEScompletion: nil];",
            "[a presentViewController:b animated:YES completion: nil]"
        ),
        (
            "UIColor *c = [UIColorredColor];", "UIColor *c = [UIColor redColor]"
        ),
        (
            "classK: UIViewController {\n\tfunc f(x: id)\n}",
            "class K: UIViewController {\n\tfunc f(x: Any) {}\n}"
        ),
        (
            "together { [a presentViewController:banimated:YEScompletion: nil]; }",
            "together { [a presentViewController:b animated:YES completion: nil]; }"
        ),
        (
            "on a.viewDidLoad { letx: Int = 5; print(x) }",
            "on a.viewDidLoad { let x: Int = 5; print(x) }"
        ),
    ])
    func `are kept as they were meant`(typed: String, kept: String) throws {
        let session = TestSession()
        session.run("new a; new b; root a")
        session.run(typed)
        #expect(session.errors == [])
        #expect(session.history.last?.command == kept)
        let folder = try TemporaryDirectory()
        session.run("save \"\(folder.path)/s.vcr\"")
        let other = TestSession()
        other.run("load \"\(folder.path)/s.vcr\"")
        #expect(other.errors == [])
        #expect(other.notes.filter { $0.contains("was read") } == [])
        #expect(other.log(.all) == session.log(.all))
    }
}
