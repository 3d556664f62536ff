/// `BOOL *stop` of an enumeration, which the block may set.
@MainActor
final class StopFlag: ScriptObject {
    var pointee = false
}

extension TypeDescription {
    static let stopFlag = TypeDescription("ObjCBool", class: StopFlag.self) { type in
        type.property("pointee", { $0.pointee }, { $0.pointee = $1 })
    }
}
