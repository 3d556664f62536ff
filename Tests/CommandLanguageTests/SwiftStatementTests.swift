import CommandLanguage
import Testing

@Suite("Swift statements") struct SwiftStatementTests {
    @Test(arguments: [
        ("root.addChild(a)", "(call (.addChild root) a)"),
        ("root.view.addSubview(a.view);", "(call (.addSubview (.view root)) (.view a))"),
        (
            "a.view.frame = CGRect(x: 0, y: 64, width: 393, height: 700)",
            "(= (.frame (.view a)) (call CGRect x: 0 y: 64 width: 393 height: 700))"
        ),
        ("a?.b!.c?.d(e)", "(call (?.d (.c (! (?.b a)))) e)"),
        ("a.b[0][c, d: e].f()", "(call (.f (index (index (.b a) 0) c d: e)))"),
        ("a.0.1.b()", "(call (.b (.1 (.0 a))))"),
        ("a.default.self(in: x, for: y)", "(call (.self (.default a)) in: x for: y)"),
        ("`in`.b(`my name`)", "(call (.b in) my name)"),
        ("super.init(nibName: nil, bundle: nil)", "(call (.init super) nibName: nil bundle: nil)"),
        ("a.b(.c, .d(e: .f))", "(call (.b a) .c (call .d e: .f))"),
    ])
    func `members, calls and subscripts`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("x = 0x1F + 0b101 + 0o17 + 1_000", "(= x (+ (+ (+ 31 5) 15) 1000))"),
        ("x = 1.5e3 / 2e-1 * 0.25", "(= x (* (/ 1500.0 0.2) 0.25))"),
        ("x = [true, false, nil, self]", "(= x [true false nil self])"),
        ("x = [a: 1, b: 2,]", "(= x [: a 1 b 2])"),
        ("x = [[:], [], [1,]]", "(= x [[:] [] [1]])"),
        (#"x = "a \"\\\n\t\'\u{1F600}""#, "(= x \"a \"\\\n\t'😀\")"),
        (#"x = """#, "(= x \"\")"),
        (#"x = "\(a) and \("b" + "\(c)")!""#, #"(= x "\a and \(+ "b" "\c")!")"#),
        ("x = (a)", "(= x a)"),
        ("x = ((a + b) * c, d: e, ())", "(= x (tuple (* (+ a b) c) d: e (tuple)))"),
        ("x = 设置.é", "(= x (.é 设置))"),
        (
            "x\u{A0}= a.b(“c \u{A0}\\(d)”,\u{3000}\u{2002}e)",
            "(= x (call (.b a) \"c \u{A0}\\d\" e))"
        ),
    ])
    func `literals and brackets`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("x = a + b * c - d", "(= x (- (+ a (* b c)) d))"),
        ("x = a | b & c << d", "(= x (| a (& b (<< c d))))"),
        ("x = a || b && c == d", "(= x (|| a (&& b (== c d))))"),
        ("x = a ?? b ?? c + 1", "(= x (?? a (?? b (+ c 1))))"),
        ("x = a < b ? c : d ? e : f", "(= x (?: (< a b) c (?: d e f)))"),
        ("x = -a - -1", "(= x (- (- a) (- 1)))"),
        ("x = !a.b", "(= x (! (.b a)))"),
        ("x = 0..<a.count + 1", "(= x (..< 0 (+ (.count a) 1)))"),
        ("x = 1...5 == y", "(= x (== (... 1 5) y))"),
        ("x = a as? B ?? c", "(= x (?? (as? a B) c))"),
        ("x = a as! [B: C?] as D", "(= x (as (as! a [B: C?]) D))"),
        ("x = a is B.C && d", "(= x (&& (is a B.C) d))"),
        ("x = a as? (B, [C]) -> D<E, F?>", "(= x (as? a (B, [C]) -> D<E, F?>))"),
        ("x = a !== b", "(= x (!== a b))"),
    ])
    func `operators bind as in Swift`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("let a = UIViewController()", "(let a (call UIViewController))"),
        ("var a: any B?, `let` = c", "(var a: (any B)?), (var let c)"),
        ("let a: [String: (Int) -> Void]! = nil", "(let a: [String: (Int) -> Void]! nil)"),
        ("a.b += 1", "(+= (.b a) 1)"), ("a.b -= 1", "(-= (.b a) 1)"),
        ("a.b *= 2", "(*= (.b a) 2)"), ("a.b /= 2", "(/= (.b a) 2)"),
        ("a.b |= .c", "(|= (.b a) .c)"), ("a = b", "(= a b)"),
        ("a.b = c ? d : e", "(= (.b a) (?: c d e))"),
        ("a.b = .c", "(= (.b a) .c)"), ("_ = a.b()", "(= _ (call (.b a)))"),
    ])
    func `declarations and assignments`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("a.b { c() }", "(call (.b a) {(call c)})"),
        ("a.b({ })", "(call (.b a) {})"),
        ("a.b { $0.c = $1 }", "(call (.b a) {(= (.c $0) $1)})"),
        ("a.b { _ in }", "(call (.b a) {_ in })"),
        ("a.b { c, d in return }", "(call (.b a) {c d in (return)})"),
        (
            "a.b { [weak self, unowned c, d] in self?.e() }",
            "(call (.b a) {[weak self, unowned c, d] (call (?.e self))})"
        ),
        (
            "a.b { (c: [D], e) -> F? in return c }",
            "(call (.b a) {c e in (return c)})"
        ),
        ("a.b { () -> C in c() }", "(call (.b a) {(call c)})"),
        (
            "a.b(c: 1) { d() } completion: { _ in e() } x: { }",
            "(call (.b a) c: 1 {(call d)} completion: {_ in (call e)} x: {})"
        ),
        (
            "a.b {\n  let c = d; c.e()\n  // f\n  return c\n    .g()\n  -h\n}",
            "(call (.b a) {(let c d); (call (.e c)); (return (call (.g c))); (- h)})"
        ),
        ("a.b { (c)\n(d)\n[e] }", "(call (.b a) {c; d; [e]})"),
        ("a.b { { c() }() }", "(call (.b a) {(call {(call c)})})"),
        ("a.b { x in\n c.d { y in e } }", "(call (.b a) {x in (call (.d c) {y in e})})"),
    ])
    func `closures, in parentheses and behind them`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("a.b(", "1:4: the statement is not finished: a closing bracket is missing"),
        ("a.b(c d)", "1:7: expected ',' or ')' after the arguments, found 'd'"),
        ("a.b(,)", "1:5: expected a value, found ','"),
        ("a.b() c", "1:7: expected an operator, ';' or a line end, found 'c'"),
        ("a.b() )", "1:7: unexpected ')'"),
        ("a.b = ", "1:6: expected a value, found the end of the statement"),
        ("a.b = c +", "1:10: expected a value, found the end of the statement"),
        ("x = a. + b", "1:8: expected the name of a member after '.', found '+'"),
        ("x = a..b", "1:7: expected the name of a member after '.', found '.'"),
        ("x = let", "1:5: expected a value, found 'let'"),
        ("x = [a, b", "1:5: the statement is not finished: a closing bracket is missing"),
        ("x = [a: b, c]", "1:13: expected ':' after the key, found ']'"),
        ("x = a[]", "1:6: the subscript is empty"),
        (
            "x = a ? b",
            "1:10: expected ':' of the conditional expression, found the end of the statement"
        ),
        ("let x = a < b < c", "1:15: '<' cannot follow its like"),
        ("x = a as 5", "1:10: expected a type, found a number"),
        ("x = 12ab", "1:5: '12ab' is no number"), ("x = 0x", "1:5: '0x' is no number"),
        ("x = 99999999999999999999", "1:5: the number is too large"),
        ("x = 1e999", "1:5: the number is too large"),
        ("let = 5", "1:5: expected a name after 'let', found '='"),
        ("let a", "1:6: expected a type or a value for 'a', found the end of the statement"),
        ("x = \"a", "1:5: the string is not closed before the end of the line"),
        ("x = \"\\q\"", "1:6: unknown escape '\\q'"),
        ("x = \"\\(a b)\"", "1:10: expected ')' after the value, found 'b'"),
        ("x = `a", "1:5: the backtick is not closed"),
        ("x = 'a'", "1:5: \"'\" does not quote; did you mean '\"'?"),
        ("x = a # b", "1:7: '#' is no comment in a statement; did you mean '//'?"),
        ("x = a€", "1:5: 'a€' is no name"),
        ("a.b { c in", "1:5: the statement is not finished: a closing bracket is missing"),
        ("a.b { [weak] in }", "1:12: expected a name in the capture list, found ']'"),
        ("a.b { c d }", "1:9: expected an operator, ';' or a line end, found 'd'"),
    ])
    func `a mistake is told with its place and what was looked for`(script: String, line: String) {
        #expect(outline(script) == line)
    }

    @Test(arguments: [
        ("x = try a()", "(= x (try (call a)))"), ("x = try? a.b", "(= x (try? (.b a)))"),
        ("throw a", "(throw a)"), ("a.b(&c, d: &e.f)", "(call (.b a) (& c) d: (& (.f e)))"),
        (
            "do { a() } catch A.b(let c) where c { } catch { d }",
            "(do {(call a)} (catch A.b(let c) where c {}) (catch {d}))"
        ),
        ("func a<T: C>(b: T...) throws { }", "(func a b: [T] {})"),
        ("func a(b: inout C) { }", "(func a b: inout C {})"),
        (
            "c: for d in e { break c; continue c }",
            "(c: (for d in e {(break c); (continue c)}))"
        ),
        (
            "switch a { case .b(let c, _), let .d(c, 0): e; case (.f, is G): h }",
            "(switch a .b(let c _) | .d(let c 0): {e} (.f is G): {h})"
        ),
    ])
    func `errors, labels, places and patterns are read`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("struct A { async let b = 1 }", "1:12: 'async' is outside of what is simulated"),
        (
            "struct A: View { var body: some View { Text(\"\") } }",
            "1:1: a view of SwiftUI is outside of what is simulated"
        ),
        (
            "var a: B { didSet { c } }",
            "1:10: an observed variable within code is not understood yet"
        ),
    ])
    func `what is left out is named`(script: String, line: String) {
        #expect(outline(script) == line)
    }

    @Test(arguments: [
        ("x = if a { b } else { c }", "(= x (call {(if a {(return b)} else {(return c)})}))"),
        ("await a()", "(call a)"), ("func a() async { await b() }", "(func a {(call b)})"),
        ("x = Box<Int>(1)", "(= x (call Box<Int> 1))"),
        ("x = (a?.b)!", "(= x (! (tuple (?.b a))))"),
        ("x = #keyPath(A.b.c)", "(= x \"b.c\")"),
        (
            "func a() {\n#if DEBUG && !os(macOS)\nb()\n#elseif true\nc()\n#else\nd()\n#endif\n}",
            "(func a {(call b)})"
        ),
    ])
    func `newer forms and branches of the build`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("x = \\.a.b", "(= x {(.b (.a $0))})"), ("x = \\C.a", "(= x {$0 in (.a $0)})"),
        ("x = #selector(a)", "(= x @selector(a))"),
        ("x = #selector(A.b(_:c:))", "(= x @selector(A.b(_:c:)))"),
        ("a(#available(iOS 15.2, *))", "(call a #available(15.2))"),
        ("x = \"\"\"\n  a \\(b)\n   c\\n\\\n  \"d\"\n  \"\"\"", "(= x \"a \\b\n c\n\"d\"\")"),
        ("x = a?(b)", "(= x (call (? a) b))"), ("x = a?[b]", "(= x (index (? a) b))"),
        ("a.b { [c = d] in }", "(call (.b a) {[c = d] })"),
        ("x = a[1...]", "(= x (index a (... 1 nil)))"), ("x = a[..<b]", "(= x (index a (..< b)))"),
    ])
    func `key paths, selectors, long strings and open ranges`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("if a { b() }", "(if a {(call b)})"),
        (
            "if let a, var b: C = d.e(), f == .g, case .h = i { } else if j { k() } else { l }",
            "(if let a, var b: C (call (.e d)), (== f .g), .h = i {} else {(if j {(call k)} else {l})})"
        ),
        ("if a.b({ c }) { d }", "(if (call (.b a) {c}) {d})"),
        ("if (a.b { c }) { d }", "(if (call (.b a) {c}) {d})"),
        ("guard let self else { return }", "(guard let self {(return)})"),
        ("while a, b < 3 { break; continue }", "(while a, (< b 3) {(break); (continue)})"),
        ("repeat { a() } while b", "(repeat {(call a)} b)"),
        ("for _ in 0..<3 { a() }", "(for _ in (..< 0 3) {(call a)})"),
        (
            "for (a, b) in c.d() where a < b { }",
            "(for (a b) in (call (.d c)) where (< a b) {})"
        ),
        ("for case let a as B in c { }", "(for a is B in c {})"),
        ("for case let a? in c { a.b() }", "(for let a? in c {(call (.b a))})"),
        (
            "switch a { case 1, 2...3: b(); c() \n case .d where e: break \n case let f?: f.g() }",
            "(switch a 1 | (... 2 3): {(call b); (call c)} .d where e: {(break)} let f?: {(call (.g f))})"
        ),
        (
            "switch a {\n case is B: c\n fallthrough\n case nil, .none: d\n @unknown default: e\n }",
            "(switch a is B: {c} falls through nil | .none: {d} default: {e})"
        ),
        ("do { defer { a() }; b() }", "(do {(defer {(call a)}); (call b)})"),
        ("let (a, _) = b", "(let (a _) b)"),
        (
            "func a(_ b: C, for d: @escaping (E, _ f: G) -> Void = { }) -> H? { return b }",
            "(func a _ b: C for d: @escaping (E, G) -> Void = {} -> H? {(return b)})"
        ),
        ("@objc(a:) private func a() { }", "(func a {})"),
        ("@IBOutlet private(set) weak var a: B!", "(weak var a: B!)"),
        ("@MainActor final lazy var a = b", "(var a b)"), ("import UIKit", ""),
        ("import class UIKit.UIView; a()", " ; (call a)"), ("@available(iOS 13, *)", ""),
        ("if a {\n}\nelse {\n}", "(if a {} else {})"),
        ("guard let a = b,\n let c = d\nelse { return }", "(guard let a b, let c d {(return)})"),
        ("let a = b\n ? c\n : d", "(let a (?: b c d))"),
    ])
    func `control flow and declarations`(script: String, expected: String) {
        #expect(outline(script) == expected)
    }

    @Test(arguments: [
        ("if a b", "1:6: expected '{' of 'if', found 'b'"),
        ("if { }", "1:4: expected a value, found '{'"),
        ("guard a { }", "1:9: expected 'else' of 'guard', found '{'"),
        ("for a of b { }", "1:7: expected 'in' of 'for', found 'of'"),
        (
            "repeat { }",
            "1:11: expected 'while' after the body of 'repeat', found the end of the statement"
        ),
        ("switch a { b }", "1:12: expected 'case' or 'default', found 'b'"),
        ("switch a { case 1: }", "1:20: expected a statement of the case, found '}'"),
        ("func (a: B) { }", "1:6: expected the name of the function, found '('"),
        ("func a(b) { }", "1:9: expected the name of the parameter, found ')'"),
        ("a.b { else }", "1:7: 'else' belongs to nothing here"),
        ("private a()", "1:9: expected a declaration, found 'a'"),
    ])
    func `a broken construct is told with its place`(script: String, line: String) {
        #expect(outline(script) == line)
    }

    @Test func `expressions point at the name or the operator that matters`() throws {
        var parser = ScriptParser(file: "s.vcr")
        parser.feed("\n é.view.add(x: b + c)\n")
        guard case .statement(let line) = try parser.next(),
            case .expression(let call) = line.statements[0],
            case .link(.call(let member, let arguments)) = call.kind,
            case .link(.member(let base, _, _)) = member.kind
        else {
            Issue.record("a call of a member was expected")
            return
        }
        let spans = [line.span, call.span, member.span, base.span, arguments[0].value.span]
        #expect(
            spans.map(\.description) == [
                "s.vcr:2:2+1", "s.vcr:2:9+3", "s.vcr:2:9+3", "s.vcr:2:4+4", "s.vcr:2:18+1",
            ])
    }
}
