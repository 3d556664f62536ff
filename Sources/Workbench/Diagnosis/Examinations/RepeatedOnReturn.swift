import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// What a callback of appearing presents, pushes or sets anew each time that its controller comes back (B46).
enum RepeatedOnReturn: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.histories.callsOnAppearing.repeated.compactMap { place in
            let method = place.callback.spelling.base
            guard let declared = world.declaredClass(of: place.object),
                let call = RepeatedSetup.calls(in: declared, method).first(where: {
                    $0.call.name.hasPrefix(place.method)
                })?.call
            else { return nil }
            return finding(place, declared, method, call, in: world)
        }
    }

    private static func finding(
        _ place: CallsOnAppearing.Place, _ declared: DeclaredClass, _ method: String,
        _ call: CodeCall, in world: ExaminedWorld
    ) -> Finding {
        let name = world.log.objects.name(place.object)
        let isLeading = CallsOnAppearing.leading.contains(place.method)
        let text = declared.text(of: call.span, in: method)
        return Finding(
            "repeated-on-return", isLeading ? .fault : .advice, rule: .b46,
            objects: [name, method],
            "\(name).\(method) calls \(place.method) each time it comes, and it comes again whenever "
                + "\(name) returns to the screen (\(text))",
            mend: isLeading
                ? [
                    "call \(place.method) once: ask a property of \(declared.name) first, as in "
                        + "guard !wasShown else { return }",
                    "or call it where the reason for it arises, and not in \(method)",
                ] : ["move it to viewDidLoad (\(text))"])
    }
}
