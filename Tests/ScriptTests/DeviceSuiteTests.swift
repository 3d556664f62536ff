import CheckoutFiles
import Foundation
import Testing

/// The suite for devices, with the model in UIKit's place: it compiles, passes, and tells of a model whose
/// rules are broken.
@Suite("The device suite")
struct DeviceSuiteTests {
    private static let scripts = [
        "devices/tabs-of-stacks", "devices/sheet", "devices/sheet-by-finger",
        "cycle/as-the-guide-has-it", "add/in-viewDidLoad",
    ]

    @Test func `it passes with the model, and names the three rules that were broken on purpose`()
        throws
    {
        let scratch = try Scratch()
        let suite = scratch.path("suite")
        let scripts = Self.scripts.map { Checkout.url("Tests/Scripts/\($0).vcr").path }
        let written = try scratch.run("scripts/device-suite", [suite] + scripts)
        #expect(written.errors == "device-suite: 5 scenarios in \(suite)\n")

        let passed = try scratch.run("scripts/check-device-suite", [suite])
        #expect(passed.status == 0, "\(passed.output.suffix(2_000))\(passed.errors.suffix(2_000))")
        let holds = try scratch.runProgram(["import-recording", "\(suite)/report.json"])
        #expect(holds.output == Self.allConfirmed)
        #expect(holds.status == 0)

        let failed = try scratch.run("scripts/check-device-suite", ["--broken", suite])
        #expect(failed.status == 1, "\(failed.errors.suffix(2_000))")
        let broken = try scratch.runProgram(["import-recording", "\(suite)/report.json"])
        let rules = broken.output.split(separator: "\n").prefix(3).map(String.init)
        #expect(
            rules == [
                "report.json: vcr (a simulator), iOS 26, 5 scenarios",
                "confirmed    C01 C10 C20 C34 C42 M3 M4 P04 L02 D09 X09",
                "contradicted C24 C40 M2",
            ])
        #expect(broken.status == 1)
    }

    private static let allConfirmed = """
        report.json: vcr (a simulator), iOS 26, 5 scenarios
        confirmed    C01 C10 C20 C24 C34 C40 C42 M2 M3 M4 P04 L02 D09 X09
        contradicted none
        left out     devices-sheet-by-finger: needs a person: together { swipe down; finish }

        """

    @Test func `a report is filed by its system and device, and one of the model is refused`()
        throws
    {
        let scratch = try Scratch()
        let filed = try scratch.file(report(of: "iPhone17,1"))
        #expect(filed.status == 0)
        #expect(filed.output.hasSuffix("contradicted none\n"))
        #expect(filed.errors.hasPrefix("import-recording: filed as Tests/Recordings/26.1-iPhone17"))
        let names = try scratch.recordings
        #expect(names.count == 1)
        let text = try String(
            contentsOfFile: scratch.path("Tests/Recordings/\(names.first ?? "")"), encoding: .utf8)
        #expect(text == report(of: "iPhone17,1"))

        let ours = try scratch.file(report(of: "vcr"))
        #expect(ours.status == 70)
        #expect(ours.errors.contains("was made by vcr's own model, which is no evidence"))
        let other = try scratch.file("{}")
        #expect(other.status == 2)
        #expect(try scratch.recordings == names)
    }

    private func report(of device: String) -> String {
        """
        {
          "device" : "\(device)",
          "isPad" : false,
          "isSimulated" : true,
          "kind" : "device-suite",
          "scenarios" : [],
          "system" : "26.1",
          "v" : 1
        }

        """
    }

    @Test func `the workflow names what is there, and its scripts are scripts`() throws {
        let workflow = try Checkout.text(".github/workflows/device-suite.yml")
        let named = workflow.matches(of: #/scripts/[a-z-]+/#).map { String($0.output) }
        #expect(named == ["scripts/device-suite"])
        for path in named + ["Tests/DeviceSuite/simulators"] {
            let checked = try Scratch().run("/bin/sh", ["-n", Checkout.url(path).path])
            #expect(checked == Outcome(output: "", errors: "", status: 0), "\(path)")
        }
    }

    @Test func `each object of the project that another names is there, and so is each file`()
        throws
    {
        let project = try Checkout.text("Tests/DeviceSuite/DeviceSuite.xcodeproj/project.pbxproj")
        let scheme = try Checkout.text(
            "Tests/DeviceSuite/DeviceSuite.xcodeproj/xcshareddata/xcschemes/DeviceSuite.xcscheme")
        let made = Set(project.matches(of: #/\t\t(D5[0-9A-F]{22}) = \{isa/#).map { $0.output.1 })
        let used = Set((project + scheme).matches(of: #/D5[0-9A-F]{22}/#).map { $0.output })
        #expect(used == made)
        let sources = project.matches(of: #/path = ([A-Za-z]+\.swift)/#).map { String($0.output.1) }
        let folder = try FileManager.default.subpathsOfDirectory(
            atPath: Checkout.url("Tests/DeviceSuite").path)
        let files = folder.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
            .map { URL(filePath: $0).lastPathComponent }
        #expect(Set(sources) == Set(files + ["CallbackRecorder.swift", "Scenarios.swift"]))
    }
}
