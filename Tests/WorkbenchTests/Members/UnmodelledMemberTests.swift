import Testing

@testable import Statements

@Suite("Selectors that the model does not know") @MainActor struct UnmodelledMemberTests {
    @Test(
        "of UIKit's own classes are refused; they are no exception in UIKit's name",
        arguments: [
            "[a performSelector:@selector(wibble)];", "id x = a; [x wibble];",
            "[a.view performSelector:@selector(addMotionEffect:) withObject:nil];",
            "id x = @\"a\"; [x wibble];",
        ])
    func ofUIKit(code: String) {
        let run = ScriptRun("new a\n\(code)")
        #expect(run.talk.count == 1)
        #expect(run.talk.allSatisfy { $0.hasSuffix("is not modelled here") })
        #expect(run.hints.count == 1)
    }

    @Test("that another class has raise UIKit's exception")
    func ofAnotherClass() {
        let run = ScriptRun("new a\nid x = a; [x pushViewController:nil animated:NO];")
        #expect(
            run.talk == [
                "exception: -[UIViewController pushViewController:animated:]: unrecognized selector "
                    + "sent to instance <UIViewController: a>"
            ])
    }

    @Test("of a class of the app raise it, but for what UIKit has and the model has not")
    func ofTheApp() {
        let run = ScriptRun(
            """
            class A: UIViewController {
            - (void)go { [self wibble]; }
            }
            A *a = [A new];
            [a go];
            class B: UIViewController {
            - (void)go { [self addKeyCommand:nil]; }
            }
            class C: UIViewController {
            - (void)go { self.undoManager = nil; }
            }
            """)
        #expect(
            run.talk == [
                "2:20: the class uses members that are not defined: 'wibble'",
                "paste into the class:", "    - (void)wibble { }",
                "exception: -[A wibble]: unrecognized selector sent to instance <A: a>",
                "7:20: 'addKeyCommand:' of 'B' is not modelled here",
                "10:19: 'undoManager' of 'C' is not modelled here",
            ])
    }

    @Test("listed as such are not in the model")
    func listed() {
        for (name, words) in UnmodelledMembers.names {
            let type = name == "NSObject" ? TypeDescription.view : MemberTable.type(named: name)
            let known = type?.lineage(in: .ofNoSession).flatMap(\.objectiveC.instance.keys) ?? []
            let both = words.filter { word in
                known.contains { word.hasSuffix(":") ? $0.hasPrefix(word) : $0 == word }
            }
            // One that the model lacks, and that code may name all the same, is in UIKit's surface.
            #expect(type != nil || Surface.entry(named: name) != nil, "\(name)")
            #expect(both.sorted() == [], "these members of \(name) are modelled")
        }
    }
}
