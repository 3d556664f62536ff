import HeadlessUIKit

extension Value {
    /// The object that it is; nil for anything else.
    var objectOrNil: AnyObject? { if case .object(let object) = self { object } else { nil } }
}

extension MemberList<UINavigationController> {
    mutating func addByHand() {
        unwrappedProperty("toolbar", { $0.toolbar })
    }
}
