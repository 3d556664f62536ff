import Testing

@testable import Workbench

@MainActor
@Suite("Apps: what a project of Xcode builds, and the pictures among its files")
struct XcodeProjectTests {
    @Test("A file that no target builds is left out, one of a framework that the app needs is not")
    func unbuilt() throws {
        let app = try SampleApp.withScenes()
        try app.folder.write("class HomeViewController {}", to: "Code/Home-old.swift")
        try app.folder.makeDirectory("Kit")
        try app.folder.write("let kitName = \"kit\"", to: "Kit/Names.swift")
        try app.addProject(Self.project)
        let session = TestSession()
        session.run("app \(app.operand)\nprint(kitName)")
        #expect(session.errors == [])
        #expect(
            session.notes.first == "'\(app.folder.path)': 4 files of Swift"
                && session.notes.dropFirst().first
                    == "left out, since the project does not build it: Home-old.swift"
        )
        #expect(session.lines == ["kit"])
    }

    @Test("Folders that Xcode 16 builds whole, but for what they except")
    func synchronizedFolders() throws {
        let app = try SampleApp.withScenes()
        try app.folder.write("class HomeViewController {}", to: "Code/Home-old.swift")
        try app.addProject(
            """
            { objects = {
              P = { isa = PBXProject; targets = (A); mainGroup = G; };
              A = { productType = "com.apple.product-type.application"; buildPhases = (S);
                    fileSystemSynchronizedGroups = (F); };
              S = { files = (B); }; B = { fileRef = H; };
              G = { children = (F, H); sourceTree = "<group>"; };
              F = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; exceptions = (X); };
              X = { target = A; membershipExceptions = ("Home-old.swift"); };
              H = { path = HomeViewController.swift; sourceTree = SOURCE_ROOT; };
            }; rootObject = P; }
            """)
        let session = TestSession()
        session.run("app \(app.operand)")
        #expect(session.errors == [])
        #expect(
            session.notes.dropFirst().first
                == "left out, since the project does not build it: Home-old.swift")
    }

    @Test(
        "A project that cannot be read, or that builds nothing that is there, leaves nothing out",
        arguments: [
            "", "{", "{ objects = { P = { targets = (A", "(((", "{ a = \"", "/* no end",
            "{ objects = { P = { targets = (P); mainGroup = P; }; }; rootObject = P; }",
            "{ objects = { P = { targets = (A); mainGroup = P; children = (P); };"
                + " A = { productType = \"x.application\"; dependencies = (D); };"
                + " D = { target = A; }; }; rootObject = P; }",
            String(repeating: "(", count: 100_000),
        ])
    func unreadable(_ text: String) throws {
        let app = try SampleApp.withScenes()
        try app.addProject(text)
        let session = TestSession()
        session.run("app \(app.operand)")
        #expect(session.errors == [])
        #expect(session.notes.first == "'\(app.folder.path)': 3 files of Swift")
    }

    @Test("UIImage(named:) finds what an app's folder holds, also after loading and undoing")
    func images() throws {
        let app = try SampleApp.withScenes()
        try app.folder.makeDirectory("Assets.xcassets")
        try app.folder.makeDirectory("Assets.xcassets/my logo.imageset")
        try app.folder.write(png(40, 20), to: "Assets.xcassets/my logo.imageset/any@2x.png")
        try app.folder.makeDirectory("Assets.xcassets/AppIcon.appiconset")
        try app.folder.write(png(9, 9), to: "Assets.xcassets/AppIcon.appiconset/icon.png")
        try app.folder.write(png(30, 30), to: "photo@3x.png")
        try app.folder.write("no picture", to: "empty.jpg")
        let session = TestSession()
        let asking = """
            for name in ["my logo", "photo.png", "empty", "icon", "none"] {
                print(UIImage(named: name)?.size.width ?? -1, UIImage(named: name)?.scale ?? 0)
            }
            """
        session.run("app \(app.operand)\n" + asking)
        let found = [
            "20.0 2.0", "10.0 3.0", "0.0 1.0", "-1.0 0.0", "-1.0 0.0",
        ]
        #expect(session.errors == [])
        #expect(session.lines == found)
        session.run("save \"\(app.folder.path)/demo.vcr\"")
        let second = TestSession()
        second.run("load \"\(app.folder.path)/demo.vcr\"\nundo; redo\n" + asking)
        #expect(second.lines.suffix(5) == found)
    }

    @Test("An image that is told in no form that an app's is")
    func badImages() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run("app x images logo\napp x images logo:1x1@9\napp x images a:1x1@1 b")
        #expect(
            session.errors == [
                "1:14: 'logo' is no image of an app",
                "2:14: 'logo:1x1@9' is no image of an app",
                "3:22: 'b' is no image of an app",
            ])
    }

    /// The beginning of a picture of that size in pixels.
    private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, width, 0, 0, 0, height]
    }

    /// An app with a framework, and tests.
    private static let project = """
        // !$*UTF8*$!
        {
          objects = {
            /* Begin PBXProject section */
            P = { isa = PBXProject; targets = (T, A, K); mainGroup = G; };
            T = { productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (); };
            A = { productType = "com.apple.product-type.application"; buildPhases = (S);
                  dependencies = (D); };
            K = { productType = "com.apple.product-type.framework"; buildPhases = (SK); };
            D = { target = K /* Kit */; };
            S = { files = (B1, B2, B3,); }; SK = { files = (B4); };
            B1 = { fileRef = F1; }; B2 = { fileRef = F2; }; B3 = { fileRef = F3; };
            B4 = { fileRef = F4; };
            G = { children = (C, F3, L); sourceTree = "<group>"; };
            C = { children = (F1, F2); path = Code; sourceTree = "<group>"; };
            L = { children = (F4); path = "Code/../Kit"; sourceTree = "<group>"; };
            F1 = { path = AppDelegate.swift; sourceTree = "<group>"; };
            F2 = { path = SceneDelegate.swift; sourceTree = "<group>"; };
            F3 = { path = "HomeViewController.swift"; sourceTree = "<group>"; };
            F4 = { path = Names.swift; sourceTree = "<group>"; };
          };
          rootObject = P;
        }
        """
}

extension SampleApp {
    fileprivate func addProject(_ text: String) throws {
        try folder.makeDirectory("Demo.xcodeproj")
        try folder.write(text, to: "Demo.xcodeproj/project.pbxproj")
    }
}
