import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Errors that Swift code throws")
struct SwiftErrorTests {
    private let definitions = """
        enum CardError: Error { case empty, tooMany(limit: Int) }
        func draw(_ count: Int) throws -> Int {
            if count == 0 { throw CardError.empty }
            guard count < 3 else { throw CardError.tooMany(limit: 2) }
            return count
        }
        """

    private func talk(_ code: String) -> [String] { ScriptRun(definitions + "\n" + code).talk }

    @Test("are caught by the first clause that takes them")
    func caught() {
        #expect(
            talk(
                """
                for count in 0...3 {
                    do { print(try draw(count)) }
                    catch CardError.tooMany(let limit) where limit > 1 { print("limit", limit) }
                    catch let error as CardError { print("card", error) }
                }
                """) == ["card empty", "1", "2", "limit 2"])
        #expect(talk("do { _ = try draw(0) } catch { print(error) }") == ["empty"])
        #expect(talk("print(try? draw(3), try? draw(1), try! draw(2))") == ["nil Optional(1) 2"])
    }

    @Test("go through what stands between, which runs what it put off")
    func through() {
        #expect(
            talk(
                """
                class Box {
                    init(_ count: Int) throws { defer { print("leaving") }; self.count = try draw(count) }
                    let count: Int
                    func all() throws -> [Int] { try [1, 3, 1].map { try draw($0) } }
                }
                do { print(try Box(2).count, try Box(3).count) } catch { print("caught", error) }
                do { print(try Box(1).all()) } catch { print("caught", error) }
                """) == [
                    "leaving", "leaving", "caught tooMany(limit: 2)", "leaving",
                    "caught tooMany(limit: 2)",
                ])
    }

    @Test("describe themselves as LocalizedError does, or as Foundation does")
    func description() {
        #expect(
            talk(
                """
                enum Told: LocalizedError { case a; var errorDescription: String? { "told" } }
                func tell() throws { throw Told.a }
                do { try tell() } catch { print(error.localizedDescription) }
                do { _ = try draw(0) } catch { print(error.localizedDescription) }
                """) == [
                    "told", "The operation couldn’t be completed. (CardError error 0.)",
                ])
    }

    @Test(
        "are told where nobody takes them",
        arguments: [
            ("try draw(0)", "7:28: Fatal error: Error raised at top level: CardError.empty"),
            (
                "print(try! draw(3))",
                "7:7: Fatal error: 'try!' expression unexpectedly raised an error: "
                    + "CardError.tooMany(limit: 2)"
            ),
            ("draw(1)", "7:1: call can throw but is not marked with 'try'"),
            (
                "func f() { print(try draw(1)) }",
                "7:18: errors thrown from here are not handled"
            ),
            (
                "func f() { throw CardError.empty }",
                "7:12: error is not handled because the enclosing function is not declared 'throws'"
            ),
            (
                "func f() { do { print(try draw(1)) } catch CardError.empty {} }",
                "7:23: errors thrown from here are not handled"
            ),
            ("throw 3", "7:7: 'throw' needs Error, not Int"),
        ])
    func errors(code: String, error: String) {
        let line = talk(code).last
        let isPlaced = error.hasPrefix("7:28")
        #expect(isPlaced ? line?.hasSuffix(String(error.dropFirst(5))) == true : line == error)
    }
}
