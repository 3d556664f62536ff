import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Objective-C")
struct ObjectiveCTests {
    private func printed(_ statements: String) -> [String] { ScriptRun(statements).talk }

    @Test("does what Swift does, and logs the same")
    func likeSwift() {
        let swift = ScriptRun(
            """
            new p; new c; root p
            p.addChild(c)
            c.view.frame = CGRect(x: 0, y: 64, width: 393, height: 700)
            p.view.addSubview(c.view)
            c.didMove(toParent: p)
            c.view.frame = p.view.bounds
            c.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            c.modalPresentationStyle = .overFullScreen
            c.view.isHidden = true
            UIView.animate(withDuration: 0.5, delay: 0, animations: { c.view.alpha = 0 })
            c.view.insertSubview(UIView(frame: .zero), at: 0)
            c.willMove(toParent: nil)
            c.view.removeFromSuperview()
            c.removeFromParent()
            """)
        let objectiveC = ScriptRun(
            """
            new p; new c; root p
            [p addChildViewController:c];
            c.view.frame = CGRectMake(0, 64, 393, 700);
            [p.view addSubview:c.view];
            [c didMoveToParentViewController:p];
            c.view.frame = p.view.bounds;
            c.view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
            [c setModalPresentationStyle:UIModalPresentationOverFullScreen];
            c.view.hidden = YES;
            [UIView animateWithDuration:0.5 animations:^{ c.view.alpha = 0; }];
            [c.view insertSubview:[[UIView alloc] initWithFrame:CGRectZero] atIndex:0];
            [c willMoveToParentViewController:nil];
            [[c view] removeFromSuperview];
            [c removeFromParentViewController];
            """)
        #expect(objectiveC.talk == [])
        #expect(objectiveC.log(.all) == swift.log(.all))
    }

