import Gallery
import HeadlessUIKit

extension MemberList<MapController> {
    mutating func addByHand() {
        property("pin", { $0.pin })
        property("radar", { $0.radar })
    }
}

extension MemberList<PlaceController> {
    mutating func addByHand() {
        property("words", { $0.words })
    }
}

extension MemberList<AntipodalController> {
    mutating func addByHand() {
        property("map1", { $0.map1 })
        property("map2", { $0.map2 })
        property("text1", { $0.text1 })
        property("text2", { $0.text2 })
        property("upperView", { $0.upperView })
        property("lowerView", { $0.lowerView })
    }
}
