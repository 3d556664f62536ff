import HeadlessUIKit

/// What stands between the `%` of a format and its letter: the C library writes the number by it.
struct FormatOfC {
    /// Any of `-+ 0#'`.
    let flags: String
    /// The columns to fill; below 0 the text stands at their left.
    let width: Int?
    let precision: Int?

    func text(_ number: Int) -> String { written(number, as: "lld") }

    func text(_ number: UInt, as kind: Character) -> String { written(number, as: "ll\(kind)") }

    func text(_ number: Double, as kind: Character) -> String { written(number, as: "\(kind)") }

    private func written(_ number: any CVarArg, as conversion: String) -> String {
        let format = "%" + directive + conversion
        return withVaList([number]) { list in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: mostCharacters) { text in
                guard let begin = text.baseAddress else { return "" }
                vsnprintf(begin, text.count, format, list)
                return String(cString: begin)
            }
        }
    }

    /// `-08.2`; a precision below 0 counts as none.
    private var directive: String {
        Set(flags).sorted().map { String($0) }.joined() + (width.map { "\($0)" } ?? "")
            + (precision.flatMap { $0 < 0 ? nil : ".\($0)" } ?? "")
    }

    /// The longest number without a width or a precision has 309 digits before its point.
    private var mostCharacters: Int { 400 + abs(width ?? 0) + max(0, precision ?? 0) }

    /// A text that is no number, in as many columns.
    func padded(_ text: String) -> String {
        let columns = abs(width ?? 0)
        guard text.count < columns else { return text }
        let isLeft = flags.contains("-") || width ?? 0 < 0
        let fill = String(
            repeating: flags.contains("0") && !isLeft ? "0" : " ", count: columns - text.count)
        return isLeft ? text + fill : fill + text
    }
}
