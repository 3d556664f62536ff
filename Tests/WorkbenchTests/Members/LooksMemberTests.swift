import Testing

@testable import Statements
@testable import Workbench

@Suite("Members that only change looks") @MainActor struct LooksMemberTests {
    private let paste = """
        class A: UIViewController {
            let label = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                label.lineBreakStrategy = NSAttributedString(string: "x", attributes: [.kern: 2])
                view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
                view.layer.shadowPath = nil
                view.addMotionEffect(UIMotionEffectGroup())
                if view.isHidden { label.lineBreakStrategy = nil }
                view.addSubview(label)
                print(view.subviews.count)
            }
        }
        """

    @Test("are left out of a pasted class with one note, and the rest runs")
    func noted() {
        let run = ScriptRun(paste + "\nnew a as A\nroot a")
        #expect(
            run.talk == [
                "3 members that change only looks were left out: UILabel.lineBreakStrategy, "
                    + "CALayer.shadowPath, UIView.addMotionEffect", "1",
            ])
    }

    @Test("are left out of lines, in Objective-C too, and of chains that go through them")
    func lines() {
        let run = ScriptRun(
            """
            new a
            [a.view.layer setShadowPath:[UIBezierPath bezierPath].CGPath];
            a.view.layer.contents = [CAGradientLayer layer];
            let bar = UINavigationBar()
            bar.barTintColor = .red
            bar.nonsense = 1
            """)
        #expect(
            run.talk == [
                "1 member that changes only looks was left out: CALayer.shadowPath",
                "1 member that changes only looks was left out: CALayer.contents",
                "1 member that changes only looks was left out: UINavigationBar.barTintColor",
                "6:5: 'UINavigationBar' has no member 'nonsense'",
            ])
    }

    @Test("are told once for all statements of a step")
    func together() {
        let run = ScriptRun(
            """
            let v = UIView(); v.layer.cornerCurve = .continuous; v.tintAdjustmentMode = .dimmed; print(1)
            v.setNeedsDisplay(); v.setNeedsDisplay()
            """)
        #expect(
            run.talk == [
                "1",
                "2 members that change only looks were left out: CALayer.cornerCurve, "
                    + "UIView.tintAdjustmentMode",
                "1 member that changes only looks was left out: UIView.setNeedsDisplay",
            ])
    }

    @Test("are refused, or left out without a word, where the person says so")
    func chosen() {
        let run = ScriptRun(
            """
            let label = UILabel()
            set cosmetics quiet
            label.lineBreakStrategy = nil
            set cosmetics refuse
            label.lineBreakStrategy = .standard
            """)
        #expect(run.talk == ["5:7: 'UILabel' has no member 'lineBreakStrategy'"])
        #expect(run.hints == ["it changes only looks: 'set cosmetics note' leaves it out"])
    }

    @Test("stay left out when a step is repeated after they were to be refused")
    func repeated() {
        let run = ScriptRun(
            """
            let label = UILabel()
            label.lineBreakStrategy = nil
            set cosmetics refuse
            new a
            undo
            print(label.text)
            """)
        #expect(
            run.talk == [
                "1 member that changes only looks was left out: UILabel.lineBreakStrategy",
                "at step 2: label.lineBreakStrategy = nil", "nil",
            ])
    }

    @Test("are refused under --strict")
    func strict() {
        let workbench = Workbench(policy: RunPolicy(keepsGoing: true, isStrict: true))
        #expect(workbench.session.presentCosmetics == .refuse)
    }

    @Test("listed as such are not in the model, and their classes are")
    func listed() {
        for (name, words) in LooksMembers.names {
            let type = MemberTable.type(named: name)
            #expect(type != nil, "\(name) is not in the model")
            let known = type.map { ClassTable.ofNoSession.memberNames(of: .named($0)) } ?? []
            let bases = known.map { String($0.prefix { $0 != "(" }) }
            #expect(words.intersection(bases).sorted() == [], "\(name) has these")
        }
    }
}
