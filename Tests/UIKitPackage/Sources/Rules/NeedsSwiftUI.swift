import SwiftUI

public struct Page: View {
    let title: String
    @Binding var count: Int
    var show: ((UIViewController) -> Void)?
    let header: AnyView
    public var body: some View { Text(title) }
}

struct Unused: View {
    let title: String
}
