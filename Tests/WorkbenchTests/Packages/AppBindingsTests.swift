import Foundation
import Testing

@testable import BindingsGenerator

/// A declaration as the compiler's symbol graph has it. Its words stand between single spaces; the name is in brackets,
/// and a type of the graph in braces.
private struct Declared {
    var kind: String
    var path: [String]
    var words: String
    var isGeneric = false

    var json: [String: Any] {
        var symbol: [String: Any] = [
            "kind": ["identifier": kind],
            "identifier": ["precise": Self.identifier(path.joined(separator: "."))],
            "pathComponents": path, "accessLevel": "internal",
            "declarationFragments": fragments,
        ]
        if isGeneric { symbol["swiftGenerics"] = ["parameters": []] }
        return symbol
    }

    private var fragments: [[String: String]] {
        words.matches(of: #/\[(.*?)\]|\{(.*?)\}|([A-Za-z]+)|([^A-Za-z\[\{]+)/#).map { match in
            if let name = match.1 { return ["kind": "identifier", "spelling": String(name)] }
            if let type = match.2 {
                return [
                    "kind": "typeIdentifier", "spelling": String(type),
                    "preciseIdentifier": Self.identifier(String(type)),
                ]
            }
            if let word = match.3 { return ["kind": "keyword", "spelling": String(word)] }
            return ["kind": "text", "spelling": String(match.4 ?? "")]
        }
    }

    static func identifier(_ name: String) -> String { "s:" + name }
}

/// What the generator makes of an app's declarations, beside a model of one class.
private func bindings(
    of declared: [Declared], inheriting: [(String, String)] = [], faults: [String] = []
) throws -> (text: String, leftOut: [String]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws -> String {
        let url = folder.appending(path: name)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }
    func graph(
        _ module: String, _ declared: [Declared], _ inheriting: [(String, String)]
    ) throws -> String {
        let relations = inheriting.map {
            [
                "kind": "inheritsFrom", "source": Declared.identifier($0.0),
                "target": Declared.identifier($0.1),
            ]
        }
        let json: [String: Any] = [
            "module": ["name": module], "symbols": declared.map(\.json),
            "relationships": relations,
        ]
        let data = try JSONSerialization.data(withJSONObject: json)
        return try write(String(decoding: data, as: UTF8.self), module + ".json")
    }
    let model = Declared(
        kind: "swift.class", path: ["UIViewController"], words: "class [UIViewController]")
    let overlay = try write(
        "Int\n    value\nUIViewController\n    scripted init(nibName: nil, bundle: nil)\n",
        "overlay")
    _ = try write("", "Bindings.swift")
    var arguments = [
        overlay, folder.path, try write("", "faults"), try graph("HeadlessUIKit", [model], []),
        "--", try graph("App", declared, inheriting),
    ]
    try PackageBindings(arguments).write()
    func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    if !faults.isEmpty {
        let lines = try read("Bindings.swift").components(separatedBy: "\n")
        let words = faults.compactMap { fault in
            lines.firstIndex { $0.contains(fault) }.map {
                "/a/Bindings.swift:\($0 + 1):1: error: no"
            }
        }
        arguments[2] = try write(words.joined(separator: "\n"), "faults")
        try PackageBindings(arguments).write()
    }
    return (
        try read("Bindings.swift"), try read("left-out").split(separator: "\n").map(String.init)
    )
}

private let home = Declared(kind: "swift.class", path: ["Home"], words: "class [Home]")

private func member(_ name: String, _ kind: String, _ words: String) -> Declared {
    Declared(kind: kind, path: ["Home", name], words: words)
}

@Suite("Bindings of an app's own types")
struct AppBindingsTests {
    @Test func `a controller has its initialisers, properties and methods`() throws {
        let (text, leftOut) = try bindings(
            of: [
                home, member("init(mood:)", "swift.init", "init(mood: {Int} = 2)"),
                member("mood", "swift.property", "var [mood]: {Int}"),
                member("show(count:)", "swift.method", "func [show](count: {Int}) -> {Int}"),
            ], inheriting: [("Home", "UIViewController")])
        let lines = text.split(separator: "\n").map(String.init)
        for line in [
            #"type.initialiser("init(mood:)", defaults: ["mood": (2 as Int).value]) { (mood: Int) in Home(mood: mood) }"#,
            #"type.property("mood", { $0.mood }, { $0.mood = $1 })"#,
            #"type.method("show(count:)") { own in { (count: Int) in own.show(count: count) } }"#,
            #"static let app_Home = TypeDescription("Home", class: Home.self, superclass: .viewController) { type in"#,
            "final class Scripted_Home: Home, ScriptedObject {", "super.init(mood: mood)",
            "types: [.app_Home],", "classes: [Scripted_Home.adopted],",
        ] { #expect(lines.contains(line)) }
        #expect(leftOut == [])
    }

    @Test func `what statements cannot have is a line, and no error`() throws {
        let (text, leftOut) = try bindings(of: [
            home, member("find(_:)", "swift.method", "func [find]<T>(_ type: T) -> T"),
            member("load()", "swift.method", "func [load]() throws"),
            member("wait()", "swift.method", "func [wait]() async"),
            Declared(kind: "swift.class", path: ["Box"], words: "class [Box]<T>", isGeneric: true),
            Declared(kind: "swift.enum", path: ["Route"], words: "enum [Route]"),
            Declared(
                kind: "swift.enum.case", path: ["Route", "to(_:)"], words: "case [to]({Int})"),
            Declared(kind: "swift.protocol", path: ["Any1"], words: "protocol [Any1]"),
        ])
        #expect(
            leftOut == [
                "left out: Any1: it is no protocol of classes alone",
                "left out: Box: it has type parameters",
                "left out: Home.find(_:): statements have no values of 'T'",
                "left out: Home.load(): it throws", "left out: Home.wait(): it is asynchronous",
                "left out: Route: its cases carry values",
            ])
        #expect(!text.contains("Route.self") && !text.contains("Box.self"))
    }

    @Test func `a name of ours stays ours`() throws {
        let (text, leftOut) = try bindings(of: [
            Declared(
                kind: "swift.class", path: ["UIViewController"], words: "class [UIViewController]")
        ])
        #expect(leftOut == ["left out: UIViewController: its name is one of vcr's own"])
        #expect(text.contains("types: [],"))
    }

    @Test func `what the compiler does not take is left out, and stays so`() throws {
        let (text, leftOut) = try bindings(
            of: [
                home, member("init()", "swift.init", "init()"),
                member("one", "swift.property", "var [one]: {Int}"),
                member("two", "swift.property", "var [two]: {Int}"),
            ], faults: [#"type.property("one""#])
        #expect(leftOut == ["left out: Home.one: the compiler says: no"])
        #expect(!text.contains("$0.one") && text.contains("$0.two"))
        #expect(text.contains("// not Home.one\tthe compiler says: no"))
    }
}
