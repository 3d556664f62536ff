import Foundation
import HierarchyRecords
import InterfaceBuilder
import Testing

/// What a reader says of each text: the error's words, or that it is a document.
private func reason(_ text: String) -> String { reason(Array(text.utf8)) }

private func reason(_ bytes: [UInt8]) -> String {
    do throws(UnreadableInterface) {
        _ = try InterfaceReader.document(bytes, file: "A.storyboard")
        return "a document"
    } catch {
        return "\(error)"
    }
}

@Suite("Files that are hostile or broken")
struct HostileFileTests {
    // MARK: Broken files

    @Test(arguments: Fixture.all)
    func `only the whole file is a document, no beginning of it`(fixture: Fixture) {
        // The last byte is a newline, which may be missing. Of a large file 2,000 beginnings, evenly spaced.
        let end = fixture.bytes.count - 1
        let cuts = stride(from: 0, to: end, by: max(1, end / 2000))
        let documents = cuts.filter { reason(Array(fixture.bytes[..<$0])) == "a document" }
        #expect(documents == [])
        #expect(reason(Array(fixture.bytes.dropLast())) == "a document")
    }

    @Test(arguments: Fixture.all)
    func `a file without any one of its elements is a document, but for the outermost`(
        fixture: Fixture
    ) throws {
        let elements = MarkedElements(fixture.bytes)
        let broken = elements.ranges.indices.filter {
            reason(elements.bytes(without: $0)) != "a document"
        }
        #expect(broken == [elements.ranges.count - 1])
        #expect(elements.ranges.count == elements.starts)
    }

    @Test(arguments: Fixture.all)
    func `an id that another element has is told`(fixture: Fixture) throws {
        let ids = MarkedValues(fixture.bytes, attribute: " id=\"", behind: "<objects>")
        let before = try fixture.document().problems
        #expect(before == [])
        for index in ids.ranges.indices.dropFirst() {
            let bytes = ids.bytes(with: ids.value(0), at: index)
            let problems = try InterfaceReader.document(bytes, file: "A").problems
            #expect(problems.contains { $0.kind == .doubledID && $0.text == ids.value(0) })
        }
    }

    @Test(arguments: Fixture.all)
    func `a connection that leads nowhere is told`(fixture: Fixture) throws {
        let destinations = MarkedValues(
            fixture.bytes, attribute: " destination=\"", behind: "<objects>")
        for index in destinations.ranges.indices {
            let bytes = destinations.bytes(with: "nowhere", at: index)
            let document = try InterfaceReader.document(bytes, file: "A")
            // The segue of an unknown kind leads nowhere anyway.
            let count = document.problems.filter { $0.text == "nowhere" }.count
            let isLeftOut = fixture.name == "Workshop.storyboard" && count == 0
            #expect(count == 1 || isLeftOut)
        }
    }

    // MARK: Document types

