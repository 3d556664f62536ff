import CommandLanguage
import HierarchyRecords

/// Code that calls an appearance callback or a callback of loading of another controller, or its own (B05).
enum CallbackCalled: Advice {
    private static let callbacks: [Callback] = [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .loadView,
        .viewDidLoad,
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        var findings: [Finding] = []
        for (method, statements) in declared.bodies {
            CodeWalk.expressions(of: statements) { expression in
                guard let call = CodeCall.orOwn(expression), !call.isSuper,
                    call.arguments.count < 2,
                    let callback = callbacks.first(where: { $0.spelling.base == call.name })
                else { return }
                findings.append(
                    declared.advice(
                        "callback-called", rule: callback.category == .load ? .l02 : .b05,
                        method: method, at: call.span,
                        "calls \(call.name) itself", mend: [mend(call, of: callback, declared)]))
            }
        }
        return findings
    }

    private static func mend(
        _ call: CodeCall, of callback: Callback, _ declared: DeclaredClass
    ) -> String {
        if callback == .viewDidLoad {
            return
                "leave the call out: UIKit sends it once, behind loadView; what is to be done again goes into a "
                + "method of its own"
        }
        if callback == .loadView { return "leave the call out, or call loadViewIfNeeded()" }
        guard declared.forwardsByHand else { return "leave the call out: UIKit sends it" }
        let receiver = call.receiver.isName("self") ? "self" : call.receiver.lastName
        let isAppearing = callback == .viewWillAppear
        let begins = isAppearing || callback == .viewWillDisappear
        let call = begins ? UIKitCall.begin(receiver, appearing: isAppearing) : .end(receiver)
        return call.text(in: declared.declaration.language)
    }
}

extension Expression {
    /// The name that it ends with.
    fileprivate var lastName: String {
        if case .name(let name) = unchained.kind { return name }
        return member?.name ?? "child"
    }
}
