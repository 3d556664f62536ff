import CommandLanguage
import HierarchyRecords

/// Where in the session's classes a call stands.
struct PlaceInCode {
    let declared: DeclaredClass
    let method: String
    /// The call as it was written.
    let call: CodeCall

    init(_ call: CodeCall, in method: String, of declared: DeclaredClass) {
        self.call = call
        self.method = method
        self.declared = declared
    }

    var language: SourceLanguage { declared.declaration.language }

    /// `Detail.close, line 2`
    var text: String { declared.text(of: call.span, in: method) }
}

extension PlaceInCode? {
    /// ` (Detail.close, line 2)`, behind what is said of it; nothing where there is no place.
    var inParentheses: String { map { " (\($0.text))" } ?? "" }
}

extension DeclaredClass {
    /// `Detail.close, line 2`
    func text(of place: SourceSpan, in method: String) -> String {
        "\(name).\(method), \(place.inClass)"
    }
}

extension DeclaredClass {
    /// Whether its code calls a method of that name.
    func calls(_ name: String) -> Bool {
        bodies.contains { $0.statements.firstCall(of: name) != nil }
    }

    /// Where its code calls a method of that name for the first time; nil where it does not.
    func placeOfCall(of name: String) -> String? {
        bodies.lazy.compactMap { method, statements in
            statements.firstCall(of: name).map { text(of: $0.span, in: method) }
        }.first
    }
}

extension SourceSpan {
    /// `line 4`, or the place in a file.
    var inClass: String { file == nil ? "line \(line)" : text }
}

extension ExaminedWorld {
    /// The session's class of an object; nil for one of UIKit's.
    func declaredClass(of object: ObjectID) -> DeclaredClass? {
        let name = log.objects.className(object)
        return classes.first { $0.name == name }
    }

    /// Where the class that made a call has it; nil for a call that was typed, and for one of a verb.
    func place(of call: Event) -> PlaceInCode? {
        guard let caller = log.caller(call), let name = log.calledMethod(call) else { return nil }
        for declared in classes {
            for (method, statements) in declared.bodies(of: caller) {
                guard let found = statements.firstCall(of: name) else { continue }
                return PlaceInCode(found, in: method, of: declared)
            }
        }
        return nil
    }

    /// The call that brought an event about, if code made it.
    func call(behind event: Event) -> Event? {
        log.causes(of: Int(event.cause)).lazy.map { log.events[$0] }.first {
            $0.callback == .call
        }
    }
}

extension [Statement] {
    /// The first call of a method of that name, by Swift's base name or the beginning of the selector.
    func firstCall(of name: String) -> CodeCall? {
        firstCall { call in
            let base = call.name
            return base == name
                || base.hasPrefix(name) && base.dropFirst(name.count).first?.isUppercase == true
        }
    }

    /// The first call that fits.
    func firstCall(where fits: (CodeCall) -> Bool) -> CodeCall? {
        first(in: { expression in CodeCall.orOwn(expression).flatMap { fits($0) ? $0 : nil } })
    }

    /// What is found first in their expressions.
    func first<Found>(in find: (CommandLanguage.Expression) -> Found?) -> Found? {
        var found: Found?
        CodeWalk.expressions(of: self) { if found == nil { found = find($0) } }
        return found
    }
}
