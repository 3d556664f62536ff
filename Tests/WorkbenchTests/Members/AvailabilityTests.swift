import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("What older systems lack")
struct AvailabilityTests {
    private func names(of type: TypeDescription) -> Set<String> {
        let members = type.members
        let properties = (members.properties + members.staticProperties).map(\.name)
        let methods = members.methods + members.staticMethods + members.initialisers
        return Set(properties + methods.map(\.name) + (type.valueNames ?? []))
    }

    @Test("names types and members that are there")
    func table() throws {
        var strays: [String] = []
        for name in Availability.types.keys where MemberTable.type(named: name)?.name != name {
            strays.append(name)
        }
        for (name, members) in Availability.members {
            let type = try #require(MemberTable.type(named: name), "\(name)")
            let known = names(of: type)
            strays += members.keys.filter { !known.contains($0) }.map { "\(name).\($0)" }
        }
        #expect(strays.sorted() == [])
    }

    @Test(
        "is refused in one line, in both languages",
        arguments: [
            (12, "a.overrideUserInterfaceStyle = .dark", "overrideUserInterfaceStyle", 13),
            (12, "print(UITraitCollection.current)", "current", 13),
            (12, "a.isModalInPresentation = true", "isModalInPresentation", 13),
            (14, "print(a.sheetPresentationController)", "sheetPresentationController", 15),
            (14, "print(a.view.keyboardLayoutGuide)", "keyboardLayoutGuide", 15),
            (10, "print(a.view.safeAreaInsets)", "safeAreaInsets", 11),
            (10, "a.additionalSafeAreaInsets = .zero", "additionalSafeAreaInsets", 11),
            (8, "print(a.view.layoutMarginsGuide)", "layoutMarginsGuide", 9),
            (8, "let s = UIStackView()", "UIStackView", 9),
            (
                9, "let m = UISpringTimingParameters(dampingRatio: 1)", "UISpringTimingParameters",
                10
            ),
            (16, "a.traitOverrides.userInterfaceStyle = .dark", "traitOverrides", 17),
            (
                16,
                "a.registerForTraitChanges([UITraitDisplayScale.self]) { (x: UIViewController, "
                    + "p: UITraitCollection) in }", "registerForTraitChanges(_:handler:)", 17
            ),
            (12, "print(UIColor.systemGray6)", "systemGray6", 13),
            (
                12, "[a setOverrideUserInterfaceStyle:UIUserInterfaceStyleDark];",
                "overrideUserInterfaceStyle", 13
            ),
            (
                12, "a.overrideUserInterfaceStyle = UIUserInterfaceStyleDark;",
                "overrideUserInterfaceStyle", 13
            ),
            (10, "NSLog(@\"%@\", [a.view safeAreaLayoutGuide]);", "safeAreaLayoutGuide", 11),
            (12, "a.modalPresentationStyle = .automatic", "automatic", 13),
            (
                12, "a.modalPresentationStyle = UIModalPresentationAutomatic;",
                "UIModalPresentationAutomatic", 13
            ),
            (12, "set a.modalPresentationStyle automatic", "automatic", 13),
            (9, "let e = UIBlurEffect(style: .regular)", "regular", 10),
            (11, "print(UIUserInterfaceStyle.dark)", "dark", 12),
            (6, "print(a.topLayoutGuide)", "topLayoutGuide", 7),
            (5, "print(a.shouldAutorotate)", "shouldAutorotate", 6),
            (
                4, "a.present(UIViewController(), animated: true)",
                "present(_:animated:completion:)", 5
            ),
            (7, "[a showViewController:a sender:nil];", "show(_:sender:)", 8),
        ])
    func refusals(ios: Int, statement: String, name: String, version: Int) {
        let session = TestSession()
        session.run("set ios \(ios)\nnew a\nroot a")
        let lines = session.lines
        #expect(session.run(statement) == .commandFailed)
        #expect(
            session.errors.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) } == [
                "'\(name)' is only available in iOS \(version) or newer; "
                    + "this session is iOS \(ios)"
            ])
        #expect(session.lines == lines)
    }

    @Test("is there from its first system on, and behind a question of any")
    func there() {
        let session = TestSession()
        let asked =
            "if #available(iOS 17, *) { a.traitOverrides.displayScale = 2 } else { print(0) }"
        #expect(session.run("set ios 12\nnew a\n\(asked)") == .fine)
        #expect(session.lines == ["0"])
        #expect(
            session.run("reset\nset ios 13\nnew b\nb.overrideUserInterfaceStyle = .dark") == .fine)
        #expect(session.run("expect b.overrideUserInterfaceStyle dark") == .fine)
    }
}