    @Test func `entities are refused before the first is expanded`() {
        let laughs = """
            <!DOCTYPE document [
             <!ENTITY a "ha">
             <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
             <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
            ]>
            """
        let words = "<viewController id=\"a\" title=\"&c;\"/>"
        #expect(
            reason("<?xml version=\"1.0\"?>\n" + Fixture.storyboard(words, head: laughs))
                == "A.storyboard:2: has a document type with declarations, which may be entities: "
                + "they are refused")
    }

    @Test func `no other file is read`() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let secret = folder + "/vcr-secret-\(getpid())"
        try "SECRET".write(toFile: secret, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: secret) }
        let entity = "<!DOCTYPE document [ <!ENTITY x SYSTEM \"file://\(secret)\"> ]>"
        #expect(
            reason(Fixture.storyboard("<viewController id=\"&x;\"/>", head: entity))
                == "A.storyboard:1: has a document type with declarations, which may be entities: "
                + "they are refused")
        #expect(
            reason(Fixture.storyboard("", head: "<!DOCTYPE document SYSTEM \"file://\(secret)\">"))
                == "A.storyboard:1: has a document type in another file, which is not read")
        #expect(
            reason(Fixture.storyboard("", head: "<!DOCTYPE document PUBLIC \"a\" \"b\">"))
                == "A.storyboard:1: has a document type in another file, which is not read")
        #expect(reason(Fixture.storyboard("", head: "<!DOCTYPE document>")) == "a document")
        #expect(
            reason(Fixture.storyboard("<viewController id=\"&x;\"/>"))
                == "A.storyboard:1: is no XML: undefined entity")
    }

    // MARK: Sizes

    @Test func `elements too deep in each other end the reading`() {
        func nested(_ depth: Int) -> String {
            let views = String(repeating: "<view id=\"\"><subviews>", count: depth)
            return Fixture.storyboard(
                "<viewController>" + views
                    + String(repeating: "</subviews></view>", count: depth) + "</viewController>")
        }
        #expect(reason(nested(195)) == "a document")
        let error = "A.storyboard:1: has elements more than 400 deep in each other"
        #expect(reason(nested(200)) == error)
        #expect(reason(nested(200_000)) == error)
        #expect(
            reason(String(repeating: "<document>", count: 1_000_000)) == error)
    }

    @Test func `a hundred thousand scenes are read, and each is a scene`() throws {
        let scenes = (0..<100_000).map {
            "<scene sceneID=\"s\($0)\"><objects><viewController id=\"v\($0)\">"
                + "<connections><segue kind=\"show\" destination=\"v\(($0 + 1) % 100_000)\"/>"
                + "</connections></viewController></objects></scene>\n"
        }.joined()
        let document = try Fixture.document(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\n"
                + scenes + "</scenes></document>")
        #expect(document.scenes.count == 100_000)
        #expect(document.problems == [])
        #expect(document.scenes.last?.line == 100_001)
    }

    @Test func `ten megabytes of attributes are read, too many names are refused`() throws {
        let long = String(repeating: "x", count: 10 << 20)
        let one = try Fixture.document(
            Fixture.storyboard("<viewController id=\"a\" title=\"\(long)\"/>"))
        #expect(one.scenes.first?.controller?.text("title")?.utf8.count == 10 << 20)
        let many = (0..<1_000_000).map { " a\($0)=\"\"" }.joined()
        #expect(
            reason(Fixture.storyboard("<viewController\(many)/>"))
                == "A.storyboard:1: has too many different names of elements and attributes")
        let same = String(repeating: "<view x=\"1\" y=\"2\"/>", count: 300_000)
        #expect(reason(Fixture.storyboard(same)) == "a document")
    }

    // MARK: Encodings

    @Test(arguments: Fixture.all)
    func `byte order marks and UTF-16 change nothing`(fixture: Fixture) throws {
        let text = String(decoding: fixture.bytes, as: UTF8.self)
        let lines = DocumentText(try fixture.document()).lines
        let wide = text.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"").utf16
        let forms: [[UInt8]] = [
            [0xEF, 0xBB, 0xBF] + fixture.bytes,
            [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
            [0xFE, 0xFF] + wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] },
            Array(text.replacing("\n", with: "\r\n").utf8),
        ]
        for bytes in forms {
            let document = try InterfaceReader.document(bytes, file: fixture.name)
            #expect(DocumentText(document).lines == lines)
        }
    }

    @Test func `what is not text of its encoding is told`() {
        #expect(
            reason(Array("<document a=\"".utf8) + [0xC3, 0x28] + Array("\"/>".utf8))
                == "A.storyboard:1: is no XML: not well-formed (invalid token)")
        #expect(
            reason("<?xml version=\"1.0\" encoding=\"KLINGON\"?>\n<document/>")
                == "A.storyboard:1: is no XML: unknown encoding")
        #expect(
            reason("<document>\n<scenes>\n</document>")
                == "A.storyboard:3: is no XML: mismatched tag")
        #expect(reason([0, 1, 2]) == "A.storyboard:1: is no XML: not well-formed (invalid token)")
    }

    // MARK: Other files

    @Test func `a file of another kind is named for what it is`() {
        #expect(reason("") == "A.storyboard: is empty")
        #expect(
            reason("NIBArchive\u{1}")
                == "A.storyboard: is a compiled nib: the file that Xcode edits is needed")
        #expect(
            reason("bplist00")
                == "A.storyboard: is a compiled nib: the file that Xcode edits is needed"
        )
        #expect(
            reason(
                "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"
            )
                == "A.storyboard:2: is an archive of Xcode 4; Xcode 5 and later save it as a document"
        )
        #expect(
            reason("<plist/>")
                == "A.storyboard:1: is no storyboard and no nib: its first element is plist")
        #expect(
            reason("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
                == "A.storyboard:1: is made for AppKit, not for UIKit")
        #expect(
            reason("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>")
                == "A.storyboard:1: is made for watchOS, not for UIKit")
        #expect(
            reason("<document type=\"x\"/>")
                == "A.storyboard:1: is no storyboard and no nib: its type is \"x\"")
        #expect(
            reason("<document/>")
                == "A.storyboard:1: is no storyboard and no nib: its type is \"\"")
    }

    // MARK: Lies

    @Test func `a number that is none counts as zero and is told`() throws {
        let lies = [
            "1e400", "nan", "-inf", "0x10", "", "1,5", "12pt", "--1", "99999999999999999999e999",
        ]
        for lie in lies {
            let document = try Fixture.document(
                Fixture.storyboard(
                    "<view id=\"a\"><rect key=\"frame\" x=\"\(lie)\" y=\"1\" width=\"2\" height=\"3\"/>"
                        + "</view>"))
            #expect(
                document.scenes.first?.objects.first?.frame
                    == RectValue(x: 0, y: 1, width: 2, height: 3))
            #expect(document.problems == [DocumentProblem(.badNumber, lie, line: 1)])
        }
    }

    @Test func `numbers are read as they stand`() throws {
        let truths = [
            "-1", "0.0", "34.5", "1e3", "+2", "1.7976931348623157e+308", "0.1",
            "-0.3333333333333333",
        ]
        for truth in truths {
            let document = try Fixture.document(
                Fixture.storyboard(
                    "<view id=\"a\"><rect key=\"frame\" x=\"\(truth)\" y=\"1\" width=\"2\" height=\"3\"/>"
                        + "</view>"))
            #expect(document.scenes.first?.objects.first?.frame?.x == Double(truth))
            #expect(document.problems == [])
        }
    }

    @Test func `ratios of constraints are read in each of their forms`() throws {
        let forms = ["1:1", "3:2", "1/4", "35%", "0.5", "1:0", "a:b", "1:2:3", ""]
        let constraints = forms.map {
            "<constraint firstAttribute=\"width\" multiplier=\"\($0)\"/>"
        }
        let document = try Fixture.document(
            Fixture.storyboard(
                "<view id=\"a\"><constraints>\(constraints.joined())</constraints></view>"))
        let read = document.scenes.first?.objects.first?.constraints.map(\.multiplier)
        #expect(read == [1, 1.5, 0.25, 0.35, 0.5, 1, 1, 1, 1])
        #expect(document.problems.map(\.text) == ["1:0", "a:b", "1:2:3", ""])
    }

    @Test func `circles of relationships, embeds and references are read as they stand`() throws {
        let document = try Fixture.document(
            Fixture.storyboard(
                """
                <navigationController id="a"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="s"/>
                <segue destination="a" kind="embed" id="t"/></connections></navigationController>
                <viewControllerPlaceholder storyboardName="A" id="r"/>
                """))
        #expect(document.problems == [])
        #expect(document.scenes.first?.objects.count == 2)
    }
}
