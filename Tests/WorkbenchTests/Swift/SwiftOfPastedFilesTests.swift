import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Swift that files have in several places")
struct SwiftOfPastedFilesTests {
    @Test("methods of an extension share a name where they take other types")
    func overloads() {
        #expect(
            ScriptRun(
                """
                extension UIView {
                    func mark(_ n: Int) -> String { "number" }
                    func mark(_ s: String) -> String { "text" }
                }
                print(UIView().mark(1), UIView().mark("a"))
                """
            ).talk == ["number text"])
    }

    @Test("refuses a second method of an extension that takes the same")
    func sameTypes() {
        #expect(
            ScriptRun(
                "extension UIView { func mark(_ n: Int) {}; func mark(_ m: Int) {} }"
            ).talk == ["1:49: invalid redeclaration of 'mark(_:)'"])
    }

    @Test("the value of a property is what an extension of UIKit's class gives")
    func extensionsFirst() {
        #expect(
            ScriptRun(
                """
                class Home { let name = UIColor.red.called() }; extension UIColor { func called() -> String { "red" } }
                print(Home().name)
                """
            ).talk == ["red"])
    }

    @Test("a constant of an extension is what the extension's own initialiser makes")
    func ownInitialiser() {
        #expect(
            ScriptRun(
                """
                extension UIColor {
                    static let brand = UIColor(grey: 1)
                    convenience init(grey: CGFloat) { self.init(white: grey, alpha: 1) }
                }
                print(UIColor.brand == UIColor(white: 1, alpha: 1))
                """
            ).talk == ["true"])
    }

    @Test("a collection keeps its own subscript beside that of an extension")
    func subscripts() {
        #expect(
            ScriptRun(
                """
                extension Array {
                    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
                }
                print([1, 2][safe: 1] ?? 0, [1, 2][safe: 4] ?? 0, [1, 2][0])
                """
            ).talk == ["2 0 1"])
    }

    @Test("reads strings between number signs, whose escapes have one, too")
    func rawStrings() {
        #expect(
            ScriptRun(
                ##"""
                class Raw { let pattern = #"a\d"b"#; func text(_ n: Int) -> String { #"x\#(n)\n\#ty"# } }
                print(Raw().pattern, Raw().text(3))
                """##
            ).talk == ["a\\d\"b x3\\n\ty"])
    }

    @Test("asks the class that a value stands for, where only the run tells which it is")
    func membersOfTypes() {
        #expect(
            ScriptRun(
                """
                class Cell: UITableViewCell {}
                extension UITableViewCell {
                    static var identifier: String { String(describing: self) }
                    static func nib() -> String { "nib" }
                }
                func both(_ type: UITableViewCell.Type) -> String { type.identifier + type.nib() }
                print(both(Cell.self))
                """
            ).talk == ["Cellnib"])
    }

    @Test("a property's function of its own name, nothing, closures behind '?', and an idle timer")
    func forms() {
        #expect(
            ScriptRun(
                """
                func track(_ n: Int) { print(n) }
                struct Log { var track = track(_:) }
                Log().track(4)
                let item: UIBarButtonItem? = .none
                func first() -> Int { let n: Int?; do { n = 3 }; return n ?? 0 }
                var later: ((() -> Void) -> Void)? = { $0() }
                later? { print("called") }
                let all = NSMutableArray()
                all.add(1)
                print(item == nil, first(), all.count, Timer().isValid)
                """
            ).talk == ["4", "called", "true 3 1 false"])
    }

    @Test("a function declares types of its own in a class")
    func localTypes() throws {
        #expect(
            try check(
                """
                class Home: UIViewController {
                    class var shared: Home {
                        struct Static { static let instance = Home() }
                        return Static.instance
                    }
                    func f() {
                        enum Kind { case plain }
                        print(Kind.plain)
                    }
                }
                """) == [])
    }

    @Test("takes publishers, functions, constants and objects of other frameworks as they come")
    func frameworks() throws {
        #expect(
            try check(
                """
                import AVFoundation
                import AuthenticationServices
                import Combine
                class Model { @Published var count = 1 }
                class Home: UIViewController {
                    let model = Model()
                    var bag: AnyCancellable?
                    func f() {
                        bag = model.$count.sink { print($0) }
                        let seconds = Float(CMTimeGetSeconds(CMTimeMake(value: 1, timescale: 2)))
                        print(seconds, kCMTimeZero)
                        let request = ASAuthorizationAppleIDProvider().createRequest()
                        request.requestedScopes = [.fullName, .email]
                    }
                    func anchor() -> ASPresentationAnchor { view.window! }
                }
                """) == [
                    "inert: CMTimeGetSeconds, CMTimeMake, kCMTimeZero, ASAuthorizationAppleIDProvider, "
                        + "ASAuthorizationAppleIDProvider.createRequest, requestedScopes, fullName, email"
                ])
    }

    @Test("names within patterns hide no mistake behind members that seem to be missing")
    func patterns() throws {
        #expect(
            try check(
                """
                class Home: UIViewController {
                    func f(_ result: Result<Int, Error>) {
                        switch result {
                        case .success(let value): print(value, missing)
                        case .failure(let error): print(error, absent)
                        }
                    }
                }
                """) == [
                    "4: the class uses members that are not defined: 'missing', 'absent'"
                ])
    }

    /// The notes and the mistakes of a file of Swift.
    private func check(_ code: String) throws -> [String] {
        let folder = try TemporaryDirectory()
        try folder.write(code, to: "Home.swift")
        let verdict = try Workbench().check([folder.path + "/Home.swift"])
        return verdict.notes + verdict.mistakes.map { "\($0.span.line): \($0.message)" }
    }

    @Test("dictionaries' extensions go over themselves, by the types that 'where' says")
    func dictionaryExtension() {
        #expect(
            ScriptRun(
                """
                extension Dictionary where Key == String, Value == Int? {
                    var known: [String] {
                        var names = [String]()
                        for (name, count) in self { if let count, count > 0 { names.append(name) } }
                        return names
                    }
                }
                let counts: [String: Int?] = ["a": 1, "b": nil]
                print(counts.known, Bool("true") ?? false, Bool("yes") as Any)
                let path = "Home.Type"
                let end = path.index(path.endIndex, offsetBy: -5)
                print(path.prefix(upTo: end), path.suffix(from: end), [1, 2, 3].prefix(upTo: 2))
                """
            ).talk == [#"["a"] true nil"#, "Home .Type [1, 2]"])
    }

    @Test("an enumeration's static optional begins as nil, and is observed")
    func staticOptional() {
        #expect(
            ScriptRun(
                """
                enum Presenter {
                    static var shown: String? { didSet { print(oldValue.debugDescription, shown as Any) } }
                }
                Presenter.shown = "a"
                Presenter.shown = nil
                """
            ).talk == [#"nil Optional("a")"#, #"Optional("a") nil"#])
    }

    @Test("types with arguments and '?' are values, and old code names a class without '.self'")
    func metatypes() {
        #expect(
            ScriptRun(
                """
                class Answer<Part> {}
                func take(_ type: Any.Type) { print(type) }
                take(Answer<Answer<Int>>?.self)
                class Home: UIViewController {
                    func isHome(other: UIViewController) -> Bool { return other.isKindOfClass(Home) }
                }
                print(Home().isHome(other: Home()))
                """
            ).talk.filter { !$0.hasPrefix("in old code") }.prefix(2).last?.isEmpty == false)
    }

    @Test("loops and conditions name the parts of tuples, with their types or where they are there")
    func tuples() {
        #expect(
            ScriptRun(
                """
                let all: [String: Any] = ["a": 1]
                for (key, value): (String, Any) in all { print(key, value) }
                func pair() -> (Int, String)? { (1, "x") }
                if let (_, name) = pair() { print(name) }
                print("a b/ä".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "", "%41%".removingPercentEncoding as Any, "%C3%A4".removingPercentEncoding ?? "")
                let noon = Calendar.current.date(bySettingHour: 12, minute: 0, second: 0, of: Date(timeIntervalSince1970: 0))
                print(noon?.timeIntervalSince1970 ?? 0)
                """
            ).talk == ["a 1", "x", "a%20b/%C3%A4 nil ä", "43200.0"])
    }
}
