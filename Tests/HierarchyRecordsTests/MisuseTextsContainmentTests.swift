import HierarchyRecords
import Testing

@Suite struct MisuseTextsContainmentTests {
    private let inconsistency = Misuse.Kind.exception(
        name: "UIViewControllerHierarchyInconsistency")
    private let invalidArgument = Misuse.Kind.exception(name: "NSInvalidArgumentException")

    @Test func `unbalanced calls end in a full stop`() {
        let misuse = Misuse.unbalanced("<UIViewController: a>")
        #expect(misuse.rule == .e01)
        #expect(misuse.kind == .warning)
        #expect(
            misuse.text
                == "Unbalanced calls to begin/end appearance transitions for <UIViewController: a>."
        )
    }

    @Test func `another requested parent raises`() {
        let misuse = Misuse.requestedParent(of: "<C: c>", expected: "<P: p>", requested: "<R: r>")
        #expect(misuse.rule == .e02)
        #expect(misuse.kind == inconsistency)
        #expect(
            misuse.text
                == "child view controller:<C: c> should have parent view controller:<P: p> "
                + "but requested parent is:<R: r>")
    }

    @Test func `another actual parent raises`() {
        let misuse = Misuse.actualParent(of: "<C: c>", expected: "<P: p>", actual: "(null)")
        #expect(misuse.rule == .e03)
        #expect(misuse.kind == inconsistency)
        #expect(
            misuse.text
                == "child view controller:<C: c> should have parent view controller:<P: p> "
                + "but actual parent is:(null)")
    }

    @Test func `one view for two controllers raises`() {
        let misuse = Misuse.viewAlreadyAssociated(
            "<UIView: v; frame = (0 0; 10 10)>", with: "<X: x>", requestedBy: "<Y: y>")
        #expect(misuse.rule == .e04)
        #expect(misuse.kind == inconsistency)
        #expect(
            misuse.text
                == "A view can only be associated with at most one view controller at a time! "
                + "View <UIView: v; frame = (0 0; 10 10)> is associated with <X: x>. "
                + "Clear this association before associating this view with <Y: y>.")
    }

    @Test func `a transition between strangers raises`() {
        let misuse = Misuse.noCommonParent("<A: a>", "<B: b>")
        #expect(misuse.rule == .e38)
        #expect(misuse.kind == invalidArgument)
        #expect(
            misuse.text
                == "Children view controllers <A: a> and <B: b> must have a common parent view "
                + "controller when calling -[UIViewController transitionFromViewController:"
                + "toViewController:duration:options:animations:completion:]")
    }

    @Test func `a transition in a container that forwards by hand raises`() {
        let misuse = Misuse.transitionWithManualForwarding("<P: p>")
        #expect(misuse.rule == .c26)
        #expect(misuse.kind == invalidArgument)
        #expect(
            misuse.text
                == "(not UIKit's words) -[UIViewController transitionFromViewController:"
                + "toViewController:duration:options:animations:completion:] cannot be called on <P: p>, which explicitly "
                + "forwards its appearance callbacks to its children")
    }

    @Test(arguments: [
        "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    ])
    func `an appearance callback called by hand is warned about`(_ selector: String) {
        let misuse = Misuse.callingDirectly(selector, on: "<X: x>")
        #expect(misuse.rule == .e39)
        #expect(misuse.kind == .warning)
        #expect(
            misuse.text
                == "Calling -\(selector) directly on a view controller is not supported, and may "
                + "result in out-of-order callbacks and other inconsistent behavior. Use the "
                + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
                + "UIViewController to manually drive appearance callbacks instead. Make a "
                + "symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to "
                + "catch this in the debugger. View controller: <X: x>")
    }

    @Test func `loading a view in deinit is warned about`() {
        let misuse = Misuse.loadingViewWhileDeallocating("<X: x>")
        #expect(misuse.rule == .e40)
        #expect(misuse.kind == .warning)
        #expect(
            misuse.text
                == "Attempting to load the view of a view controller while it is deallocating is "
                + "not allowed and may result in undefined behavior (<X: x>)")
    }

    @Test func `a view added to itself raises`() {
        #expect(Misuse.selfAsSubview.rule == .e32)
        #expect(Misuse.selfAsSubview.kind == invalidArgument)
        #expect(Misuse.selfAsSubview.text == "Can't add self as subview")
    }

    @Test func `a view added below itself raises`() {
        let misuse = Misuse.cycleInLayerTree("<CALayer: v.layer>")
        #expect(misuse.rule == .e63)
        #expect(misuse.kind == .exception(name: "CALayerInvalid"))
        #expect(misuse.text == "layer <CALayer: v.layer> is a part of cycle in its layer tree")
    }
}
