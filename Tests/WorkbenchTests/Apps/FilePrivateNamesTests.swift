import CommandLanguage
import Testing

@testable import Workbench

@Suite("What several files have for themselves under one name") @MainActor
struct FilePrivateNamesTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func reasons(_ files: [String]) throws -> [String] {
        var paths: [String] = []
        for (index, text) in files.enumerated() {
            try directory.write(text, to: "\(index).swift")
            paths.append(directory.path + "/\(index).swift")
        }
        return try Workbench().check(paths).mistakes.map { "\($0.message)" }
    }

    private static func file(_ letter: String) -> String {
        """
        private let cellID = "\(letter)"
        private final class Token { let text = cellID }
        private func helper(_ number: Int) -> Int { number }
        private extension UIView {
            var shade: Int { 1 }
            func settle() { tag = shade }
        }
        class \(letter.uppercased())Controller: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.settle()
                print(cellID, Token().text, "\\(helper(3)) \\(cellID)")
            }
        }
        """
    }

    @Test("constants, functions, types and members of extensions are two in two files")
    func apart() throws {
        #expect(try reasons([Self.file("a"), Self.file("b"), Self.file("c")]) == [])
    }

    @Test("what one file has for all is refused a second time")
    func forAll() throws {
        #expect(
            try reasons(["let limit = 1", "let limit = 2"]) == ["'limit' is a name already"])
        #expect(
            try reasons(["class Token {}", "class Token {}"])
                == ["invalid redeclaration of 'Token'"])
    }

    @Test("a name that is a label in the file as well is left as it is")
    func labels() throws {
        #expect(
            try reasons([
                "private let limit = 1\nfunc f(limit: Int) -> Int { limit }",
                "private let limit = 2\nfunc g(limit: Int) -> Int { limit }",
            ]) == ["'limit' is a name already"])
    }
}
