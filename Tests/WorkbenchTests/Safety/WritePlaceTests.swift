import CommandLanguage
import Foundation
import Testing

@testable import Workbench

private let session = "# vcr session 1\nnew a\n"

@Suite("Where files are written")
struct WritePlaceTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func word(_ path: String) -> Word {
        Word(path, span: SourceSpan(file: "s.vcr", line: 3, column: 6))
    }

    /// Writes as a person who names the file; why that is refused, if it is.
    private func write(
        _ text: String = session, to path: String, over: Bool = false
    ) -> String? {
        complaint { () throws(Diagnostic) in
            try WritePlace.named(byPerson: word(path), makingFolder: false) { _ in over }.write(
                text)
        }
    }

    /// Writes as a script that names the file.
    private func scriptWrites(
        _ path: String, over: Bool = false, below folders: [String]? = nil
    ) -> String? {
        complaint { () throws(Diagnostic) in
            let folders = folders ?? [folder.path]
            try WritePlace.named(
                byScript: word(path), over: over, makingFolder: false, below: folders
            ).write(session)
        }
    }

    private func complaint(_ work: () throws(Diagnostic) -> Void) -> String? {
        do throws(Diagnostic) {
            try work()
            return nil
        } catch { return error.line.replacing(folder.path, with: "DIR") }
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/" + name, withDestinationPath: target)
    }

    @Test func `a new file, and nothing beside it`() throws {
        #expect(write(to: folder.path + "/a.vcr") == nil)
        #expect(try folder.text(of: "a.vcr") == session)
        #expect(folder.names == ["a.vcr"])
    }

    @Test func `over an own file, whose permissions stay`() throws {
        let path = folder.path + "/a.vcr"
        try folder.write(session, to: "a.vcr")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(write(session + "new b\n", to: path) == nil)
        #expect(try folder.text(of: "a.vcr") == session + "new b\n")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o640)
    }

    @Test(arguments: [
        session, "# vcr session 12\n", "# A script of vcr.\nnew a\n", "// A session of vcr. Each\n",
        "<svg xmlns=\"x\">\n<!-- Exported by vcr. -->\n<title>x</title>\n",
        "<!-- Exported by vcr. -->\n",
    ])
    func `a file is ours by its beginning`(text: String) throws {
        try folder.write(text, to: "a")
        #expect(write(to: folder.path + "/a") == nil)
    }

    @Test(arguments: [
        "", "notes", "vcr session 1\n", " # vcr session 1\n", "# vcr sessions\n",
        "<svg>\n<title/>\n",
        "text\n\n<!-- Exported by vcr. -->\n", "new a\n# vcr session 1\n", "\u{0}\u{FF}",
    ])
    func `no other is written over, unless with the word`(text: String) throws {
        try folder.write(text, to: "a")
        let path = folder.path + "/a"
        #expect(
            write(to: path)
                == "s.vcr:3:6: cannot write 'DIR/a': it is no session or export of vcr; "
                + "'over' behind the name writes all the same")
        #expect(try folder.text(of: "a") == text)
        #expect(write(to: path, over: true) == nil)
        #expect(try folder.text(of: "a") == session)
    }

    @Test func `through a link only with the word, and then the link stays`() throws {
        try folder.write(session, to: "real.vcr")
        try link("link.vcr", to: "real.vcr")
        #expect(
            write("new", to: folder.path + "/link.vcr")
                == "s.vcr:3:6: cannot write 'DIR/link.vcr': it is a link; "
                + "'over' behind the name writes all the same")
        #expect(write("new", to: folder.path + "/link.vcr", over: true) == nil)
        #expect(try folder.text(of: "real.vcr") == "new")
        let path = folder.path + "/link.vcr"
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "real.vcr")
    }

    @Test func `never where no regular file can be`() {
        for over in [false, true] {
            func writing(_ path: String) -> String? { write(to: path, over: over) }
            #expect(writing("/tmp") == "s.vcr:3:6: cannot write '/tmp': it is a directory")
            #expect(writing("/") == "s.vcr:3:6: cannot write '/': it is a directory")
            #expect(writing("/dev/full") == "s.vcr:3:6: cannot write '/dev/full': it is a device")
            #expect(
                writing(folder.path + "/none/a.vcr")
                    == "s.vcr:3:6: cannot write 'DIR/none/a.vcr': No such file or directory")
            #expect(writing("") == "s.vcr:3:6: cannot write '': the name is empty")
            #expect(
                writing("a\0b") == "s.vcr:3:6: cannot write 'a\0b': the name contains a NUL byte")
        }
        #expect(folder.names.isEmpty)
    }

    @Test func `what was there is kept where the new file cannot be written`() throws {
        try folder.write(session, to: "a.vcr")
        let long = String(repeating: "x", count: 300)
        #expect(
            write(to: folder.path + "/" + long)
                == "s.vcr:3:6: cannot write 'DIR/\(long)': File name too long")
        #expect(folder.names == ["a.vcr"])
    }

    @Test func `the folder is made where that is wanted, and not through a link`() throws {
        let make = { (path: String) in
            complaint { () throws(Diagnostic) in
                try WritePlace.named(
                    byScript: word(path), over: false, makingFolder: true, below: [folder.path]
                ).write(session)
            }
        }
        #expect(make(folder.path + "/new/a") == nil)
        #expect(make(folder.path + "/new/b") == nil)
        #expect(make(folder.path + "/deep/er/a") != nil)
        #expect(make("/tmp/elsewhere-of-tests/a") != nil)
        #expect(!FileManager.default.fileExists(atPath: "/tmp/elsewhere-of-tests"))
        try link("away", to: "new")
        #expect(make(folder.path + "/away/a") != nil)
    }

    @Test func `what takes the place meanwhile is not written over`() throws {
        let place = try WritePlace.named(byPerson: word(folder.path + "/a"), makingFolder: false) {
            _ in false
        }
        try folder.write("mine", to: "a")
        #expect(
            complaint { () throws(Diagnostic) in try place.write(session) }
                == "s.vcr:3:6: cannot write 'DIR/a': something else stands there now")
        #expect(try folder.text(of: "a") == "mine")
        #expect(folder.names == ["a"])
    }

    @Test func `a folder that becomes a link meanwhile leads nowhere else`() throws {
        let manager = FileManager.default
        for name in ["in", "out"] {
            try manager.createDirectory(
                atPath: folder.path + "/" + name, withIntermediateDirectories: false)
        }
        let place = try WritePlace.named(
            byScript: word(folder.path + "/in/a"), over: false, makingFolder: false,
            below: [folder.path])
        try manager.moveItem(atPath: folder.path + "/in", toPath: folder.path + "/moved")
        try link("in", to: "out")
        try place.write(session)
        #expect(try manager.contentsOfDirectory(atPath: folder.path + "/out") == [])
        #expect(try folder.text(of: "moved/a") == session)
    }

    @Test func `a script writes below a folder that was allowed`() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/sub/deep", withIntermediateDirectories: true)
        for path in ["a.vcr", "sub/a.vcr", "sub/deep/a.vcr", "sub/../b.vcr", "./sub//./c.vcr"] {
            #expect(scriptWrites(folder.path + "/" + path) == nil)
        }
        #expect(folder.names == ["a.vcr", "b.vcr", "sub"])
        #expect(scriptWrites(folder.path + "/a.vcr") == nil)
    }

    @Test(arguments: [
        "/tmp/a.vcr", "/etc/passwd", "DIR-beside/a.vcr", "DIR/../a.vcr", "DIR/sub/../../a.vcr",
        "/../../a.vcr", "~/a.vcr", "../a.vcr",
    ])
    func `a script writes nowhere else`(path: String) {
        for over in [false, true] {
            #expect(
                scriptWrites(path.replacing("DIR", with: folder.path), over: over)
                    == "s.vcr:3:6: cannot write '\(path)': a script writes only below the working "
                    + "directory or a folder of --allow-write")
        }
    }

    @Test func `a script writes through no link`() throws {
        let outside = try TemporaryDirectory()
        try folder.write(session, to: "real.vcr")
        try link("link.vcr", to: "real.vcr")
        try link("dangling.vcr", to: outside.path + "/new.vcr")
        try link("out", to: outside.path)
        try link("here", to: ".")
        for name in ["link.vcr", "dangling.vcr"] {
            #expect(
                scriptWrites(folder.path + "/" + name)
                    == "s.vcr:3:6: cannot write 'DIR/\(name)': it is a link")
        }
        for name in ["out", "here"] {
            #expect(
                scriptWrites(folder.path + "/\(name)/a.vcr")
                    == "s.vcr:3:6: cannot write 'DIR/\(name)/a.vcr': '\(name)' is a link")
        }
        #expect(
            scriptWrites(folder.path + "/link.vcr", over: true)
                == "s.vcr:3:6: cannot write 'DIR/link.vcr': it is a link, and 'over' counts only "
                + "from -c and at the prompt")
        #expect(outside.names == [])
        #expect(try folder.text(of: "real.vcr") == session)
    }

    @Test func `an allowed folder may be given by a link to it`() throws {
        let outside = try TemporaryDirectory()
        try link("out", to: outside.path)
        let allowed = [folder.path + "/out"]
        #expect(scriptWrites(folder.path + "/out/a.vcr", below: allowed) == nil)
        #expect(scriptWrites(outside.path + "/b.vcr", below: allowed) == nil)
        #expect(outside.names == ["a.vcr", "b.vcr"])
    }

    @Test func `a script writes over no file of others`() throws {
        try folder.write("notes", to: "notes.txt")
        let path = folder.path + "/notes.txt"
        #expect(
            scriptWrites(path)
                == "s.vcr:3:6: cannot write 'DIR/notes.txt': it is no session or export of vcr")
        #expect(
            scriptWrites(path, over: true)
                == "s.vcr:3:6: cannot write 'DIR/notes.txt': it is no session or export of vcr, "
                + "and 'over' counts only from -c and at the prompt")
        #expect(try folder.text(of: "notes.txt") == "notes")
    }

    @Test(arguments: [".profile", ".git/a.vcr", "sub/.a"])
    func `a script writes nothing hidden`(path: String) throws {
        #expect(
            scriptWrites(folder.path + "/" + path)
                == "s.vcr:3:6: cannot write 'DIR/\(path)': a script writes no hidden file and into "
                + "no hidden folder")
        #expect(scriptWrites(folder.path)?.hasSuffix("it is a directory") == true)
    }
}
