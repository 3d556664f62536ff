import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Names that miss one of UIKit's by a slip")
struct MemberSlipTests {
    /// A class of Objective-C whose method has that code.
    private func run(_ code: String) -> ScriptRun {
        ScriptRun(
            """
            @interface Add : UIViewController
            @end
            @implementation Add
            @end
            @implementation Home : UIViewController
            - (void)add { Add *a = [Add new]; \(code) }
            @end
            """)
    }

    @Test(
        "are refused in a paste as at the prompt, with what to paste behind it",
        arguments: [
            (
                "a.transitionStyle = UIModalTransitionStyleCoverVertical;",
                "6:37: 'Add' has no 'transitionStyle'; did you mean 'modalTransitionStyle'?",
                "@property (nonatomic) UIModalTransitionStyle transitionStyle;"
            ),
            (
                "NSInteger n = a.transitionStyle;",
                "6:51: 'Add' has no 'transitionStyle'; did you mean 'modalTransitionStyle'?",
                "@property (nonatomic) NSInteger transitionStyle;"
            ),
            (
                "[self presentViewControler:a animated:YES completion:nil];",
                "6:41: 'Home' has no 'presentViewControler:animated:completion:'; did you mean "
                    + "'presentViewController:animated:completion:'?",
                "- (void)presentViewControler:(Add *)a animated:(BOOL)value2 completion:(id)value3 { }"
            ),
        ])
    func inObjectiveC(code: String, error: String, stub: String) {
        let run = run(code)
        #expect(run.talk == [error])
        #expect(run.hints == ["or paste into the class: \(stub)"])
    }

    @Test("of a class itself, too")
    func ofClasses() {
        #expect(
            run("[UIView animateWithDuraton:1 animations:^{ }];").talk == [
                "6:43: the class 'UIView' has no 'animateWithDuraton:animations:'; did you mean "
                    + "'animateWithDuration:animations:'?"
            ])
    }

    @Test(
        "are no helpers that a listing leaves out",
        arguments: [
            "[self frameForContentController];", "[self.view addSubview:self.currentClientView];",
            "self.viewController = a;", "[self views];", "CGRect r = [self newViewStartFrame];",
        ])
    func helpers(code: String) {
        #expect(run(code).talk.dropFirst().first == "paste into the class:")
    }

    @Test("come before what a class of Swift lacks")
    func inSwift() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                func add() {
                    self.transitionStyle = .coverVertical
                    view.frame = frameForContentController()
                    view.addSubview(currentClientView)
                }
            }
            """)
        #expect(
            run.talk == [
                "3:14: 'Home' has no member 'transitionStyle'; did you mean "
                    + "'modalTransitionStyle'?",
                "4:22: the class uses members that are not defined: 'frameForContentController', "
                    + "'currentClientView'",
            ])
    }
}
