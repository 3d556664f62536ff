import HierarchyRecords

extension DocumentReader {
    /// The rectangle that an element is.
    func rect(_ element: XMLTree.Index) -> RectValue {
        var rect = RectValue(x: 0, y: 0, width: 0, height: 0)
        for attribute in tree.attributes(element) {
            switch Word(rawValue: attribute.name) {
            case .x: rect.x = number(attribute, line: tree.line(element))
            case .y: rect.y = number(attribute, line: tree.line(element))
            case .width: rect.width = number(attribute, line: tree.line(element))
            case .height: rect.height = number(attribute, line: tree.line(element))
            case _: break
            }
        }
        return rect
    }

    /// `top`, `left`, `bottom`, `right`; older files say `minY`, `minX`, `maxY`, `maxX`.
    func insets(_ element: XMLTree.Index) -> AttributeValue {
        var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
        for attribute in tree.attributes(element) {
            switch Word(rawValue: attribute.name) {
            case .top, .minY: top = number(attribute, line: tree.line(element))
            case .left, .leading, .minX: left = number(attribute, line: tree.line(element))
            case .bottom, .maxY: bottom = number(attribute, line: tree.line(element))
            case .right, .trailing, .maxX: right = number(attribute, line: tree.line(element))
            case _: break
            }
        }
        return .insets(top: top, left: left, bottom: bottom, right: right)
    }

    /// The number that an attribute of the element is; zero where there is none.
    func number(_ element: XMLTree.Index, _ word: Word) -> Double {
        tree.attributes(element).first { $0.name == word.rawValue }
            .map { number($0, line: tree.line(element)) } ?? 0
    }

    /// The finite number that an attribute is; where it is none, that is told, and it counts as zero.
    func number(_ attribute: XMLTree.Attribute, line: Int) -> Double {
        let range = Int(attribute.start)..<Int(attribute.end)
        if let number = shortDecimal(range) { return number }
        let text = tree.value(attribute)
        let isDecimal = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
        if isDecimal, let number = Double(text), number.isFinite { return number }
        reportBadNumber(text, line: line)
        return 0
    }

    /// Most numbers of a file: up to fifteen digits, which a division by a power of ten keeps exact.
    private func shortDecimal(_ range: Range<Int>) -> Double? {
        guard !range.isEmpty, range.count <= 16 else { return nil }
        var digits = 0, count = 0, divisor = 1.0
        var hasPoint = false, isNegative = false
        for index in range {
            switch tree.bytes[index] {
            case UInt8(ascii: "-") where index == range.lowerBound: isNegative = true
            case UInt8(ascii: ".") where !hasPoint: hasPoint = true
            case let byte where byte >= 48 && byte <= 57:
                digits = digits * 10 + Int(byte - 48)
                count += 1
                if hasPoint { divisor *= 10 }
            case _: return nil
            }
        }
        guard count > 0, count <= 15 else { return nil }
        return (isNegative ? -1 : 1) * Double(digits) / divisor
    }
}
