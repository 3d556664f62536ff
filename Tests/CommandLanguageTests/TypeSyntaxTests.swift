import Testing

@testable import CommandLanguage

extension TypeSyntax {
    /// The tree as nested lists.
    fileprivate var outline: String {
        switch kind {
        case .name(let name): name
        case .member(let outer, let name): "(.\(name) \(outer.outline))"
        case .generic(let base, let arguments): "(<> \(base.outline)\(arguments.outline))"
        case .metatype(let inner): "(.Type \(inner.outline))"
        case .optional(let inner): "(? \(inner.outline))"
        case .implicitlyUnwrapped(let inner): "(! \(inner.outline))"
        case .array(let element): "([] \(element.outline))"
        case .dictionary(let key, let value): "([:] \(key.outline) \(value.outline))"
        case .tuple(let elements):
            "(()"
                + elements.map { " " + ($0.label.map { $0 + ":" } ?? "") + $0.type.outline }
                .joined() + ")"
        case .function(let function):
            "(->" + function.attributes.map { " @" + $0 }.joined() + function.parameters.outline
                + (function.isThrowing ? " throws" : "") + " = \(function.result.outline))"
        case .any(let inner): "(any \(inner.outline))"
        case .some(let inner): "(some \(inner.outline))"
        case .composition(let types): "(&\(types.outline))"
        case .inOut(let inner): "(inout \(inner.outline))"
        }
    }
}

extension [TypeSyntax] {
    fileprivate var outline: String { map { " " + $0.outline }.joined() }
}

/// The first statement of a script, or its first mistake.
private func statement(_ script: String) throws -> Statement {
    var parser = ScriptParser(file: nil)
    parser.feed(script)
    parser.finish()
    guard case .statement(let line)? = try parser.next() else {
        throw Diagnostic(.syntax, at: SourceSpan(line: 1, column: 1), "no statement")
    }
    return try #require(line.statements.first)
}

/// The type of the variable that a script declares.
private func declared(_ script: String) throws -> TypeSyntax {
    guard case .declaration(.variable(_, _, _, let type?, _)) = try statement(script) else {
        throw Diagnostic(.syntax, at: SourceSpan(line: 1, column: 1), "no type")
    }
    return type
}

/// What a script with a type that goes on and on is refused for.
private func mistake(_ script: String) -> String {
    do {
        _ = try statement(script)
        return "none"
    } catch let error as Diagnostic {
        return error.message
    } catch {
        return "\(error)"
    }
}

@Suite("Types are trees")
struct TypeSyntaxTests {
    @Test(
        arguments: [
            ("UIView", "UIView"),
            ("UIView.AnimationOptions", "(.AnimationOptions UIView)"),
            ("A.B.C?", "(? (.C (.B A)))"),
            ("UIView.Type", "(.Type UIView)"),
            ("Set<A.B>", "(<> Set (.B A))"),
            ("Dictionary<String, [Int]>", "(<> Dictionary String ([] Int))"),
            ("[UIView?]!", "(! ([] (? UIView)))"),
            ("[String: [Int: Bool]]", "([:] String ([:] Int Bool))"),
            ("any P?", "(? (any P))"),
            ("some P", "(some P)"),
            ("()", "(())"),
            ("(Int, b: Bool)", "(() Int b:Bool)"),
            ("(b: Bool)", "(() b:Bool)"),
            ("(UIView?)", "(? UIView)"),
            ("() -> Void", "(-> = Void)"),
            ("(Int, _ b: Bool) -> String?", "(-> Int Bool = (? String))"),
            ("((Bool) -> Void)?", "(? (-> Bool = Void))"),
            ("(Int) -> (Int) -> Int", "(-> Int = (-> Int = Int))"),
            (
                "@escaping @MainActor (Int) throws -> Void",
                "(-> @escaping @MainActor Int throws = Void)"
            ),
            ("(inout Int) -> Void", "(-> (inout Int) = Void)"),
        ])
    func `Swift's types are read as they are built`(_ text: String, _ tree: String) throws {
        #expect(try declared("let x: \(text) = y").outline == tree)
    }

    @Test(
        arguments: [
            ("NSInteger x", "Int"),
            ("unsigned long long x", "UInt"),
            ("UIView *x", "(! UIView)"),
            ("NSString *x", "(! String)"),
            ("id x", "Any"),
            ("NSNumber *x", "Any"),
            ("BOOL *x", "ObjCBool"),
            ("CGRect *x", "(! (<> UnsafeMutablePointer CGRect))"),
            ("UIView **x", "(! (<> AutoreleasingUnsafeMutablePointer UIView))"),
            ("NSArray<UIView *> *x", "(! ([] UIView))"),
            ("NSArray *x", "(! ([] Any))"),
            ("NSDictionary<NSString *, NSArray<UIView *> *> *x", "(! ([:] String ([] UIView)))"),
            ("NSSet<UITouch *> *x", "(! (<> Set UITouch))"),
            ("void (^x)(BOOL, UIView *)", "(! (-> Bool (! UIView) = Void))"),
            ("dispatch_block_t x", "(! (-> = Void))"),
        ])
    func `types of Objective-C are the trees that Swift imports`(
        _ text: String, _ tree: String
    ) throws {
        guard
            case .definition(.alias(_, let type)) = try statement("typedef \(text);")
        else {
            Issue.record("no type")
            return
        }
        #expect(type.outline == tree)
    }

    @Test func `what a type is spelled with is read as the same type again`() throws {
        for text in [
            "Set<A.B>?", "[A: (b: B, C)]", "((Int) throws -> Void)!", "(any P)?", "A.Type",
            "@escaping (inout Int) -> [A?]",
        ] {
            #expect(try declared("let x: \(text) = y").description == text)
        }
    }

    @Test func `each type in a type has its own place`() throws {
        guard case .dictionary(let key, let value) = try declared("let x: [Key: (A, B?)] = y").kind,
            case .tuple(let elements) = value.kind
        else {
            Issue.record("no dictionary")
            return
        }
        #expect([key.span.column, key.span.length] == [9, 3])
        #expect(value.span.column == 14)
        #expect(elements.map(\.type.span.column) == [15, 18])
    }

    @Test func `the names of types in it are those of its parts`() throws {
        let type = try declared("let x: [A.B: (label: C, (D?) -> Set<E>)] = y")
        #expect(type.names == ["A", "B", "C", "D", "Set", "E"])
        #expect(type.wholeName == nil)
        #expect(try declared("let x: A.B = y").wholeName == "A.B")
    }

    @Test func `what constrains a type parameter is all that is written`() throws {
        guard
            case .declaration(.function(let function)) =
                try statement("func f<T: A & B, U, V: C>(a: T) { }")
        else {
            Issue.record("no function")
            return
        }
        #expect(function.generics.map(\.constraint.outline) == ["(& A B)", "Any", "C"])
    }

    @Test func `a type that goes on for ever is refused`() {
        let count = 15_000
        let refusal = "the statement is nested deeper than 256"
        for sign in ["!", "?!", ".A"] {
            let type = "A" + String(repeating: sign, count: count)
            #expect(mistake("let x: \(type) = y") == refusal)
        }
        #expect(mistake("let x: \(String(repeating: "any ", count: count))A = y") == refusal)
        #expect(mistake("let x: \(String(repeating: "() -> ", count: count))A = y") == refusal)
    }
}
