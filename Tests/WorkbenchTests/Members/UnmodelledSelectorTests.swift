import Testing

@testable import Statements

@Suite("Selectors given to targets") @MainActor struct UnmodelledSelectorTests {
    /// What fires the selector, and the line at which it is told.
    nonisolated private static let inSwift = [
        "b.addTarget(a, action: Selector(\"paste:\"), for: .touchDown); b.sendActions(for: .touchDown)",
        "a.perform(Selector(\"paste:\"))", "a.perform(Selector(\"paste:\"), with: nil)",
        "a.perform(Selector(\"paste:\"), with: nil, afterDelay: 1)",
        "UIApplication.shared.sendAction(Selector(\"paste:\"), to: a, from: nil, for: nil)",
        "let t = Timer.scheduledTimer(timeInterval: 1, target: a, selector: Selector(\"paste:\"), "
            + "userInfo: nil, repeats: false)",
        "let i = UIBarButtonItem(title: \"x\", style: .plain, target: a, action: Selector(\"paste:\")); "
            + "UIApplication.shared.sendAction(NSSelectorFromString(\"paste:\"), to: a, from: i, for: nil)",
    ]

    nonisolated private static let inObjectiveC = [
        "[b addTarget:a action:@selector(paste:) forControlEvents:UIControlEventTouchDown]; "
            + "[b sendActionsForControlEvents:UIControlEventTouchDown];",
        "[a performSelector:@selector(paste:)];",
        "[a performSelector:NSSelectorFromString(@\"paste:\") withObject:nil];",
        "[a performSelector:@selector(paste:) withObject:nil afterDelay:1];",
        "[NSTimer scheduledTimerWithTimeInterval:1 target:a selector:@selector(paste:) userInfo:nil "
            + "repeats:NO];",
    ]

    private func said(_ line: String, of type: String) -> [String] {
        let run = ScriptRun(
            """
            class A: UIViewController { }
            let b = UIButton(), a = \(type)()
            \(line)
            """)
        return run.talk.map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    @Test(
        "that UIKit has and the model has not are refused as such",
        arguments: inSwift + inObjectiveC)
    func unmodelled(line: String) {
        #expect(said(line, of: "A") == ["'paste:' of 'A' is not modelled here"])
        #expect(
            said(line, of: "UIViewController")
                == ["'paste:' of 'UIViewController' is not modelled here"])
    }

    @Test("that surely nobody has raise UIKit's exception", arguments: inSwift + inObjectiveC)
    func typo(line: String) {
        #expect(
            said(line.replacing("paste", with: "taste"), of: "A") == [
                "-[A taste:]: unrecognized selector sent to instance <A: a>"
            ])
    }

    @Test("of a recognizer and of a notification, too")
    func fromOutside() {
        let run = ScriptRun(
            """
            class A: UIViewController { @objc func seen(_ note: Notification) { print(note.name) } }
            new a as A
            root a
            let tap = UITapGestureRecognizer(target: a, action: Selector("paste:"))
            a.view.addGestureRecognizer(tap)
            tap a.view
            let late = UITapGestureRecognizer(target: a, action: Selector("taste:"))
            a.view.removeGestureRecognizer(tap); a.view.addGestureRecognizer(late)
            tap a.view
            let news = Notification.Name("news")
            let center = NotificationCenter.default
            center.addObserver(a, selector: Selector("paste:"), name: news, object: nil)
            center.post(name: news, object: nil)
            """)
        #expect(
            run.talk == [
                "6:1: 'paste:' of 'A' is not modelled here",
                "exception: -[A taste:]: unrecognized selector sent to instance <A: a>",
                "13:1: 'paste:' of 'A' is not modelled here",
            ])
    }

    @Test("are looked up in the class that they name")
    func named() {
        let run = ScriptRun(
            """
            class A: UIViewController { @objc func go(_ sender: Any) { } }
            let b = UIButton(), a = A()
            b.addTarget(a, action: #selector(A.go(_:)), for: .touchDown)
            b.addTarget(a, action: #selector(A.gone(_:)), for: .touchDown)
            b.addTarget(a, action: #selector(UIViewController.addKeyCommand(_:)), for: .touchDown)
            print(a.responds(to: #selector(A.go(_:))), a.responds(to: Selector("go:")),
                a.responds(to: Selector("gone:")), a.isKind(of: UIViewController.self),
                a.isMember(of: UIViewController.self))
            """)
        #expect(
            run.talk == [
                "4:24: 'A' has no member 'gone'",
                "5:24: 'addKeyCommand' of 'UIViewController' is not modelled here",
                "true true false true false",
            ])
    }

    @Test("Members of UIKit's classes that the model lacks are refused as such in both languages")
    func members() {
        let run = ScriptRun(
            """
            new a
            print(a.undoManager)
            a.view.viewPrintFormatter()
            [a addKeyCommand:nil];
            class B: UIViewController { override var undoManager: Any? { nil } }
            class C: UIViewController { func f() { addKeyCommand(nil); self.undoManager?.undo(); foo() } }
            """)
        #expect(
            run.talk == [
                "2:9: 'undoManager' of 'UIViewController' is not modelled here",
                "3:8: 'viewPrintFormatter' of 'UIView' is not modelled here",
                "4:4: 'addKeyCommand:' of 'UIViewController' is not modelled here",
                "5:42: 'undoManager' of 'UIViewController' is not modelled here",
                "6:40: 'addKeyCommand' of 'C' is not modelled here",
                "6:65: 'undoManager' of 'C' is not modelled here", "6:86: unknown function 'foo'",
            ])
    }

    @Test(
        "in Swift are told as Objective-C names them",
        arguments: [
            ("A.save(_:)", "save:"), ("save", "save"), ("save:", "save:"),
            ("save(with:)", "saveWith:"), ("save(forState:)", "saveForState:"),
            ("save(sender:event:)", "saveWithSender:event:"), ("go()", "go"),
        ])
    func names(swift: String, objectiveC: String) {
        #expect(swift.selectorInObjectiveC == objectiveC)
    }
}
