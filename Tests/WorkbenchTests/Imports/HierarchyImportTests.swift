import Testing

@testable import Workbench

@MainActor
@Suite("Imports: what an app printed is made")
struct HierarchyImportTests {
    private let folder: TemporaryDirectory
    private let session = TestSession()

    init() throws { folder = try TemporaryDirectory() }

    private func take(_ text: String) throws {
        try folder.write(text, to: "app.txt")
        session.run("import hierarchy \"\(folder.path)/app.txt\"")
    }

    private var errors: [String] {
        session.errors.map { $0.replacing(folder.path + "/", with: "") }
    }

    private var notes: [String] {
        session.notes.map { $0.replacing(folder.path + "/", with: "") }
    }

    // MARK: Controllers

    @Test func `tabs, a stack and two sheets are made as the debugger printed them`() throws {
        try take(
            """
            (lldb) po [UIViewController _printHierarchy]
            <UITabBarController 0x12c01d200>, state: appeared, view: <UILayoutContainerView 0x129e07b40>
               | <UINavigationController 0x12a808200>, state: disappeared, view: <UILayoutContainerView 0x1> not in the window
               |    | <App.ListViewController 0x129b04620>, state: disappeared, view: <UIView 0x2> not in the window
               | <UINavigationController 0x12b80a000>, state: appeared, view: <UILayoutContainerView 0x3>
               |    | <App.ProfileViewController 0x129c07220>, state: disappeared, view: (view not loaded)
               |    | <App.EditViewController 0x129b24540>, state: appeared, view: <UIView 0x129b2b750>
               + <App.LoginViewController 0x12d2065e0>, state: appeared, view: <UIView 0x4>, presented with: <_UIPageSheetPresentationController 0x5>
               |    + <App.HelpViewController 0x6>, state: appeared, view: <UIView 0x7>, presented with: <_UIPageSheetPresentationController 0x8>
            """)
        #expect(errors == [])
        #expect(
            session.tree == [
                "tabBar [appeared]", "  navigation [disappeared]", "    list [disappeared]",
                "  navigation2 [appeared]", "    profile [unloaded]", "    edit2 [appeared]",
                "  ^ login [appeared]", "    ^ help2 [appeared]",
            ])
        #expect(
            notes == [
                "'app.txt': 8 controllers, in steps 1 to 22",
                "not known: the code of 'ListViewController', 'ProfileViewController', 'EditViewController', "
                    + "'LoginViewController' and 1 more; paste it first, and the import uses it",
                "not known: frames and subviews; 'po [window recursiveDescription]' in the same file tells them",
            ])
        session.run("doctor")
        #expect(session.foundLast == [])
    }

    @Test func `a class that the session has is used`() throws {
        session.run("class HomeViewController: UITableViewController {}")
        try take("<App.HomeViewController 0x1>, state: appeared, view: <UITableView 0x2>\n")
        #expect(errors == [])
        #expect(
            session.history.map(\.command) == [
                "class HomeViewController: UITableViewController {}",
                "let home = HomeViewController()", "root home",
            ])
    }

    @Test func `a class whose view is a container's is taken for one, and that is told`() throws {
        try take(
            """
            <DTTabBarController 0x13bd4cb00>, state: appeared, view: <UILayoutContainerView 0x13be75310>
               | <DTConversationController 0x13c02ee00>, state: disappeared, view:  (view not loaded)
               | <DTMessageController 0x13c830400>, state: appeared, view: <UIView 0x13d2291f0>
            """)
        #expect(
            session.tree == [
                "dtTabBar [appeared]", "  dtConversation [unloaded]", "  dtMessage [appeared]",
            ])
        #expect(
            notes.contains(
                "assumed: 'DTTabBarController' is a UITabBarController, since its view is a UILayoutContainerView"
            ))
    }

    @Test func `states that no plain call leads to are brought about`() throws {
        try take(
            """
            <Home 0x1>, state: appeared, view: <UIView 0x2>
               | <Child 0x3>, state: disappeared, view: <UIView 0x4>
               | <Other 0x5>, state: appearing, view: <UIView 0x6>
               | <Last 0x7>, state: disappearing, view: <UIView 0x8>
            """)
        #expect(
            session.tree == [
                "home [appeared]", "  child [disappeared]", "  other [appearing]",
                "  last [disappearing]",
            ])
    }

    @Test func `a text in quotes, one without addresses and a part of a tree are read`() throws {
        for text in [
            #""<Base 0x1>, state: appeared, view: <UIView 0x2>\n   | <Leaf 0x3>, state: appeared, view: <UIView 0x4>""#,
            "<Base>, state: appeared, view: <UIView>\n   | <Leaf>, state: appeared, view: <UIView>",
            "   + <Base 0x1>, state: appeared, view: <UIView 0x2>\n   |    | <Leaf 0x3>, state: appeared, view: <UIView 0x4>",
            "```\n| <Base 0x1>, state: appeared, view: <UIView 0x2>\n|    | <Leaf 0x3>, state: appeared, view: <UIView 0x4>\n```",
        ] {
            session.run("reset")
            try take(text)
            #expect(errors == [])
            #expect(session.tree == ["base [appeared]", "  leaf [appeared]"], "\(text)")
        }
    }

    // MARK: Views

    @Test func `views are made with their frames and settings`() throws {
        try take(
            """
            <UIWindow: 0x1; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x2>>
               | <App.HomeView: 0x3; baseClass = UIScrollView; frame = (0 0; 393 852); layer = <CALayer: 0x4>; contentOffset: {0, -88}>
               |    | <UILabel: 0x5; frame = (0 0; 120 20.5); text = 'It's; a <trap>'; hidden = YES; layer = <_UILabelLayer: 0x6>>
            """)
        #expect(errors == [])
        session.run("print(label.text ?? \"\"); print(label.frame); print(label.isHidden)")
        session.run("print(homeView is UIScrollView)")
        #expect(
            session.lines == ["It's; a <trap>", "(0.0, 0.0, 120.0, 20.5)", "true", "true"])
    }

    @Test func `views find their controllers by their addresses, and doctor looks at all of it`()
        throws
    {
        try take(
            """
            <App.HomeViewController 0x1>, state: appeared, view: <UIView 0x2>
               | <App.CardViewController 0x3>, state: appeared, view: <UIView 0x4>
            <UIWindow: 0x9; frame = (0 0; 393 852); layer = <UIWindowLayer: 0xa>>
               | <UITransitionView: 0xb; frame = (0 0; 393 852); layer = <CALayer: 0xa>>
               |    | <UIView: 0x2; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0xa>>
               |    |    | <UIView: 0xd; frame = (0 100; 393 300); layer = <CALayer: 0xa>>
               |    |    |    | <UIView: 0x4; frame = (0 0; 393 300); layer = <CALayer: 0xa>>
               |    |    |    |    | <UIButton: 0xe; frame = (350 250; 100 100); layer = <CALayer: 0xa>>
            """)
        #expect(errors == [])
        session.run("print(card.view.superview === view); print(view.superview === home.view)")
        session.run("print(button.superview === card.view)")
        #expect(session.lines == ["true", "true", "true"])
    }

    // MARK: Bad input

    @Test(arguments: [
        ("", "app.txt:1:1: no controller and no view is printed here"),
        ("hello", "app.txt:1:1: no line of a hierarchy"),
        (
            "<A 0x1>, state: appeared, view: <UIView 0x2>\n   |    | <B 0x1>, state: appeared, view: <UIView 0x2>",
            "app.txt:2:11: the line is set in too far, or less than the first one"
        ),
        (
            "<A 0x1>, state: appeared, view: <UIView 0x2>\n   | <B 0x1>, state: app",
            "app.txt:2:6: no controller as '_printHierarchy' writes one"
        ),
        (
            "<A 0x1>, state: gone, view: <UIView 0x2>",
            "app.txt:1:1: 'gone' is no state of a controller"
        ),
        (
            "<A 0x1>, state: appeared, view: <UIView 0x2",
            "app.txt:1:1: the line ends early: what is its view?"
        ),
        (
            "<UIView: 0x1; frame = (0 0; nan 3)>",
            "app.txt:1:1: its frame is missing, or is no rectangle"
        ),
        (
            "<UIView: 0x1; frame = (0 0; 1 3); layer = <CALayer: 0x2",
            "app.txt:1:1: the line ends early: '>' is missing"
        ),
        (
            "<A\u{1B}[31m 0x1>, state: appeared, view: <UIView 0x2>",
            "app.txt:1:1: the line has the control character U+1B"
        ),
        (
            "{\"steps\": [{\"tree\": [{\"depth\": 3, \"class\": \"A\", \"state\": \"appeared\"}]}]}",
            "app.txt:1:1: the tree of the last step is no tree of controllers"
        ),
    ])
    func `what is no hierarchy is one error, and nothing changes`(
        text: String, error: String
    ) throws {
        session.run("new a; root a")
        try take(text)
        #expect(errors == [error])
        #expect(session.tree == ["a [appeared]"])
        #expect(session.history.count == 2)
    }

    @Test func `a million levels are one error`() throws {
        try take(
            "   " + String(repeating: "|    ", count: 1_000_000)
                + "<A 0x1>, state: appeared, view: <UIView 0x2>\n<A 0x1>, state: appeared, view: <UIView 0x2>"
        )
        #expect(
            errors == ["app.txt:2:1: the line is set in too far, or less than the first one"])
        #expect(session.tree == [])
    }

    @Test func `a safe session reads no file`() throws {
        session.workbench.policy.isSafe = true
        try take("<A 0x1>, state: appeared, view: <UIView 0x2>")
        #expect(session.errors.count == 1 && session.tree == [])
    }

    @Test func `an import is undone as a whole where a line of it fails`() throws {
        session.run("new a; root a")
        try take(
            "<Base 0x1>, state: appeared, view: <UIView 0x2>\n<UIView: 0x2; frame = (0 0; 1 1)>\n"
                + "   | <Leaf: 0x3; baseClass = UINope; frame = (0 0; 1 1)>"
        )
        #expect(errors.count == 1 && errors[0].contains("the hierarchy cannot be made: "))
        #expect(session.tree == ["a [appeared]"])
    }

    @Test func `a module of that name is still imported as one`() {
        #expect(session.run("import hierarchy") == .fine)
        #expect(session.run("import UIKit") == .fine)
        #expect(errors == [])
    }

    // MARK: JSON

    @Test func `our own JSON is read`() throws {
        try take(
            """
            {"v":1,"kind":"session","title":"s","ios":26,"device":"iPhone 16","steps":[
            {"step":1,"source":"new home","tree":[{"depth":0,"name":"old","class":"UIViewController","state":"appeared","presented":null}]},
            {"step":2,"source":"present b","tree":[{"depth":0,"name":"home","class":"Home","state":"disappeared","presented":null},
            {"depth":1,"name":"a","class":"UIViewController","state":"unloaded","presented":null},
            {"depth":1,"name":"b","class":"UIViewController","state":"appeared","presented":"as fullScreen"}]}
            ]}
            """)
        #expect(errors == [])
        #expect(session.tree == ["home [disappeared]", "  a [unloaded]", "  ^ b [appeared]"])
        session.run("reset")
        try take(
            #"{"v":1,"kind":"answer","step":3,"text":"<Base 0x1>, state: appeared, view: <UIView 0x2>"}"#
        )
        #expect(session.tree == ["base [appeared]"])
    }

    @Test func `what is recognized in a paste`() {
        for text in [
            "<A 0x1>, state: appeared, view: <UIView 0x2>",
            "(lldb) pvc\n<A>, state: appeared, view: x",
            "   | <UIView: 0x1; frame = (0 0; 1 1)>",
        ] {
            #expect(session.workbench.isHierarchy(text))
        }
        for text in ["new a", "let a = b < c", "", "<html>", "a.b"] {
            #expect(!session.workbench.isHierarchy(text))
        }
    }
}
