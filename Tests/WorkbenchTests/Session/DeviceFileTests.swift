import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// `device load`, and devices of the user's own in a session.
@MainActor
@Suite("A file of devices")
struct DeviceFileTests {
    private func loading(_ text: String) throws -> TestSession {
        let folder = try TemporaryDirectory()
        try folder.write(text, to: "mine.vcr")
        let session = TestSession()
        session.run("device load \"\(folder.path)/mine.vcr\"")
        return session
    }

    /// The errors, without the folder that the file was in.
    private func errors(_ text: String) throws -> [String] {
        try loading(text).errors.map { error in
            error.split(separator: "mine.vcr", maxSplits: 1, omittingEmptySubsequences: false).last
                .map { "mine.vcr" + $0 } ?? error
        }
    }

    @Test("adds every device in it, each as a step of its own")
    func loaded() throws {
        let session = try loading(
            """
            # Two of ours.
            device add "Kiosk" 600 1000 idiom pad safe 20 0 0 0
            device add Pocket 300 500 scale 3 wide landscape 0 10 0 10 corner 8
            """)
        #expect(session.errors == [])
        #expect(session.history.count == 2)
        let own = session.workbench.session.world.ownDevices
        #expect(own.map(\.name) == ["Kiosk", "Pocket"])
        #expect(
            own.map(DeviceDefinition.source) == [
                "device add \"Kiosk\" 600 1000 scale 2 idiom pad safe 20 0 0 0 landscape 20 0 0 0 "
                    + "statusbar 20 corner 0",
                "device add \"Pocket\" 300 500 scale 3 idiom phone wide safe 0 0 0 0 "
                    + "landscape 0 10 0 10 statusbar 0 corner 8",
            ])
        session.run("device pocket; rotate; new a; root a; undo 4")
        #expect(session.workbench.session.world.ownDevices == own)
    }

    @Test("with a lie in it adds none")
    func lies() throws {
        let good = "device add Good 300 500\n"
        #expect(
            try errors(good + "device add Bad 500 300") == [
                "mine.vcr:2:20: in portrait a screen is no wider than high: 500 by 300"
            ])
        #expect(try loading(good + "device add Bad 500 300").history.isEmpty)
        #expect(
            try errors(good + "quit 3") == [
                "mine.vcr:2:1: a file of devices holds nothing but 'device add'"
            ])
        #expect(
            try errors(good + "let a = 1") == [
                "mine.vcr:2:1: a file of devices holds nothing but 'device add'"
            ])
        #expect(
            try errors("device load mine.vcr") == [
                "mine.vcr:1:1: a file of devices holds nothing but 'device add'"
            ])
        #expect(
            try errors("device add A 1e9 1e9") == [
                "mine.vcr:1:14: '1e9' is no 'width': a number from 100 to 5000"
            ])
        #expect(try errors("\u{202E}\u{1B}]0;x\u{7}").count == 1)
        #expect(try errors(good + good) == ["mine.vcr:2:12: there is a device 'Good' already"])
        #expect(try loading("").errors == [])
    }

    @Test("is not opened where files are not safe")
    func unsafe() {
        let session = TestSession(RunPolicy(isSafe: true))
        session.run("device load mine.vcr")
        #expect(session.errors.count == 1)
        #expect(session.errors[0].hasSuffix("'mine.vcr' is not opened: --safe"))
    }

    @Test("its devices are part of the saved session")
    func saved() throws {
        let folder = try TemporaryDirectory()
        let session = TestSession()
        session.run(
            "device add Kiosk 600 1000 idiom pad; device Kiosk; new a; root a; multitask 1/2; "
                + "save \"\(folder.path)/s.vcr\"")
        let other = TestSession()
        other.run("load \"\(folder.path)/s.vcr\"")
        #expect(other.errors == [])
        #expect(other.log(.all) == session.log(.all))
        #expect(other.workbench.session.world.device.name == "Kiosk")
    }
}
