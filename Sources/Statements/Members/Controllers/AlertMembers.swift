import HeadlessUIKit

extension MemberList<UIActivityViewController> {
    mutating func addByHand() {
        initialiser("init(activityItems:applicationActivities:)") {
            (items: [ScriptElement], _: [ScriptElement]?) in
            UIActivityViewController(
                activityItems: items.map(\.value.printedText), applicationActivities: nil)
        }
        property("activityItems", { $0.activityItems.compactMap { $0 as? String } })
    }
}
