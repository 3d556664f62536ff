/// `BOOL *stop` of an enumeration, which the block may set.
@MainActor
final class StopFlag: ScriptObject {
    var pointee = false

    init(_ pointee: Bool = false) { self.pointee = pointee }
}

extension TypeDescription {
    static let stopFlag = TypeDescription("ObjCBool", class: StopFlag.self) { type in
        type.initialiser("init(_:)") { (flag: Bool) in StopFlag(flag) }
        type.property("pointee", { $0.pointee }, { $0.pointee = $1 })
        type.property("boolValue", { $0.pointee })
    }
}
