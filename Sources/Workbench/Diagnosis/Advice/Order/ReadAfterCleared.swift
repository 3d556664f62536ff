import CommandLanguage
import HierarchyRecords

/// A property that is read after a call which empties it, in the same method or in one that it calls (U05, B45).
enum ReadAfterCleared: Advice {
    /// A call, and the properties of its receiver that are nil behind it.
    private struct Row {
        let call: String
        let properties: Set<String>
        let rule: RuleID
    }

    private static let table = [
        Row(
            call: "deselectRow",
            properties: ["indexPathForSelectedRow", "indexPathsForSelectedRows"], rule: .u05),
        Row(call: "deselectItem", properties: ["indexPathsForSelectedItems"], rule: .u05),
        Row(call: "removeFromSuperview", properties: ["superview"], rule: .b45),
        Row(
            call: "removeFromParent", properties: ["parent", "parentViewController"], rule: .b45),
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        declared.methods.flatMap { method in
            table.compactMap { finding($0, in: method, of: declared) }
        }
    }

    private static func finding(
        _ row: Row, in method: FunctionDeclaration, of declared: DeclaredClass
    ) -> Finding? {
        guard let call = method.body.firstCall(of: row.call), !call.isSuper else { return nil }
        let calls = declared.methodsCalled(in: method.body, after: call.span)
        let bodies = [(method.plainName, method.body)] + calls.map { ($0.plainName, $0.body) }
        for (place, body) in bodies {
            guard let read = body.firstRead(of: row.properties, on: call.ownReceiver),
                place != method.plainName || call.span.precedes(read.span)
            else { continue }
            return declared.advice(
                "read-after-cleared", .fault, rule: row.rule, method: method.plainName,
                at: call.span,
                "calls \(call.name), and \(read.path) is nil behind it: it is read in "
                    + declared.text(of: read.span, in: place),
                mend: [
                    "read it before \(call.name), into a constant: let kept = \(read.path)"
                ])
        }
        return nil
    }
}

extension DeclaredClass {
    /// The methods of the class that a body calls behind a place, with `prepare` where it performs a segue.
    fileprivate func methodsCalled(
        in body: [Statement], after place: SourceSpan
    ) -> [FunctionDeclaration] {
        var names: [String] = []
        CodeWalk.expressions(of: body) { expression in
            guard let call = CodeCall.orOwn(expression), call.receiver.isName("self"),
                place.precedes(call.span)
            else { return }
            names.append(call.name)
            if call.name.hasPrefix("performSegue") { names += ["prepare", "prepareForSegue"] }
        }
        return names.flatMap(methods)
    }
}

extension [Statement] {
    /// The first place where one of the properties of what stands at that path is read.
    fileprivate func firstRead(
        of properties: Set<String>, on owner: String
    ) -> (path: String, span: SourceSpan)? {
        var found: (String, SourceSpan)?
        CodeWalk.expressions(of: self) { expression in
            let path = expression.ownPath
            let parts = path.splitAtLastDot ?? ("", path)
            guard found == nil, parts.head == owner, properties.contains(parts.tail) else { return }
            found = (path, expression.span)
        }
        return found
    }
}

extension CodeCall {
    /// The path of what is called, without `self.`; empty where it is the object itself.
    var ownReceiver: String {
        let path = receiver.ownPath
        return path == "self" ? "" : path
    }
}
