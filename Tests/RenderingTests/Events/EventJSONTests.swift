import Foundation
import HierarchyRecords
import Rendering
import Testing

@Suite struct EventJSONTests {
    private func written(_ sample: SampleLog) -> [String] { EventRenderer(.json).written(sample) }

    @Test func `an event has every key in the language's order`() {
        var sample = SampleLog()
        sample.add(.viewWillAppear, sample.b, .flag(false), depth: 2, cause: 14)
        #expect(
            written(sample) == [
                #"{"v":1,"seq":1,"step":4,"t":0.25,"cat":"appearance","obj":"b","#
                    + #""cls":"UIViewController","sel":"viewWillAppear(_:)","#
                    + #""objc":"viewWillAppear:","args":["false"],"depth":2,"cause":15,"#
                    + #""rule":"C10","text":"b.viewWillAppear(false)"}"#
            ])
    }

    @Test func `what is not there is null`() {
        var sample = SampleLog()
        sample.add(.mark, text: "mark", rule: nil)
        sample.add(.deinitialized, sample.a, step: 0, time: 0)
        #expect(
            written(sample) == [
                #"{"v":1,"seq":1,"step":4,"t":0.25,"cat":"mark","obj":null,"cls":null,"sel":null,"#
                    + #""objc":null,"args":["mark"],"depth":0,"cause":null,"rule":null,"#
                    + #""text":"mark"}"#,
                #"{"v":1,"seq":2,"step":0,"t":0,"cat":"load","obj":"a","cls":"UIViewController","#
                    + #""sel":"deinit","objc":"dealloc","args":[],"depth":0,"cause":null,"#
                    + #""rule":"C10","text":"a.deinit"}"#,
            ])
    }

    @Test func `strings are escaped and read back as they were`() throws {
        let hostile = "\"\\/\n\r\t\u{0}\u{1B}\u{7F}\u{9B}\u{202E}\u{2028}\u{E0041}设😀"
        var sample = SampleLog()
        sample.add(.warning, text: hostile)
        let line = written(sample)[0]
        #expect(
            line.hasSuffix(
                #""text":"warning: \"\\/\n\r\t\u0000\u001b\u007f\u009b\u202e\u2028"#
                    + #"\udb40\udc41设😀"}"#))
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        #expect(object?["text"] as? String == "warning: " + hostile)
    }

    @Test func `every kind of event is one JSON object with all keys`() throws {
        let keys = try written(.everyKind).map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return (object as? [String: Any])?.keys.sorted() ?? []
        }
        let all = "args cat cause cls depth obj objc rule sel seq step t text v"
        #expect(Set(keys) == [all.split(separator: " ").map(String.init)])
    }

    @Test func `times are the shortest numbers`() {
        var sample = SampleLog()
        for time in [0, 0.1, 0.30000000000000004, 12, 1e-7, .infinity] {
            sample.add(.viewDidLoad, sample.a, time: time)
        }
        let times = written(sample).map { line in
            line.components(separatedBy: #""t":"#)[1].components(separatedBy: ",")[0]
        }
        #expect(times == ["0", "0.1", "0.30000000000000004", "12", "1e-07", "null"])
    }
}
