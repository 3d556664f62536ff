import HierarchyRecords

/// Objects as UIKit's debugging texts write them.
enum UIKitText {
    /// `<UIView 0x12c000080>`; the address is made from the id, so that equal runs agree.
    static func object(_ className: String, _ id: ObjectID) -> String {
        "<\(qualified(className)) \(address(id))>"
    }

    /// A stable address: 64 bytes an object.
    static func address(_ id: ObjectID) -> String {
        "0x" + String(0x1_2C00_0000 + UInt64(id.ordinal) * 0x40, radix: 16)
    }

    /// The class with its module: a user's class is in `App`, as Swift's runtime names it.
    static func qualified(_ className: String) -> String {
        let bare = className.drop { $0 == "_" }
        let isSystem = ["UI", "NS", "CA"].contains { bare.hasPrefix($0) && isCapital(bare, 2) }
        return isSystem || className.contains(".") ? className : "App." + className
    }

    /// `<UIView 0x12c000080> not in the window`, or `(view not loaded)`.
    static func view(_ view: HierarchySnapshot.View?) -> String {
        guard let view else { return "(view not loaded)" }
        return object(view.className, view.id) + (view.isInWindow ? "" : " not in the window")
    }

    /// Appends the columns between the margin and a row's own sign: three spaces, then `|` and four
    /// spaces for each level between.
    static func appendColumns<Line: LineBuilder>(
        _ depth: Int, ellipsis: String, to line: inout Line
    ) {
        guard depth > 0 else { return }
        let deepest = HierarchySnapshot.deepestIndent
        let width = 3 + 5 * (min(depth, deepest) - 1)
        line.append(art: columns[..<width], columns: width, .plain)
        if depth > deepest { line.append("\(ellipsis) (depth \(depth)) ") }
    }

    private static let columns = Array(
        ("   " + String(repeating: "|    ", count: HierarchySnapshot.deepestIndent)).utf8)

    private static func isCapital(_ text: Substring, _ offset: Int) -> Bool {
        text.dropFirst(offset).first?.isUppercase ?? false
    }
}
