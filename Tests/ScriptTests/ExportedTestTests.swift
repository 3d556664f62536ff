import CheckoutFiles
import Foundation
import Testing

/// What `export test` writes, with the model in UIKit's place: it compiles, passes, and fails where the model's rules
/// are broken.
@Suite("An exported test")
struct ExportedTestTests {
    private static let scripts = [
        "Plain": """
        new home; new a
        root home
        home.addChild(a)
        home.view.addSubview(a.view)
        a.didMove(toParent: home)

        """,
        "Pasted": """
        class DetailController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Detail"
            }
        }
        let detail = DetailController()
        root detail

        """,
        "Stack": """
        new first; new second; new stack as nav
        stack.viewControllers = [first]
        root stack
        push second
        pop

        """,
        "Presentation": """
        new home; new sheet
        root home
        home.present(sheet, animated: true)
        dismiss sheet

        """,
        "Finger": """
        new home; new sheet
        root home
        home.present(sheet, animated: true)
        together { swipe down; finish }

        """,
    ]

    @Test func `compiles, and passes with the model, but not with one whose rules are broken`()
        throws
    {
        let scratch = try Scratch()
        let package = scratch.path("package")
        try FileManager.default.createDirectory(
            atPath: package + "/Tests", withIntermediateDirectories: true)
        try Self.manifest.write(
            toFile: package + "/Package.swift", atomically: true, encoding: .utf8)
        for (name, script) in Self.scripts {
            let path = scratch.path("\(name).vcr")
            try script.write(toFile: path, atomically: true, encoding: .utf8)
            let exported = try scratch.runProgram(["export", "test", path])
            #expect(exported.errors == "")
            try exported.output.write(
                toFile: package + "/Tests/\(name)Tests.swift", atomically: true, encoding: .utf8)
        }

        let passed = try scratch.run("scripts/check-device-suite", [package])
        #expect(passed.status == 0, "\(passed.output.suffix(2_000))\(passed.errors.suffix(2_000))")
        #expect(passed.output.contains("Executed 5 tests, with 1 test skipped and 0 failures"))
        #expect(passed.output.contains("only a finger does: together { swipe down; finish }"))

        let failed = try scratch.run("scripts/check-device-suite", ["--broken", package])
        #expect(failed.status == 1, "\(failed.errors.suffix(2_000))")
    }

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Exported", targets: [.testTarget(name: "ExportedTests", path: "Tests")])

        """
}
