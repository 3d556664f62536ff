import CommandLanguage
import HierarchyRecords

/// What is set up once, as the view loads, and taken back each time that the screen goes: it is missing when the
/// screen comes back (B46).
enum UndoneForGood: Advice {
    private static let once = ["viewDidLoad", "loadView", "awakeFromNib", "init"]
    private static let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    private static let going = ["viewWillDisappear", "viewDidDisappear"]

    /// What sets up, and what takes it back.
    private static let pairs = [
        (set: "addObserver", taken: "removeObserver"),
        (set: "addTarget", taken: "removeTarget"),
        (set: "addGestureRecognizer", taken: "removeGestureRecognizer"),
    ]

    static func findings(in declared: DeclaredClass, among all: [DeclaredClass]) -> [Finding] {
        pairs.compactMap { pair in
            guard let set = place(of: pair.set, in: once, declared),
                place(of: pair.set, in: coming, declared) == nil,
                let taken = place(of: pair.taken, in: going, declared)
            else { return nil }
            return finding(pair.set, set, taken, declared)
        } + settings(in: declared) + [takenByBase(of: declared, among: all)].compactMap(\.self)
    }

    /// An observer that is added once, where a class that it inherits from takes back all that the object observes.
    private static func takenByBase(
        of declared: DeclaredClass, among all: [DeclaredClass]
    ) -> Finding? {
        guard let set = place(of: "addObserver", in: once, declared),
            place(of: "addObserver", in: coming, declared) == nil
        else { return nil }
        for base in all.lineage(of: declared.name).dropFirst() {
            for callback in going {
                let calls = RepeatedSetup.calls(in: base, callback).map(\.call)
                guard
                    let taken = calls.first(where: {
                        $0.name == "removeObserver" && $0.arguments.count == 1 && $0.isOfSelf
                    })
                else { continue }
                return base.advice(
                    "undone-for-good", rule: .b46, method: callback, at: taken.span,
                    "takes back by removeObserver(self) all that the object observes, also what "
                        + "\(declared.name).\(set.method) adds once (\(set.span.inClass))",
                    mend: [
                        "removeObserver(self, name: …, object: nil) for what \(base.name) adds itself",
                        "or move addObserver from \(declared.name).\(set.method) to viewWillAppear",
                    ])
            }
        }
        return nil
    }

    private typealias Place = (method: String, name: String, span: SourceSpan)

    private static func finding(
        _ set: String, _ first: Place, _ taken: Place, _ declared: DeclaredClass
    ) -> Finding {
        declared.advice(
            "undone-for-good", rule: .b46, method: taken.method, at: taken.span,
            "takes back by \(taken.name) what \(first.method) sets up once ("
                + "\(first.span.inClass)): when the screen comes back, it is missing",
            mend: [
                "move \(set) from \(first.method) to viewWillAppear, which comes at each return",
                "or let \(taken.method) take it back only where isMovingFromParent or isBeingDismissed "
                    + "is true",
            ])
    }

    /// A call that comes each time that one of the callbacks does.
    private static func place(
        of name: String, in callbacks: [String], _ declared: DeclaredClass
    ) -> Place? {
        for callback in callbacks {
            let calls =
                callback == "init"
                ? declared.bodies.filter { $0.method == "init" }
                    .compactMap { $0.statements.firstCall(of: name) }
                : RepeatedSetup.calls(in: declared, callback).map(\.call)
            if let call = calls.first(where: { $0.name.hasPrefix(name) }) {
                return (callback, call.name, call.span)
            }
        }
        return nil
    }

    /// A property that is set once, and set to nil each time that the screen goes.
    private static func settings(in declared: DeclaredClass) -> [Finding] {
        let all = declared.settings { !$0.property.isEmpty }
        return all.filter { going.contains($0.method) && $0.setting.value.isNil }.compactMap {
            method, setting in
            let others = all.filter {
                $0.setting.path == setting.path && !$0.setting.value.isNil
            }
            guard setting.property.hasSuffix("elegate") || setting.property == "dataSource",
                let first = others.first, others.allSatisfy({ once.contains($0.method) })
            else { return nil }
            return finding(
                setting.path, (first.method, setting.path, first.setting.span),
                (method, "\(setting.path) = nil", setting.span), declared)
        }
    }
}

extension Expression {
    fileprivate var isNil: Bool {
        if case .literal(.nil) = unchained.kind { return true }
        return isName("nil")
    }
}
