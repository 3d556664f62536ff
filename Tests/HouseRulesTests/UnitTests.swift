import CheckoutFiles
import Testing

@testable import Measure

/// Words of which one tells what a number means.
private let unitWords = [
    "point", "pixel", "second", "radian", "degree", "metre", "factor", "share", "opacity",
    "unit", "from 0", "from -1", "between 0", "bytes", "percent", "times the",
]

private let numberTypes = ["CGFloat", "Double", "Float", "TimeInterval"]

/// Public properties that are a number of which neither their own words nor those of their type tell
/// the unit or the range.
private func numbersWithoutUnit(in file: SourceFile) -> [String] {
    let lines = file.text.lines
    return zip(file.text.codeLines.indices, file.text.codeLines).compactMap { index, line in
        guard let name = publicNumber(line) else { return nil }
        let words = (comment(lines, above: index) + comment(lines, above: owner(of: index, lines)))
            .lowercased()
        return unitWords.contains(where: words.contains)
            ? nil : "\(file.path):\(index + 1): \(name)"
    }
}

/// The name of a public property of a number's type.
private func publicNumber(_ line: String) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "@" }.map(String.init)
    guard let kind = words.firstIndex(where: ["let", "var"].contains), kind + 2 < words.count
    else { return nil }
    let modifiers = words[..<kind]
    guard modifiers.contains("public") || modifiers.contains("open"),
        !modifiers.contains("override"), numberTypes.contains(words[kind + 2]),
        line.contains(" \(words[kind + 1]): \(words[kind + 2])")
    else { return nil }
    return words[kind + 1]
}

/// The doc comment above the line and its attributes.
private func comment(_ lines: [String], above index: Int) -> String {
    let above = lines[..<index].reversed().map { $0.drop { $0 == " " } }
    return above.drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }.joined(separator: " ")
}

/// The line of the declaration that the line stands in.
private func owner(of index: Int, _ lines: [String]) -> Int {
    let indent = lines[index].prefix { $0 == " " }.count
    return lines[..<index].lastIndex { line in
        !line.isEmpty && line.prefix { $0 == " " }.count < indent && line.hasSuffix("{")
    } ?? 0
}

@Suite("What a public number means")
struct UnitTests {
    @Test func `each says its unit or its range`() throws {
        let found = try Checkout.sources().filter { !$0.path.contains("Generated") }
            .flatMap(numbersWithoutUnit)
        #expect(found == [])
    }

    @Test func `a number without a unit is found`() {
        let file = SourceFile(
            "Sources/HeadlessUIKit/Views/Shadow.swift",
            """
            /// A shadow.
            public struct Shadow {
                /// How far it is blurred.
                public var radius: CGFloat = 3
                /// From 0 to 1.
                public var opacity: Double
                public let name: String
                let inner: Double
            }
            /// In points.
            public struct Place {
                public var x: CGFloat, y: CGFloat
            }
            """)
        #expect(
            numbersWithoutUnit(in: file) == ["Sources/HeadlessUIKit/Views/Shadow.swift:4: radius"])
    }
}