    @Test("goes through nil in a line that Swift would read as well, once it is spoken")
    func linesOfEither() {
        let setUp =
            "new a; new m; UIView *view = a.view; m.modalPresentationStyle = UIModalPresentationPopover;"
        let script = ScriptRun(
            """
            \(setUp)
            m.popoverPresentationController.sourceView = view;
            m.sheetPresentationController.prefersGrabberVisible = a.isViewLoaded;
            expect m.popoverPresentationController.sourceView a.view
            """)
        #expect(script.talk == [])
        let swift = ScriptRun(
            "\(setUp)\nlet b = a\nm.popoverPresentationController.sourceView = view")
        #expect(
            swift.talk == [
                "3:3: UIPopoverPresentationController? must be unwrapped before 'sourceView'"
            ])
    }

    @Test("leads through the pointers of delegates, reads what only annotates, and knows NAN")
    func pointersAndAnnotations() {
        #expect(
            printed(
                """
                @interface Mover : NSObject <UIPopoverPresentationControllerDelegate>
                @end
                @implementation Mover
                - (void)popoverPresentationController:(UIPopoverPresentationController *)popover willRepositionPopoverToRect:(inout CGRect *)rect inView:(inout UIView **)view {
                    rect->origin.x = 5;
                    rect->size = CGSizeMake(rect->size.width, 7);
                    NSLog(@"%@ %d", NSStringFromCGRect(*rect), (*view).hidden);
                }
                @end
                Mover *mover NS_VALID_UNTIL_END_OF_SCOPE;
                mover = [Mover new];
                device iPad; new home; new m; root home
                m.modalPresentationStyle = UIModalPresentationPopover;
                m.popoverPresentationController.sourceView = home.view;
                m.popoverPresentationController.sourceRect = CGRectMake(1, 2, 3, 4);
                m.popoverPresentationController.delegate = mover;
                present m; rotate
                NSLog(@"%@ %d", NSStringFromCGRect(m.popoverPresentationController.sourceRect), NAN == NAN);
                """) == ["{{5, 2}, {3, 7}} 0", "{{5, 2}, {3, 7}} 0"])
    }

    @Test("leaves messages to nil without an effect and gives zero")
    func messagesToNil() {
        #expect(
            printed(
                """
                UIViewController *a = nil;
                [a.view addSubview:nil];
                [[a parentViewController] addChildViewController:[[UIViewController alloc] init]];
                a.view.frame = CGRectMake(1, 2, 3, 4);
                NSLog(@"%@ %@ %d %lu %@", a, NSStringFromCGRect(a.view.frame), a.isViewLoaded, (unsigned long)a.childViewControllers.count, a.view.subviews.firstObject);
                id x = nil;
                NSLog(@"%@", [x whateverYouWant:1 andMore:@[]]);
                if (!x && !a.view.superview) NSLog(@"nothing");
                new c
                [c addChildViewController:nil];
                [c.view addSubview:nil];
                NSLog(@"%lu", (unsigned long)c.view.subviews.count);
                """) == ["(null) {{0, 0}, {0, 0}} 0 0 (null)", "(null)", "nothing", "0"])
    }

    @Test("raises the exception of a nil that is presented")
    func presentingNil() {
        #expect(
            printed("new p; root p\n[p presentViewController:nil animated:YES completion:nil];")
                == [
                    "exception: Application tried to present a nil modal view controller on target "
                        + "<UIViewController: p>."
                ])
    }

    @Test("E44, E46, E47: raises the exceptions of identifiers and names that are nil")
    func nilIdentifiers() {
        #expect(
            printed("new p; root p\n[p performSegueWithIdentifier:nil sender:nil];") == [
                "exception: Receiver (<UIViewController: p>) has no segue with identifier '(null)'"
            ])
        #expect(
            printed("UIStoryboard *s = [UIStoryboard storyboardWithName:nil bundle:nil];") == [
                "exception: Invalid parameter not satisfying: [name length] > 0"
            ])
    }

    @Test("E53: raises the exception of a key that an object of an app's class does not have")
    func undefinedKeys() {
        let wanted =
            "exception: [<Home home> setValue:forUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key nope."
        let home = "class Home: UIViewController { var known = 1 }\nnew home as Home\n"
        #expect(printed(home + "home.setValue(3, forKey: \"nope\")") == [wanted])
        #expect(printed(home + "[home setValue:@3 forKey:@\"nope\"];") == [wanted])
        #expect(
            printed(home + "home.setValue(3, forKey: \"known\"); print(home.known)") == ["3"])
    }

    @Test("E64: raises the exception of an unknown message that only shows when it is sent")
    func unrecognizedSelector() {
        let run = ScriptRun(
            """
            new p
            id x = p;
            [x setHidden:YES];
            [@[p] makeObjectsPerformSelector:@selector(reloadData)];
            id text = @"abc";
            [text view];
            """)
        #expect(
            run.talk == [
                "exception: -[UIViewController setHidden:]: unrecognized selector sent to instance "
                    + "<UIViewController: p>",
                "exception: -[UIViewController reloadData]: unrecognized selector sent to instance "
                    + "<UIViewController: p>",
                "exception: -[__NSCFString view]: unrecognized selector sent to instance abc",
            ])
        #expect(
            run.log(EventCategories(.exception)).first
                == "exception NSInvalidArgumentException: -[UIViewController setHidden:]: "
                + "unrecognized selector sent to instance <UIViewController: p>")
    }

    @Test("decides dynamically what an id answers")
    func dynamic() {
        #expect(
            printed(
                """
                new a; new b
                id x = a;
                [x addChildViewController:b];
                NSLog(@"%@ %@ %d", [x childViewControllers], [[x view] superview], [x isViewLoaded]);
                [[x view] setAlpha:0.5];
                NSLog(@"%g %d %d", [x view].alpha, [x isKindOfClass:[UIViewController class]], [x isKindOfClass:[UIView class]]);
                NSLog(@"%d %d", [x respondsToSelector:@selector(addChildViewController:)], [x respondsToSelector:@selector(foo)]);
                x = @[@1, @2.5, @YES, @"t"];
                NSLog(@"%@", x);
                NSLog(@"%@ %@ %@", [x firstObject], x[1], [x lastObject]);
                x = @{ @"k": b };
                NSLog(@"%@ %@", x[@"k"], x[@"none"]);
                """) == [
                    "(", "    <UIViewController: b>", ") (null) 1", "0.5 1 0", "1 0",
                    "(", "    1,", "    2.5,", "    1,", "    t", ")", "1 2.5 t",
                    "<UIViewController: b> (null)",
                ])
    }

    @Test("runs C's control flow, operators and conversions")
    func control() {
        #expect(
            printed(
                """
                int sum = 0;
                for (int i = 0; i < 10; i++) { if (i % 2) continue; if (i == 8) break; sum += i; }
                NSLog(@"%d", sum);
                NSInteger n = 7 / 2; CGFloat f = 7 / 2; CGFloat g = 7 / 2.0;
                NSLog(@"%ld %.1f %.2f %d", (long)n, f, g, (int)3.99);
                while (n) { n--; }
                do { n += 2; } while (n < 5);
                NSLog(@"%ld %d %d", (long)n, !n, 6 & 3 | 8 ^ 1 << 2);
                NSArray *list = @[@"a", @"b"];
                for (NSString *s in list) { switch (s.length) { case 0: NSLog(@"empty"); case 1: NSLog(@"one"); default: NSLog(@"falls"); break; } }
                BOOL flag = list ? YES : NO;
                NSLog(@"%@ %@", flag ? @"yes" : @"no", nil ?: @"else");
                if (list.count > 1 && [list containsObject:@"b"]) NSLog(@"b at %lu", (unsigned long)[list indexOfObject:@"b"]);
                else NSLog(@"never");
                for (id x in nil) NSLog(@"never");
                [list enumerateObjectsUsingBlock:^(id obj, NSUInteger idx, BOOL *stop) { NSLog(@"%@ %lu", obj, (unsigned long)idx); *stop = idx == 0; }];
                CGRect r = CGRectInset(CGRectMake(0, 0, 100, 50), 10, 5);
                r.origin.x += 5; r.size = CGSizeMake(CGRectGetWidth(r), 1);
                NSLog(@"%@ %d", NSStringFromCGRect(CGRectOffset(r, 1, 1)), CGRectEqualToRect(r, CGRectZero));
                """) == [
                    "12", "3 3.0 3.50 3", "6 0 14", "one", "falls", "one", "falls", "yes else",
                    "b at 1", "a 0", "{{16, 6}, {80, 1}} 0",
                ])
    }

    @Test("takes declarations again that only their semicolon shows to be code")
    func declarations() {
        let run = ScriptRun(
            """
            new a; CGSize d; BOOL isDone;
            new b
            history
            undo
            NSLog(@"%g %d", d.width, isDone);
            """)
        #expect(run.talk.suffix(2) == ["at step 2: CGSize d; BOOL isDone;", "0 0"])
    }

    @Test("runs blocks, later too")
    func blocks() {
        #expect(
            printed(
                """
                new root; new a; root root
                __weak typeof(a) weakA = a;
                __block int count = 0;
                void (^tell)(NSString *, BOOL) = ^(NSString *what, BOOL isDone) { count++; NSLog(@"%d %@ %d %@", count, what, isDone, weakA); };
                tell(@"now", NO);
                dispatch_async(dispatch_get_main_queue(), ^{ tell(@"later", YES); });
                dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.3 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{ NSLog(@"after"); });
                [UIView animateWithDuration:0.3 delay:0 options:0 animations:^{ root.view.alpha = 0; } completion:^(BOOL finished) { NSLog(@"finished %d", finished); }];
                [root performSelector:@selector(layoutSubviews) withObject:nil afterDelay:0.1];
                """) == [
                    "1 now 0 <UIViewController: a>", "2 later 1 <UIViewController: a>", "after",
                    "finished 1",
                    "exception: -[UIViewController layoutSubviews]: unrecognized selector sent to "
                        + "instance <UIViewController: root>",
                ])
    }

    @Test(
        "says what is wrong, where, and what is near",
        arguments: [
            (
                "[a addChild:b];",
                "1:4: 'UIViewController' has no 'addChild:'; did you mean 'addChildViewController:'?"
            ),
            (
                "[a presentViewController:b animatd:YES completion:nil];",
                "1:4: 'UIViewController' has no 'presentViewController:animatd:completion:'; did you "
                    + "mean 'presentViewController:animated:completion:'?"
            ),
            (
                "[a presentViewController:banimated:YES completion:nil];",
                "1:26: 'banimated:' was read as 'b animated:'"
            ),
            (
                "a.transitionStyle = UIModalTransitionStyleCrossDissolve;",
                "1:3: 'UIViewController' has no member 'transitionStyle'; did you mean "
                    + "'modalTransitionStyle'?"
            ),
            (
                "a.modalTransitionStyle = UIModalTransitionCrossDissolve;",
                "1:26: unknown name 'UIModalTransitionCrossDissolve'; did you mean "
                    + "'UIModalTransitionStyleCrossDissolve'?"
            ),
            (
                "a.view.frame.origin.x = CGRectGetWidth(a.view.frame);",
                "1:21: expression is not assignable: 'x' of a property"
            ),
            ("a.view.frame = 5.0f;", "1:16: 'frame' needs CGRect, not Double"),
            (
                "CGFloat w = a.view.frame.width * 2.0f;",
                "1:26: 'CGRect' has no field 'width' in Objective-C; did you mean "
                    + "'CGRectGetWidth(…)'?"
            ),
            (
                "[a.view addSubview:b];",
                "1:20: 'addSubview:' needs UIView, not UIViewController; did you mean 'b.view'?"
            ),
            ("a.view.subviews = @[];", "1:8: assignment to readonly property 'subviews'"),
            (
                "[UIViewControler new];",
                "1:2: unknown name 'UIViewControler'; did you mean "
                    + "'UIViewController'?"
            ),
            (
                "[UIView animateWithDuraton:1 animations:^{ }];",
                "1:9: the class 'UIView' has no 'animateWithDuraton:animations:'; did you mean "
                    + "'animateWithDuration:animations:'?"
            ),
            (
                "[[UIView alloc] initWithFame:CGRectZero];",
                "1:17: 'UIView' has no initialiser 'initWithFame:'; did you mean 'initWithFrame:'?"
            ),
            (
                "a.view.frame = CGRectMak(0, 0, 1, 1.0f);",
                "1:16: unknown function 'CGRectMak'; did you mean 'CGRectMake'?"
            ),
            (
                "a.view.frame = CGRectMake(0, 0, 1);",
                "1:16: 'CGRectMake' takes 4 arguments, not 3"
            ),
            ("NSLog(@\"%@\", c);", "1:14: unknown name 'c'"),
            (
                "if (a.view.frame == b.view.frame) [a view];",
                "1:18: '==' does not go with CGRect and CGRect"
            ),
            (
                "NSArray *l = @[]; NSLog(@\"%@\", l[3]);",
                "1:33: NSRangeException: -[__NSArrayI objectAtIndexedSubscript:]: index 3 beyond "
                    + "bounds for empty array"
            ),
        ])
    func errors(statement: String, expected: String) {
        let run = ScriptRun("new a; new b")
        run.run(statement)
        #expect(run.talk == [expected])
    }
}
